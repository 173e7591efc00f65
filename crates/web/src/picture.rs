//! A picture that the app draws: on a canvas, from the page's own drawings.

use super::files::{file_name, save_blob, share_file};
use super::maybe::within;
use super::pixels::gives_noise;
use js_sys::Array;
use leptos::prelude::{document, window};
use std::f64::consts::TAU;
use wasm_bindgen::prelude::Closure;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{
    Blob, CanvasRenderingContext2d, CssStyleDeclaration, Element, File, FilePropertyBag,
    HtmlCanvasElement, Path2d,
};

/// How long the browser may take to make the file, in milliseconds.
const MADE: i32 = 15_000;

/// A picture on a canvas of the page. Lengths are in pixels of the picture.
#[derive(Debug)]
pub struct Picture {
    canvas: HtmlCanvasElement,
    context: CanvasRenderingContext2d,
}

/// Which part of a text is at its place.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum TextAlign {
    /// Its left end.
    Left,
    /// Its middle.
    Centre,
    /// Its right end.
    Right,
}

/// The number at the beginning of a text. The browser reads it: Rust's tables for it are large.
fn number_in(text: &str) -> Option<f64> {
    let number = js_sys::parse_float(text);
    (!number.is_nan()).then_some(number)
}

impl Picture {
    /// A picture of this width and height; `None` if the browser draws none.
    pub fn new(canvas: HtmlCanvasElement, (width, height): (u32, u32)) -> Option<Self> {
        if canvas.width() != width {
            canvas.set_width(width);
            canvas.set_height(height);
        }
        let context = canvas.get_context("2d").ok()??.dyn_into().ok()?;
        Some(Self { canvas, context })
    }

    /// Fills all of it, from the colour `top` to the colour `bottom`.
    pub fn fill(&self, top: &str, bottom: &str) {
        let (width, height) = (f64::from(self.canvas.width()), f64::from(self.canvas.height()));
        let gradient = self.context.create_linear_gradient(0.0, 0.0, 0.0, height);
        // Fails only for invalid colours; ours are constants.
        let _ = gradient.add_color_stop(0.0, top);
        let _ = gradient.add_color_stop(1.0, bottom);
        self.context.set_fill_style_canvas_gradient(&gradient);
        self.context.fill_rect(0.0, 0.0, width, height);
    }

    /// A circle around `centre`, as a line.
    pub fn ring(&self, centre: (f64, f64), radius: f64, colour: &str, width: f64) {
        self.circle(centre, radius);
        self.context.set_stroke_style_str(colour);
        self.context.set_line_width(width);
        self.context.stroke();
    }

    /// A filled circle around `centre`.
    pub fn disc(&self, centre: (f64, f64), radius: f64, colour: &str) {
        self.circle(centre, radius);
        self.context.set_fill_style_str(colour);
        self.context.fill();
    }

    fn circle(&self, (x, y): (f64, f64), radius: f64) {
        self.context.begin_path();
        // Fails only for a negative radius.
        let _ = self.context.arc(x, y, radius, 0.0, TAU);
    }

    /// A line of text, `most` wide at most; `font` is its weight and size.
    pub fn text(
        &self,
        text: &str,
        (x, y): (f64, f64),
        font: &str,
        colour: &str,
        align: TextAlign,
        most: f64,
    ) {
        let family = window()
            .get_computed_style(&self.canvas)
            .ok()
            .flatten()
            .and_then(|style| style.get_property_value("font-family").ok())
            .unwrap_or_else(|| String::from("sans-serif"));
        self.context.set_font(&format!("{font} {family}"));
        self.context.set_text_align(match align {
            TextAlign::Left => "left",
            TextAlign::Centre => "center",
            TextAlign::Right => "right",
        });
        self.context.set_fill_style_str(colour);
        // Fails only for numbers that are none.
        let _ = self.context.fill_text_with_max_width(text, x, y, most);
    }

    /// Draws only inside this circle.
    pub fn clipped(&self, centre: (f64, f64), radius: f64, draw: impl FnOnce()) {
        self.context.save();
        self.circle(centre, radius);
        self.context.clip();
        draw();
        self.context.restore();
    }

