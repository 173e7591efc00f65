//! The name of the device in the texts about it.

/// Its name in each language: a tablet, and a phone. Both take the same particles and endings.
const DEVICE_NAMES: [[&str; 2]; 3] =
    [["tablet", "phone"], ["태블릿", "휴대폰"], ["タブレット", "スマホ"]];

/// A text about this device, in any language, in its form for a phone.
pub fn on_phone(text: &str) -> String {
    let replaced = |text: String, [tablet, phone]: &[&str; 2]| text.replace(tablet, phone);
    DEVICE_NAMES.iter().fold(text.to_owned(), replaced)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Lang, text};

    #[test]
    fn texts_on_a_phone_call_it_a_phone() {
        for (lang, tablet, phone) in [
            (Lang::En, "Pass the tablet to", "Pass the phone to"),
            (Lang::Ko, "다음 사람에게 태블릿을 건네주세요", "다음 사람에게 휴대폰을 건네주세요"),
            (Lang::Ja, "次の人にタブレットを渡してください", "次の人にスマホを渡してください"),
        ] {
            assert_eq!(on_phone(tablet), phone);
            assert_eq!(on_phone(text(lang).close), text(lang).close);
        }
    }
}
