/** A game in the page is played in one tab at a time: the one that was opened last, or goes on last. */

import { hexOf } from "../../core/sha256.js";
import { keeper } from "../../keeper/here.js";

/** @import { Kind, Seen } from "../../keeper/types.d.ts" */

/**
 * Store a game as it goes on, as long as no other tab does.
 * @template {{tab?: string}} Game
 * @param {Kind<Game>} kind
 * @param {Seen<Game>} seen the game with which this tab begins
 * @param {object} how
 * @param {() => boolean} [how.isEnded] whether a game that is not stored any more has come to its end
 * @param {() => void} how.onElsewhere another tab plays; nothing is stored here from now on
 */
export function inOneTab(kind, seen, { isEnded = () => false, onElsewhere }) {
  const tab = hexOf(crypto.getRandomValues(new Uint8Array(8)));
  let last = seen;
  let isWriting = false;
  /** Whether this tab is to go on: a game that is gone from the storage is stored again. */
  const isHere = () => {
    if (keeper.isStill(kind, last)) return true;
    const now = keeper.read(kind);
    if (now.text !== null || isEnded()) return false;
    last = now;
    return true;
  };
  const stop = keeper.follow(kind, () => {
    if (!isWriting && !isHere()) onElsewhere();
  });
  /** @param {Game | null} game null to remove it @returns {boolean} whether this tab may go on */
  const keep = (game) => {
    if (!isHere()) {
      onElsewhere();
      return false;
    }
    isWriting = true;
    last = keeper.write(kind, last, game && { ...game, tab }).now;
    isWriting = false;
    return true;
  };
  /** The game as this tab has stored it. */
  const seenLast = () => last;
  return { keep, stop, seenLast };
}
