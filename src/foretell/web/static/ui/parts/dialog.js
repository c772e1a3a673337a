/** A sheet over the table: from below on phones, in the middle on larger screens. */

import { t } from "../../words/words.js";
import { afterPaint } from "../base/after_paint.js";
import { html, useLayoutEffect, useRef, useState } from "../base/html.js";
import { useLayer } from "../base/route.js";
import { Icon } from "./icons.js";

/** @import { Child } from "../../libraries.d.ts" */

/**
 * @param {{title: string, onClose: () => void, children?: Child, kind?: string, isScreen?:
 *   boolean}} props `isScreen`: whether it fills the screen, so that Back leaves the screen
 */
export function Sheet({ title, onClose, children, kind = "", isScreen = false }) {
  const dialog = useRef(/** @type {HTMLDialogElement | null} */ (null));
  const [leaves, setLeaves] = useState(false);
  useLayoutEffect(() => dialog.current?.showModal(), []);
  /** Hides the sheet at once; the page takes a moment to be usable again. */
  const leave = () => {
    setLeaves(true);
    afterPaint(() => dialog.current?.close());
  };
  useLayer(!isScreen, leave);
  /** @param {MouseEvent} event */
  const onClick = (event) => {
    if (event.target === dialog.current) leave();
  };
  return html`<dialog ref=${dialog} class="sheet-panel ${kind} ${leaves ? "leaves" : ""}"
    aria-labelledby="sheet-title"
    onClick=${onClick} onClose=${onClose}>
    <div class="sheet-inside">
      <header class="sheet-head">
        <h2 id="sheet-title">${title}</h2>
        <button type="button" class="icon-button" onClick=${leave} aria-label=${t("table-close")}>
          <${Icon} name="close" />
        </button>
      </header>
      ${children}
    </div>
  </dialog>`;
}
