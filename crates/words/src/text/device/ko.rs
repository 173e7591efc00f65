//! The texts in Korean.

use super::{
    DeviceMessages, ExportMessages, ImportMessages, InstallMessages, StorageMessages,
    UpdateMessages,
};

pub const DEVICE: DeviceMessages = DeviceMessages {
    export: ExportMessages {
        export: "내보내기",
        title: |title| format!("‘{title}’ 내보내기"),
        hint: "가려진 카드까지 포함한 게임 전체입니다. Mallard가 있는 기기라면 어디서든 가져올 수 있습니다.",
        raw_hint: "저장된 데이터를 그대로 내보냅니다. 나중에 읽을 방법이 있을 수도 있습니다.",
        file: "파일로 저장",
        share: "공유",
        copy: "텍스트 복사",
        copied: "복사했습니다.",
        copy_by_hand: "브라우저가 복사를 허용하지 않습니다. 텍스트를 선택해 직접 복사하세요.",
        text: "게임 데이터 (텍스트)",
        menu: "공유, 내보내기, 삭제",
    },
    import: ImportMessages {
        import: "게임 가져오기",
        hint: "Mallard에서 내보낸 파일이나 텍스트를 가져옵니다. 이 기기에 있는 게임은 덮어쓰지 않습니다.",
        file: "파일 선택",
        paste: "또는 여기에 텍스트 붙여 넣기",
        look: "게임 확인하기",
        empty: "먼저 파일을 선택하거나 텍스트를 붙여 넣으세요.",
        too_large: "게임 데이터라고 하기에는 너무 큽니다.",
        no_match: "게임 데이터가 아니거나, 일부가 빠졌거나 바뀌었습니다.",
        file_unread: "이 파일을 읽을 수 없습니다.",
        gone: "가져오려던 게임이 메모리에 없습니다. 파일을 다시 선택하거나 텍스트를 다시 붙여 넣으세요.",
        moves: |count| match count {
            0 => String::from("아직 진행되지 않음"),
            _ => format!("{count}수 진행"),
        },
        damaged: |good| match good {
            0 => String::from("손상되어 있어 처음 상태만 남길 수 있습니다."),
            _ => {
                format!("{good}수 다음부터 손상되어 있어 {good}수까지만 남길 수 있습니다.")
            }
        },
        same: "똑같은 게임이 이미 이 기기에 있습니다.",
        ahead: |moves| {
            format!("이 기기에 있는 같은 게임이 {moves}수 더 진행되어 있습니다. 둘 다 남겨 둡니다.")
        },
        behind: |moves| {
            format!("이 기기에 있는 같은 게임이 {moves}수 덜 진행되어 있습니다. 둘 다 남겨 둡니다.")
        },
        differs: "이 기기에도 같은 게임이 있지만 진행이 다릅니다. 둘 다 남겨 둡니다.",
        keep: "이 게임 저장하기",
    },
    storage: StorageMessages {
        title: "이 기기",
        awake: "화면 켜 두기",
        awake_hint: "게임을 하는 동안 화면이 꺼지지 않습니다.",
        matches: "저장된 게임",
        kept: "직접 지울 때까지 브라우저가 보관합니다.",
        may_clear: "공간이 모자라면 브라우저가 지울 수 있습니다. Mallard를 설치하거나, 보관할 게임을 내보내세요.",
        in_vain: "브라우저가 계속 보관한다는 보장이 없습니다. Mallard를 설치하거나, 보관할 게임을 내보내세요.",
        unknown: "이 브라우저가 얼마나 보관하는지 알 수 없습니다. 보관할 게임은 내보내세요.",
        seven_days: "Safari를 7일 동안 쓰면서 이 페이지를 열지 않으면 게임이 지워집니다. Mallard를 홈 화면에 추가하거나, 보관할 게임을 내보내세요.",
        denied: "이 브라우저에는 저장할 수 없어, 페이지를 닫으면 게임이 사라집니다. 보관할 게임은 내보내세요.",
        ask: "보관 요청",
        used: |kib| format!("{kib} KB를 쓰고 있습니다."),
        damaged: |count| format!("따로 보관한 손상 데이터 {count}개"),
        damaged_hint: "읽을 수 없었지만, 나중에 읽을 방법이 있을 수도 있습니다.",
        delete_ask: "손상된 데이터를 지울까요? 되돌릴 수 없습니다.",
        badge: "저장 안 됨",
    },
    install: InstallMessages {
        install: "설치",
        title: "Mallard 설치",
        hint: "다른 앱처럼 별도의 창에서 열립니다.",
        steps: [
            "브라우저의 공유 버튼을 누르세요.",
            "‘홈 화면에 추가’를 고르세요.",
            "홈 화면에서 Mallard를 여세요.",
        ],
        own_storage: "홈 화면의 Mallard는 저장 공간이 따로 있습니다. 여기서 내보낸 뒤 거기서 가져오세요.",
        offline: [
            "오프라인으로 하기",
            "Mallard를 이 기기에 저장합니다. 약 4 MB입니다.",
            "내려받기",
        ],
    },
    update: UpdateMessages {
        version: |release| format!("버전 {release}"),
        build: |release, build| format!("버전 {release}, 빌드 {build}"),
        ready: "새 버전이 준비되었습니다.",
        now: "지금 업데이트",
        later: "나중에",
        at_the_table: "새 버전이 준비되었습니다. 선반에서 업데이트할 수 있습니다.",
    },
};
