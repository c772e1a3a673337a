/** A puzzle, as read from a line of a file of puzzles (docs/play/daily-and-puzzles.md). */

/** The first line of a file of puzzles. */
export const FORMAT = "foretell/puzzles 1";
/** The bots that were asked, the weakest first. */
export const ASKED = Object.freeze(["beginner", "casual", "seasoned", "expert", "learned"]);

const LINE =
  /^([3-6]) ([1-9]\d?) ([0-9a-f]{1,16}) (-|[0-9a-z]+) (-?\d+:\d+(?:,-?\d+:\d+)+) ([0-9a-v]) ([a-z]+)$/;
const BASE = 36;

/**
 * The value of an action: points in tenths, and the chance to make the bid in percent.
 * @typedef {{points: number, makesBid: number}} Value
 */
/**
 * A decision in a game of one round, dealt by seat 0: `choices` are the actions before it, each by its
 * place among the legal ones. `values` are of each kind of legal action, in their order, `found` are the
 * bots that take the best, `themes` letters for what it is about, the first for the kind of action;
 * `followUps` are further decisions of the same seat, each after the right answer to the one before.
 * @typedef {object} Puzzle
 * @property {number} players
 * @property {number} size
 * @property {string} seed
 * @property {readonly number[]} choices
 * @property {readonly Value[]} values
 * @property {readonly string[]} found
 * @property {string} themes
 * @property {readonly FollowUp[]} followUps
 */
/**
 * `replies` are the actions from the answer before to this decision, each by its place among the legal
 * ones: those of the others, and the seat's own where it has no choice.
 * @typedef {{replies: readonly number[], values: readonly Value[]}} FollowUp
 */

/** @type {(line: string) => Puzzle} */
export function parsePuzzle(line) {
  const parts = LINE.exec(line);
  if (!parts) throw new Error(`not a puzzle: ${line}`);
  const [, players, size, seed, choices, values, found, themes] = parts;
  const mask = Number.parseInt(found, BASE);
  return {
    players: Number(players),
    size: Number(size),
    seed,
    choices: choices === "-" ? [] : Array.from(choices, (choice) => Number.parseInt(choice, BASE)),
    values: valuesIn(values),
    found: ASKED.filter((_, place) => mask & (1 << place)),
    themes,
    followUps: [],
  };
}

/** The values in a text: `214:44,593:99`. @type {(text: string) => Value[]} */
export const valuesIn = (text) =>
  text.split(",").map((value) => {
    const [points, makesBid] = value.split(":").map(Number);
    return { points, makesBid };
  });

/** @param {Puzzle} puzzle */
export function puzzleText({ players, size, seed, choices, values, found, themes }) {
  const made = choices.map((choice) => choice.toString(BASE)).join("") || "-";
  const worth = values.map(({ points, makesBid }) => `${points}:${makesBid}`).join(",");
  const mask = found.reduce((sum, bot) => sum + (1 << ASKED.indexOf(bot)), 0);
  return `${players} ${size} ${seed} ${made} ${worth} ${mask.toString(BASE)} ${themes}`;
}

/** The lines of a file after its first. @type {(text: string) => string[]} */
export function linesOf(text) {
  const [first, ...lines] = text.trimEnd().split("\n");
  if (first !== FORMAT) throw new Error(`not ${FORMAT}: ${first}`);
  return lines;
}

/** The decisions of a puzzle, the first one first. @type {(puzzle: Puzzle) => readonly {values: readonly Value[]}[]} */
export const decisionsOf = (puzzle) => [puzzle, ...puzzle.followUps];

/** @param {Puzzle} puzzle */
export function bestOf({ values }) {
  const points = values.map((value) => value.points);
  return points.indexOf(Math.max(...points));
}

/** The rating of a puzzle that every level finds, and the increment for each level that does not. */
const EASIEST = 800;
/** @type {Readonly<Record<string, number>>} */
const HARDER = Object.freeze({ beginner: 100, casual: 150, seasoned: 250, expert: 250, learned: 350 });

/** The difficulty of a puzzle, as a rating. @param {Puzzle} puzzle */
export const difficultyOf = ({ found }) =>
  ASKED.reduce((sum, bot) => sum + (found.includes(bot) ? 0 : HARDER[bot]), EASIEST);
