// The engine: every bot, compiled from the Python functions (docs/build/engine.md).

/** @import { Positions } from "./values.js" */
/** @import { Action, Hands, Seat, State } from "../core/types.d.ts" */
/** @import { Exports } from "./exports.d.ts" */
/** @import { Budget, Policy } from "./policies.js" */
/** @import { Possible, Reason, Watched } from "./reasons.js" */
/** @import { ActionValue } from "./search.js" */
/** @import { Situation } from "./situation.js" */
/** @import { Network } from "./weights.js" */
import { hindsightOf, roundValues } from "./values.js";
import { phaseOf, roundsOf } from "../core/state.js";
import { bidShift, heuristicAction, steadyAction } from "./heuristics.js";
import { BID_NOISE, BUDGETS, LEVELS, NETWORK, SEARCH } from "./layout.js";
import { informationOf, settingsOf } from "./known.js";
import { memoryOf } from "./memory.js";
import { byNetworks, byRules, predictionOf } from "./policies.js";
import { faultsOf, reasonsFor, watchedOf } from "./reasons.js";
import { search } from "./search.js";
import { knowledgeOf, situationOf } from "./situation.js";
import { readNetwork } from "./weights.js";
import { sampleWorld } from "./world.js";

/**
 * A decision to be made: the bot, the seat, the game, and the time for it.
 * @typedef {object} Question
 * @property {string} bot its name, such as `steady`, `casual:bold` or `strongest:50`
 * @property {State} known the game as the seat knows it
 * @property {Seat} seat which is to act
 * @property {string} seed the bot's seed, in hexadecimal digits
 * @property {number} [milliseconds] the time for it; without it, as many games as in Python
 */
/**
 * The values of all actions, the best first, and how many possible games they are averaged over.
 * @typedef {{ readonly values: readonly ActionValue[], readonly games: number }} Study
 */
/**
 * @typedef {object} Engine
 * @property {(name: "best" | "quick", file: ArrayBuffer) => void} load reads the weights of a
 *   network
 * @property {(bot: string) => readonly ("best" | "quick")[]} missing the networks a bot still needs
 * @property {(question: Question) => Action} decide the bot's action
 * @property {(question: Question) => Generator<Study, void, void>} study the values of all actions,
 *   ever more exact; by a bot that searches, or `learned`. Run only one at a time, to its end or to
 *   `return()`.
 * @property {(question: Question, values: readonly ActionValue[], taken?: ActionValue) => readonly
 *   Reason[]} explain the reasons for the first of the values of a study, beside those against one of the others if
 *   one is given; also between two of its stages
 * @property {(question: Question) => Hands} sampleWorld the hands of all seats in a possible game,
 *   drawn with the likelihood that a searching bot assigns; the question's seed selects it, and its
 *   seat need not be to act
 * @property {(question: Question, taken: ActionValue, best: ActionValue) => readonly Reason[]}
 *   faults the reasons against an action that is worth less than the best one
 * @property {(question: Question, cards: readonly Action[], game: number) => Watched} watch a
 *   possible game, by the number in a cause, played to the end of the round after each of two cards
 * @property {(question: Question) => string} keyOf what the seat of a question knows, as a key
 * @property {(start: State, actions: readonly Action[]) => Positions} roundValues the values of the
 *   positions of a round, from the whole game after its deal
 * @property {(known: State, seat: Seat, state: BigInt64Array, actions: readonly Action[]) =>
 *   number[]} hindsight the points of the round after each action, in the hands as they were
 */

const STYLES = { bold: 1, careful: -1 };
const SEARCHING = ["searcher", "strongest", "analyst"];
const MOST_GAMES = 2000;
/** @type {Readonly<Record<string, readonly ("best" | "quick")[]>>} */
const NEEDS = {
  learned: ["best"],
  strongest: ["best", "quick"],
  master: ["best", "quick"],
  analyst: ["best", "quick"],
};

/**
 * @typedef {object} Bot
 * @property {string} name
 * @property {number} bias
 * @property {number | null} games
 * @property {boolean} toWin
 */

/**
 * Starts the engine.
 * @param {BufferSource | WebAssembly.Module} source the content of `engine.wasm`
 * @param {() => number} [now] the time in milliseconds
 * @returns {Promise<Engine>}
 */
