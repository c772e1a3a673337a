// Games that were written down in full, played again in the page's core; see agreement.py.

import {
  act,
  deriveSeed,
  observe,
  readRecord,
  redactEvent,
  settle,
  writeRecord,
} from "../../../src/foretell/web/static/core/dealing.js";
import {
  eventsToTakeBack,
  evolve,
  findRefusal,
  inRound,
  legalFor,
  phaseOf,
  readOptions,
  start,
} from "../../../src/foretell/web/static/core/index.js";
import { think } from "./bots.js";
import { checks } from "./checks.js";

/** @param {string} lines one game each */
export function run(lines) {
  const check = checks();
  for (const line of lines.split("\n")) {
    if (!line) continue;
    const game = JSON.parse(line);
    const name = `game ${game.seed} ${JSON.stringify(game.options)}`;
    check.attempt(name, () => replay(game, name, check));
  }
  return check.result();
}

/** @type {(game: any, name: string, check: ReturnType<typeof checks>) => void} */
function replay(game, name, check) {
  const read = readOptions(game.options);
  check.same(`${name} options`, read, { options: game.options });
  const { options } = game;
  const viewers = [...Array(options.players).keys(), null];
  let { events, state } = settle(start(options, game.seed));
  const all = [...events];
  const known = viewers.map(() => start(options, null));
  const hear = (/** @type {string} */ at, /** @type {any[]} */ happened) => {
    check.same(
      `${at} events`,
      events,
      happened.map(([event]) => event),
    );
    for (const [place, event] of events.entries()) {
      const visible = happened[place]?.[1] ?? [];
      for (const [which, viewer] of viewers.entries()) {
        const redacted = redactEvent(event, viewer, options);
        check.same(`${at} as ${viewer} sees it`, redacted, visible.length ? visible[which] : event);
        known[which] = evolve(known[which], redacted);
      }
    }
  };
  const [first, ...steps] = game.steps;
  hear(name, first.happened);
  for (const [number, step] of steps.entries()) {
    const at = `${name} step ${number}`;
    const { type, seats } = phaseOf(state);
    check.same(`${at} phase`, [type, seats], step.phase);
    check.same(
      `${at} legal`,
      seats.map((seat) => legalFor(known[seat], seat)),
      step.legal,
    );
    for (const viewer of viewers) {
      if (viewer === null || seats.includes(viewer)) continue;
      check.same(`${at} legal for ${viewer}`, legalFor(state, viewer), null);
    }
    for (const [bot, action] of Object.entries(step.bots)) {
      const { seat } = step;
      const seed = deriveSeed(game.seed, `bot/${seat}`);
      const said = think({ bot, known: known[seat], seat, seed });
      check.same(`${at} ${bot}`, said, action);
    }
    if (step.state) thorough(at, step);
    const outcome = act(state, step.action);
    if ("refusal" in outcome) throw new Error(`${at}: refused ${outcome.refusal.code}`);
    ({ events, state } = outcome);
    all.push(...events);
    hear(at, step.happened);
  }
  check.same(`${name} end`, state, game.end);
  viewers.forEach((viewer, which) => {
    check.same(`${name} end seen by ${viewer}`, observe(state, viewer), game.seen[which]);
    check.same(`${name} end folded by ${viewer}`, known[which], game.seen[which]);
  });
  const { players, id, started } = JSON.parse(game.record.split("\n")[0]);
  const record = { header: { id, options, players, seed: game.seed, started }, events: all };
  check.same(`${name} record`, writeRecord(record), game.record);
  const again = readRecord(game.record);
  if ("refusal" in again) throw new Error(`${name}: line ${again.line} ${again.refusal.code}`);
  check.same(`${name} record read`, settle(again.state).state, state);

  /** @type {(at: string, step: any) => void} */
  function thorough(at, step) {
    check.same(`${at} state`, state, step.state);
    for (const [which, viewer] of viewers.entries()) {
      check.same(`${at} seen by ${viewer}`, observe(state, viewer), step.seen[which]);
      check.same(`${at} folded by ${viewer}`, known[which], step.seen[which]);
    }
    for (const [action, [code, clause, fields]] of step.refused) {
      const refused = findRefusal(state, action);
      check.same(`${at} ${JSON.stringify(action)}`, refused, { code, clause, fields });
      check.same(`${at} refused`, act(state, action), { refusal: refused });
    }
    const inForce = inRound(options, state.round.number);
    const undo = step.undo.map((/** @type {number} */ _, /** @type {number} */ seat) =>
      eventsToTakeBack(all, seat, inForce)
    );
    check.same(`${at} undo`, undo, step.undo);
    const seats = [...step.undo.keys()];
    const alone = seats.map((seat) => eventsToTakeBack(all, seat, inForce, seats));
    check.same(`${at} undo with bots alone`, alone, step.alone);
  }
}
