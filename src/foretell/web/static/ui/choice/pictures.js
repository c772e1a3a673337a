/** A small picture of each kind of game. */

import { html } from "../base/html.js";

/** @import { Child } from "../../libraries.d.ts" */
/** @import { GameKind } from "../../keeper/stored.d.ts" */

const SIGNS = {
  heart: ["M0 6C-10-1-5-8 0-3.5 5-8 10-1 0 6Z", "var(--suit-hearts)"],
  spade: ["M0-7C10 0 4.5 6 1.2 3L2.5 7H-2.5L-1.2 3C-4.5 6-10 0 0-7Z", "var(--suit-spades)"],
  diamond: ["M0-7 5.5 0 0 7-5.5 0Z", "var(--suit-diamonds)"],
  club: ["M0-7a3.6 3.6 0 0 1 3 5.6A3.6 3.6 0 1 1 1.4 3.6L2.5 7H-2.5L-1.4 3.6A3.6 3.6 0 1 1-3-1.4 3.6 3.6 0 0 1 0-7Z", "var(--suit-clubs)"],
  star: ["M0-8 2.2-2.6 8-2.2 3.5 1.5 5 7 0 4-5 7-3.5 1.5-8-2.2-2.2-2.6Z", "var(--art-gold)"],
};

/**
 * @param {{x: number, y: number, turn?: number, sign?: keyof typeof SIGNS, isBack?: boolean, isNight?: boolean}} props
 */
function Card({ x, y, turn = 0, sign, isBack = false, isNight = false }) {
  const [path, colour] = sign ? SIGNS[sign] : [];
  const paper = isBack ? "var(--accent)" : isNight ? "var(--art-night)" : "var(--card-paper)";
  return html`<g transform=${`translate(${x} ${y}) rotate(${turn})`}>
    <rect x="-11" y="-16" width="22" height="32" rx="3.5" fill=${paper} stroke="var(--card-edge)" />
    ${isBack && html`<rect x="-7.5" y="-12.5" width="15" height="25" rx="1.5" fill="none" stroke="var(--art-gold)" />`}
    ${path && html`<path d=${path} fill=${colour} />`}
  </g>`;
}

/** @type {Record<GameKind, () => Child>} */
const DRAWN = {
  classic: () => html`
    <${Card} x=${17} y=${32} turn=${-24} sign="club" />
    <${Card} x=${32} y=${26} turn=${-8} sign="diamond" />
    <${Card} x=${48} y=${26} turn=${8} sign="heart" />
    <${Card} x=${63} y=${32} turn=${24} sign="spade" />`,
  short: () => html`
    <${Card} x=${27} y=${29} turn=${-10} sign="diamond" />
    <${Card} x=${42} y=${28} turn=${8} sign="heart" />
    <circle cx="58" cy="37" r="11.5" fill="var(--art-gold)" stroke="var(--surface)" stroke-width="2.5" />
    <path d="M58 30v7l4.5 3" fill="none" stroke="#3d2500" stroke-width="2.4" stroke-linecap="round" />`,
  two: () => html`
    <${Card} x=${22} y=${20} turn=${172} isBack />
    <${Card} x=${39} y=${17} turn=${184} isBack />
    <${Card} x=${43} y=${35} turn=${-6} sign="spade" />
    <${Card} x=${60} y=${37} turn=${10} sign="heart" />`,
  twist: () => html`
    <path d="M17 40A25 22 0 0 1 40 7" fill="none" stroke="var(--art-gold)" stroke-width="3" stroke-linecap="round" />
    <path d="M63 14A25 22 0 0 1 40 49" fill="none" stroke="var(--art-gold)" stroke-width="3" stroke-linecap="round" />
    <path d="M37 1.5 45.5 6.5 37.5 12.5ZM43 54.5 34.5 49.5 42.5 43.5Z" fill="var(--art-gold)" />
    <${Card} x=${40} y=${28} turn=${14} sign="star" isNight />`,
  own: () => html`
    <${Card} x=${22} y=${29} turn=${-12} sign="club" />
    <g stroke-linecap="round" stroke-width="3">
      <path d="M40 15h28M40 28h28M40 41h28" stroke="var(--line-strong)" />
      <g fill="var(--accent)" stroke="var(--surface)" stroke-width="2">
        <circle cx="60" cy="15" r="5" /><circle cx="46" cy="28" r="5" /><circle cx="55" cy="41" r="5" />
      </g>
    </g>`,
};

/** @param {{kind: GameKind}} props */
export function Picture({ kind }) {
  return html`<svg class="kind-picture" viewBox="0 0 80 56" aria-hidden="true" focusable="false">
    ${DRAWN[kind]()}
  </svg>`;
}
