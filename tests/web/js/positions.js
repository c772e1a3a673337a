// Positions in one line, read and printed as Python does; see tests/web/test_positions.py.

import { readPosition } from "../../../src/foretell/web/static/core/position_reading.js";
import { positionText } from "../../../src/foretell/web/static/core/position_text.js";
import { checks } from "./checks.js";

/** @param {{ positions: [string, object][], faults: [string, string, string | null][] }} given */
export function run({ positions, faults }) {
  const { same, attempt, result } = checks();
  for (const [line, state] of positions) {
    attempt(line, () => {
      const read = readPosition(line);
      if ("refusal" in read) return same(line, read.refusal, "a position");
      same(`${line} printed`, positionText(read.state, read.viewer), line);
      same(line, read.state, state);
    });
  }
  for (const [line, code, part] of faults) {
    attempt(line, () => {
      const read = readPosition(line);
      if (!("refusal" in read)) return same(line, "a position", code);
      const { refusal } = read;
      same(line, [refusal.code, refusal.fields.part ?? null], [code, part]);
    });
  }
  return result();
}
