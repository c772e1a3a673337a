/** The frame of every screen but the table: the way home, a title, the small print. */

import { t } from "../../words/words.js";
import { html } from "../base/html.js";
import { useTitle } from "../base/title.js";

/** @import { Child } from "../../libraries.d.ts" */

/** The project's address, which the server writes into the page if there is one. */
const SOURCE = document.querySelector('meta[name="source"]')?.getAttribute("content");

/** @param {{title?: string, children?: Child, isHome?: boolean}} props */
export function Frame({ title, children, isHome = false }) {
  useTitle(isHome ? "" : title);
  return html`
    <a class="visually-hidden skip-link" href="#main">${t("web-skip")}</a>
    ${!isHome &&
    html`<header class="bar">
      <a class="home-link" href="/" aria-label=${`Foretell: ${t("web-home")}`}><${Mark} /> Foretell</a>
      <h1>${title}</h1>
    </header>`}
    <main id="main" class=${isHome ? "home" : "page"} tabindex="-1">${children}</main>
    <footer class="small-print">
      <p>${t("web-not-affiliated")}</p>
      ${SOURCE && html`<p><a href=${SOURCE}>${t("web-source")}</a></p>`}
      <p class="documented"><a href="/docs/" hreflang="en">${t("web-documentation")}</a></p>
    </footer>
  `;
}

/** The mark next to the name. */
export function Mark() {
  return html`<img class="mark" src="/static/icons/favicon.svg" alt="" width="28" height="28" />`;
}
