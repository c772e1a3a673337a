/// <reference lib="webworker" />
/** The engine in a worker: it answers one question at a time, and never blocks the page. */

import { fetchWhole } from "../network/network.js";
import { startEngine } from "../engine/engine.js";

/** @import { Means } from "../analysis/averages.js" */
/** @import { Stage } from "../analysis/review.js" */
/** @import { Action, GameRecord, Hands, Seat } from "../core/types.d.ts" */
/** @import { Engine, Question, Study } from "../engine/engine.js" */
/** @import { Reason, Watched } from "../engine/reasons.js" */
/** @import { ActionValue } from "../engine/search.js" */

/**
 * A study with the reasons for the first of its values, the most important first.
 * @typedef {Study & { readonly reasons: readonly Reason[] }} Explained
 */
/**
 * The reasons for the best action, and against the chosen one, if another is better.
 * @typedef {{ readonly best: readonly Reason[], readonly taken: readonly Reason[] }} Reasons
 */
/**
 * A failure, as a refusal's code: the browser forbids WebAssembly, something could not be loaded,
 * or the bot failed.
 * @typedef {"bots/no_wasm" | "bots/no_weights" | "bots/failed"} Trouble
 */
/**
 * A question, with a number that its answers repeat. The next request ends a study or a review; the
 * `known` decisions of a review are not valued again. `turn_to` ends nothing: it says which moment of
 * a game is shown, whose decisions a review values first.
 * @typedef {{ readonly id: number, readonly type: "decide" | "study" | "world", readonly question:
 *   Question } | { readonly id: number, readonly type: "review", readonly record: GameRecord,
 *   readonly seats: readonly Seat[], readonly known: readonly number[] } | { readonly id: number,
 *   readonly type: "explain", readonly question: Question, readonly values: readonly ActionValue[],
 *   readonly taken: ActionValue } | { readonly id: number, readonly type: "watch", readonly question:
 *   Question, readonly cards: readonly Action[], readonly game: number } | { readonly id: number,
 *   readonly type: "prepare", readonly bot:
 *   string } | { readonly id: number, readonly type: "prepare_review" } | { readonly id: number,
 *   readonly type: "stop" } | { readonly id: number, readonly type: "turn_to", readonly at: number
 *   }} Request
 * @typedef {{ readonly id: number, readonly type: "action", readonly action: Action } | {
 *   readonly id: number, readonly type: "study", readonly study: Explained } | { readonly id:
 *   number, readonly type: "reasons", readonly reasons: Reasons } | { readonly id: number,
 *   readonly type: "stage", readonly stage: Stage } | { readonly id: number, readonly type:
 *   "world", readonly hands: Hands } | { readonly id: number, readonly type: "watched",
 *   readonly watched: Watched } | { readonly id: number, readonly type: "end" } | {
 *   readonly id: number, readonly type: "error", readonly message: string, readonly code: Trouble
 *   }} Reply
 */

const worker = /** @type {DedicatedWorkerGlobalScope} */ (/** @type {unknown} */ (self));

/** The cause of an error if the browser does not run WebAssembly, or not for this page. */
const FORBIDDEN = "forbidden";

/** @type {Promise<Engine> | null} */
let starting = null;
let queue = Promise.resolve();
/** @type {ReturnType<typeof readReviewing> | null} */
let reviewing = null;
/** The number of the last request; a study continues while it is its own. */
let last = 0;
/** The moment that is shown of the game under review. */
let shownAt = 0;

worker.addEventListener("message", ({ data }) => {
  const request = /** @type {Request} */ (data);
  if (request.type === "turn_to") {
    shownAt = request.at;
    return;
  }
  last = request.id;
  if (request.type !== "stop") queue = queue.then(() => answer(request));
});

