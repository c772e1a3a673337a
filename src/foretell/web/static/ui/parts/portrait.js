/** A character's portrait as a part of the page, and its placeholder. */

import { html, signal, useEffect } from "../base/html.js";
import { Drawing } from "./card.js";

/** @import { Child } from "../../libraries.d.ts" */
/** @import * as portraits from "../../art/portraits/index.js" */
/** @import { Mood } from "../../art/portraits/moods.js" */

/** The drawings of portraits; null until they are loaded. */
const art = signal(/** @type {typeof portraits | null} */ (null));

/** Loads the portraits, which then appear everywhere. A failure is the network's: it retries later. */
const load = () =>
  void import("../../art/portraits/index.js").then(
    (file) => (art.value = file),
    () => {},
  );

/** @param {{who: string | null, mood?: Mood, children?: Child}} props */
export function Portrait({ who, mood = "neutral", children }) {
  useEffect(load, []);
  if (who === null || art.value === null) return children ?? null;
  const { portrait, movingSign } = art.value;
  return html`<${Drawing} draw=${portrait} of=${[who, mood]} /><${Drawing} draw=${movingSign} of=${[mood]} />`;
}