    /// A drawing of the page's sprite, `scale` times as large, with its origin at `corner`. An element of the page with
    /// this class has its colours.
    pub fn symbol(&self, id: &str, class: &str, (x, y): (f64, f64), scale: f64) {
        let Some(symbol) = document().get_element_by_id(id) else { return };
        let colours = document()
            .query_selector(&format!(".{class}"))
            .ok()
            .flatten()
            .and_then(|element| window().get_computed_style(&element).ok().flatten());
        let shapes = symbol.children();
        for shape in (0..shapes.length()).filter_map(|at| shapes.item(at)) {
            self.context.save();
            // Fails only for numbers that are none.
            let _ = self.context.translate(x, y);
            let _ = self.context.scale(scale, scale);
            self.shape(&shape, colours.as_ref());
            self.context.restore();
        }
    }

    /// A path or a circle of the sprite: the ducks have no other shapes.
    fn shape(&self, shape: &Element, colours: Option<&CssStyleDeclaration>) {
        let number = |name: &str| shape.get_attribute(name).and_then(|value| number_in(&value));
        let colour = |name: &str| {
            let value = shape.get_attribute(name)?;
            let value = match value.strip_prefix("var(").and_then(|value| value.strip_suffix(')')) {
                None => value,
                Some(variable) => {
                    let (name, other) = variable.split_once(',').unwrap_or((variable, ""));
                    let set = colours.and_then(|colours| colours.get_property_value(name).ok());
                    set.map(|set| set.trim().to_owned())
                        .filter(|set| !set.is_empty())
                        .unwrap_or_else(|| other.to_owned())
                }
            };
            (value != "none").then_some(value)
        };
        if let Some(moved) = shape.get_attribute("transform")
            && let Some(moved) =
                moved.strip_prefix("translate(").and_then(|moved| moved.strip_suffix(')'))
        {
            let mut by = moved.split([' ', ',']).filter_map(number_in);
            // Fails only for numbers that are none.
            let _ = self.context.translate(by.next().unwrap_or(0.0), by.next().unwrap_or(0.0));
        }
        self.context.set_global_alpha(number("opacity").unwrap_or(1.0));
        let path = match shape.get_attribute("d") {
            Some(path) => Path2d::new_with_path_string(&path),
            None => Path2d::new().and_then(|path| {
                let at = |name| number(name).unwrap_or(0.0);
                path.arc(at("cx"), at("cy"), at("r"), 0.0, TAU)?;
                Ok(path)
            }),
        };
        let Ok(path) = path else { return };
        let stroke = colour("stroke");
        // A shape without any colour is black in SVG; the ducks have none.
        if let Some(fill) = colour("fill") {
            self.context.set_fill_style_str(&fill);
            self.context.fill_with_path_2d(&path);
        }
        if let Some(stroke) = stroke {
            self.context.set_stroke_style_str(&stroke);
            self.context.set_line_width(number("stroke-width").unwrap_or(1.0));
            self.context.stroke_with_path(&path);
        }
    }

    /// Saves it as a file, with this word in its name. False if the browser refuses it.
    pub async fn download(&self, name: &str) -> bool {
        let blob = self.blob().await;
        blob.and_then(|blob| save_blob(&blob, &file_name(name, "png"))).is_some()
    }

    /// Opens the device's own sharing with it and a text; without it, if the device shares no pictures. False if the
    /// browser refuses it.
    pub async fn share(&self, name: &str, text: &str) -> bool {
        let kind = FilePropertyBag::new();
        kind.set_type("image/png");
        let file = self.blob().await.and_then(|blob| {
            File::new_with_blob_sequence_and_options(
                &Array::of1(&blob),
                &file_name(name, "png"),
                &kind,
            )
            .ok()
        });
        match file {
            Some(file) => share_file(&file, text).await,
            None => false,
        }
    }

    /// Its file; `None` if the browser refuses it, or would fill it with noise.
    async fn blob(&self) -> Option<Blob> {
        if gives_noise() {
            return None;
        }
        let canvas = self.canvas.clone();
        let promise = js_sys::Promise::new(&mut |resolve, _| {
            let done = Closure::once_into_js(move |blob: JsValue| {
                // The promise ignores no answer.
                let _ = resolve.call1(&JsValue::UNDEFINED, &blob);
            });
            // Fails only if the picture shows another page's pictures.
            let _ = canvas.to_blob(done.unchecked_ref());
        });
        within(promise, MADE).await?.dyn_into().ok()
    }
}