/** @param {Exclude<Request, {type: "stop" | "turn_to"}>} request */
async function answer(request) {
  const { id } = request;
  /** @type {Engine | null} */
  let engine = null;
  try {
    engine = await readyFor(botFor(request));
    if (request.type === "decide") {
      reply({ id, type: "action", action: engine.decide(request.question) });
    } else if (request.type === "explain") {
      reply({ id, type: "reasons", reasons: explained(engine, request) });
    } else if (request.type === "world") {
      reply({ id, type: "world", hands: engine.sampleWorld(request.question) });
    } else if (request.type === "watch") {
      const watched = engine.watch(request.question, request.cards, request.game);
      reply({ id, type: "watched", watched });
    } else {
      if (request.type === "study") await studied(engine, id, request.question);
      if (request.type === "review") await review(engine, request);
      if (request.type === "prepare_review") await forReviews();
      reply({ id, type: "end" });
    }
  } catch (error) {
    if (engine) starting = null; // its memory may be corrupt: the next question starts another one
    const isForbidden = error instanceof Error && error.cause === FORBIDDEN;
    const code = isForbidden ? "bots/no_wasm" : engine ? "bots/failed" : "bots/no_weights";
    reply({ id, type: "error", message: String(error), code });
  }
}

/** @type {(engine: Engine, request: Extract<Request, { type: "explain" }>) => Reasons} */
const explained = (engine, { question, values, taken }) => ({
  best: engine.explain(question, values, taken),
  taken: taken.behind > 0 ? engine.faults(question, taken, values[0]) : [],
});

/**
 * Sends values and reasons stage by stage, until another request arrives.
 * @type {(engine: Engine, id: number, question: Question) => Promise<void>}
 */
async function studied(engine, id, question) {
  for (const study of engine.study(question)) {
    const reasons = engine.explain(question, study.values);
    reply({ id, type: "study", study: { ...study, reasons } });
    await new Promise((resolve) => setTimeout(resolve)); // lets requests arrive
    if (last !== id) break;
  }
}

/**
 * Sends a review stage by stage, until another request arrives.
 * @type {(engine: Engine, request: Extract<Request, { type: "review" }>) => Promise<void>}
 */
async function review(engine, { id, record, seats, known }) {
  const { reviewed, means } = await forReviews();
  for (const stage of reviewed(engine, means, record, seats, new Set(known), () => shownAt)) {
    reply({ id, type: "stage", stage });
    await new Promise((resolve) => setTimeout(resolve)); // lets requests arrive
    if (last !== id) break;
  }
}

/** The modules and averages of reviews, read once. */
function forReviews() {
  reviewing ??= readReviewing();
  reviewing.catch(() => (reviewing = null)); // retried next time
  return reviewing;
}

async function readReviewing() {
  const [{ reviewed }, file] = await Promise.all([
    import("../analysis/review.js"),
    received("averages.json"),
  ]);
  const { means } = JSON.parse(new TextDecoder().decode(file));
  return { reviewed, means: /** @type {Means} */ (means) };
}

/** @param {Exclude<Request, {type: "stop" | "turn_to"}>} request needs the networks of this bot */
function botFor(request) {
  if (request.type === "prepare") return request.bot;
  return "question" in request ? request.question.bot : "strongest";
}

/**
 * The engine with the networks that a bot needs.
 * @param {string} bot
 */
async function readyFor(bot) {
  starting ??= received("engine.wasm").then(compiled).then((module) => startEngine(module));
  starting.catch(() => (starting = null)); // retried next time
  const engine = await starting;
  const missing = engine.missing(bot);
  const files = await Promise.all(missing.map((name) => received(`${name}.weights`)));
  for (const [place, file] of files.entries()) engine.load(missing[place], file);
  return engine;
}

/** @param {ArrayBuffer} file */
async function compiled(file) {
  if (typeof WebAssembly === "undefined") throw new Error("no WebAssembly", { cause: FORBIDDEN });
  return await WebAssembly.compile(file).catch((problem) => {
    if (!WebAssembly.validate(file)) throw problem; // the file is damaged
    throw new Error(problem.message, { cause: FORBIDDEN });
  });
}

/** @param {string} name of a file of the engine */
const received = async (name) =>
  await fetchWhole(new URL(`../engine/${name}`, import.meta.url)).catch((problem) => {
    throw new Error(`${name}: ${problem.message}`);
  });

/** @param {Reply} message */
const reply = (message) => worker.postMessage(message);
