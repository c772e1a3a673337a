/** The rules of one table: the game, its deviations, and every clause. */

import { clausesInPlay, scheduleOf } from "../../../core/index.js";
import { loadWords, t } from "../../../words/words.js";
import { html, useState } from "../../base/html.js";
import { minutesOf } from "../../choice/choice.js";
import { RuleBook, clauseText } from "../../parts/rule_book.js";
import { loadStyle } from "../../base/style.js";
import { nameOf } from "../../parts/names.js";
import { clockText, variantsOf } from "../../choice/variants.js";

/** @import { Options } from "../../../core/types.d.ts" */
/** @import { TableView } from "../../../table/types.d.ts" */

await Promise.all([loadWords("rules"), loadStyle("css/rules.css")]);

/** @param {{table: TableView, isLocal: boolean}} props */
export function TableRules({ table, isLocal }) {
  const options = /** @type {Options} */ (table.options);
  const variants = variantsOf(options);
  const [isWhole, setWhole] = useState(false);
  return html`<div class="table-rules">
    <h3>${t("web-rules-differs")}</h3>
    ${variants.length === 0 && html`<p>${t("web-rules-plain")}</p>`}
    <ul>
      ${variants.map(
        ({ words, args, clause }) => html`<li key=${clause}>
          <details><summary><span><b>${t(words, args)}</b> ${t(`${words}.hint`, args)}</span></summary>
            <p>${clauseText(clause, options)}</p></details>
        </li>`,
      )}
    </ul>
    <dl>
      ${factsOf(table, options, isLocal).map(
        ([name, value, more]) => html`<div key=${name}>
          <dt>${name}</dt><dd>${value}${more && html`<small>${more}</small>`}</dd>
        </div>`,
      )}
    </dl>
    <h3>${t("web-primer-score")}</h3>
    <p>${t("web-primer-score-text")}</p>
    <details onToggle=${(/** @type {{currentTarget: HTMLDetailsElement}} */ { currentTarget }) =>
      currentTarget.open && setWhole(true)}>
      <summary><b>${t("web-rules-whole", { clauses: clausesInPlay(options).length })}</b></summary>
      ${isWhole && html`<${RuleBook} options=${options} />`}
    </details>
  </div>`;
}

/**
 * The facts of a game, each with its name and perhaps a remark.
 * @type {(table: TableView, options: Options, isLocal: boolean) => [string, string | number,
 *   string?][]}
 */
function factsOf({ settings, host, ...table }, options, isLocal) {
  const { players, edition, bidding } = options;
  const sizes = scheduleOf(options);
  const rounds = sizes.length;
  const isEven = rounds > 1 && sizes.every((size, at) => size === sizes[0] + at);
  const cards = isEven
    ? t("web-rules-cards-rising", { first: sizes[0], last: sizes[rounds - 1] })
    : t("web-rules-cards", { sizes: sizes.join(", ") });
  const minutes = t("web-rules-minutes", { minutes: minutesOf(options, players) });
  /** @type {[string, string | number, string?][]} */
  const facts = [
    [t("web-option-players"), players],
    [t("web-length"), t("web-rounds", { rounds }), `${cards}; ${minutes}`],
    [t("web-option-bidding"), t(`web-bidding-${bidding}`), t(`web-bidding-${bidding}.hint`)],
    [t("web-option-edition"), t(`web-edition-${edition}`), t(`web-edition-${edition}.hint`)],
  ];
  if (settings === null) return facts;
  if (isLocal) return [...facts, [t("table-undo"), t("web-rules-undo-free")]];
  const patience = [
    t("web-rules-silence", { seconds: settings.silence }),
    t("web-rules-patience", { seconds: settings.patience }),
  ].join(" ");
  return [
    ...facts,
    [t("web-clock"), settings.clock ? clockText(settings.clock) : t("web-clock-none"), patience],
    [t("table-undo"), t("web-rules-undo-ask")],
    [t("web-rules-hints"), t(settings.hints ? "web-rules-hints-allowed" : "web-rules-hints-forbidden")],
    ...(host === null ? [] : [/** @type {[string, string]} */ ([t("web-rules-host"), nameOf({ settings, host, ...table }, host)])]),
  ];
}
