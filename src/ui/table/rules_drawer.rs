//! The rules beside the table.

use super::bar::word;
use crate::ui::app::use_app;
use crate::ui::controls::{Choice, Segment};
use crate::ui::face::About;
use crate::ui::icon::IconButton;
use crate::ui::lang::Lang;
use crate::ui::live::{Ask, live, live_if};
use crate::ui::rules::{RulesPart, RulesText};
use leptos::prelude::*;
use std::sync::Arc;

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Tab {
    Short,
    Full,
    ThisTable,
}

/// In the order they stand.
const TABS: [Tab; 3] = [Tab::Short, Tab::Full, Tab::ThisTable];

/// The drawer: the rules in short, all of them, and the switches of this table.
#[component]
pub(super) fn RulesDrawer(
    open: RwSignal<bool>,
    about: fn(Lang) -> &'static About,
    slug: &'static str,
    this_table: Ask<Vec<(String, String)>>,
) -> impl IntoView {
    let app = use_app();
    let tab = RwSignal::new(0_usize);
    let title = Signal::derive(move || (app.text().rules_of)(about(app.lang()).name));
    let tabs = Arc::new(move || {
        let text = app.text();
        [text.rules_short, text.rules_full, text.rules_this_table].map(Choice::new).to_vec()
    });
    let content = move || match TABS[tab.get()] {
        Tab::Short => view! { <RulesText slug part=RulesPart::Short/> }.into_any(),
        Tab::Full => view! { <RulesText slug part=RulesPart::Full/> }.into_any(),
        Tab::ThisTable => {
            let rows = this_table().into_iter();
            let rows = rows.map(|(term, value)| view! { <dt>{term}</dt><dd>{value}</dd> });
            view! { <dl>{rows.collect_view()}</dl> }.into_any()
        }
    };
    view! {
        <aside class="drawer drawer--rules" class:is-open=open aria-label=title>
            <i class="grab"></i>
            <div class="drawer__h">
                <h2>{title}</h2>
                <IconButton
                    name="x"
                    label=word(app, |text| text.close)
                    on_press=Callback::new(move |()| open.set(false))
                />
            </div>
            <Segment
                label=title
                class="seg--fill"
                choices=tabs
                chosen=Arc::new(move || tab.get())
                on_choose=Callback::new(move |chosen| tab.set(chosen))
            />
            <div class="drawer__b" tabindex="0">
                // Fetched only once somebody looks.
                {live_if(move || open.get(), move || {
                    view! { <div class="rules">{live(content.clone())}</div> }.into_any()
                })}
            </div>
        </aside>
    }
}
