/** The invitation to a table: a link, a code, and a QR code. */

import { t } from "../../../words/words.js";
import { copyText } from "../../base/copy_text.js";
import { html, useState } from "../../base/html.js";
import { shared } from "../../base/share.js";
import { Icon } from "../../parts/icons.js";

/** @import { Controller } from "../state/controller.js" */

/** @param {{controller: Controller, code: string, open: number}} props */
export function Invitation({ controller, code, open }) {
  const [shown, setShown] = useState(true);
  const link = `${location.origin}/t/${code}`;
  const canShare = typeof navigator.share === "function";
  const copy = async () => controller.say(await copyText(link) ? t("table-copied") : link);
  const share = async () =>
    await shared({ title: "Foretell", text: t("table-invite-text"), url: link }) || copy();
  return html`<section class="panel invitation" aria-labelledby="invite-title">
    <h2 id="invite-title">${t("table-invite")}</h2>
    <p>${open > 0 ? t("table-invite-how") : t("table-invite-watch")}</p>
    <p class="invite-code" style=${{ "--letters": String(code.length) }}><span>${t("table-code")}</span> <b>${code}</b></p>
    ${
      shown &&
      html`<img class="qr" src=${`/api/tables/${encodeURIComponent(code)}/qr.svg`} width="180"
        height="180"
      alt=${t("table-qr")} onError=${() => setShown(false)} />`
    }
    <p class="actions">
      ${
        canShare &&
        html`<button type="button" class="button button-main" onClick=${share}><${Icon}
          name="share" /> ${t("table-share")}</button>`
      }
      <button type="button" class="button ${canShare ? "" : "button-main"}" onClick=${copy}><${Icon}
        name="copy" /> ${t("table-copy")}</button>
    </p>
    <p class="note invite-link">${link}</p>
  </section>`;
}
