// The views of people at tables, folded by the page; see table_views.py.

import { NOTHING_SENT, reduce } from "../../../src/foretell/web/static/net/table_view.js";
import { checks } from "./checks.js";

/** @param {string} lines one person each */
export function run(lines) {
  const check = checks();
  const seen = new Set();
  for (const [number, line] of lines.split("\n").entries()) {
    if (line) {
      check.attempt(`person ${number}`, () => follow(JSON.parse(line), number, check, seen));
    }
  }
  return { ...check.result(), seen: [...seen].sort() };
}

/** @type {(steps: any[], number: number, check: any, seen: Set<string>) => void} */
function follow(steps, number, check, seen) {
  let view = NOTHING_SENT;
  for (const [at, { message, view: expected }] of steps.entries()) {
    view = reduce(view, message);
    for (const { type, waits } of message.events ?? []) seen.add(waits ? "waits" : type);
    const { seat, version, seats, host, undo, removal, barred, barredBy, game, present, review } =
      view;
    const { turn, ...known } = expected;
    check.same(
      `person ${number} message ${at}`,
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
    if (message.type === "events") check.same(`${number} turn ${at}`, { toAct, legal }, turn);
  }
}
