// The table in the page, through its messages alone.

import {
  readRecord,
  redactEvent,
  settle,
  shuffleFault,
} from "../../../src/foretell/web/static/core/dealing.js";
import { standardOptions } from "../../../src/foretell/web/static/core/index.js";
import { localTable } from "../../../src/foretell/web/static/net/live/local_table.js";
import { NOTHING_SENT, reduce } from "../../../src/foretell/web/static/net/table_view.js";
import { think } from "./bots.js";
import { checks } from "./checks.js";

let now = 1896114600123;
const settled = () => new Promise((resolve) => setTimeout(resolve));

/**
 * A page with a table: messages are folded, and time passes on request.
 * @param {any} setup
 */
function page(setup) {
  /** @type {any[]} */
  const heard = [];
  /** @type {(() => void) | null} */
  let pending = null;
  const seen = { table: NOTHING_SENT, heard, wait: () => pending !== null };
  const table = localTable({
    name: "Zoë",
    now: () => now,
    think,
    later: (act) => {
      pending = act;
      return () => {
        pending = null;
      };
    },
    ...setup,
    onMessage: (message) => {
      heard.push(message);
      if (!setup.deaf) seen.table = reduce(seen.table, JSON.parse(JSON.stringify(message)));
    },
  });
  const pass = () => {
    const act = pending;
    pending = null;
    if (act) act();
  };
  return { table, seen, pass };
}

/** @type {(known: any, seat: number) => any} */
const asSteady = (known, seat) => think({ bot: "steady", known, seat, seed: "5eed" });

/** Play a game to its end as the bot would, restoring the table at regular intervals. */
async function playedOut(
  /** @type {any} */ setup,
  /** @type {number} */ every,
  /** @type {any} */ same,
) {
  now = 1896114600123;
  let home = page(setup);
  home.table.send({ type: "hello", table: "HOME" });
  home.table.send({ type: "start", id: "start" });
  await settled();
  for (let step = 1;; step += 1) {
    const { table } = home.seen;
    if (table.game?.state.winners.length) return home;
    if (step > 2000) throw new Error("the game does not end");
    if (step % every === 0) {
      const saved = JSON.parse(JSON.stringify(home.table.save()));
      const before = home.seen.table;
      home.table.close();
      now += 60_000;
      home = page({ ...setup, saved });
      home.table.send({ type: "hello", table: "HOME", since: 3, seat: 0 });
      await settled();
      const { version, turns: _, ...rest } = home.seen.table;
      same(`restored at step ${step}`, rest, { ...before, version: undefined, turns: undefined });
      same(`restored version at step ${step}`, version >= 4, true);
      continue;
    }
    if (table.legal && table.seat !== null && table.game) {
      const { seat: _, ...move } = asSteady(table.game.state, table.seat);
      home.table.send(/** @type {any} */ ({ ...move, id: `m${step}` }));
    } else home.pass();
    await settled();
  }
}

/** @typedef {(name: string, found: any, expected: any) => void} Same */

