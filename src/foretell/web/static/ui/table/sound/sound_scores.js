/** Sounds of the table as notes; `synth.js` plays them. */

/** @import { TableEvent } from "../../../wire.d.ts" */
/** @import { GameView } from "../state/game_view.js" */

/**
 * @typedef {"card" | "wizard" | "jester" | "trick" | "crack" | "trump" | "turn" | "tick" | "made"
 *   | "missed" | "coin" | "fanfare"} Sound
 * @typedef {object} Note
 * @property {"bell" | "tone" | "noise"} voice
 * @property {number} pitch in hertz; of noise, the middle of its band
 * @property {number} [to] the pitch at its end
 * @property {number} [at] seconds after the beginning of the sound
 * @property {number} lasts seconds
 * @property {number} loud 0 to 1
 */

/**
 * @param {readonly number[]} pitches
 * @param {number} apart seconds
 * @param {number} lasts
 * @param {number} loud
 * @returns {Note[]}
 */
const bells = (pitches, apart, lasts, loud) =>
  pitches.map((pitch, at) => ({ voice: "bell", pitch, at: at * apart, lasts, loud }));

/** @type {Readonly<Record<Sound, readonly Note[]>>} */
export const SCORES = Object.freeze({
  card: [
    { voice: "noise", pitch: 3000, to: 1300, lasts: 0.07, loud: 0.2 },
    { voice: "tone", pitch: 170, to: 85, lasts: 0.06, loud: 0.12 },
  ],
  wizard: [
    ...bells([523, 659, 784, 1047, 1319], 0.05, 0.5, 0.06),
    { voice: "noise", pitch: 5000, to: 8000, lasts: 0.5, loud: 0.04 },
  ],
  jester: bells([1568, 1976, 1661, 2093], 0.07, 0.18, 0.05),
  trick: [
    { voice: "noise", pitch: 1200, to: 350, lasts: 0.2, loud: 0.1 },
    { voice: "tone", pitch: 196, to: 247, at: 0.04, lasts: 0.2, loud: 0.08 },
  ],
  crack: [
    { voice: "noise", pitch: 500, to: 180, lasts: 0.12, loud: 0.3 },
    { voice: "tone", pitch: 110, to: 55, lasts: 0.2, loud: 0.16 },
  ],
  trump: [
    { voice: "noise", pitch: 500, to: 2400, lasts: 0.25, loud: 0.06 },
    ...bells([440, 660], 0.1, 0.5, 0.06),
  ],
  turn: bells([659, 880], 0.1, 0.35, 0.08),
  tick: bells([1047], 0, 0.16, 0.06),
  made: bells([523, 659, 784, 1047], 0.08, 0.6, 0.08),
  missed: [
    { voice: "tone", pitch: 294, to: 277, lasts: 0.22, loud: 0.1 },
    { voice: "tone", pitch: 233, to: 208, at: 0.2, lasts: 0.4, loud: 0.1 },
  ],
  coin: bells([1568, 2093], 0.05, 0.2, 0.04),
  fanfare: [
    ...bells([392, 523, 659], 0, 0.3, 0.05),
    ...bells([523, 659, 784], 0, 0.3, 0.05).map((note) => ({ ...note, at: 0.2 })),
    ...bells([659, 784, 1047, 1319], 0, 1, 0.06).map((note) => ({ ...note, at: 0.4 })),
  ],
});

/**
 * The sound of an event; the ends of a round and of a game have other sounds.
 * @param {TableEvent} event
 * @param {GameView} view after the event
 * @returns {Sound | null}
 */
export function soundOf(event, { bids, taken }) {
  switch (event.type) {
    case "dealt":
    case "trump_chosen":
      return "trump";
    case "played":
      return event.card[0] === "Z" ? "wizard" : event.card[0] === "N" ? "jester" : "card";
    case "trick_won": {
      const bid = bids[event.seat];
      return bid !== null && taken[event.seat] > bid ? "crack" : "trick";
    }
    default:
      return null;
  }
}
