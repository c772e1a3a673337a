/** The question whether to resume the game in progress or to begin a new one. */

import { t } from "../../words/words.js";
import { html } from "../base/html.js";
import { leave } from "../base/route.js";
import { Sheet } from "../parts/dialog.js";

/** @import { SavedGame } from "../../keeper/stored.d.ts" */

/** @param {{game: SavedGame, onChoose: (anew: boolean) => void}} props */
export function NewOrResume({ game, onChoose }) {
  const title = t("web-under-way");
  return html`<main id="main" tabindex="-1" class="table-screen cloth">
    <h1 class="visually-hidden">${title}</h1>
    <${Sheet} title=${title} kind="sheet-question" isScreen onClose=${() => leave("/")}>
      <div class="choices">
        <button type="button" class="button button-main button-large" autofocus
          onClick=${() => onChoose(false)}>
          ${t("web-resume")}
          <small>${t("web-resume-text", { round: game.round, rounds: game.rounds })}</small>
        </button>
        <button type="button" class="button button-large" onClick=${() => onChoose(true)}>
          ${t("web-new-game")}<small>${t("web-new-game-text")}</small>
        </button>
      </div>
    <//>
  </main>`;
}
