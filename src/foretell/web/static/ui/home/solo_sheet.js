/** The choice of a solo game, in a sheet over the first screen. Each choice is saved at once. */

import { checkOptions } from "../../core/index.js";
import { prepare } from "../../net/bots.js";
import { refusalText } from "../../words/refusal.js";
import { t } from "../../words/words.js";
import { html, useEffect, useLayoutEffect, useState } from "../html.js";
import { levelHint, LEVELS } from "../levels.js";
import { go } from "../route.js";
import { settings } from "../settings.js";
import { Sheet } from "../table/dialog.js";
import { FIRST_CHOICE, optionsFor, summarized } from "./choice.js";
import { Choice } from "./fields.js";
import { GameChoice } from "./game_choice.js";
import { summaryOf } from "./summary.js";
import { OpponentList } from "./opponent_list.js";
import { botsOf, FIRST_SUMMARY, saveSoloChoice, soloChoice } from "./solo_choice.js";

/** @import { Summary } from "./solo_choice.js" */

/**
 * @param {{part: string, onChange: (summary: Summary) => void, onClose: () => void}} props `part` is what
 *   is to be changed first: the name of a group of fields
 */
export function SoloSheet({ part, onChange, onClose }) {
  const saved = soloChoice();
  const [choice, setChoice] = useState(saved?.choice ?? FIRST_CHOICE);
  const [level, setLevel] = useState(saved?.summary.level || FIRST_SUMMARY.level);
  const [levels, setLevels] = useState(saved?.levels ?? {});
  const options = optionsFor(choice);
  const clash = checkOptions(options);

  // at once, since the sheet may be closed before the next paint
  useLayoutEffect(() => {
    if (clash) return;
    const summary = summarized(choice, level);
    saveSoloChoice({ choice, summary, levels });
    onChange(summary);
  }, [choice, level, levels]);
  useEffect(() => {
    const field = document.querySelector(`.sheet-set-up [name="${part}"]:checked`);
    if (!(field instanceof HTMLElement)) return;
    field.focus({ preventScroll: true });
    field.closest("fieldset")?.scrollIntoView({ block: "center" });
  }, []);

  /** All opponents have it, whatever was chosen for one of them. @param {string} one */
  const chooseLevel = (one) => {
    setLevel(one);
    setLevels({});
    void prepare(one).catch(() => {}); // while there is a network; the table says it if there was none
  };
  const look = { edition: options.edition, faces: settings.value.faces };
  return html`<${Sheet} title=${t("web-set-up")} kind="sheet-set-up" onClose=${onClose}>
    <${GameChoice} choice=${choice} onChange=${setChoice} />
    <fieldset class="levels">
      <legend>${t("web-bots")}</legend>
      ${LEVELS.map(
        (one) => html`<${Choice} key=${one} group="level" value=${one} chosen=${level}
          label=${t(`web-level-${one}`)} hint=${levelHint(one)} onChoose=${() => chooseLevel(one)} />`,
      )}
    </fieldset>
    <${OpponentList} levels=${botsOf({ choice, summary: { ...FIRST_SUMMARY, level }, levels }, options.players - 1)}
      onLevel=${(/** @type {number} */ at, /** @type {string} */ one) => {
        setLevels({ ...levels, [at]: one });
        void prepare(one).catch(() => {});
      }} />
    <div class="set-up-end">
      <p role="status">${clash ? refusalText(clash, look) : summaryOf(options, 1)}</p>
      <button type="button" class="button button-main" disabled=${clash !== null}
        onClick=${() => go("/solo?new=1")}>${t("web-play-now")}</button>
    </div>
  <//>`;
}
