//! Declares texts, with the languages of each side by side.

/// Declares a struct of texts, a row for each: its text in English, Korean and Japanese.
///
/// ```
/// use mallard_words::english::counted;
/// use mallard_words::{Lang, messages};
///
/// messages!(pond_messages(PondMessages {
///     title: ["The pond", "연못", "池"],
///     /// The player's name.
///     leads: |name: &str| ["{name} leads", "{name} 님이 선두", "{name}さんがリード"],
///     take: |count: u8| [
///         format!("Take {}", counted(count, "card", "cards")),
///         "{count}장 가져가기",
///         "{count}枚取る"
///     ],
/// }));
///
/// let words = pond_messages(Lang::En);
/// assert_eq!(words.title, "The pond");
/// assert_eq!((words.leads)("Mina"), "Mina leads");
/// assert_eq!((words.take)(1), "Take 1 card");
/// ```
///
/// - A text in quotes is shown as it is. Behind parameters (`|name: &str|`) it has places for them in braces, and
///   the field is a function that returns a `String`.
/// - A text without quotes is any expression of Rust, such as a `match` on a number.
/// - A row of another type names it: `[[…], […], […]] as [&'static str; 2]`, or `|suit: Suit| […] as &'static str`.
/// - A part is a struct that another `messages!` declares (`table: TableLabels`), or any other struct with a row for
///   each of its fields (`about: About { name: […], minutes: […] }`).
/// - The function around the struct (`pond_messages`) takes the language. A mere part has none.
///
/// The compiler reports a text without a use if the word `pub` before the texts is that of the crate itself, as in each
/// game's `words/text/messages.rs`.
///
/// rustfmt formats the rows if all of it is between parentheses and no line of a text is longer than 100 columns: end a
/// longer one with `\`, which joins it with the next line.
#[macro_export]
macro_rules! messages {
    ($name:ident $texts:tt) => {
        $crate::messages!(pub $name $texts);
    };
    ($pub:tt $function:ident($name:ident { $($rows:tt)+ })) => {
        $crate::messages!($pub $name { $($rows)+ });

        /// The texts in `lang`.
        pub fn $function(lang: $crate::Lang) -> &'static $name {
            lang.pick([&$name::EN, &$name::KO, &$name::JA])
        }
    };
    ($pub:tt $name:ident { $(
        $(#[$comment:meta])*
        $field:ident:
            $($part:ident $({ $($rows:tt)+ })?)?
            $(|$($param:ident: $type:ty),+|)?
            $([$($texts:tt)+] $(as $result:ty)?)?
    ),+ $(,)? }) => {
        $crate::messages!(@struct $pub $name $([$(#[$comment])*] $field
            [$($part $({ $($rows)+ })?)?] [$($($param: $type),+)?] [$($($result)?)?] [$($($texts)+)?];)+);
    };

    // The struct and its values. A field comes with its comments, part, parameters, type and texts.
    (@struct $pub:tt $name:ident $([$($comment:tt)*] $field:ident $part:tt $params:tt $result:tt $texts:tt;)+) => {
        $($crate::messages!(@check $field $texts);)+

        /// Texts in one language.
        #[derive(Debug)]
        pub struct $name {
            $($($comment)* $pub $field: $crate::messages!(@type $part $params $result),)+
        }

        impl $name {
            pub(crate) const EN: Self =
                Self { $($field: $crate::messages!(@value EN $part $params $result $texts),)+ };
            pub(crate) const KO: Self =
                Self { $($field: $crate::messages!(@value KO $part $params $result $texts),)+ };
            pub(crate) const JA: Self =
                Self { $($field: $crate::messages!(@value JA $part $params $result $texts),)+ };
        }
    };

    (@check $field:ident []) => {};
    (@check $field:ident [$en:expr, $ko:expr, $ja:expr $(,)?]) => {};
    (@check $field:ident $texts:tt) => {
        compile_error!(concat!("`", stringify!($field), "` needs a text in English, Korean and Japanese"));
    };

    (@type [$part:ident $($rows:tt)?] [] []) => { $part };
    (@type [] [] []) => { &'static str };
    (@type [] [$($param:ident: $type:ty),+] []) => { fn($($type),+) -> String };
    (@type [] [] [$result:ty]) => { $result };
    (@type [] [$($param:ident: $type:ty),+] [$result:ty]) => { fn($($type),+) -> $result };

    // A part.
    (@value $lang:ident [$part:ident] [] [] []) => { $part::$lang };
    (@value $lang:ident [$part:ident { $($field:ident: $texts:tt),+ $(,)? }] [] [] []) => {
        $part { $($field: $crate::messages!(@value $lang [] [] [] $texts),)+ }
    };
    // The text of a language: the first one, without the texts before it.
    (@value JA [] $params:tt $result:tt [$before:expr, $($texts:tt)+]) => {
        $crate::messages!(@value KO [] $params $result [$($texts)+])
    };
    (@value KO [] $params:tt $result:tt [$before:expr, $($texts:tt)+]) => {
        $crate::messages!(@value EN [] $params $result [$($texts)+])
    };
    (@value EN [] [$($param:ident: $type:ty),+] [] [$text:literal $(, $($after:tt)*)?]) => {
        $crate::messages!(@function [$($param: $type),+] format!($text))
    };
    (@value EN [] [] $result:tt [$text:expr $(, $($after:tt)*)?]) => { $text };
    (@value EN [] $params:tt $result:tt [$text:expr $(, $($after:tt)*)?]) => {
        $crate::messages!(@function $params $text)
    };
    // A text is missing, which `@check` reports.
    (@value $($rest:tt)*) => { unreachable!() };

    (@function [$($param:ident: $type:ty),+] $text:expr) => {
        |$($param: $type),+| {
            // A language need not use every parameter.
            let _ = ($(&$param,)+);
            $text
        }
    };
}
