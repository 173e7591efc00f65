//! The services that a program needs from its environment: the time, and a place to print.

#[cfg(not(target_arch = "wasm32"))]
mod here {
    use std::time::Instant;

    /// Measures time from its start.
    pub struct Clock(Instant);

    impl Clock {
        #[expect(clippy::disallowed_methods, reason = "natively there is a clock")]
        pub fn start() -> Self {
            Self(Instant::now())
        }

        pub fn milliseconds(&self) -> f64 {
            self.0.elapsed().as_secs_f64() * 1000.0
        }
    }

    /// Prints a line for the user of the program.
    pub fn say(line: &str) {
        println!("{line}");
    }
}

#[cfg(target_arch = "wasm32")]
mod here {
    use js_sys::{Date, Function, Reflect, global};
    use wasm_bindgen::{JsCast, JsValue};

    /// Measures time from its start.
    pub struct Clock(f64);

    impl Clock {
        pub fn start() -> Self {
            Self(Date::now())
        }

        pub fn milliseconds(&self) -> f64 {
            // A decision may take less time than the clock can measure.
            (Date::now() - self.0).max(1.0)
        }
    }

    /// Prints a line for the user of the program.
    pub fn say(line: &str) {
        let console = Reflect::get(&global(), &"console".into()).unwrap_or(JsValue::NULL);
        if let Ok(log) = Reflect::get(&console, &"log".into())
            && let Ok(log) = log.dyn_into::<Function>()
        {
            let _ = log.call1(&console, &line.into());
        }
    }
}

pub use here::{Clock, say};
