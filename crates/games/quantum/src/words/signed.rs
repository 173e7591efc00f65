//! Scores with their sign.

/// A score, with a true minus.
pub fn signed(score: i16) -> String {
    if score < 0 { format!("−{}", score.unsigned_abs()) } else { score.to_string() }
}
