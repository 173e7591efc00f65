//! The settings dialog. A change applies at once.

use super::device::on_device;
use crate::html;
use crate::{ChoiceItem, Segment, Sheet, Switch, here, live, live_if, live_text, use_app};
use leptos::prelude::*;
use mallard_device::{HandOrder, Motion, Settings, Speed, Theme, Volume};
use mallard_web as web;
use mallard_words::{Lang, settings_messages, storage_messages};
use std::sync::Arc;

/// The settings dialog, open while the app's `settings_open` is true.
#[component]
pub fn SettingsDialog() -> impl IntoView {
    let app = use_app();
    let title = Signal::derive(move || settings_messages(app.lang()).title.to_owned());
    view! {
        <Sheet open=app.settings_open title>
            <ul class="settings">
                <LanguageRow/>
                <OneOf
                    texts=theme
                    read=|settings| Theme::ALL.iter().position(|&each| each == settings.theme)
                    write=|settings, place| settings.theme = Theme::ALL[place]
                />
                <OneOf
                    texts=speed
                    read=|settings| Speed::ALL.iter().position(|&each| each == settings.speed)
                    write=|settings, place| settings.speed = Speed::ALL[place]
                />
                <OneOf
                    texts=motion
                    read=|settings| Motion::ALL.iter().position(|&each| each == settings.motion)
                    write=|settings, place| settings.motion = Motion::ALL[place]
                />
                <Toggle
                    words=|lang| (settings_messages(lang).left_hand, settings_messages(lang).left_hand_hint)
                    field=|settings| &mut settings.left_hand
                />
                <Toggle
                    words=|lang| (settings_messages(lang).suits, settings_messages(lang).suits_hint)
                    field=|settings| &mut settings.four_colours
                />
                <Toggle
                    words=|lang| (settings_messages(lang).large_indices, settings_messages(lang).large_indices_hint)
                    field=|settings| &mut settings.large_indices
                />
                <OneOf
                    texts=hand_order
                    read=|settings| HandOrder::ALL.iter().position(|&each| each == settings.hand_order)
                    write=|settings, place| settings.hand_order = HandOrder::ALL[place]
                />
                <Toggle
                    words=|lang| (settings_messages(lang).only_move, settings_messages(lang).only_move_hint)
                    field=|settings| &mut settings.only_move
                />
                <Toggle
                    words=|lang| (settings_messages(lang).shortcuts, settings_messages(lang).shortcuts_hint)
                    field=|settings| &mut settings.shortcuts
                />
                <Toggle
                    words=|lang| (settings_messages(lang).tap_to_peek, settings_messages(lang).tap_to_peek_hint)
                    field=|settings| &mut settings.tap_to_peek
                />
                <Toggle
                    words=|lang| (settings_messages(lang).sounds, settings_messages(lang).sounds_hint)
                    field=|settings| &mut settings.sounds
                />
                {live_if(move || app.settings.get().sounds, loudness)}
                {web::can_vibrate().then(|| toggle(
                    |lang| (settings_messages(lang).vibration, settings_messages(lang).vibration_hint),
                    Settings::vibrates,
                    |settings, on| settings.vibration = Some(on),
                ))}
                {live_if(move || web::has_voice(app.lang().tag()), table_voice)}
                {web::can_keep_awake().then(|| view! {
                    <Toggle
                        words=|lang| (storage_messages(lang).awake, storage_messages(lang).awake_hint)
                        field=|settings| &mut settings.awake
                    />
                })}
            </ul>
            {on_device(app)}
        </Sheet>
    }
}

#[component]
fn LanguageRow() -> impl IntoView {
    let app = use_app();
    let title = Signal::derive(move || settings_messages(app.lang()).language.to_owned());
    let choices = Lang::ALL.map(|lang| ChoiceItem::new(lang.own_name())).to_vec();
    view! {
        <li class="across apart wrapped">
            <div class="settings__text"><b>{title}</b></div>
            <Segment
                label=title
                choices=Arc::new(move || choices.clone())
                chosen=Arc::new(move || Lang::ALL.iter().position(|&each| each == app.lang()))
                on_choose=Callback::new(move |place: usize| {
                    app.settings.update(|settings| settings.lang = Lang::ALL.get(place).copied());
                })
            />
        </li>
    }
}

