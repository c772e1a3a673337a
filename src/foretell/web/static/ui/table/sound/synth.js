/** Plays sounds, synthesized from tones and noise. */

import { SCORES } from "./sound_scores.js";

/** @import { Note, Sound } from "./sound_scores.js" */

/** A bell's partials: pitch, loudness and length, relative to the lowest. */
const PARTIALS = [[1, 1, 1], [2.76, 0.35, 0.5], [5.4, 0.12, 0.25]];
const ATTACK = 0.004;
const SILENT = 0.0001;

/** @type {AudioContext | null} null until a touch, which browsers require */
let context = null;
/** @type {AudioBuffer | null} */
let hiss = null;

/** @param {Sound} sound */
export function play(sound) {
  context ??= new AudioContext();
  for (const note of SCORES[sound]) {
    if (note.voice === "noise") breathe(context, note);
    else if (note.voice === "tone") sing(context, note);
    else {
      for (const [pitch, loud, lasts] of PARTIALS) {
        const part = { pitch: note.pitch * pitch, loud: note.loud * loud, lasts: note.lasts * lasts };
        sing(context, { ...note, ...part });
      }
    }
  }
}

/** @param {AudioContext} on @param {Note} note */
function sing(on, { pitch, to = pitch, at = 0, lasts, loud }) {
  const start = on.currentTime + at;
  const voice = new OscillatorNode(on, { type: "sine", frequency: pitch });
  voice.frequency.setValueAtTime(pitch, start);
  voice.frequency.exponentialRampToValueAtTime(to, start + lasts);
  voice.connect(envelope(on, loud, start, lasts));
  voice.start(start);
  voice.stop(start + lasts);
}

/** @param {AudioContext} on @param {Note} note */
function breathe(on, { pitch, to = pitch, at = 0, lasts, loud }) {
  const start = on.currentTime + at;
  hiss ??= whiteNoise(on);
  const noise = new AudioBufferSourceNode(on, { buffer: hiss, loop: true });
  const band = new BiquadFilterNode(on, { type: "bandpass", frequency: pitch, Q: 0.9 });
  band.frequency.setValueAtTime(pitch, start);
  band.frequency.exponentialRampToValueAtTime(to, start + lasts);
  noise.connect(band).connect(envelope(on, loud, start, lasts));
  noise.start(start, Math.random());
  noise.stop(start + lasts);
}

/** @param {AudioContext} on */
function whiteNoise(on) {
  const buffer = new AudioBuffer({ length: on.sampleRate, sampleRate: on.sampleRate });
  const samples = buffer.getChannelData(0);
  for (let at = 0; at < samples.length; at += 1) samples[at] = Math.random() * 2 - 1;
  return buffer;
}

/**
 * A quick rise and a slow decay.
 * @type {(on: AudioContext, loud: number, start: number, lasts: number) => GainNode}
 */
function envelope(on, loud, start, lasts) {
  const gain = new GainNode(on, { gain: 0 });
  gain.gain.setValueAtTime(SILENT, start);
  gain.gain.exponentialRampToValueAtTime(loud, start + ATTACK);
  gain.gain.exponentialRampToValueAtTime(SILENT, start + lasts);
  gain.connect(on.destination);
  return gain;
}
