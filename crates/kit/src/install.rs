//! Installs the app on the device: by a button if the browser supports that, by hand if not.

use super::app::App;
use super::icon::Icon;
use super::live::{live, live_if};
use super::offer::PageOffer;
use super::sheet::Sheet;
use super::translate::translate;
use crate::html;
use crate::live::CollectAny;
use leptos::prelude::*;
use mallard_web as web;
use mallard_words::install_messages;

/// The ways to install the app here; none once it is installed.
#[derive(Clone, Copy, Debug)]
pub struct Installing {
    app: App,
    asks: Signal<bool>,
    by_hand: bool,
    /// Is the help for doing it by hand open?
    help: RwSignal<bool>,
}

impl Installing {
    /// Finds out whether the app can be installed here.
    pub fn new(app: App) -> Self {
        let installed = web::root_mark("data-standalone").is_some();
        Self {
            app,
            asks: PageOffer::Install.is_available(),
            by_hand: !installed && web::is_apple_tab(),
            help: RwSignal::new(false),
        }
    }

    pub fn possible(self) -> bool {
        self.asks.get() || self.by_hand
    }

    pub fn is_help_open(self) -> bool {
        self.help.get()
    }

    /// Installs the app, or shows how to do it by hand.
    pub fn start(self) {
        if self.by_hand {
            self.help.set(true);
        } else {
            PageOffer::Install.accept();
        }
    }
}

/// The button in the home screen's bar.
pub fn install_button(installing: Installing) -> AnyView {
    let app = installing.app;
    let button = move || {
        let label = translate(app, |lang| install_messages(lang).install);
        html! {
            <button type="button" class="home__install across" on:click=move |_| installing.start()>
                <Icon name="down"/>
                <span>{label}</span>
            </button>
        }
    };
    live_if(move || installing.possible(), button)
}

pub fn install_help(installing: Installing) -> AnyView {
    let Installing { app, help, .. } = installing;
    let title = translate(app, |lang| install_messages(lang).title);
    let body = move || {
        live(move || {
            let words = install_messages(app.lang());
            let steps = ["share", "plus", "drake"].into_iter().zip(words.steps);
            let steps = steps.map(|(picture, step)| {
                let picture = match picture {
                    "drake" => html! {
                        <img class="icon" src="icons/favicon.svg" alt=""/>
                    },
                    name => html! { <Icon name/> },
                };
                view! { <li class="across">{picture}<span>{step}</span></li> }
            });
            html! {
                <ol class="how-to stacked">{steps.collect_any()}</ol>
                <p class="muted">{words.own_storage}</p>
            }
        })
    };
    html! {
        <Sheet open=help title>{body()}</Sheet>
    }
}
