// Games in short text, read and printed as Python does; see tests/web/test_game_text.py.

import { readRecord, writeRecord } from "../../../src/foretell/web/static/core/dealing.js";
import { gameText } from "../../../src/foretell/web/static/core/game_text.js";
import { readGameText } from "../../../src/foretell/web/static/core/game_text_reading.js";
import {
  optionsText,
  readOptionsText,
} from "../../../src/foretell/web/static/core/options_text.js";
import { readText } from "../../../src/foretell/web/static/ui/stored/opened.js";
import { checks } from "./checks.js";

/** @import { Options } from "../../../src/foretell/web/static/core/types.d.ts" */

/**
 * @param {{
 *   games: {name: string, record: string, text: string}[],
 *   options: [Options, string][],
 *   faults: {text: string, line: number, code: string, fields: Record<string, unknown>}[],
 *   sound: {text: string, record: string}[],
 * }} given
 */
export function run({ games, options, faults, sound }) {
  const { same, attempt, result } = checks();
  for (const { name, record, text } of games) {
    attempt(name, () => {
      const [fromRecord, fromText] = [readRecord(record), readGameText(text)];
      if (!("record" in fromRecord && "record" in fromText)) throw new Error("refused");
      same(`${name} printed`, gameText(fromRecord.record), text);
      same(`${name} printed again`, gameText(fromText.record), text);
      same(`${name} state`, fromText.state, fromRecord.state);
      const { fair: _, ...header } = fromRecord.record.header;
      same(`${name} header`, fromText.record.header, header);
      same(`${name} events`, fromText.record.events, fromRecord.record.events);
    });
  }
  for (const [values, text] of options) {
    const read = readOptionsText(text, values.first_dealer);
    same(`options ${text} printed`, optionsText(values), text);
    same(`options ${text} read`, read, { options: values });
  }
  for (const { text, line, code, fields } of faults) {
    const found = readText(text);
    const name = `${code} in line ${line} of ${text}`;
    if (!("refusal" in found)) same(name, "sound", "a fault");
    else {
      const told = found.refusal.fields;
      same(name, [found.line, found.refusal.code], [line, code]);
      const shared = Object.keys(fields).filter((key) => key in told);
      same(name, shared.map((key) => told[key]), shared.map((key) => fields[key]));
    }
  }
  for (const { text, record } of sound) {
    const found = readText(text);
    same(text, "record" in found ? writeRecord(found.record) : found.refusal, record);
  }
  return result();
}
