// The views of people at tables, folded by the page; see table_views.py.

import { NOTHING_SENT, reduce } from "../../../src/foretell/web/static/net/table_view.js";
import { checks } from "./checks.js";

/** @param {string} lines one person each */
export function run(lines) {
  const check = checks();
  const types = new Set();
  for (const [number, line] of lines.split("\n").entries()) {
    if (line) {
      check.attempt(`person ${number}`, () => follow(JSON.parse(line), number, check, types));
    }
  }
  return { ...check.result(), seen: [...types].sort() };
}

/** @type {(steps: any[], number: number, check: any, seen: Set<string>) => void} */
function follow(steps, number, check, types) {
  let view = NOTHING_SENT;
  for (const [index, { message, view: expected }] of steps.entries()) {
    view = reduce(view, message);
    for (const { type, waits } of message.events ?? []) types.add(waits ? "waits" : type);
    const { seat, version, seats, host, undo, removal, barred, barredBy, game, present, review } =
      view;
    const { turn, ...known } = expected;
    check.same(
      `person ${number} message ${index}`,
      {
        seat,
        version,
        seats,
        host,
        undo,
        removal,
        barred,
        barredBy,
        game: game && game.state,
        present,
        review,
      },
      known,
    );
    const { toAct, legal } = view;
    if (message.type === "events") check.same(`${number} turn ${index}`, { toAct, legal }, turn);
  }
}
