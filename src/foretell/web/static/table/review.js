// The shared replay of a finished game: the moment that the host shows, the notes, the followers.

/** @import { MomentShown, NoteAdded, NoteRemoved, PartTaken } from "../wire.d.ts" */
/** @import { Seat } from "../core/types.d.ts" */
/** @import { Review, TableState } from "./types.d.ts" */

/** @type {Review} */
const NOTHING_SHOWN = Object.freeze({ at: null, seat: null, notes: [], following: [], apart: [] });

/**
 * @type {(state: TableState, event: MomentShown | NoteAdded | NoteRemoved | PartTaken) => Review}
 */
export function reviewAfter({ review: last, seats, version }, event) {
  const review = last ?? NOTHING_SHOWN;
  switch (event.type) {
    case "moment_shown":
      return { ...review, at: event.at, seat: event.seat ?? null };
    case "note_removed":
      return { ...review, notes: review.notes.filter(({ number }) => number !== event.note) };
    case "part_taken":
      return withPart(review, event.seat, event.part);
    case "note_added": {
      const { at, seat, text } = event;
      const note = { number: version, at, seat, name: seats[seat]?.name ?? "", text };
      return { ...review, notes: [...review.notes, note] };
    }
  }
}

/**
 * A review in which a seat takes another part.
 * @type {(review: Review, seat: Seat, part: PartTaken["part"]) => Review}
 */
export function withPart(review, seat, part) {
  const placed = (/** @type {readonly Seat[]} */ seats, /** @type {boolean} */ isIn) => {
    const others = seats.filter((one) => one !== seat);
    return (isIn ? [...others, seat] : others).sort((one, other) => one - other);
  };
  return {
    ...review,
    following: placed(review.following, part === "follow"),
    apart: placed(review.apart, part === "apart"),
  };
}
