//! The worker program that reads QR codes. scripts/bots.sh compiles it.

fn main() {
    mallard::reader::serve();
}
