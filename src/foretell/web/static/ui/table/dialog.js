// @ts-check
/** A sheet over the table: from below on phones, in the middle on larger screens. */

import { t } from "../../words/words.js";
import { html, useEffect, useRef } from "../html.js";
import { Icon } from "./icons.js";

/** @param {{title: string, onClose: () => void, children?: any, kind?: string}} props */
export function Sheet({ title, onClose, children, kind = "" }) {
  const dialog = useRef(/** @type {HTMLDialogElement | null} */ (null));
  useEffect(() => {
    const before = document.activeElement;
    dialog.current?.showModal();
    return () => {
      if (before instanceof HTMLElement && before.isConnected)
        before.focus({ preventScroll: true });
    };
  }, []);
  /** @param {MouseEvent} event */
  const onClick = (event) => {
    if (event.target === dialog.current) onClose();
  };
  return html`<dialog ref=${dialog} class="sheet-panel ${kind}" aria-labelledby="sheet-title"
    onClick=${onClick} onClose=${onClose}>
    <div class="sheet-inside">
      <header class="sheet-head">
        <h2 id="sheet-title">${title}</h2>
        <button type="button" class="icon-button" onClick=${onClose} aria-label=${t("table-close")}>
          <${Icon} name="close" />
        </button>
      </header>
      ${children}
    </div>
  </dialog>`;
}
