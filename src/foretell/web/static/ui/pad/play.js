/** A score sheet in use: the open round, the totals, and the final result. */

import { t } from "../../words/words.js";
import { html, useState } from "../base/html.js";
import { EntryPanel } from "./entry_panel.js";
import { Result } from "./result.js";
import { isOver } from "./sheet.js";
import { Totals } from "./totals.js";
import { useWakeLock } from "../base/wake_lock.js";

/** @import { Sheet } from "../../keeper/stored.d.ts" */

/**
 * @param {{sheet: Sheet, onChange: (sheet: Sheet) => void, onAgain: () => void,
 *   onClose: () => void}} props
 */
export function Play({ sheet, onChange, onAgain, onClose }) {
  const [past, setPast] = useState(/** @type {readonly Sheet[]} */ ([]));
  useWakeLock();
  const change = (/** @type {Sheet} */ next) => {
    setPast([...past, sheet]);
    onChange(next);
  };
  const undo = () => {
    onChange(past[past.length - 1]);
    setPast(past.slice(0, -1));
  };
  const isShown = !isOver(sheet) || sheet.correction !== null;
  return html`<div class="pad-play">
    ${
    isShown
      ? html`<${EntryPanel} sheet=${sheet} onChange=${change} onUndo=${past.length > 0 ? undo : null} />`
      : html`<${Result} sheet=${sheet} onAgain=${onAgain} onUndo=${past.length > 0 ? undo : null} />`
  }
    <${Totals} sheet=${sheet} onChange=${change} />
    <p class="actions"><button class="button" onClick=${onClose}>${t("web-pad-close")}</button></p>
  </div>`;
}
