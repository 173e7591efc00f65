//! The texts in English.

use super::{
    DeviceMessages, ExportMessages, ImportMessages, InstallMessages, StorageMessages,
    UpdateMessages,
};

pub const DEVICE: DeviceMessages = DeviceMessages {
    export: ExportMessages {
        export: "Export",
        title: |title| format!("Export “{title}”"),
        hint: "The whole match, hidden cards included. Any device with Mallard can import it.",
        raw_hint: "The saved data exactly as it is. It may still be possible to recover it.",
        file: "Save as a file",
        share: "Share",
        copy: "Copy the text",
        copied: "Copied.",
        copy_by_hand: "The browser does not allow copying. Select the text and copy it yourself.",
        text: "The match as text",
        menu: "Share, export, delete",
    },
    import: ImportMessages {
        import: "Import a match",
        hint: "From a file or text exported by Mallard. Nothing on this device is overwritten.",
        file: "Choose a file",
        paste: "Or paste the text here",
        look: "Check this match",
        empty: "Choose a file or paste the text first.",
        too_large: "This is too large to be a match.",
        no_match: "This is not a match, or part of it is missing or has been changed.",
        file_unread: "This file cannot be read.",
        gone: "The match to import is no longer in memory. Choose the file or paste the text again.",
        moves: |count| match count {
            0 => String::from("No moves yet"),
            1 => String::from("1 move"),
            _ => format!("{count} moves"),
        },
        damaged: |good| match good {
            0 => String::from("It is damaged. Only the start of the match can be kept."),
            _ => {
                format!("It is damaged after move {good}. Only the moves up to there can be kept.")
            }
        },
        same: "This exact match is already on this device.",
        ahead: |moves| match moves {
            1 => String::from("The copy on this device is one move ahead. Both are kept."),
            _ => format!("The copy on this device is {moves} moves ahead. Both are kept."),
        },
        behind: |moves| match moves {
            1 => String::from("The copy on this device is one move behind. Both are kept."),
            _ => format!("The copy on this device is {moves} moves behind. Both are kept."),
        },
        differs: "The copy on this device has different moves. Both are kept.",
        keep: "Keep this match",
    },
    storage: StorageMessages {
        title: "On this device",
        awake: "Keep the screen on",
        awake_hint: "While a match is being played.",
        matches: "Saved matches",
        kept: "The browser keeps them until you delete them.",
        may_clear: "The browser may clear them when space runs low. Install Mallard, or export the matches you want to keep.",
        in_vain: "The browser may not keep them. Install Mallard, or export the matches you want to keep.",
        unknown: "This browser does not say how long it keeps them. Export the matches you want to keep.",
        seven_days: "Safari clears them if you use it for seven days without opening Mallard. Add Mallard to the home screen, or export the matches you want to keep.",
        denied: "This browser cannot save, so a match will be lost when you close the page. Export the matches you want to keep.",
        ask: "Ask the browser to keep them",
        used: |kib| format!("{kib} KB used."),
        damaged: |count| match count {
            1 => String::from("1 damaged save set aside"),
            _ => format!("{count} damaged saves set aside"),
        },
        damaged_hint: "They could not be read. It may still be possible to recover them.",
        delete_ask: "Delete the damaged saves? This cannot be undone.",
        badge: "Not saved",
    },
    install: InstallMessages {
        install: "Install",
        title: "Install Mallard",
        hint: "Opens in its own window, like any other app.",
        steps: [
            "Tap the browser’s Share button.",
            "Choose “Add to Home Screen”.",
            "Open Mallard from the home screen.",
        ],
        own_storage: "On the home screen Mallard has its own storage. Export a match here and import it there.",
        offline: ["Play offline", "Mallard is kept on this device: about 4 MB.", "Download"],
    },
    update: UpdateMessages {
        version: |release| format!("Version {release}"),
        build: |release, build| format!("Version {release}, build {build}"),
        ready: "A new version is ready.",
        now: "Update now",
        later: "Later",
        at_the_table: "A new version is ready. Update from the shelf.",
    },
};
