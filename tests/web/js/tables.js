// A table of the page against a server's, step by step; see tables.py.

import { turnFor } from "../../../src/foretell/web/static/net/live/broadcaster.js";
import { decide } from "../../../src/foretell/web/static/table/decide.js";
import { evolve } from "../../../src/foretell/web/static/table/evolve.js";
import { botQuestion, decideAction } from "../../../src/foretell/web/static/table/moves.js";
import { overtaken } from "../../../src/foretell/web/static/table/precondition.js";
import { redactEvent } from "../../../src/foretell/web/static/table/redact.js";
import { optionsOf, seatOfPerson, UNOPENED } from "../../../src/foretell/web/static/table/state.js";
import { think } from "./bots.js";
import { checks } from "./checks.js";

/** @param {string} lines one table each */
export function run(lines) {
  const check = checks();
  const types = new Set();
  for (const [number, line] of lines.split("\n").entries()) {
    if (line) {
      check.attempt(
        `table ${number}`,
        () => replay(JSON.parse(line), `table ${number}`, check, types),
      );
    }
  }
  return { ...check.result(), seen: [...types].sort() };
}

/** @type {(table: any, name: string, check: any, seen: Set<string>) => void} */
function replay(table, name, check, types) {
  const [first, ...steps] = table.steps;
  const secrets = table.secrets.slice(2);
  const context = {
    name: table.name,
    secret: () => secrets.shift(),
    bots: ["random", "steady"],
  };
  let state = first.entries.reduce(evolve, UNOPENED);
  for (const [number, step] of steps.entries()) {
    const label = `${name} step ${number} ${JSON.stringify(step.command ?? step.bot)}`;
    const outcome = step.command
      ? decide(state, step.command, context)
      : decideAction(state, think(botQuestion(state, step.bot)));
    if ("refusal" in outcome) {
      const { code, clause = "", fields = {} } = step.refused ?? {};
      check.same(label, outcome.refusal, { code, clause, fields });
      types.add(code);
      continue;
    }
    check.same(label, outcome, step.refused ?? step.entries);
    for (const { type } of outcome) types.add(type);
    state = outcome.reduce(evolve, state);
    check.same(`${label} seat`, seatOfPerson(state), step.seat);
    check.same(
      `${label} shown`,
      outcome.map((event) => redactEvent(event, step.seat, optionsOf(state))),
      step.shown,
    );
    for (const [version, late] of Object.entries(step.late)) {
      const found = table.commands.flatMap((
        /** @type {any} */ command,
        /** @type {number} */ label,
      ) => overtaken(state, { ...command, version: Number(version) }, step.seat) ? [label] : []);
      check.same(`${label} late by ${state.version - Number(version)}`, found, late);
      for (const place of found) types.add(`late ${table.commands[place].type}`);
    }
    const { to_act = [], legal = null } = turnFor(state, step.seat);
    check.same(`${label} turn`, { to_act, legal }, { to_act: step.to_act, legal: step.legal });
  }
}
