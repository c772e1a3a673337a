/** The choice of a solo game, in a sheet over the first screen. Each choice is saved at once. */

import { BOTS } from "../../bots/index.js";
import { checkOptions } from "../../core/index.js";
import { refusalText } from "../../words/refusal.js";
import { t } from "../../words/words.js";
import { html, useEffect, useLayoutEffect, useState } from "../html.js";
import { LEVELS } from "../levels.js";
import { go } from "../route.js";
import { settings } from "../settings.js";
import { Sheet } from "../table/dialog.js";
import { FIRST_CHOICE, optionsFor, summarized } from "./choice.js";
import { GameChoice, Segments } from "./game_choice.js";
import { summaryOf } from "./summary.js";
import { OpponentList } from "./opponent_list.js";
import { saveSoloChoice, soloChoice } from "./solo_choice.js";

/** @import { Summary } from "./solo_choice.js" */

/** The levels of the bots that play in the page. */
const HERE = LEVELS.filter((level) => Object.hasOwn(BOTS, level));

/**
 * @param {{part: string, onChange: (summary: Summary) => void, onClose: () => void}} props `part` is what
 *   is to be changed first: the name of a group of fields
 */
export function SoloSheet({ part, onChange, onClose }) {
  const saved = soloChoice();
  const [choice, setChoice] = useState(saved?.choice ?? FIRST_CHOICE);
  const [level, setLevel] = useState(saved?.summary.level || HERE[0] || "");
  const options = optionsFor(choice);
  const clash = checkOptions(options);

  // at once, since the sheet may be closed before the next paint
  useLayoutEffect(() => {
    if (clash) return;
    const summary = summarized(choice, level);
    saveSoloChoice({ choice, summary });
    onChange(summary);
  }, [choice, level]);
  useEffect(() => {
    const field = document.querySelector(`.sheet-set-up [name="${part}"]:checked`);
    if (!(field instanceof HTMLElement)) return;
    field.focus({ preventScroll: true });
    field.closest("fieldset")?.scrollIntoView({ block: "center" });
  }, []);

  const look = { edition: options.edition, faces: settings.value.faces };
  return html`<${Sheet} title=${t("web-set-up")} kind="sheet-set-up" onClose=${onClose}>
    <${GameChoice} choice=${choice} onChange=${setChoice} />
    ${
      HERE.length > 1 &&
      html`<${Segments} name="level" label=${t("web-bots")} chosen=${level} onChoose=${setLevel}
        values=${HERE.map((one) => ({ value: one, text: t(`web-level-${one}`) }))} />`
    }
    <${OpponentList} count=${options.players - 1} />
    <div class="set-up-end">
      <p role="status">${clash ? refusalText(clash, look) : summaryOf(options, 1)}</p>
      <button type="button" class="button button-main" disabled=${clash !== null}
        onClick=${() => go("/solo?new=1")}>${t("web-play-now")}</button>
    </div>
  <//>`;
}
