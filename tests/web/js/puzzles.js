// Puzzles as the page reads them, against Python's; see test_puzzles_format.py.

import { kindOf, positionOf } from "../../../src/foretell/web/static/ui/solving/position.js";
import {
  bestOf,
  parsePuzzle,
  puzzleText,
} from "../../../src/foretell/web/static/ui/solving/puzzle.js";
import { checks } from "./checks.js";

/**
 * @param {{ line: string, seat: number, hand: string[], bids: (number | null)[], best: string,
 *   kinds: number, found: string[] }[]} given
 */
export function run(given) {
  const check = checks();
  for (const { line, seat, hand, bids, best, kinds, found } of given) {
    check.attempt(line, () => {
      const puzzle = parsePuzzle(line);
      const position = positionOf(puzzle);
      const { round } = position.known;
      check.same(line, puzzleText(puzzle), line);
      check.same(`${line}: seat`, position.seat, seat);
      check.same(`${line}: hand`, round.hands[seat], hand);
      check.same(`${line}: bids`, round.bids, bids);
      check.same(`${line}: kinds`, position.kinds.length, kinds);
      check.same(`${line}: best`, kindOf(position.kinds[bestOf(puzzle)][0]), best);
      check.same(`${line}: found`, puzzle.found, found);
    });
  }
  return check.result();
}
