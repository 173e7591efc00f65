//! A logarithm that is the same to the last bit on every machine. Those of mathematical libraries
//! are not.

/// Roughly the natural logarithm of `number`, never falling: a straight line between powers of two,
/// off by at most 0.06. It is 0 for 0.
#[expect(clippy::cast_precision_loss, reason = "the steps need no more than 24 bits")]
pub(super) fn logarithm(number: u32) -> f32 {
    let Some(power) = number.checked_ilog2() else { return 0.0 };
    let above = number as f32 / (1_u64 << power) as f32 - 1.0;
    (power as f32 + above) * std::f32::consts::LN_2
}

#[cfg(test)]
mod tests {
    use super::*;
    #[cfg(target_arch = "wasm32")]
    use wasm_bindgen_test::wasm_bindgen_test as test;

    #[test]
    fn it_rises_and_is_close() {
        for number in 1..100_000_u32 {
            let exact = f64::from(number).ln();
            assert!((f64::from(logarithm(number)) - exact).abs() < 0.061, "{number}");
            assert!(logarithm(number + 1) >= logarithm(number), "{number}");
        }
        assert!(logarithm(0).abs() < f32::EPSILON);
        assert!((logarithm(u32::MAX) - 32.0 * std::f32::consts::LN_2).abs() < 1e-4);
    }
}
