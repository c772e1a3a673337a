/** A game in the page is played in one tab at a time: the last one to open or resume it. */

import { hexOf } from "../../core/sha256.js";
import { keeper } from "../../keeper/here.js";

/** @import { Kind, Seen } from "../../keeper/types.d.ts" */

/**
 * Stores a game in progress, as long as no other tab plays it.
 * @template {{tab?: string}} Game
 * @param {Kind<Game>} kind
 * @param {Seen<Game>} seen the game with which this tab begins
 * @param {object} how
 * @param {() => boolean} [how.isEnded] whether a game that is no longer stored has ended
 * @param {() => void} how.onElsewhere called when another tab plays; nothing more is stored here
 */
export function inOneTab(kind, seen, { isEnded = () => false, onElsewhere }) {
  const tab = hexOf(crypto.getRandomValues(new Uint8Array(8)));
  let last = seen;
  let isWriting = false;
  /** Whether this tab may continue; it stores a game again that is gone from the storage. */
  const isHere = () => {
    if (keeper.isStill(kind, last)) return true;
    const now = keeper.read(kind, seen.id);
    if (now.text !== null || isEnded()) return false;
    last = now;
    return true;
  };
  const stop = keeper.follow(kind, () => {
    if (!isWriting && !isHere()) onElsewhere();
  });
  /**
   * @param {Game | null} game null to remove it
   * @returns {boolean} whether this tab may continue
   */
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
