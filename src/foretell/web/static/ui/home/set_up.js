/** The form for a new table: the game, then its settings. */

import { keeper } from "../../keeper/here.js";
import { TABLE_CHOICE } from "../../keeper/kinds.js";
import { introduce, me, openTable, Refused } from "../../net/api.js";
import { checkOptions } from "../../core/index.js";
import { refusalText } from "../../words/refusal.js";
import { t } from "../../words/words.js";
import { Frame } from "../parts/frame.js";
import { html, useEffect, useMemo, useState } from "../base/html.js";
import { botOf, levelHint, LEVELS, STYLES } from "../parts/levels.js";
import { go } from "../base/route.js";
import { settings } from "../base/settings.js";
import { clockText } from "../choice/variants.js";
import { FIRST_CHOICE, optionsFor } from "../choice/choice.js";
import { Choice } from "../choice/fields.js";
import { GameChoice } from "../choice/game_choice.js";
import { summaryOf } from "../choice/summary.js";
import { NameField } from "./name_field.js";

/** @import { Refusal } from "../../net/api.js" */
/** @import { PersonBody } from "../../wire.d.ts" */
/** @import { FieldEvent } from "../base/html.js" */

/** The person is unknown because the server did not answer: it is asked again before it introduces anyone. */
const UNASKED = "unasked";

export function SetUp() {
  const seen = useMemo(() => keeper.read(TABLE_CHOICE), []);
  const [choice, setChoice] = useState(seen.value ?? FIRST_CHOICE);
  const options = useMemo(() => optionsFor(choice), [choice]);
  const [table, setTable] = useState({ listed: false, clock: "none", hints: true, ...BOTS });
  const [person, setPerson] = useState(
    /** @type {PersonBody | typeof UNASKED | null | undefined} */ (undefined),
  );
  const [name, setName] = useState("");
  const [trouble, setTrouble] = useState(/** @type {Refusal | null} */ (null));
  const [busy, setBusy] = useState(false);
  useEffect(() => void me().then(setPerson, () => setPerson(UNASKED)), []);

  const clash = useMemo(() => checkOptions(options), [options]);
  const refusal = trouble ?? clash;
  const look = { edition: options.edition, faces: settings.value.faces };

  /** @param {SubmitEvent} event */
  const open = async (event) => {
    event.preventDefault();
    setBusy(true);
    setTrouble(null);
    try {
      const identified = person === UNASKED ? await me() : person;
      setPerson(identified ?? (await introduce(name)));
      keeper.write(TABLE_CHOICE, seen, choice);
      const { code } = await openTable({ options: { ...options }, settings: tableSettings(table) });
      go(`/t/${code}`, { replace: true });
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      setTrouble(error.refusal);
      setBusy(false);
    }
  };

  return html`<${Frame} title=${t("web-new-table")}>
    <form class="set-up table-set-up stack" onSubmit=${open}>
      ${(person === null || person === UNASKED) && html`<${NameField} value=${name} onChange=${setName} />`}
      <div class="panel"><${GameChoice} choice=${choice} onChange=${setChoice} /></div>
      <fieldset class="panel">
        <legend>${t("web-manners")}</legend>
        <${Choice} group="listed" value="no" chosen=${table.listed ? "yes" : "no"}
          label=${t("web-private")} hint=${t("web-private-hint")}
          onChoose=${() => setTable({ ...table, listed: false })} />
        <${Choice} group="listed" value="yes" chosen=${table.listed ? "yes" : "no"}
          label=${t("web-listed")} hint=${t("web-listed-hint")}
          onChoose=${() => setTable({ ...table, listed: true })} />
        <label class="field">
          <span class="label">${t("web-clock")}</span>
          <select class="input" value=${table.clock}
            onChange=${(/** @type {FieldEvent} */ event) => setTable({ ...table, clock: event.currentTarget.value })}>
            ${Object.entries(CLOCKS).map(
              ([clock, times]) => html`<option key=${clock} value=${clock}>
                ${times ? clockText(times) : t("web-clock-none")}</option>`,
            )}
          </select>
        </label>
        <div class="field">
          <label for="level">${t("web-bots")}</label>
          <select class="input" id="level" aria-describedby="level-hint" value=${table.level}
            onChange=${(/** @type {FieldEvent} */ event) => setTable({ ...table, level: event.currentTarget.value })}>
            ${LEVELS.map(
              (level) => html`<option key=${level} value=${level}>${t(`web-level-${level}`)}</option>`,
            )}
          </select>
          <small id="level-hint">${levelHint(table.level)} ${t("web-bots-hint")}</small>
        </div>
        <label class="field">
          <span class="label">${t("web-style")}</span>
          <select class="input" value=${table.style}
            onChange=${(/** @type {FieldEvent} */ event) => setTable({ ...table, style: event.currentTarget.value })}>
            ${STYLES.map(
              (style) => html`<option key=${style} value=${style}>${t(`web-style-${style}`)}</option>`,
            )}
          </select>
        </label>
        <label class="choice">
          <input type="checkbox" checked=${table.hints}
            onChange=${(/** @type {FieldEvent} */ event) => setTable({ ...table, hints: event.currentTarget.checked })} />
          <b>${t("web-allow-hints")}</b><small>${t("web-allow-hints.hint")}</small>
        </label>
      </fieldset>
      <div class="actions" role="group">
        <p class="trouble" role="alert">${refusal ? refusalText(refusal, look) : ""}</p>
        <p role="status">${clash ? "" : summaryOf(options)}</p>
        <button class="button button-main" disabled=${busy || clash !== null || person === undefined}>
          ${t("web-open-table")}
        </button>
      </div>
    </form>
  <//>`;
}

/** Minutes and seconds: the bank for a whole game, and the increment for each decision. */
const CLOCKS = {
  none: null,
  quick: { bank: 180, increment: 3 },
  normal: { bank: 600, increment: 10 },
  long: { bank: 1800, increment: 30 },
};

/** The first bots are sound but human: beginners keep up, and strong players are not bored. */
const BOTS = { level: "seasoned", style: "none" };

/** @param {{listed: boolean, clock: string, hints: boolean, level: string, style: string}} table */
const tableSettings = ({ listed, clock, hints, level, style }) => ({
  listed,
  clock: CLOCKS[/** @type {"none"} */ (clock)],
  stand_in: botOf(level, style),
  hints,
});