export async function startEngine(source, now = () => performance.now()) {
  const module = source instanceof WebAssembly.Module ? source : await WebAssembly.compile(source);
  const instance = await WebAssembly.instantiate(module);
  const exports = /** @type {Exports} */ (instance.exports);
  const memory = memoryOf(exports);
  /** @type {Partial<Record<"best" | "quick", Network>>} */
  const networks = {};
  const rules = byRules(memory);
  /** @type {Map<number, Policy>} */
  const learned = new Map();
  let isStudying = false;
  /** The possible games of the last study, for the causes in them. */
  let sample = { key: "", states: new BigInt64Array() };

  const network = (/** @type {"best" | "quick"} */ name) => {
    const loaded = networks[name];
    if (!loaded) throw new Error(`the network "${name}" is not loaded`);
    return loaded;
  };
  const policyOf = (/** @type {string} */ name) => {
    if (name !== "strongest" && name !== "analyst") return rules;
    const temperature = name === "analyst" ? SEARCH.TEMPERATURE : 0;
    const policy = learned.get(temperature) ??
      byNetworks(memory, { best: network("best"), quick: network("quick") }, temperature);
    learned.set(temperature, policy);
    return policy;
  };
  /** @type {<T>(question: Question, use: (situation: Situation) => T) => T} */
  const withSituation = ({ known, seat, seed }, use) =>
    memory.scoped(() => use(situationOf(memory, known, seat, seed)));
  const keyOf = (/** @type {Question} */ { known, seat }) =>
    [...settingsOf(known.options), ...informationOf(known, seat)].join();
  const sampleKey = (/** @type {Question} */ question) =>
    [question.bot, question.seed, keyOf(question)].join();

  /**
   * The possible games of a question, those of its study if that was the last one, and their policy.
   * @type {(question: Question, situation: Situation) => Possible | null}
   */
  const possible = (question, situation) => {
    const { name, games } = botOf(question.bot);
    const kind = name === "master" ? "strongest" : name;
    if (!(kind in BUDGETS)) return null;
    const policy = policyOf(kind);
    if (sample.key !== sampleKey(question)) {
      const budget = scaled(BUDGETS[/** @type {keyof typeof BUDGETS} */ (kind)], games);
      const { states } = policy.sample(situation, budget, () => false);
      return { states, policy };
    }
    const states = memory.ints(sample.states.length);
    states.values.set(sample.states);
    return { states, policy };
  };
  const refuseDuringStudy = () => {
    if (isStudying) throw new Error("a study is under way: end it first");
  };

  /** @type {(question: Question) => Generator<Study, void, void>} */
  function* study(question) {
    refuseDuringStudy();
    const { name, games, toWin } = botOf(question.bot);
    const kind = name === "master" ? "strongest" : name;
    if (kind !== "learned" && !(kind in BUDGETS)) throw new Error(`${name} values no actions`);
    const policy = kind === "learned" ? rules : policyOf(kind);
    const best = kind === "learned" ? network("best") : null;
    isStudying = true;
    const close = memory.open();
    try {
      const { known, seat, seed, milliseconds = Infinity } = question;
      const situation = situationOf(memory, known, seat, seed);
      if (best) {
        yield { values: predicted(situation, best), games: 0 };
        return;
      }
      const budget = scaled(BUDGETS[/** @type {keyof typeof BUDGETS} */ (kind)], games);
      const goal = { roundsToWin: toWin ? roundsToWin(known) : null, milliseconds, now };
      const key = sampleKey(question);
      for (const { values, games, states } of search(memory, situation, budget, policy, goal)) {
        if (sample.key !== key) sample = { key, states: states.slice() };
        yield { values, games };
      }
    } finally {
      close();
      isStudying = false;
    }
  }

  /** @type {(situation: Situation, best: Network) => ActionValue[]} */
  const predicted = (situation, best) => {
    const { codes, actions } = situation;
    const { logits, points, makesBid } = predictionOf(memory, situation, codes, best);
    const most = Math.max(...points);
    const margin = SEARCH.Z_95 * NETWORK.ERROR;
    return [...actions.keys()]
      .sort((one, other) => logits[other] - logits[one])
      .map((number) => ({
        action: actions[number],
        points: points[number],
        makesBid: makesBid[number],
        margin,
        behind: most - points[number],
        behindMargin: points[number] < most ? margin : 0,
        tricks: [],
      }));
  };

  return {
    load(name, file) {
      refuseDuringStudy();
      networks[name] ??= readNetwork(memory, file);
    },
    missing: (bot) => (NEEDS[botOf(bot).name] ?? []).filter((name) => !networks[name]),
    study,
    sampleWorld: ({ bot, known, seat, seed }) =>
      memory.scoped(() =>
        sampleWorld(knowledgeOf(memory, known, seat, seed), policyOf(botOf(bot).name))
      ),
    watch: (question, cards, game) =>
      withSituation(question, (situation) => {
        const games = possible(question, situation);
        if (!games) throw new Error(`${question.bot} plays no games`);
        return watchedOf(memory, situation, games, cards, game);
      }),
    keyOf,
    roundValues: (start, actions) => roundValues(memory, network("best"), start, actions),
    hindsight: (known, seat, state, actions) =>
      hindsightOf(memory, network("best"), known, seat, state, actions),
    explain: (question, values, taken) =>
      withSituation(
        question,
        (situation) => reasonsFor(memory, situation, values, possible(question, situation), taken),
      ),
    faults: (question, taken, best) =>
      withSituation(
        question,
        (situation) => faultsOf(memory, situation, taken, best, possible(question, situation)),
      ),
    decide(question) {
      refuseDuringStudy();
      const { name, bias } = botOf(question.bot);
      if (name === "strongest" || name === "master") policyOf("strongest"); // keeps its memory
      const simple = withSituation(question, (situation) => {
        if (name === "steady") return { action: steadyAction(memory, situation), shift: 0 };
        if (name in LEVELS) {
          const level = /** @type {keyof typeof LEVELS} */ (name);
          return { action: heuristicAction(memory, situation, level, bias), shift: 0 };
        }
        const noise = BID_NOISE.levels[/** @type {keyof typeof BID_NOISE.levels} */ (name)];
        const bids = phaseOf(question.known).type === "bidding";
        const shift = noise === undefined || !bids ? 0 : 10 * bidShift(situation, noise, bias);
        const only = situation.actions.length === 1 ? situation.actions[0] : null;
        return { action: only, shift };
      });
      if (simple.action) return simple.action;
      /** @type {readonly ActionValue[]} */
      let values = [];
      for (const stage of study(question)) ({ values } = stage);
      return shifted(values, simple.shift);
    },
  };
}

