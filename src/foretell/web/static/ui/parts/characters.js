/** The characters of the people and bots at a table. Their portraits are in art/portraits/. */

import { CHARACTERS } from "../../table/characters.js";
import { t } from "../../words/words.js";
import { partsOf } from "./levels.js";
import { settings } from "../base/settings.js";

/** @import { Holder } from "../../table/types.d.ts" */

/**
 * The characters by the bias of their bids, like a bot's style.
 * @type {Record<string, readonly string[]>}
 */
const LEANING = Object.freeze({
  none: Object.freeze(["magnus", "renata", "bruno", "minerva", "felix", "otto"]),
  bold: Object.freeze(["rigo", "amara", "nico"]),
  careful: Object.freeze(["sibylla", "leila", "talos"]),
});

export { CHARACTERS };

/** The name of a character, the same in every language. @param {string} who */
export const characterName = (who) => who[0].toUpperCase() + who.slice(1);

/** The temper of a character; its words are in the list "people". @param {string} who */
export const temperOf = (who) => t(`web-temper-${who}`);

/**
 * The characters of the bots in a solo game, in the order of their seats.
 * @param {string} name the player's
 * @param {readonly string[]} bots
 */
export function opponentsOf(name, bots) {
  const others = bots.map((bot) => ({ name: bot, kind: bot }));
  const [, ...opponents] = charactersAt({ seats: [{ name, kind: "human" }, ...others], seat: 0 });
  return opponents.map((who) => who ?? CHARACTERS[0]);
}

/**
 * The characters by seat, null for an open one; no two are the same. The viewer chooses first, then
 * other people by choice, people by name, and bots.
 * @type {(table: {seats: readonly (Pick<Holder, "name" | "kind"> & {character?: string} | null)[],
 *   seat: number | null}) => readonly (string | null)[]}
 */
export function charactersAt({ seats, seat: own }) {
  /** @type {(string | null)[]} */
  const characters = seats.map(() => null);
  /**
   * @param {number} seat
   * @param {readonly string[]} wanted
   * @param {readonly string[]} [others] looks of names
   */
  const give = (seat, wanted, others = []) => {
    const free = (/** @type {string} */ who) => !characters.includes(who) && !others.includes(lookOf(who));
    characters[seat] = [...wanted, ...CHARACTERS].find(free) ?? null;
  };
  const chosen = settings.value.character;
  if (own !== null && seats[own] && chosen) give(own, [chosen]);
  const named = seats.map((holder) => (holder ? lookOf(holder.name) : ""));
  for (const [seat, holder] of seats.entries()) {
    const character = holder?.character ?? "";
    const isFree = CHARACTERS.includes(character) && !characters.includes(character);
    if (isFree && !characters[seat]) characters[seat] = character;
  }
  for (const [seat, holder] of seats.entries()) {
    if (holder?.kind === "human" && !characters[seat]) give(seat, wantedByName(holder.name));
  }
  for (const [seat, holder] of seats.entries()) {
    if (!holder || holder.kind === "human") continue;
    const own = holder.name.toLowerCase();
    const isNamed = CHARACTERS.includes(own);
    give(seat, isNamed ? [own] : wantedBy(holder.kind, seat), isNamed ? [] : named);
  }
  return characters;
}

/** The characters that suit a bot, the best first. @param {string} bot @param {number} seat */
function wantedBy(bot, seat) {
  return rotated(LEANING[partsOf(bot).style] ?? LEANING.none, seat);
}

/** The characters that suit a person. @param {string} name */
function wantedByName(name) {
  const own = name.toLowerCase();
  if (CHARACTERS.includes(own)) return [own];
  const sum = Array.from(own).reduce((sum, letter) => (sum * 31 + Number(letter.codePointAt(0))) >>> 0, 7);
  return rotated(CHARACTERS, sum % CHARACTERS.length);
}

/** Letters of other scripts, and digits, that look like letters of the characters' names. */
const LIKE = new Map(
  ["аαa", "еεe", "оο0o", "ѕ5s", "гr", "іιı1l|!i", "мm", "тτt", "υսu", "νv", "хχx", "уy", "ьb", "ɡg"]
    .flatMap((group) => Array.from(group, (letter) => [letter, group[group.length - 1]])),
);

/** The skeleton of a name: similar names share it. @param {string} name */
const lookOf = (name) =>
  Array.from(name.normalize("NFKD").replace(/[\p{M}\p{Cf}]/gu, "").toLowerCase(), (letter) => LIKE.get(letter) ?? letter)
    .join("");

/** @param {readonly string[]} list @param {number} by */
const rotated = (list, by) => list.map((_, at) => list[(at + by) % list.length]);
