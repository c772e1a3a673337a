/** Signing in on this device by a link that works once: it asks first, and offers a way back. */

import { goBack, previewLink, Refused, takeLink } from "../../net/api.js";
import { untilReached } from "../../net/until_reached.js";
import { refusalText } from "../../words/refusal.js";
import { t } from "../../words/words.js";
import { Frame } from "../parts/frame.js";
import { html, useEffect, useState } from "../base/html.js";
import { go } from "../base/route.js";

const LOOK = { edition: /** @type {const} */ ("classic"), faces: /** @type {const} */ ("letters") };

/** @import { Refusal } from "../../net/api.js" */
/** @import { LinkPreview } from "../../wire.d.ts" */

/** @param {{rest: string[], query: URLSearchParams}} props */
export function OwnLink({ rest: [code], query }) {
  const [link, setLink] = useState(/** @type {LinkPreview | null} */ (null));
  const [became, setBecame] = useState(false);
  const [trouble, setTrouble] = useState(/** @type {Refusal | null} */ (null));
  const table = query.get("table")?.replace(/[^0-9A-Z]/g, "");
  const goOn = () => go(table ? `/t/${table}` : "/", { replace: true });

  /** @param {() => Promise<void>} act */
  const attempt = async (act) => {
    setTrouble(null);
    try {
      await act();
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      setTrouble(error.refusal);
    }
  };
  useEffect(() => {
    const fail = (/** @type {Refused} */ { refusal }) => setTrouble(refusal);
    const look = async () => {
      setLink(await previewLink(code));
      setTrouble(null);
    };
    return untilReached(look, fail, fail);
  }, [code]);

  const take = () =>
    attempt(async () => {
      await takeLink(code, { replace: true });
      if (link?.here) setBecame(true);
      else goOn();
    });
  const back = () =>
    attempt(async () => {
      await goBack();
      go("/", { replace: true });
    });

  const isDone = became || Boolean(link?.is_same);
  const title = link ? t(isDone ? "web-became" : "web-become", { there: link.name }) : t("web-own-link");
  return html`<${Frame} title=${title}>
    ${link && !isDone && html`<${Question} link=${link} onYes=${take} />`}
    ${
      link &&
      isDone &&
      html`${became && html`<p role="status">${t("web-become-back", { here: link.here })}</p>`}
        <p class="actions">
          <button class="button button-main button-large" onClick=${goOn}>${t("web-go-on")}</button>
          ${
            became &&
            html`<button class="button" onClick=${back}>${t("web-go-back", { here: link.here })}</button>`
          }
        </p>`
    }
    <p class="trouble" role="alert">${trouble ? refusalText(trouble, LOOK) : ""}</p>
    ${trouble && html`<p><a class="button" href="/">${t("web-home")}</a></p>`}
  <//>`;
}

/** @param {{link: LinkPreview, onYes: () => void}} props */
function Question({ link, onYes }) {
  const { here, name } = link;
  return html`
    ${here && html`<p>${t("web-become-other", { here })} ${t("web-become-back", { here })}</p>`}
    <p>${t("web-become-shared", { there: name })}</p>
    <p class="actions">
      <button class="button button-main button-large" onClick=${onYes}>
        ${t("web-become-yes", { there: name })}</button>
      <a class="button button-large" href="/">${t(here ? "web-become-no" : "web-home")}</a>
    </p>`;
}
