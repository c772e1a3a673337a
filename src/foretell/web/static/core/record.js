// Writing the game record (docs/build/record.md): the same bytes as any other writer's.

/** @import { GameEvent, GameRecord, Header, Hint, Seat } from "./types.d.ts" */

/**
 * A record as the lines of a file, each with its line end. The line of a decision has the hint before
 * it, and the line that scores a round names the seats that used one in it.
 * @type {(record: GameRecord) => string}
 */
export function writeRecord({ header, events, hints = [], hintValues = [] }) {
  const shown = new Map(hintValues);
  const lines = events.map((event, at) => {
    const hint = shown.get(at);
    if (hint) return eventLine({ ...event, hint });
    if (event.type !== "round_scored") return eventLine(event);
    const seats = hints.flatMap(([seat, round]) => (round === event.round ? [seat] : []));
    return eventLine(seats.length > 0 ? { ...event, hints: seats.sort((a, b) => a - b) } : event);
  });
  return headerLine(header) + lines.join("");
}

/** @type {(header: Header) => string} */
export function headerLine({ id, options, players, seed, started, fair }) {
  const named = players.map(({ name, kind }) => ({ name, kind }));
  const line = { type: "game", version: 1, id, options, players: named, seed, started };
  return `${JSON.stringify(fair ? { ...line, fair } : line)}\n`;
}

/**
 * An event's line; "" for the close of the bidding, which records leave out.
 * @param {GameEvent & {hints?: readonly Seat[], hint?: Hint}} event not redacted
 */
export const eventLine = (event) =>
  event.type === "bidding_closed" ? "" : `${JSON.stringify(event)}\n`;

/**
 * A moment as records write it, in UTC.
 * @param {number} milliseconds since 1970
 */
export function timeText(milliseconds) {
  const text = new Date(milliseconds).toISOString();
  return text.endsWith(".000Z") ? text.replace(".000Z", "Z") : text.replace("Z", "000Z");
}