/**
 * The rounds after this one, if so few remain that the bot maximises the chance to win instead of
 * points.
 * @param {State} known
 */
function roundsToWin(known) {
  const remaining = roundsOf(known) - known.round.number;
  return remaining < SEARCH.ENDGAME_ROUNDS ? remaining : null;
}

/** @type {(values: readonly ActionValue[], shift: number) => Action} */
function shifted(values, shift) {
  const score = (/** @type {ActionValue} */ { action, behind }) =>
    (action.type === "bid" ? shift * action.bid : 0) - behind;
  return values.reduce((best, one) => (score(one) > score(best) ? one : best)).action;
}

/** @type {(text: string) => Bot} */
function botOf(text) {
  const [name, ...styles] = text.split(":");
  const isLevel = name in LEVELS || name in BID_NOISE.levels;
  const isKnown = isLevel || name in BUDGETS || ["steady", "learned"].includes(name);
  if (!isKnown) throw new Error(`there is no bot "${name}"`);
  const bot = { name, bias: 0, games: /** @type {number | null} */ (null), toWin: false };
  for (const style of isLevel && styles.length > 1 ? [styles.join(":")] : styles) {
    const games = Number(style);
    const isCount = Number.isInteger(games) && games >= 1 && games <= MOST_GAMES;
    if (isLevel && style in STYLES) bot.bias = STYLES[/** @type {keyof typeof STYLES} */ (style)];
    else if (SEARCHING.includes(name) && style === "win") bot.toWin = true;
    else if (SEARCHING.includes(name) && isCount) bot.games = games;
    else throw new Error(`${name} has no style "${style}"`);
  }
  return bot;
}

/**
 * A budget for another number of games, with as many worlds for each.
 * @type {(budget: Budget, games: number | null) => Budget}
 */
function scaled(budget, games) {
  if (games === null) return budget;
  return { ...budget, games, worlds: Math.floor(games * budget.worlds / budget.games) };
}
