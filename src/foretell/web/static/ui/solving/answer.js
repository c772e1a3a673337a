/** The values after a puzzle: the reasons for the best action and against the player's, and all values. */

import { t } from "../../words/words.js";
import { html, useState } from "../base/html.js";
import { Sheet } from "../parts/dialog.js";
import { Icon } from "../parts/icons.js";
import { tryOn } from "./try_on.js";
import { Worth } from "./worth.js";

/** @import { Child } from "../../libraries.d.ts" */
/** @import { Answered } from "./position.js" */
/** @import { Puzzle } from "./puzzle.js" */

/**
 * @param {{puzzle: Puzzle, answers: readonly Answered[], title: string, right: boolean, figures?: Child,
 *   basis?: Child, nextText: string, leaveText: string, onClose: () => void, onNext: () => void, leaveTo:
 *   string}} props
 */
export function Answer({ puzzle, answers, title, right, figures, basis, nextText, leaveText, onClose, onNext, leaveTo }) {
  const [place, setPlace] = useState(answers.length - 1);
  return html`<${Sheet} title=${title} kind="sheet-hint sheet-puzzle ${right ? "is-right" : "is-wrong"}"
    onClose=${onClose}>
    ${figures}
    ${
      answers.length > 1 &&
      html`<div class="puzzle-moves" role="group" aria-label=${t("puzzles-moves")}>
        ${answers.map((_, at) =>
          html`<button key=${at} type="button" class="button" aria-pressed=${at === place ? "true" : "false"}
            onClick=${() => setPlace(at)}>${t("puzzles-move", { place: at + 1 })}</button>`)}
      </div>`
    }
    <${Worth} key=${place} position=${answers[place].position} values=${answers[place].values}
      answer=${answers[place].action} />
    ${basis}
    <p class="puzzle-try">
      <button type="button" class="button button-quiet" onClick=${() => tryOn(puzzle, answers.slice(0, place))}>
        <${Icon} name="again" /> ${t("puzzles-try-on")}</button>
    </p>
    <p class="actions puzzle-acts">
      <button type="button" class="button button-main" autofocus onClick=${onNext}>${nextText}</button>
      <a class="button" href=${leaveTo}>${leaveText}</a>
    </p>
  <//>`;
}
