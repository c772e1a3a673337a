/** The table: before the game, in it and after it. */

import { installSprite } from "../../art/sprite.js";
import { t, useEdition } from "../../words/words.js";
import { html, useEffect, useLayoutEffect, useMemo } from "../html.js";
import { LiveRegions, useAnnouncer } from "./announcer.js";
import { Game } from "./game.js";
import { Gathering } from "./gathering.js";
import { createSitting } from "./sitting.js";
import { useSounds } from "./sounds.js";
import { Toasts, useRefusals, useWaitingBots } from "./toasts.js";

/** @import { Child } from "../../libraries.d.ts" */
/** @import { SeatAt } from "../seat_at.js" */

/**
 * @param {{
 *   seat: SeatAt,
 *   onLeave: () => void,
 *   onRematch?: () => void,
 *   coach?: Child,
 * }} props `coach` is shown on the cloth, for who learns
 */
export function Table({ seat, onLeave, onRematch, coach }) {
  const sitting = useMemo(() => createSitting(seat), [seat]);
  const announcer = useAnnouncer(sitting);
  useEffect(() => sitting.close, [sitting]);
  useRefusals(sitting);
  useWaitingBots(sitting);
  useSounds(seat);
  useLayoutEffect(() => installSprite(), []);
  const story = sitting.stage.story.value;
  const edition = story?.options?.edition;
  useEffect(() => {
    if (edition) useEdition(edition);
  }, [edition]);
  const isKnown = story !== null && story.options !== null;
  const isCovered = Boolean(story?.game) && sitting.panel.value !== null;
  const voice = html`<${Toasts} sitting=${sitting} /><${LiveRegions} announcer=${announcer} />`;
  return html`<div class=${`table-screen cloth ${story?.game ? "in-game" : ""}`}>
    ${
      !isKnown
        ? html`<main id="main" tabindex="-1" class="table-loading"><p role="status">
          ${t("table-loading")}</p></main>`
        : story.game === null
          ? html`<${Gathering} sitting=${sitting} story=${story} onLeave=${onLeave} />`
          : html`<${Game} sitting=${sitting} story=${story} onLeave=${onLeave}
            onRematch=${onRematch}
            announcer=${announcer} coach=${coach} voice=${voice} />`
    }
    ${!isCovered && voice}
  </div>`;
}
