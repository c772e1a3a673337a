/** The levels and bidding styles of bots, by the server's names. */

import { t } from "../../words/words.js";

/** The levels, the gentlest first. */
export const LEVELS = Object.freeze(["beginner", "casual", "seasoned", "expert", "master"]);
/**
 * The bids that each level makes exactly among its own, in per cent (docs/how-it-works/strength.md).
 * @type {Readonly<Record<string, number>>}
 */
export const EXACT = Object.freeze({ beginner: 43, casual: 50, seasoned: 66, expert: 71, master: 82 });
/** The styles; `none` is the neutral one. */
export const STYLES = Object.freeze(["none", "bold", "careful"]);

/** The name of a bot: `casual:bold`. @param {string} level @param {string} style */
export const botOf = (level, style) => (style === "none" ? level : `${level}:${style}`);

/** The character of a level and its strength, in words. @param {string} level */
export const levelHint = (level) =>
  `${t(`web-level-${level}.hint`)} ${t("web-level-exact", { exact: EXACT[level] })}`;

/** The level and style in a bot's name. @param {string} bot */
export function partsOf(bot) {
  const [level, style = "none"] = bot.split(":");
  return { level, style };
}

/** A bot's level and style, in words; empty for a bot without a level. @param {string} bot */
export function strengthNotes(bot) {
  const { level, style } = partsOf(bot);
  if (!LEVELS.includes(level)) return [];
  const name = t(`web-level-${level}`);
  return style === "none" ? [name] : [name, t(`web-style-${style}.note`)];
}
