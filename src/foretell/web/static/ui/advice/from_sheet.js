/** The start of advice from the score pad: the game is known, and the person says which player they are. */

import { SUITS } from "../../core/index.js";
import { t } from "../../words/words.js";
import { html, useState } from "../base/html.js";
import { setupFrom } from "./session.js";
import { OwnedSuits } from "./owned_suits.js";

/** @import { Sheet } from "../../keeper/stored.d.ts" */
/** @import { Setup } from "./course.js" */

/** @param {{sheet: Sheet, onStart: (setup: Setup) => void}} props */
export function FromSheet({ sheet, onStart }) {
  const { names, options } = sheet;
  const [suits, setSuits] = useState(SUITS.slice(0, names.length));
  const isOneSuit = options.deal === "one_suit";
  return html`<section class="panel advice-reader" aria-labelledby="advice-me">
    ${isOneSuit && html`<${OwnedSuits} names=${names} suits=${suits} look=${options.edition} onChange=${setSuits} />`}
    <h2 id="advice-me">${t("web-advice-me")}</h2>
    <div class="advice-players">
      ${names.map((name, seat) => html`<button key=${seat} type="button" class="button" dir="auto"
        onClick=${() => onStart(setupFrom(sheet, { seat, suits: isOneSuit ? suits : [] }))}>${name}</button>`)}
    </div>
  </section>`;
}
