// The sounds, made here: no recordings, nothing to fetch. assets/page/program.js fetches this script for the first
// sound that is wanted, so a player who wants none pays nothing. The volume comes from <html data-volume>, without which
// nothing is heard; <html data-vibration> says whether the device vibrates.

const LOUDNESS = { low: 0.12, medium: 0.3, high: 0.8 };

/** A sound that was requested longer ago than this, in milliseconds, has missed its moment. */
const LATE = 300;

/** How long a context may take to wake at a gesture, in milliseconds. */
const PATIENCE = 2000;

let audio;
let hiss;
/** When a gesture first asked the context to wake, while it does not. */
let asked;

/** Gives the context up: the next gesture makes another one. */
function dropAudio() {
  // Refused only if it is closed already.
  audio.close().catch(() => {});
  audio = asked = undefined;
}

/** Browsers allow a page to make sound only after a user gesture. A call or another app may close a context for good. */
async function resumeAudio() {
  audio ??= new AudioContext();
  const resumed = audio;
  try {
    await resumed.resume();
    if (audio === resumed) asked = undefined;
  } catch (error) {
    if (audio === resumed) dropAudio();
    throw error;
  }
}

function wakeAudio() {
  if (audio && (audio.state === "closed" || performance.now() - asked > PATIENCE)) dropAudio();
  asked ??= performance.now();
  // There is no sound now, and the next gesture tries again.
  resumeAudio().catch(() => {});
}

for (const gesture of ["pointerup", "keydown"]) addEventListener(gesture, wakeAudio, { capture: true, passive: true });

/** A voice that swells for `rises` seconds and dies away after `lasts` seconds. */
function voice(source, from, lasts, loud, rises = 0.005) {
  const gain = audio.createGain();
  const loudest = loud * LOUDNESS[document.documentElement.dataset.volume];
  gain.gain.setValueAtTime(0, from);
  gain.gain.linearRampToValueAtTime(loudest, from + rises);
  gain.gain.exponentialRampToValueAtTime(0.0001, from + lasts);
  source.connect(gain).connect(audio.destination);
}

/** A tone that glides from `pitch` to `to`, both in hertz, through a filter at `mouth`. */
function tone(after, lasts, shape, pitch, to, loud, mouth = 4000) {
  const from = audio.currentTime + after;
  const tone = new OscillatorNode(audio, { type: shape });
  tone.frequency.setValueAtTime(pitch, from);
  tone.frequency.exponentialRampToValueAtTime(to, from + lasts);
  const filter = new BiquadFilterNode(audio, { type: "lowpass", frequency: mouth, Q: 3 });
  voice(tone.connect(filter), from, lasts, loud);
  tone.start(from);
  tone.stop(from + lasts);
}

/** Paper, felt and wood: a hiss around a pitch that glides. */
function rustle(after, lasts, pitch, to, loud, rises) {
  if (!hiss) {
    hiss = audio.createBuffer(1, audio.sampleRate / 2, audio.sampleRate);
    const samples = hiss.getChannelData(0);
    for (let at = 0; at < samples.length; at += 1) samples[at] = Math.random() * 2 - 1;
  }
  const from = audio.currentTime + after;
  const noise = new AudioBufferSourceNode(audio, { buffer: hiss });
  const filter = new BiquadFilterNode(audio, { type: "bandpass", frequency: pitch, Q: 1.2 });
  filter.frequency.setValueAtTime(pitch, from);
  filter.frequency.exponentialRampToValueAtTime(to, from + lasts);
  voice(noise.connect(filter), from, lasts, loud, rises);
  noise.start(from);
  noise.stop(from + lasts);
}

/** How the device vibrates to a sound, in milliseconds. */
const SHAKES = { turn: 30, end: [40, 80, 40] };

/** Each sound (crates/words/src/sound.rs). */
const SOUNDS = {
  laid: () => rustle(0, 0.09, 1600, 500, 0.9),
  taken: () => rustle(0, 0.22, 700, 2600, 0.6, 0.09),
  dice: () => [0, 0.05, 0.12, 0.21, 0.28, 0.4].forEach((after) => rustle(after, 0.05, 2200 - after * 1500, 900, 0.9 - after)),
  duck() {
    tone(0, 0.11, "sawtooth", 300, 235, 0.4, 1100);
    tone(0.13, 0.16, "sawtooth", 280, 190, 0.3, 900);
  },
  cow() {
    tone(0, 0.7, "sawtooth", 130, 165, 0.35, 500);
    tone(0.1, 0.75, "sawtooth", 165, 105, 0.35, 420);
  },
  dog: () => [0, 0.22].forEach((after) => tone(after, 0.13, "sawtooth", 420, 170, 0.5, 1300)),
  cat() {
    tone(0, 0.2, "triangle", 520, 840, 0.5, 2400);
    tone(0.14, 0.36, "triangle", 840, 430, 0.5, 1800);
  },
  sheep: () => [0, 0.09, 0.18, 0.27, 0.36].forEach((after) => tone(after, 0.12, "sawtooth", 330, 300, 0.3, 1500)),
  pig: () => [0, 0.18].forEach((after) => {
    rustle(after, 0.12, 500, 900, 0.4, 0.03);
    tone(after, 0.14, "square", 150, 230, 0.2, 900);
  }),
  frog: () => [0, 0.05, 0.1, 0.26, 0.31].forEach((after) => tone(after, 0.06, "square", 240, 310, 0.3, 1200)),
  horse: () => [0, 0.08, 0.16, 0.24, 0.32, 0.4].forEach((after) =>
    tone(after, 0.1, "sawtooth", 1000 - after * 1200, 840 - after * 1100, 0.25, 2600)),
  cuckoo() {
    tone(0, 0.22, "sine", 784, 784, 0.5);
    tone(0.26, 0.34, "sine", 622, 622, 0.5);
  },
  turn() {
    tone(0, 0.16, "sine", 660, 660, 0.5);
    tone(0.12, 0.3, "sine", 880, 880, 0.5);
  },
  end: () => [523, 659, 784, 1047].forEach((pitch, nth) => tone(nth * 0.14, 0.4, "triangle", pitch, pitch, 0.4)),
};

/** Plays a sound and vibrates, unless the page has had no user gesture yet, or is hidden. */
export async function play(name) {
  if (document.hidden || !(audio || navigator.userActivation?.hasBeenActive)) return;
  const { vibration, volume } = document.documentElement.dataset;
  if (vibration && SHAKES[name]) navigator.vibrate?.(SHAKES[name]);
  if (!volume) return;
  const requested = performance.now();
  try {
    await resumeAudio();
  } catch {
    return;
  }
  if (!audio || performance.now() - requested > LATE) return;
  SOUNDS[name]();
}
