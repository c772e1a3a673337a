// @ts-check
// A table of the page against a server's, step by step; see tables.py.

import {
  evolveDesk,
  entryFor,
  seatOf,
  turnFor,
  EMPTY,
} from "../../../src/foretell/web/static/net/local/desk.js";
import { botMove, decide } from "../../../src/foretell/web/static/net/local/decide.js";
import { checks } from "./checks.js";

/** @param {string} lines one table each */
export function run(lines) {
  const check = checks();
  const seen = new Set();
  for (const [number, line] of lines.split("\n").entries()) {
    if (line)
      check.attempt(`table ${number}`, () =>
        replay(JSON.parse(line), `table ${number}`, check, seen),
      );
  }
  return { ...check.result(), seen: [...seen].sort() };
}

/** @type {(table: any, name: string, check: any, seen: Set<string>) => void} */
function replay(table, name, check, seen) {
  const [first, ...steps] = table.steps;
  const secrets = table.secrets.slice(2);
  const means = { name: table.name, secret: () => secrets.shift() };
  let desk = first.entries.reduce(evolveDesk, EMPTY);
  for (const [number, step] of steps.entries()) {
    const at = `${name} step ${number} ${JSON.stringify(step.command ?? step.bot)}`;
    const made = step.command ? decide(desk, step.command, means) : botMove(desk, step.bot);
    if ("refusal" in made) {
      const { code, clause = "", fields = {} } = step.refused ?? {};
      check.same(at, made.refusal, { code, clause, fields });
      seen.add(code);
      continue;
    }
    check.same(at, made, step.refused ?? step.entries);
    for (const { type } of made) seen.add(type);
    desk = made.reduce(evolveDesk, desk);
    check.same(`${at} seat`, seatOf(desk), step.seat);
    check.same(
      `${at} shown`,
      made.map((entry) => entryFor(entry, step.seat, desk)),
      step.shown,
    );
    const { to_act = [], legal = null } = turnFor(desk, step.seat);
    check.same(`${at} turn`, { to_act, legal }, { to_act: step.to_act, legal: step.legal });
  }
}
