// Positions in one line, read and printed as Python does; see tests/web/test_positions.py.

import { readPosition } from "../../../src/foretell/web/static/core/position_reading.js";
import { positionText } from "../../../src/foretell/web/static/core/position_text.js";
import { phaseOf } from "../../../src/foretell/web/static/core/state.js";
import { setupAt } from "../../../src/foretell/web/static/ui/advice/at_position.js";
import { stepAfter } from "../../../src/foretell/web/static/ui/advice/course.js";
import { checks } from "./checks.js";

/** @import { State } from "../../../src/foretell/web/static/core/types.d.ts" */
/** @import { Viewer } from "../../../src/foretell/web/static/core/position_parts.js" */

const QUESTIONS = { choosing_trump: "trump", bidding: "bid", playing: "card" };

/** @param {{ positions: [string, object][], faults: [string, string, string | null, string | null][], mails: [string, string][] }} given */
export function run({ positions, faults, mails }) {
  const { same, attempt, result } = checks();
  /**
   * Advice continues from there, with the question that the game asks.
   * @type {(line: string, read: { state: State, viewer: Viewer }) => void}
   */
  function advice(line, { state, viewer }) {
    const setup = setupAt(line);
    const { type, seats: [toAct] } = phaseOf(state);
    if ("refusal" in setup) {
      const code = toAct === undefined ? "advise/round_is_over" : "advise/not_a_position";
      same(`${line} advised`, setup.refusal.code, code);
      if (toAct !== undefined) same(`${line} viewer`, viewer, null);
      return;
    }
    const { question, state: known } = stepAfter(setup, []);
    const asked = QUESTIONS[/** @type {keyof typeof QUESTIONS} */ (type)];
    // secret bids are not asked for
    if (type === "bidding" && state.options.bidding !== "open") return;
    same(`${line} asked`, question, { type: asked, seat: toAct });
    if (viewer === setup.seat) same(`${line} known`, positionText(known, viewer), line);
  }
  for (const [line, state] of positions) {
    attempt(line, () => {
      const reading = readPosition(line);
      if ("refusal" in reading) return same(line, reading.refusal, "a position");
      same(`${line} printed`, positionText(reading.state, reading.viewer), line);
      same(line, reading.state, state);
      advice(line, reading);
    });
  }
  for (const [line, code, part, found] of faults) {
    attempt(line, () => {
      const reading = readPosition(line);
      if (!("refusal" in reading)) return same(line, "a position", code);
      const { refusal } = reading;
      const { part: odd = null, found: piece = null } = refusal.fields;
      same(line, [refusal.code, odd, piece], [code, part, found]);
    });
  }
  for (const [mail, line] of mails) {
    const reading = readPosition(mail);
    same(
      mail,
      "refusal" in reading ? reading.refusal : positionText(reading.state, reading.viewer),
      line,
    );
  }
  return result();
}
