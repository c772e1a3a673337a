/** A game on the screen. */

import { waits } from "../../net/table_view.js";
import { t } from "../../words/words.js";
import { html, useEffect, useRef } from "../html.js";
import { BidBar } from "./bid_bar.js";
import { OthersHands, UnseenHand, isClairvoyant, isHandUnseen } from "./clairvoyance.js";
import { Sheet } from "./dialog.js";
import { useFocusKept } from "./focus.js";
import { GameOver } from "./game_over.js";
import { Hand } from "./hand.js";
import { Icon } from "./icons.js";
import { KeysHelp, useKeys } from "./keys.js";
import { Menu } from "./menu.js";
import { playByItself } from "./moves.js";
import { RemovalAsked } from "./removal.js";
import { whoOf } from "./names.js";
import { Plate } from "./plate.js";
import { RoundOver } from "./round_over.js";
import { ScorePad } from "./score_pad.js";
import { Sum } from "./sum.js";
import { promptText } from "./telling.js";
import { TrickOnTable } from "./trick.js";
import { TricksPanel } from "./tricks_panel.js";
import { Stock, Trump } from "./trump.js";
import { TrumpChoice } from "./trump_choice.js";
import { UndoAsked, UndoButton } from "./undo.js";
import { viewOf } from "./view.js";

/** @import { TableView } from "../../net/table_view.js" */
/** @import { Child } from "../../libraries.d.ts" */
/** @import { Announcer } from "./announcer.js" */
/** @import { Sitting } from "./sitting.js" */
/** @import { View } from "./view.js" */

/** @type {Record<string, string>} */
const PANELS = { pad: "table-pad", menu: "table-menu", tricks: "table-tricks", keys: "table-keys" };

/**
 * @param {{sitting: Sitting, story: TableView, onLeave: () => void,
 *   onRematch?: () => void, announcer: Announcer, coach?: Child,
 *   voice: Child}} props `voice` is what is said in passing: in an open sheet, as nothing outside of
 *   it is seen or heard
 */
