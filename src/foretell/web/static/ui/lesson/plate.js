/** A player in a scene: portrait, name, and the bid against the tricks. */

import { html } from "../base/html.js";
import { Gauge, standingText } from "../parts/gauge.js";
import { Portrait } from "../parts/portrait.js";
import { settings } from "../base/settings.js";
import { characterName } from "../parts/characters.js";
import { t } from "../../words/words.js";

/** @import { Child } from "../../libraries.d.ts" */
/** @import { Mood } from "../../art/portraits/moods.js" */

/** The opponents, and a substitute for one whose character is the learner's. */
const OPPONENTS = ["minerva", "bruno", "felix", "otto", "renata", "nico"];
const LEARNER = "amara";

/** The characters and the names of some players, the learner first. @param {number} players */
export function company(players) {
  const character = settings.value.character ?? LEARNER;
  const others = OPPONENTS.filter((who) => who !== character).slice(0, players - 1);
  return { faces: [character, ...others], names: [t("web-you"), ...others.map(characterName)] };
}

/**
 * @param {{seat: number, face: string, name: string, mood?: Mood, spot?: string, children?: Child}} props
 */
export const Plate = ({ seat, face, name, mood = "neutral", spot = "", children }) =>
  html`<div class="lesson-seat ${spot}">
    <span class="portrait-place" data-seat=${seat} aria-hidden="true"><${Portrait} who=${face} mood=${mood} /></span>
    <span class="lesson-name one-line">${name}</span>
    ${children}
  </div>`;

/** @param {{bid: number | null, hasBid?: boolean, taken: number, playing: boolean}} props */
export const Standing = ({ bid, hasBid = true, taken, playing }) =>
  html`<span class="visually-hidden">${standingText({ bid, hasBid, taken })}</span>
    <${Gauge} bid=${bid} hasBid=${hasBid} taken=${taken} playing=${playing} />`;
