/** `?moment=trick&language=it&theme=dark&faces=numbers&speed=none&pace=0&line=lost`: the table at a moment. */

import { startEngine } from "/static/engine/engine.js";
import { createTableSession } from "/static/net/table_session.js";
import { html, render, signal } from "/static/ui/base/html.js";
import { playLocally } from "/static/ui/table/state/table_connection.js";
import { prefer } from "/static/ui/base/settings.js";
import { Table } from "/static/ui/table/table.js";
import { loadLanguage, loadWords } from "/static/words/words.js";
import { MOMENTS, setUp } from "./moments.js";

/** @import { BotQuestion } from "/static/table/types.d.ts" */

const engine = await startEngine(await (await fetch("/static/engine/engine.wasm")).arrayBuffer());
/** At once: no moment waits for a worker. @param {BotQuestion} question */
const think = (question) => engine.decide(question);

const query = new URLSearchParams(location.search);
const name = query.get("moment") ?? "bidding";
const moment = MOMENTS[name];
const pace = query.get("pace");

/** @type {(() => void)[]} what bots are about to do */
const waiting = [];
let live = false;
/** @type {(act: () => void) => () => void} */
const later = (act) => {
  if (live && pace !== null) {
    const timer = setTimeout(act, Number(pace));
    return () => clearTimeout(timer);
  }
  waiting.push(act);
  return () => waiting.splice(waiting.indexOf(act) >>> 0, 1);
};

/** Play until the moment comes. @param {any} connection */
async function play(connection) {
  for (let step = 0; step < 20000; step += 1) {
    await Promise.resolve();
    await Promise.resolve();
    const table = connection.table.value;
    if (!table) continue;
    if (moment.until(table)) return true;
    if (table.game?.state.winners.length) return false;
    if (!table.game && name !== "gathering") connection.send({ type: "start" });
    else if (table.legal) connection.send(chosen(table));
    else waiting.shift()?.();
  }
  throw new Error(`the moment ${name} does not come`);
}

/** Most moments come in the first game; for a rare one another is played. */
async function found() {
  for (let seed = 0x2a;; seed += 1) {
    const connection = playLocally({ ...setUp(name, seed.toString(16)), later, think });
    if (await play(connection)) return connection;
    connection.close();
    waiting.length = 0;
  }
}

/** @param {any} table */
function chosen({ legal, version }) {
  if (legal.suits) return { type: "choose_trump", suit: legal.suits[version % 4] };
  if (legal.bids) {
    return { type: "bid", bid: legal.bids[Math.min(legal.bids.length - 1, 1 + (version % 2))] };
  }
  return { type: "play", card: legal.cards[(version * 7) % legal.cards.length] };
}

async function begin() {
  await loadLanguage(query.get("language") ?? "en");
  await loadWords("server"); // as a table of the server does
  prefer(
    /** @type {any} */ ({
      theme: query.get("theme") ?? "light",
      faces: query.get("faces") ?? "letters",
      speed: query.get("speed") ?? "none",
      order: query.get("order") ?? "trump_first",
      confirm: query.has("confirm"),
      playOnly: query.has("only"),
    }),
  );
  const connection = await found();
  const sent = signal(/** @type {any[]} */ ([]));
  /** @type {number[]} those on which they were decided */
  const versions = [];
  const known = moment.change || moment.isLocal === false
    ? madeUp(connection, sent, versions)
    : connection;
  const shown = query.get("line") === "lost" ? cutOff(known) : known;
  live = true;
  Object.assign(window, { connection: shown, sent, versions, step: () => waiting.shift()?.() });
  if (pace !== null) { for (const act of waiting.splice(0)) later(act); }
  const root = /** @type {HTMLElement} */ (document.getElementById("app"));
  render(html`<${Table} connection=${shown} onLeave=${() => (document.title = "left")} />`, root);
  document.documentElement.dataset.ready = "yes";
}

/** A table that nobody has played. @param {any} connection @param {any} sent @param {number[]} versions */
function madeUp(connection, sent, versions) {
  const table = (moment.change ?? ((/** @type {any} */ one) => one))(connection.table.value);
  return {
    ...connection,
    table: signal(table),
    isLocal: moment.isLocal ?? true,
    send: (/** @type {any} */ { version, ...command }) => {
      versions.push(version);
      sent.value = [...sent.value, command];
    },
  };
}

/** A table whose line is down: all that is asked waits. @param {any} connection */
function cutOff(connection) {
  const session = createTableSession("T1", () => {}, () => {});
  const pending = signal(session.pending());
  return {
    ...connection,
    state: signal("lost"),
    pending,
    send: (/** @type {any} */ command) => {
      session.ask(command);
      pending.value = session.pending();
    },
    withdraw: (/** @type {string} */ id) => {
      session.withdraw(id);
      pending.value = session.pending();
    },
  };
}

void begin();