/** @type {Record<string, (same: Same, given: any) => void | Promise<void>>} */
const TESTS = {
  async games(same, { games }) {
    for (const [number, options] of games.entries()) {
      const bots = ["steady", { bot: "random", name: "Ada" }, "steady", "steady", "steady"];
      const home = await playedOut({ options, bots, seed: `${number}` }, 7, same);
      const { table } = home.seen;
      const events = table.game?.events ?? [];
      const nonces = table.seats.map(() => null);
      const fair = {
        commitment: table.shuffle?.commitment ?? "",
        seed: table.shuffle?.seed ?? "",
        salt: table.shuffle?.salt ?? "",
        nonces,
      };
      const name = JSON.stringify(options);
      same(
        `${name} fair`,
        shuffleFault({ options, fair }, events, fair.commitment),
        null,
      );
      const text = home.table.record() ?? "";
      const reading = readRecord(text);
      if ("refusal" in reading) throw new Error(`line ${reading.line}: ${reading.refusal.code}`);
      const { header } = reading.record;
      same(`${name} names`, header.players.slice(0, 2), [
        { name: "Zoë", kind: "human" },
        { name: "steady", kind: "steady" },
      ]);
      same(`${name} time`, header.started, "2030-01-31T18:30:00.123000Z");
      const { events: whole } = reading.record;
      same(
        `${name} told`,
        events,
        whole.map((event) => redactEvent(event, 0, header.options)),
      );
      same(`${name} over`, settle(reading.state).events, []);
      records.push(text);
    }
  },
  async manners(same) {
    const home = page({ options: standardOptions(3), seed: "5eed", deaf: true });
    home.table.send({ type: "ping" });
    home.table.send({ type: "start", id: "a" });
    await settled();
    same("hello first", home.seen.heard, [
      { type: "pong" },
      { type: "refused", id: "a", code: "frame/hello_first" },
    ]);
    home.table.send({ type: "hello", table: "HOME", since: 99, seat: 0 });
    await settled();
    same("known already", home.seen.heard[2], {
      type: "welcome",
      table: "HOME",
      seat: 0,
      since: 4,
      version: 4,
    });
    same("whose turn it is", home.seen.heard[3], { type: "events", since: 4, events: [] });
  },
  async commands(same, { settings }) {
    const home = page({ options: standardOptions(3), seed: "5eed", bots: ["random"] });
    const say = async (/** @type {any} */ message) => {
      const before = home.seen.heard.length;
      home.table.send(message);
      await settled();
      return home.seen.heard.slice(before);
    };
    const [welcome, entries, presence] = await say({ type: "hello", table: "HOME" });
    same("welcome", welcome, { type: "welcome", table: "HOME", seat: 0, since: 0, version: 5 });
    same("presence", presence, { type: "presence", seats: [true, true, true] });
    same(
      "entries",
      entries.events.map((/** @type {any} */ one) => one.type),
      ["opened", "seated", "host_changed", "shuffle_committed", "seated"],
    );
    same("as a server's usual settings", entries.events[0].settings, settings);
    same("nobody knows the seed", JSON.stringify(entries).includes('"seed"'), false);
    same("nonce", (await say({ type: "give_nonce", id: "n", nonce: "5eed" }))[1], {
      type: "done",
      id: "n",
      version: 6,
    });
    const [told, done] = await say({ type: "start", id: "s" });
    same("started, and then done", [told.since, done.type], [6, "done"]);
    same("once only", await say({ type: "start", id: "s" }), [done]);
    same("refused", (await say({ type: "start", id: "t" }))[0].code, "table/not_gathering");
    while (!home.seen.table.legal) {
      home.pass();
      await settled();
    }
    const { version, legal } = home.seen.table;
    const [bid] = await say({ type: "bid", id: "b", bid: legal?.bids?.[0] });
    same("a bid", bid.events[0], { type: "bid", seat: 0, bid: 0 });
    same("a bot is to act", home.seen.wait(), true);
    const [back] = await say({ type: "ask_undo", id: "u" });
    same(
      "taken back",
      back.events.map((/** @type {any} */ one) => one.type),
      ["undo_asked", "taken_back"],
    );
    same("to bid again", [home.seen.table.legal, home.seen.table.version], [legal, version + 3]);
    await say({ type: "bid", id: "c", bid: 0 });
    while (!home.seen.table.legal) {
      home.pass();
      await settled();
    }
    await say({ type: "ask_undo", id: "v" });
    same("to bid again, after the bots' moves", home.seen.table.legal, legal);
    const [left] = await say({ type: "stand", id: "x" });
    same("a spectator", [left.type, left.seat], ["welcome", null]);
    same("sees no hand", home.seen.table.game?.state.round.hands, [null, null, null]);
    same("the table rests", home.seen.wait(), false);
    const [back_] = await say({ type: "sit", id: "y" });
    same("the seat again", back_.seat, 0);
    same("and its hand", home.seen.table.game?.state.round.hands[0]?.length, 1);
    home.table.close();
    same("closed", await say({ type: "ping" }), []);
  },
  async rematch(same) {
    const options = { ...standardOptions(3), hand_sizes: [1] };
    const home = await playedOut({ options, seed: "5eed", bots: ["steady", "steady"] }, 1e9, same);
    const first = home.table.record();
    home.table.send({ type: "rematch", id: "r" });
    home.table.send({ type: "start", id: "s2" });
    await settled();
    same("second game", home.seen.table.games, 2);
    same(
      "another shuffle",
      home.seen.table.shuffle?.commitment !== first?.match(/"commitment":"(\w+)/)?.[1],
      true,
    );
    same("no record yet", home.table.record(), null);
    const saved = home.table.save();
    same(
      "the first game is not kept",
      saved.entries.filter(({ type }) => type === "game_started").length,
      1,
    );
    const again = page({ options, saved });
    again.table.send({ type: "hello", table: "HOME" });
    await settled();
    same("restored", again.seen.table.game?.state, home.seen.table.game?.state);
  },
  chance(same) {
    const seeds = [1, 2].map(() => page({ options: standardOptions() }).table.save());
    const [one, other] = seeds.map(
      (
        { entries },
      ) => /** @type {any} */ (entries.find(({ type }) => type === "shuffle_committed")),
    );
    same("seeds differ", one.seed !== other.seed && one.seed !== one.salt, true);
    same(
      "64 digits",
      [one.seed, one.salt].every((text) => /^[0-9a-f]{64}$/.test(text)),
      true,
    );
    let trouble = "";
    try {
      page({ options: { ...standardOptions(), players: 9 } });
    } catch (error) {
      trouble = String(error);
    }
    same("options that do not stand", trouble, "Error: options/invalid");
  },
};

/** @type {string[]} */
let records = [];

/** @param {any} given */
export async function run(given) {
  records = [];
  const check = checks();
  for (const [name, test] of Object.entries(TESTS)) {
    try {
      await test(
        (what, found, expected) =>
          check.same(`${name}: ${what}`, found, JSON.parse(JSON.stringify(expected))),
        given,
      );
    } catch (error) {
      check.same(`${name}: ${error instanceof Error ? error.stack : error}`, false, true);
    }
  }
  return { ...check.result(), records };
}
