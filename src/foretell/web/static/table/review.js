// The review of a game that is over: what the host shows of it, and the notes at its moments.

/** @import { MomentShown, NoteAdded, NoteRemoved } from "../wire.d.ts" */
/** @import { Review, TableState } from "./types.d.ts" */

/** @type {Review} */
const NOTHING_SHOWN = Object.freeze({ at: null, seat: null, notes: [] });

/**
 * The review after an event.
 * @param {TableState} state
 * @param {MomentShown | NoteAdded | NoteRemoved} event
 * @returns {Review}
 */
export function reviewAfter({ review, seats, version }, event) {
  const { notes, ...shown } = review ?? NOTHING_SHOWN;
  if (event.type === "moment_shown") return { notes, at: event.at, seat: event.seat ?? null };
  if (event.type === "note_removed") {
    return { ...shown, notes: notes.filter(({ number }) => number !== event.note) };
  }
  const { at, seat, text } = event;
  const note = { number: version, at, seat, name: seats[seat]?.name ?? "", text };
  return { ...shown, notes: [...notes, note] };
}
