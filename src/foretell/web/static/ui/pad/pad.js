/** The score pad for a game with real cards. It is stored in this browser and works offline. */

import { useStored } from "../../keeper/here.js";
import { SHEETS } from "../../keeper/kinds.js";
import { loadWords, t } from "../../words/words.js";
import { Frame } from "../parts/frame.js";
import { html, useMemo, useRef, useState } from "../base/html.js";
import { Notice } from "../parts/notice.js";
import { useFiles } from "../parts/not_stored.js";
import { loadStyle } from "../base/style.js";
import { Evenings } from "./evenings.js";
import { filesOf } from "./files.js";
import { NewSheet } from "./new_sheet.js";
import { Play } from "./play.js";
import { newSheet } from "./sheet.js";
import { beginSheet, changeSheet, deleteSheet, knownNames, openedSheet, openSheet, storedSheets } from "./sheets.js";

/** @import { Options } from "../../core/types.d.ts" */
/** @import { Sheet } from "../../keeper/stored.d.ts" */
/** @import { StoredSheet } from "./sheets.js" */

await Promise.all([loadWords("pad"), loadStyle("css/pad.css")]);

export function Pad() {
  const all = useStored(SHEETS, storedSheets);
  const [open, setOpen] = useState(useMemo(openedSheet, []));
  const [isOvertaken, setOvertaken] = useState(false);
  const stored = all.find(({ id }) => id === open);
  const last = useLast(stored);
  /** @param {string | null} id */
  const show = (id) => {
    openSheet(id);
    setOpen(id);
    setOvertaken(false);
  };
  /** @param {readonly string[]} names @param {Options} options */
  const begin = (names, options) => {
    const sheet = newSheet({ id: String(Date.now()), names, options });
    beginSheet(sheet);
    show(sheet.id);
  };
  /** @param {StoredSheet} seen @param {Sheet} next */
  const change = (seen, next) => {
    const { outcome, now } = changeSheet(seen, next);
    setOvertaken(outcome === "overtaken");
    if (outcome !== "overtaken") last.take(now.text);
  };
  useFiles(stored ? filesOf(stored.value) : []);
  const gone = open !== null && !stored ? last.sheet : null;
  return html`<${Frame} title=${t("web-pad")}>
    ${gone && html`<${Notice} text=${t("web-pad-gone")} files=${filesOf(gone)} onClose=${() => show(null)} />`}
    ${isOvertaken && !gone && html`<${Notice} text=${t("web-pad-overtaken")} onClose=${() => setOvertaken(false)} />`}
    ${
    stored
      ? html`<${Play} key=${last.version} sheet=${stored.value}
          onChange=${(/** @type {Sheet} */ next) => change(stored, next)}
          onAgain=${() => begin(stored.value.names, stored.value.options)}
          onClose=${() => show(null)} />`
      : html`
          <${NewSheet} known=${knownNames(all)} last=${all[0]?.value.names ?? []} onStart=${begin} />
          <${Evenings} sheets=${all.map(({ value }) => value)} onOpen=${show} onDelete=${deleteSheet} />`
  }
  <//>`;
}

/**
 * The sheet as last seen on the screen, and a version that grows with each change made elsewhere:
 * undo steps and a chosen cell belong to another state then.
 * @param {StoredSheet | undefined} stored
 */
function useLast(stored) {
  const last = useRef({
    version: 0,
    text: /** @type {string | null} */ (null),
    sheet: /** @type {Sheet | null} */ (null),
    /** Notes a change made here. @param {string | null} text */
    take: (text) => void (last.current.text = text),
  });
  if (stored) {
    if (stored.text !== last.current.text) last.current.version += 1;
    last.current.text = stored.text;
    last.current.sheet = stored.value;
  }
  return last.current;
}
