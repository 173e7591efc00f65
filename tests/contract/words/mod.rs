//! Every sentence of every game, in every language, from matches of random decisions.

mod durak;
mod sentences;
