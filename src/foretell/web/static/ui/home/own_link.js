// @ts-check
/** Going on with one's own seats on this device, by a link that works once. */

import { Refused, takeLink } from "../../net/api.js";
import { refusalText } from "../../words/refusal.js";
import { t } from "../../words/words.js";
import { Frame } from "../frame.js";
import { html, useState } from "../html.js";
import { go } from "../route.js";

/** @param {{rest: string[], query: URLSearchParams}} props */
export function OwnLink({ rest: [code], query }) {
  const [trouble, setTrouble] = useState(/** @type {any} */ (null));
  const table = query.get("table")?.replace(/[^0-9A-Z]/g, "");
  const take = () =>
    takeLink(code).then(
      () => go(table ? `/t/${table}` : "/", { replace: true }),
      (error) => {
        if (!(error instanceof Refused)) throw error;
        setTrouble(error.refusal);
      },
    );
  const look = { edition: /** @type {const} */ ("classic"), faces: /** @type {const} */ ("letters") };
  return html`<${Frame} title=${t("web-own-link")}>
    <p>${t("web-own-link-text")}</p>
    <p class="trouble" role="alert">${trouble ? refusalText(trouble, look) : ""}</p>
    <p><button class="button button-main button-large" onClick=${take}>${t("web-own-link-take")}</button></p>
  <//>`;
}