struct SettingTexts {
    title: &'static str,
    /// The explanation; may be empty.
    hint: &'static str,
    values: Vec<&'static str>,
}

fn theme(lang: Lang) -> SettingTexts {
    let words = settings_messages(lang);
    let values = vec![words.theme_auto, words.theme_light, words.theme_dark];
    SettingTexts { title: words.theme, hint: "", values }
}

fn speed(lang: Lang) -> SettingTexts {
    let words = settings_messages(lang);
    let values = vec![words.speed_slow, words.speed_normal, words.speed_fast, words.speed_off];
    SettingTexts { title: words.speed, hint: words.speed_hint, values }
}

fn motion(lang: Lang) -> SettingTexts {
    let words = settings_messages(lang);
    let values = vec![words.motion_auto, words.motion_less, words.motion_full];
    SettingTexts { title: words.motion, hint: words.motion_hint, values }
}

fn hand_order(lang: Lang) -> SettingTexts {
    let words = settings_messages(lang);
    let values = vec![words.by_suit, words.by_rank];
    SettingTexts { title: words.hand_order, hint: "", values }
}

fn volume(lang: Lang) -> SettingTexts {
    let words = settings_messages(lang);
    let values = vec![words.volume_low, words.volume_medium, words.volume_high];
    SettingTexts { title: words.volume, hint: "", values }
}

/// Only with a voice of the device for the language.
fn table_voice() -> AnyView {
    html! {
        <Toggle
            words=|lang| (settings_messages(lang).table_voice, settings_messages(lang).table_voice_hint)
            field=|settings| &mut settings.table_voice
        />
    }
}

fn loudness() -> AnyView {
    html! {
        <OneOf
            texts=volume
            read=|settings| Volume::ALL.iter().position(|&each| each == settings.volume)
            write=|settings, place| settings.volume = Volume::ALL[place]
        />
    }
}

/// A setting with a few values.
#[component]
fn OneOf(
    texts: fn(Lang) -> SettingTexts,
    /// The index of the current value.
    read: fn(&Settings) -> Option<usize>,
    write: fn(&mut Settings, usize),
) -> impl IntoView {
    let app = use_app();
    let title = Signal::derive(move || texts(app.lang()).title.to_owned());
    let hint = live(move || match texts(app.lang()).hint {
        "" => ().into_any(),
        hint => html! { <p>{hint}</p> },
    });
    view! {
        <li class="across apart wrapped">
            <div class="settings__text"><b>{title}</b>{hint}</div>
            <Segment
                label=title
                choices=Arc::new(move || texts(app.lang()).values.into_iter().map(ChoiceItem::new).collect())
                chosen=Arc::new(move || read(&app.settings.get()))
                on_choose=Callback::new(move |place: usize| {
                    app.settings.update(|settings| write(settings, place));
                })
            />
        </li>
    }
}

/// A setting that is on or off.
#[component]
fn Toggle(
    /// The title and the explanation.
    words: fn(Lang) -> (&'static str, &'static str),
    field: fn(&mut Settings) -> &mut bool,
) -> impl IntoView {
    toggle(
        words,
        move |settings| *field(&mut settings.clone()),
        move |settings, on| *field(settings) = on,
    )
}

fn toggle(
    words: fn(Lang) -> (&'static str, &'static str),
    read: impl Fn(&Settings) -> bool + Send + Sync + 'static,
    write: impl Fn(&mut Settings, bool) + Send + Sync + 'static,
) -> AnyView {
    let app = use_app();
    let title = Signal::derive(move || words(app.lang()).0.to_owned());
    html! {
        <li class="across apart">
            <div class="settings__text"><b>{title}</b><p>{live_text(move || here(words(app.lang()).1))}</p></div>
            <Switch
                label=title
                on=Signal::derive(move || app.settings.with(&read))
                on_flip=Callback::new(move |on| {
                    app.settings.update(|settings| write(settings, on));
                })
            />
        </li>
    }
}
