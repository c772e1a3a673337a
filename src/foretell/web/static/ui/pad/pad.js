/** The score pad for a game with real cards. It is kept in this browser and needs no network. */

import { loadWords, t } from "../../words/words.js";
import { Frame } from "../frame.js";
import { html, useMemo, useState } from "../html.js";
import { loadStyle } from "../style.js";
import { Evenings } from "./evenings.js";
import { NewSheet } from "./new_sheet.js";
import { Play } from "./play.js";
import { newSheet } from "./sheet.js";
import { knownNames, loadSheets, saveSheets, withoutSheet, withSheet } from "./sheets.js";

/** @import { Options } from "../../core/types.d.ts" */
/** @import { Sheet } from "./sheet.js" */
/** @import { Sheets } from "./sheets.js" */

await Promise.all([loadWords("pad"), loadStyle("css/pad.css")]);

export function Pad() {
  const [all, setAll] = useState(useMemo(loadSheets, []));
  const change = (/** @type {Sheets} */ next) => {
    setAll(next);
    saveSheets(next);
  };
  const sheet = all.sheets.find(({ id }) => id === all.open);
  /** @param {readonly string[]} names @param {Options} options */
  const begin = (names, options) =>
    change(withSheet(all, newSheet({ id: String(Date.now()), names, options })));
  return html`<${Frame} title=${t("web-pad")}>
    ${
    sheet
      ? html`<${Play} key=${sheet.id} sheet=${sheet}
          onChange=${(/** @type {Sheet} */ next) => change(withSheet(all, next))}
          onAgain=${() => begin(sheet.names, sheet.options)}
          onClose=${() => change({ ...all, open: null })} />`
      : html`
          <${NewSheet} known=${knownNames(all)} last=${all.sheets[0]?.names ?? []} onStart=${begin} />
          <${Evenings} sheets=${all.sheets}
            onOpen=${(/** @type {string} */ id) => change({ ...all, open: id })}
            onDelete=${(/** @type {string} */ id) => change(withoutSheet(all, id))} />`
  }
  <//>`;
}
