// Files as a person opens them, read and refused as Python does; see tests/web/test_opened.py.

import { readText, textIn } from "../../../src/foretell/web/static/ui/stored/opened.js";
import { checks } from "./checks.js";

/** @param {{files: {name: string, bytes: string, fault: [number, string] | null}[]}} given `bytes` in Base64 */
export function run({ files }) {
  const { same, result } = checks();
  for (const { name, bytes, fault } of files) {
    const text = textIn(Uint8Array.from(atob(bytes), (char) => char.charCodeAt(0)));
    const read = typeof text === "string" ? readText(text) : text;
    same(name, "refusal" in read ? [read.line, read.refusal.code] : null, fault);
  }
  return result();
}
