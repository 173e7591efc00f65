//! Records in `IndexedDB`. A record has a certificate, which `localStorage` cannot store, and it is read and replaced in one
//! transaction, so that no two pages take the same thing.

use super::maybe::{call, get_property, within};
use super::peer::Certificate;
use js_sys::{Array, Object, Promise, Reflect};
use leptos::prelude::window;
use wasm_bindgen::prelude::*;
use web_sys::{IdbDatabase, IdbRequest, IdbTransaction};

/// The name of the database, its version, and the name of its only store.
const DATABASE_NAME: &str = "mallard";
const DATABASE_VERSION: u32 = 1;
const STORE_NAME: &str = "phone";

/// How long the database may take for an answer, in milliseconds: a broken one may never give one. The phone shows its
/// code only after it has read; a slow disk may write behind that.
const READ_TIMEOUT_MS: i32 = 2000;
const WRITE_TIMEOUT_MS: i32 = 15_000;

#[derive(Clone, Debug)]
pub struct PhoneRecord {
    pub certificate: Certificate,
    /// All that is text.
    pub text: String,
}

/// Replaces the record of `key`. `change` receives it, `None` if there is none, and returns the next one; `None` deletes
/// it. Returns whether the device has written it, also if the page is killed now.
pub async fn update_record(
    key: &str,
    change: impl FnOnce(Option<PhoneRecord>) -> Option<PhoneRecord>,
) -> bool {
    let Some(database) = open(WRITE_TIMEOUT_MS).await else { return false };
    let written = update(&database, key, change).await;
    database.close();
    written.is_some()
}

pub async fn records() -> Vec<(String, PhoneRecord)> {
    let Some(database) = open(READ_TIMEOUT_MS).await else { return Vec::new() };
    let found = read_all(&database).await;
    database.close();
    found.unwrap_or_default()
}

async fn open(limit: i32) -> Option<IdbDatabase> {
    let factory = window().indexed_db().ok()??;
    let request = factory.open_with_u32(DATABASE_NAME, DATABASE_VERSION).ok()?;
    let opened = request.clone();
    // It belongs to the browser: the database may ask for it after the limit.
    let create = Closure::once_into_js(move || {
        let database: IdbDatabase = opened.result().ok()?.dyn_into().ok()?;
        database.create_object_store(STORE_NAME).ok().map(JsValue::from)
    });
    request.set_onupgradeneeded(Some(create.unchecked_ref()));
    result(request.into(), limit).await?.dyn_into().ok()
}

async fn update(
    database: &IdbDatabase,
    key: &str,
    change: impl FnOnce(Option<PhoneRecord>) -> Option<PhoneRecord>,
) -> Option<()> {
    let options = object(&[("durability", &"strict".into())]);
    // web-sys binds these options only with unstable parts.
    let arguments = Array::of3(&STORE_NAME.into(), &"readwrite".into(), &options);
    let transaction: IdbTransaction = call(database, "transaction", &arguments)?.dyn_into().ok()?;
    let complete = Promise::new(&mut |resolve, reject| {
        transaction.set_oncomplete(Some(&resolve));
        transaction.set_onabort(Some(&reject));
    });
    let store = transaction.object_store(STORE_NAME).ok()?;
    let key = JsValue::from(key);
    let found = result(store.get(&key).ok()?, WRITE_TIMEOUT_MS).await?;
    match change(read(&found)) {
        Some(record) => store.put_with_key(&written(&record), &key),
        None => store.delete(&key),
    }
    .ok()?;
    within(complete, WRITE_TIMEOUT_MS).await.map(drop)
}

async fn read_all(database: &IdbDatabase) -> Option<Vec<(String, PhoneRecord)>> {
    let store = database.transaction_with_str(STORE_NAME).ok()?.object_store(STORE_NAME).ok()?;
    let (keys, values) = (store.get_all_keys().ok()?, store.get_all().ok()?);
    let (keys, values) =
        (result(keys, READ_TIMEOUT_MS).await?, result(values, READ_TIMEOUT_MS).await?);
    let both = Array::from(&keys).into_iter().zip(Array::from(&values));
    Some(both.filter_map(|(key, value)| Some((key.as_string()?, read(&value)?))).collect())
}

async fn result(request: IdbRequest, limit: i32) -> Option<JsValue> {
    let settled = Promise::new(&mut |resolve, reject| {
        request.set_onsuccess(Some(&resolve));
        request.set_onerror(Some(&reject));
    });
    within(settled, limit).await?;
    request.result().ok()
}

fn read(value: &JsValue) -> Option<PhoneRecord> {
    let text = get_property(value, "text")?.as_string()?;
    Some(PhoneRecord { certificate: Certificate::read(get_property(value, "certificate")?)?, text })
}

fn written(record: &PhoneRecord) -> JsValue {
    object(&[("certificate", &record.certificate.value()), ("text", &record.text.as_str().into())])
}

fn object(properties: &[(&str, &JsValue)]) -> JsValue {
    let value = Object::new();
    for (name, property) in properties {
        // A new object takes a property.
        let _ = Reflect::set(&value, &(*name).into(), property);
    }
    value.into()
}
