/** Small signs on buttons; text always gives their meaning as well. */

import { html } from "../base/html.js";

const LINES = {
  menu: "M4 7h16M4 12h16M4 17h16",
  pad: "M6 3h12v18H6zM9 8h6M9 12h6M9 16h3",
  rules: "M12 6C10 4 7 4 4 5v14c3-1 6-1 8 1 2-2 5-2 8-1V5c-3-1-6-1-8 1zM12 6v14",
  undo: "M9 14 4 9l5-5M4 9h9a6 6 0 0 1 0 12h-3",
  close: "M6 6l12 12M18 6 6 18",
  crown: "M4 18h16M4 15 3 7l5 4 4-7 4 7 5-4-1 8z",
  check: "M5 13l5 5L20 6",
  more: "M12 19V5M6 11l6-6 6 6",
  over: "M6 6l12 12M18 6 6 18",
  lock: "M6 11h12v9H6zM8.5 11V8a3.5 3.5 0 0 1 7 0v3",
  away: "M5 4h6l-6 8h6M14 12h5l-5 7h5",
  bot: "M5 9h14v10H5zM12 9V5M9.5 13.5v1M14.5 13.5v1M2.5 12v4M21.5 12v4",
  share: "M12 15V4M8 8l4-4 4 4M5 13v7h14v-7",
  copy: "M9 9h11v11H9zM5 15H4V4h11v1",
  tricks: "M7 8h10v13H7zM10 8V5h10v13h-3M4 12v9",
  keys: "M3 7h18v10H3zM7 13.5h10M6.5 10.5h.01M10 10.5h.01M13.5 10.5h.01M17 10.5h.01",
  door: "M14 4H5v16h9M10 12h11M17 8l4 4-4 4",
  swap: "M7 4 3 8l4 4M3 8h14M17 12l4 4-4 4M21 16H7",
  chair: "M7 3v10h10V3M7 13v8M17 13v8M7 17h10",
  download: "M12 4v11M8 11l4 4 4-4M5 20h14",
  shield: "M12 3l8 3v6c0 5-4 8-8 9-4-1-8-4-8-9V6zM8.5 12l2.5 2.5 4.5-5",
  replay: "M4 5v14M20 5 9 12l11 7z",
  back: "M15 5 8 12l7 7",
  forward: "M9 5l7 7-7 7",
  play: "M8 5v14l11-7z",
  pause: "M8 5v14M16 5v14",
  missed: "M4 6l5 6-5 6M12 8l8 8M20 8l-8 8",
  sound: "M4 10v4h4l5 4V6L8 10zM16.5 9a4 4 0 0 1 0 6M19 6.5a8 8 0 0 1 0 11",
  mute: "M4 10v4h4l5 4V6L8 10zM17 9.5l5 5M22 9.5l-5 5",
  hint: "M9 18h6M10 21h4M9 18c0-2-3-4-3-8a6 6 0 0 1 12 0c0 4-3 6-3 8",
  inaccurate: "M9 8a3 3 0 1 1 4 3c-1 .6-1 1.3-1 2.5M12 18h.01",
  mistake: "M12 5v8M12 18h.01",
  blunder: "M8 5v8M8 18h.01M16 5v8M16 18h.01",
  chart: "M4 4v16h16M7 15l4-5 3 3 5-7",
  review: "M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13M15.5 15.5 21 21M8 11l2 2 3.5-4.5",
  target: "M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8",
  again: "M20 11a8 8 0 1 0-2 6M20 5v6h-6",
};

/** @typedef {keyof typeof LINES} IconName */

/** @param {{name: IconName}} props */
export function Icon({ name }) {
  return html`<svg class="icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false" fill="none"
    stroke="currentColor" stroke-width="2.2" stroke-linecap="round" stroke-linejoin="round">
    <path d=${LINES[name]} />
  </svg>`;
}
