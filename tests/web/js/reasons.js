// The sentences of reasons, as the page writes them, against those of the terminal.

import "./page.js";
import { reasonText } from "../../../src/foretell/web/static/ui/table/hints/reasons.js";
import { loadLanguage, useEdition } from "../../../src/foretell/web/static/words/words.js";
import { checks } from "./checks.js";

/** @import { Reason } from "../../../src/foretell/web/static/engine/reasons.js" */
/** @import { Look } from "../../../src/foretell/web/static/words/cards.js" */

/**
 * @typedef {object} Given
 * @property {string} language
 * @property {Look} look
 * @property {[reason: Reason, sentence: string][]} reasons
 */

/** @param {readonly Given[]} given */
export async function run(given) {
  const check = checks();
  for (const { language, look, reasons } of given) {
    await loadLanguage(language);
    useEdition(look.edition);
    for (const [reason, sentence] of reasons) {
      const name = `${language} ${look.edition} ${look.faces} ${reason.code}`;
      check.same(name, reasonText(reason, look), sentence);
    }
  }
  return check.result();
}
