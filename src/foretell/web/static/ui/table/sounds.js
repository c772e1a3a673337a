/** Small sounds, made here: a card, a trick, the own turn, a bid that was made. */

import { useEffect } from "../html.js";
import { settings } from "../settings.js";

/** @import { TableView } from "../../net/table_view.js" */
/** @import { TableEvent } from "../../wire.d.ts" */
/** @import { TableConnection } from "../table_connection.js" */

/** @typedef {"card" | "trick" | "turn" | "made"} Sound */

/** Notes as frequency, when they begin and how long they last, in seconds. */
const NOTES = {
  trick: [[196, 0, 0.16]],
  turn: [
    [659, 0, 0.12],
    [880, 0.09, 0.2],
  ],
  made: [
    [523, 0, 0.12],
    [659, 0.08, 0.12],
    [784, 0.16, 0.3],
  ],
};

/** Milliseconds: what is to be seen comes first. */
const LATER = 40;

/** @type {AudioContext | null} browsers let pages sound only after they were touched */
let context = null;

/** @param {Sound} sound */
function play(sound) {
  if (!settings.peek().sound || document.hidden || !navigator.userActivation?.hasBeenActive) return;
  context ??= new AudioContext();
  if (sound === "card") rustle(context);
  else for (const [pitch, from, lasts] of NOTES[sound]) note(context, pitch, from, lasts);
}

/** @param {AudioContext} on @param {number} pitch @param {number} from @param {number} lasts */
function note(on, pitch, from, lasts) {
  const voice = new OscillatorNode(on, { type: "triangle", frequency: pitch });
  const start = on.currentTime + from;
  voice.connect(faded(on, 0.07, start, lasts));
  voice.start(start);
  voice.stop(start + lasts);
}

/** A card on cloth: a breath of noise. @param {AudioContext} on */
function rustle(on) {
  const buffer = new AudioBuffer({ length: on.sampleRate * 0.07, sampleRate: on.sampleRate });
  const samples = buffer.getChannelData(0);
  for (let at = 0; at < samples.length; at += 1) samples[at] = Math.random() * 2 - 1;
  const noise = new AudioBufferSourceNode(on, { buffer });
  const filter = new BiquadFilterNode(on, { type: "bandpass", frequency: 2400, Q: 0.8 });
  noise.connect(filter).connect(faded(on, 0.12, on.currentTime, 0.07));
  noise.start();
}

/** @param {AudioContext} on @param {number} loud @param {number} start @param {number} lasts */
function faded(on, loud, start, lasts) {
  const gain = new GainNode(on, { gain: 0 });
  gain.gain.setValueAtTime(loud, start);
  gain.gain.exponentialRampToValueAtTime(0.0001, start + lasts);
  gain.connect(on.destination);
  return gain;
}

/** Let what happens at a table be heard. @param {TableConnection} connection */
export function useSounds(connection) {
  useEffect(() => {
    let version = -1;
    let waited = false;
    return connection.table.subscribe(
      (/** @type {TableView | null} */ table) => {
        if (!table || table.version === version) return;
        const events = connection.events.peek();
        const isNew = table.version === version + events.length;
        version = table.version;
        const turn = table.legal !== null;
        const sounds = isNew ? soundsOf(events, table.seat, turn && !waited) : [];
        setTimeout(() => sounds.forEach(play), LATER);
        waited = turn;
      },
    );
  }, [connection]);
}

/**
 * @param {readonly TableEvent[]} events
 * @param {number | null} me
 * @param {boolean} turn whether it is the own turn now and was not before
 * @returns {Set<Sound>}
 */
function soundsOf(events, me, turn) {
  /** @type {Set<Sound>} */
  const sounds = new Set();
  for (const event of events) {
    if (event.type === "played") sounds.add("card");
    if (event.type === "trick_won") sounds.add("trick");
    if (event.type === "round_scored" && me !== null && event.points[me] > 0) sounds.add("made");
  }
  if (turn && !sounds.has("made")) sounds.add("turn");
  return sounds;
}
