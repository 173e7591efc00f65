//! Every sentence of every game, in every language, from matches of random decisions; and every text
//! as it is written.

mod japanese;
mod sentences;
mod sources;
