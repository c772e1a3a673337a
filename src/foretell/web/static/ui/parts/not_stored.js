/** The notice that the browser does not store changes, with files to save instead. */

import { refused } from "../../keeper/here.js";
import { t } from "../../words/words.js";
import { html, signal, useEffect, useLayoutEffect, useRef } from "../base/html.js";
import { Notice } from "./notice.js";

/** @import { File } from "./notice.js" */
/** @import { Trouble } from "../../keeper/types.d.ts" */

/** The files offered by the screen. */
const files = signal(/** @type {readonly File[]} */ ([]));
/** The notices closed by the person. @type {{value: readonly (Trouble | null)[]}} */
const closed = signal(/** @type {readonly (Trouble | null)[]} */ ([null]));

export function NotStoredNotice() {
  const trouble = refused.value;
  const close = () => (closed.value = [...closed.value, trouble]);
  return !closed.value.includes(trouble) &&
    html`<${Notice} text=${t(`web-refused-${trouble}`)} files=${files.value} onClose=${close} />`;
}

/** Offers files while a component is on the screen. @param {readonly File[]} offered */
export function useFiles(offered) {
  const own = useRef(offered);
  useLayoutEffect(() => {
    own.current = offered;
    files.value = offered;
  });
  useEffect(() => () => {
    if (files.peek() === own.current) files.value = [];
  }, []);
}