export function Game({ sitting, story, onLeave, onRematch, announcer, coach, voice }) {
  const view = viewOf(story);
  useKeys(sitting, announcer);
  useOwnTurn(sitting);
  useFocusKept(nextToDo);
  const panel = sitting.panel.value;
  const questions = html`<div class="questions">
    <${UndoAsked} sitting=${sitting} story=${story} />
    <${RemovalAsked} sitting=${sitting} story=${story} />
  </div>`;
  const isOver = view.phase === "finished" && sitting.stage.lying.value === null;
  return html`
    <header class="table-bar">
      <button type="button" class="icon-button" onClick=${() => sitting.open("menu")}
        aria-label=${t("table-menu")}>
        <${Icon} name="menu" />
      </button>
      <div class="table-state">
        <h1>${t("table-round", { number: view.number, rounds: view.rounds })}</h1>
        <${Sum} view=${view} />
      </div>
      <button type="button" class="icon-button pad-button" onClick=${() => sitting.open("pad")}
        aria-label=${t("table-pad")}>
        <${Icon} name="pad" />
      </button>
    </header>
    <main id="main" tabindex="-1"
      class=${`table-main ${isOver ? "is-over" : ""}`}>
      ${
        isOver
          ? html`<${GameOver} sitting=${sitting} view=${view} onLeave=${onLeave}
            onRematch=${onRematch} />`
          : html`<${Felt} sitting=${sitting} view=${view} coach=${coach} />
            <${Own} sitting=${sitting} view=${view} />`
      }
    </main>
    <aside class="pad-side" aria-labelledby="pad-side-title">
      <h2 id="pad-side-title">${t("table-pad")}</h2>
      <${ScorePad} view=${view} />
    </aside>
    ${
      panel === null
        ? questions
        : html`<${Sheet} key=${panel} kind=${`sheet-${panel}`}
        title=${t(PANELS[panel])}
      onClose=${() => sitting.panel.value === panel && (sitting.panel.value = null)}>
      ${panel === "pad" && html`<${ScorePad} view=${view} />`}
      ${panel === "menu" && html`<${Menu} sitting=${sitting} view=${view} onLeave=${onLeave} />`}
      ${panel === "tricks" && html`<${TricksPanel} view=${view} />`}
      ${panel === "keys" && html`<${KeysHelp} />`}
      ${questions} ${voice}
    <//>`
    }
  `;
}

/** Where there is something to do now, or else where the game is. */
function nextToDo() {
  const places = [
    "#over-title",
    ".ask button:not([aria-disabled])",
    ".hand-card[tabindex='0']",
    "#main",
  ];
  return places.map((place) => document.querySelector(place)).find((found) => found !== null);
}

/**
 * The cloth: who sits around it, and what lies on it.
 * @param {{sitting: Sitting, view: View, coach?: Child}} props
 */
function Felt({ sitting, view, coach }) {
  const legal = view.story.legal;
  const last = view.tricks.length > 0;
  return html`<section class="felt" aria-labelledby="felt-title"
    onClick=${() => sitting.stage.lying.value && sitting.stage.hurry()}>
    <h2 id="felt-title" class="visually-hidden">${t("table-players")}</h2>
    <ol class="plates">
      ${view.others.map(
        (seat, at) => html`<${Plate} key=${seat} sitting=${sitting} view=${view} seat=${seat}
        place=${around(at, view.others.length)} />`,
      )}
    </ol>
    <div class="felt-strip">
      <${Trump} view=${view} />
      <div class="felt-acts">
        ${view.me !== null &&
        html`<${UndoButton} sitting=${sitting} story=${sitting.seat.story.value ?? view.story} />`}
        ${
          (last || view.spent.length > 0) &&
          html`<button type="button" class="last-trick"
            onClick=${() => sitting.open("tricks")}>
          <${Icon} name="tricks" /><span>${last ? t("table-last-trick") : t("table-spent-short")}
            </span>
        </button>`
        }
      </div>
    </div>
    ${coach}
    <div class="felt-middle">
      ${view.trick === null && view.turned !== null && !isClairvoyant(view) &&
      html`<${Stock} view=${view} />`}
      <${TrickOnTable} sitting=${sitting} view=${view} />
      ${isClairvoyant(view) && html`<${OthersHands} view=${view} />`}
      ${!isHandUnseen(view) && html`<${RoundOver} sitting=${sitting} view=${view} />`}
    </div>
    ${legal?.bids && html`<${BidBar} sitting=${sitting} view=${view} />`}
    ${legal?.suits && html`<${TrumpChoice} sitting=${sitting} view=${view} />`}
  </section>`;
}

/** The own place: plate, prompt, hand. @param {{sitting: Sitting, view: View}} props */
function Own({ sitting, view }) {
  const { story, me } = view;
  const isTurn = story.legal !== null;
  const connection = sitting.seat.connection.value;
  const lying = sitting.stage.lying.value;
  const prompt = lying
    ? t("table-told-won", whoOf(story, Number(lying.trick.winner)))
    : promptText(story);
  return html`<section class="own-place" aria-labelledby="own-title">
      <h2 id="own-title" class="visually-hidden">
        ${story.seat === null ? t("table-watching") : t("table-your-place")}</h2>
      <${Plate} tag="div" sitting=${sitting} view=${view} seat=${view.bottom} />
      <p class="prompt ${isTurn ? "your-turn" : ""}">
        ${connection === "open" ? prompt || t("table-moment") : t(`table-connection-${connection}`)}
      </p>
    </section>
    ${
      me === null
        ? html`<${Watching} sitting=${sitting} view=${view} />`
        : isHandUnseen(view)
          ? html`<${UnseenHand} view=${view}>
            <${RoundOver} sitting=${sitting} view=${view} /><//>`
          : html`<${Hand} sitting=${sitting} view=${view} />`
    }`;
}

/** Instead of a hand: why there is none, and how to get one. @param {{sitting: Sitting, view: View}} props */
function Watching({ sitting, view }) {
  const { story, phase } = view;
  if (waits(story)) return html`<p class="watching">${t("table-waits-for-deal")}</p>`;
  const canSit = story.seats.includes(null) && phase !== "finished" && !sitting.seat.isLocal;
  return html`<div class="watching">
    <p>${t("table-watching")}</p>
    ${
      canSit &&
      html`<button type="button" class="button button-main"
        onClick=${() => sitting.send({ type: "sit" })}>${t("table-sit-down")}</button>`
    }
  </div>`;
}

/**
 * When the own turn comes: what was chosen before is played, and nothing asked is open any more.
 * @param {Sitting} sitting
 */
function useOwnTurn(sitting) {
  const version = useRef(-1);
  useEffect(
    () =>
      sitting.seat.story.subscribe(
        (/** @type {TableView | null} */ story) => {
          if (!story?.game || story.version === version.current) return;
          version.current = story.version;
          sitting.asked.value = null;
          const view = viewOf(story);
          const hand = view.me === null ? [] : (view.hands[view.me] ?? []);
          const chosen = sitting.chosen.peek();
          if (chosen !== null && !hand.includes(chosen)) sitting.chosen.value = null;
          // the story is told to all first, then answered
          if (story.legal?.cards) queueMicrotask(() => playByItself(sitting));
        },
      ),
    [sitting],
  );
}

/**
 * Where another's plate stands on large screens, in percent of the cloth: on an arc, clockwise.
 * @param {number} at
 * @param {number} count
 * @returns {[number, number]}
 */
function around(at, count) {
  const angle = Math.PI * (1 + (at + 0.5) / count);
  const flat = count === 2 ? 0.9 : 1;
  return [Math.round(50 + 42 * flat * Math.cos(angle)), Math.round(54 + 52 * Math.sin(angle))];
}
