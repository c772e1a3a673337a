/** The title of the tab. */

import { useEffect } from "./html.js";

const NAME = "Foretell";

/** The title of the tab for a screen. @param {string} [screen] none for the first one */
export const titleOf = (screen) => (screen ? `${screen} · ${NAME}` : NAME);

/** @param {string} [screen] none for the first one */
export function useTitle(screen) {
  useEffect(() => {
    document.title = titleOf(screen);
  }, [screen]);
}
