/** The scene of the lesson: four players, a trick, the card turned up, the learner's hand. */

import { cardName } from "../../words/cards.js";
import { t } from "../../words/words.js";
import { html, useLayoutEffect, useRef } from "../base/html.js";
import { CardFace } from "../parts/card.js";
import { comeFrom } from "../parts/motion.js";
import { Turned } from "./board.js";
import { beatOf, isAtRest, sceneOf } from "./lesson.js";
import { Plate, Standing } from "./plate.js";
import { legalIn, SEATS, SELF, winnerOf } from "./plays.js";
import { isMade, pointsOf } from "./round.js";
import { PointsOf, Sum } from "./sum.js";

/** @import { Card, Seat } from "../../core/types.d.ts" */
/** @import { Look } from "../../words/cards.js" */
/** @import { Action, Lesson } from "./lesson.js" */

/** The chance of each card of the hand to win a trick, for the bid. */
const CHANCES = ["sure", "likely", "hardly"];
/** The learner's seat is the last, so that a trick is read from left to right. */
const ORDER = [1, 2, 3, SELF];

/**
 * @param {{lesson: Lesson, act: (action: Action) => void, look: Look, names: readonly string[],
 *   faces: readonly string[]}} props `names` and characters by seat
 */
export function Scene({ lesson, act, look, names, faces }) {
  const { step, at, ask, text } = beatOf(lesson);
  const scene = sceneOf(lesson);
  const isSettled = isAtRest(lesson);
  const plays = scene.plays.slice(0, lesson.landed + 1); // the last one is moving
  const best = isSettled && ask !== "who" && plays.length === SEATS ? winnerOf(plays) : null;
  const spot = (/** @type {boolean} */ isMeant) => (isSettled && isMeant ? "lesson-spot" : "");
  const isCounting = text.startsWith("score-");
  const points = isCounting || text === "end" ? pointsOf(scene.taken) : null;
  const hasOthers = text === "score-others" || text === "end";
  const legal = legalIn(scene.hand, scene.plays);
  const mood = (/** @type {Seat} */ seat) =>
    seat === best || (hasOthers && points && points[seat] > 0) ? "happy"
    : hasOthers && points ? "dismayed" : "neutral";
  return html`<section class="lesson-scene cloth" aria-label=${t("web-lesson-table")}>
    <div class="lesson-table">
      ${scene.turned && html`<${Turned} card=${scene.turned} look=${look} spot=${spot(at === "turned")} />`}
      <ol class="lesson-seats ${spot(at === "trick")}">
        ${ORDER.map((seat) => {
          const card = plays.find(([who]) => who === seat)?.[1];
          const isLed = plays[0]?.[0] === seat;
          const isOwnTarget = (at === "own" && seat === SELF) || (at === "third" && seat === 3);
          return html`<li key=${seat} class=${seat === best ? "wins" : ""}>
            <${Plate} seat=${seat} face=${faces[seat]} name=${names[seat]} mood=${mood(seat)}
              spot=${spot(isOwnTarget && ask !== "end")}>
              ${
                scene.bids &&
                html`<${Standing} bid=${scene.bids[seat]} taken=${scene.taken[seat]} playing=${step === "score"} />`
              }
            <//>
            <div class="lesson-place ${spot((at === "led" && isLed) || (at === "best" && seat === best))}">
              ${
                card
                  ? html`<${Played} key=${card} card=${card} seat=${seat} look=${look}
                      onName=${ask === "who" && (() => act({ type: "name", seat }))} />`
                  : points && (hasOthers || seat === SELF)
                  ? hasOthers && html`<${PointsOf} points=${points[seat]} />`
                  : null
              }
              <small>${seat === best ? t("web-lesson-wins") : isLed ? t("web-lesson-led") : ""}</small>
            </div>
          </li>`;
        })}
      </ol>
    </div>
    <div class="lesson-own ${spot(at === "hand" || at === "sum")}">
      ${
        isCounting
          ? html`<${Sum} key=${text} text=${text} isMade=${isMade(scene.taken)} />`
          : ask === "end"
          ? html`<div class="lesson-end"><a class="button button-main next" href="/solo?new=1">${t("web-play-now")}</a>
            <a class="button" href="/learn">${t("lessons-all")}</a></div>`
          : html`<div class="lesson-hand" role="group" aria-label=${t("web-lesson-hand")}>
            ${scene.hand.map((card, place) => html`<div key=${card}>
              <button class="lesson-card ${isSettled && isAsked(ask) && !legal.includes(card) ? "cannot" : ""}"
                aria-label=${cardName(card, look)} aria-disabled=${!isAsked(ask) || !isSettled}
                data-card=${card} onClick=${() => act({ type: "play", card })}>
                <${CardFace} card=${card} look=${look} width=${100} /></button>
              ${text === "bid-hand" && isSettled && html`<small class="badge">${t(`web-lesson-${CHANCES[place]}`)}</small>`}
            </div>`)}
          </div>`
      }
    </div>
  </section>`;
}

/** @param {string} ask */
const isAsked = (ask) => ask === "win" || ask === "lose" || ask === "play";

/**
 * A played card, moving from its player.
 * @param {{card: Card, seat: Seat, look: Look, onName: (() => void) | false}} props
 */
function Played({ card, seat, look, onName }) {
  const place = useRef(/** @type {HTMLElement | null} */ (null));
  useLayoutEffect(() => {
    const from = seat === SELF ? ".lesson-own" : `.portrait-place[data-seat="${seat}"]`;
    const source = document.querySelector(from);
    if (place.current && source) comeFrom(place.current, source.getBoundingClientRect(), { tilt: seat === SELF ? 0 : -8 });
  }, []);
  const face = html`<${CardFace} card=${card} look=${look} width=${56} />`;
  return onName
    ? html`<button ref=${place} class="lesson-card" aria-label=${cardName(card, look)} onClick=${onName}>${face}</button>`
    : html`<span ref=${place} class="lesson-played" role="img" aria-label=${cardName(card, look)}>${face}</span>`;
}
