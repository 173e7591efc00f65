//! English.

use super::{Device, Export, Import, Install, Storage, Update};

pub const DEVICE: Device = Device {
    export: Export {
        export: "Export",
        title: |title| format!("Export “{title}”"),
        hint: "The whole match, hidden cards included. Any device that has Mallard can import it.",
        raw_hint: "The saved data as it lies here. Somebody may yet be able to read it.",
        file: "Save as a file",
        share: "Share",
        copy: "Copy the text",
        copied: "Copied.",
        copy_by_hand: "The browser does not allow it. Select the text and copy it by hand.",
        text: "The match as a text",
        menu: "Export, import, delete",
    },
    import: Import {
        import: "Import a match",
        hint: "From a file or a text that Mallard exported. Nothing on this device is overwritten.",
        file: "Choose a file",
        paste: "Or paste the text here",
        look: "Look at it",
        empty: "Choose a file or paste the text first.",
        too_large: "This is larger than any match.",
        no_match: "This is not a match, or a part of it is missing or was changed.",
        file_unread: "This file cannot be read.",
        gone: "The match to import is gone from memory. Choose the file or paste the text once more.",
        moves: |count| match count {
            0 => String::from("No moves yet"),
            1 => String::from("1 move"),
            _ => format!("{count} moves"),
        },
        damaged: |good| match good {
            0 => String::from("It is damaged: only the deal can be kept, without any move."),
            _ => format!("It is damaged after move {good}. Only what comes before can be kept."),
        },
        same: "This match is on this device already, just as it is.",
        ahead: |moves| match moves {
            1 => String::from(
                "This match is on this device as well, one move further. Both are kept.",
            ),
            _ => format!(
                "This match is on this device as well, {moves} moves further. Both are kept."
            ),
        },
        behind: |moves| match moves {
            1 => String::from(
                "This match is on this device as well, one move behind. Both are kept.",
            ),
            _ => format!(
                "This match is on this device as well, {moves} moves behind. Both are kept."
            ),
        },
        differs: "This match is on this device as well, with other moves. Both are kept.",
        keep: "Keep this match",
    },
    storage: Storage {
        title: "On this device",
        awake: "Keep the screen on",
        awake_hint: "While a match is being played.",
        matches: "Saved matches",
        kept: "The browser keeps them until you delete them.",
        may_clear: "The browser may clear them when space runs short. Install Mallard, or export what you want to keep.",
        in_vain: "The browser does not promise to keep them. Install Mallard, or export what you want to keep.",
        unknown: "This browser does not say how long it keeps them. Export what you want to keep.",
        seven_days: "Safari clears them after seven days of use without a visit here. Put Mallard on the home screen, or export what you want to keep.",
        denied: "This browser keeps nothing: a match is lost when the page closes. Export what you want to keep.",
        ask: "Ask to keep them",
        used: |kib| format!("{kib} KB used."),
        damaged: |count| match count {
            1 => String::from("1 damaged text put aside"),
            _ => format!("{count} damaged texts put aside"),
        },
        damaged_hint: "They could not be read, but somebody may yet be able to.",
        delete_ask: "Delete the damaged texts? They cannot be brought back.",
        badge: "Not kept",
    },
    install: Install {
        install: "Install",
        title: "Install Mallard",
        hint: "In a window of its own, like any other app.",
        steps: [
            "Tap Share in the browser’s bar.",
            "Choose “Add to Home Screen”.",
            "Open Mallard from the home screen.",
        ],
        own_storage: "There Mallard has a storage of its own: export a match here and import it there.",
    },
    update: Update {
        ready: "A new version is ready.",
        now: "Update now",
        later: "Later",
        at_the_table: "A new version is ready. It waits on the shelf.",
    },
};
