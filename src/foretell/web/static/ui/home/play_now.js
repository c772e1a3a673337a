/** *Play now*, with the last game chosen. */

import { t } from "../../words/words.js";
import { afterPaint } from "../base/after_paint.js";
import { html, useEffect, useState } from "../base/html.js";
import { whenKept } from "../base/worker.js";
import { botsOf, FIRST_SUMMARY, soloChoice } from "./solo_choice.js";

/** @import { Component } from "../../libraries.d.ts" */
/** @import { Summary } from "../../keeper/stored.d.ts" */

/** @param {{isMain: boolean}} props */
export function PlayNow({ isMain }) {
  const [summary, setSummary] = useState(soloChoice()?.summary ?? FIRST_SUMMARY);
  const [part, setPart] = useState(/** @type {string | null} */ (null));
  const [Sheet, setSheet] = useState(
    /** @type {Component<{part: string, onChange: (summary: Summary) => void, onClose: () => void}> | null} */ (null),
  );
  const [Opponents, setOpponents] = useState(/** @type {Component<{bots: readonly string[]}> | null} */ (null));
  useEffect(
    () => whenKept(() => void import("./opponents.js").then((file) => setOpponents(() => file.Opponents))),
    [],
  );
  /** @param {string} which */
  const open = (which) =>
    afterPaint(() => {
      setPart(which);
      void import("./solo_sheet.js").then((file) => setSheet(() => file.SoloSheet));
    });
  return html`<div class="play-now stack">
    ${isMain && Opponents && html`<${Opponents} bots=${botsOf(soloChoice(), summary.players - 1)} />`}
    <a class="button button-large ${isMain ? "button-main" : ""}" href="/solo?new=1">
      ${t("web-play-now")}
      <small>${t("web-play-now-text", { bots: summary.players - 1, minutes: summary.minutes })}</small>
    </a>
    <div class="chips" role="group" aria-label=${t("web-set-up")}>
      ${partsOf(summary).map(
        ([which, text]) => html`<button key=${which} type="button" class="chip" aria-haspopup="dialog"
          onClick=${() => open(which)}><span>${text}</span></button>`,
      )}
    </div>
  </div>
  ${part !== null && Sheet !== null &&
  html`<${Sheet} part=${part} onChange=${setSummary} onClose=${() => setPart(null)} />`}`;
}

/**
 * The parts of a choice, each with the group of fields that changes it.
 * @param {Summary} summary
 */
function partsOf({ kind, twist, players, rounds, edition, level }) {
  return [
    ["players", t("web-players", { players })],
    [twist ? "twist" : "kind", t(twist ? `web-preset-${twist}` : `web-kind-${kind}`)],
    ["length", t("web-rounds", { rounds })],
    ...(edition === "classic" ? [] : [["edition", t(`web-edition-${edition}`)]]),
    ["level", t(`web-level-${level || FIRST_SUMMARY.level}`)],
  ];
}
