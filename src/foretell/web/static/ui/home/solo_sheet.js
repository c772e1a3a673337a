/** The choice of a solo game, in a sheet over the first screen. Each choice is saved at once. */

import { checkOptions } from "../../core/index.js";
import { keeper } from "../../keeper/here.js";
import { SOLO_CHOICE } from "../../keeper/kinds.js";
import { prepare } from "../../net/bots.js";
import { refusalText } from "../../words/refusal.js";
import { t, loadWords } from "../../words/words.js";
import { html, useEffect, useLayoutEffect, useMemo, useRef, useState } from "../base/html.js";
import { levelHint, LEVELS } from "../parts/levels.js";
import { go } from "../base/route.js";
import { settings } from "../base/settings.js";
import { Sheet } from "../parts/dialog.js";
import { FIRST_CHOICE, optionsFor, summarized } from "../choice/choice.js";
import { Choice } from "../choice/fields.js";
import { GameChoice } from "../choice/game_choice.js";
import { summaryOf } from "../choice/summary.js";
import { botsOf, FIRST_SUMMARY, saveSoloChoice, seenSoloChoice } from "./solo_choice.js";
import { characterName, opponentsOf, temperOf } from "../parts/characters.js";
import { Portrait } from "../parts/portrait.js";

/** @import { Seen } from "../../keeper/types.d.ts" */
/** @import { SoloChoice, Summary } from "../../keeper/stored.d.ts" */
/** @import { FieldEvent } from "../base/html.js" */

await loadWords("people");

/**
 * @param {{part: string, onChange: (summary: Summary) => void, onClose: () => void}} props `part`:
 *   the group of fields to change first
 */
export function SoloSheet({ part, onChange, onClose }) {
  const seen = useRef(useMemo(seenSoloChoice, []));
  const saved = seen.current.value;
  const [choice, setChoice] = useState(saved?.choice ?? FIRST_CHOICE);
  const [level, setLevel] = useState(saved?.summary.level || FIRST_SUMMARY.level);
  const [levels, setLevels] = useState(saved?.levels ?? {});
  const own = useRef({ choice, levels });
  own.current = { choice, levels };
  const options = optionsFor(choice);
  const clash = checkOptions(options);
  /** Shows another tab's choice, or the merged one. @param {Seen<SoloChoice>} now */
  const adopt = (now) => {
    seen.current = now;
    if (now.value === null) return;
    const { choice: chosen, levels: each = {}, summary } = now.value;
    if (JSON.stringify(chosen) !== JSON.stringify(own.current.choice)) setChoice(chosen);
    if (JSON.stringify(each) !== JSON.stringify(own.current.levels)) setLevels(each);
    setLevel(summary.level || FIRST_SUMMARY.level);
  };
  useEffect(() => keeper.follow(SOLO_CHOICE, () => adopt(seenSoloChoice())), []);

  // at once, since the sheet may close before the next paint
  useLayoutEffect(() => {
    if (clash) return;
    const summary = summarized(choice, level);
    adopt(saveSoloChoice(seen.current, { choice, summary, levels }).now);
    onChange(summary);
  }, [choice, level, levels]);
  useEffect(() => {
    const field = document.querySelector(`.sheet-set-up [name="${part}"]:checked`);
    if (!(field instanceof HTMLElement)) return;
    field.focus({ preventScroll: true });
    field.closest("fieldset")?.scrollIntoView({ block: "center" });
  }, []);

  /** Gives all opponents a level, whatever each had before. @param {string} one */
  const chooseLevel = (one) => {
    setLevel(one);
    setLevels({});
    void prepare(one).catch(() => {}); // while there is a network; the table reports a failure
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

/** @param {{levels: readonly string[], onLevel: (at: number, level: string) => void}} props */
function OpponentList({ levels, onLevel }) {
  return html`<ul class="opponent-list" aria-label=${t("web-opponents")}>
    ${opponentsOf(t("web-you"), levels).map(
      (who, at) => html`<li key=${who}>
        <span class="portrait-place"><${Portrait} who=${who} /></span>
        <span><b>${characterName(who)}</b> <small>${temperOf(who)}</small></span>
        <select class="input" value=${levels[at]}
          aria-label=${t("web-level-of", { who: characterName(who) })}
          onChange=${(/** @type {FieldEvent} */ event) => onLevel(at, event.currentTarget.value)}>
          ${LEVELS.map((level) => html`<option key=${level} value=${level}>${t(`web-level-${level}`)}</option>`)}
        </select>
      </li>`,
    )}
  </ul>`;
}
