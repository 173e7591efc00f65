use serde::{Deserialize, Serialize};

#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Options {
    /// Does the match end after its first round, as the daily challenge does (DKT-18)?
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub one_round: bool,
}
