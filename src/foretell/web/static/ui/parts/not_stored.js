/** The notice that the browser does not store what is done here, and the files that the screen offers instead. */

import { refused } from "../../keeper/here.js";
import { t } from "../../words/words.js";
import { html, signal, useEffect, useLayoutEffect, useRef } from "../base/html.js";
import { Notice } from "./notice.js";

/** @import { File } from "./notice.js" */
/** @import { Trouble } from "../../keeper/types.d.ts" */

/** The files that the screen offers now. */
const files = signal(/** @type {readonly File[]} */ ([]));
/** The notices that the person has closed. @type {{value: readonly (Trouble | null)[]}} */
const known = signal(/** @type {readonly (Trouble | null)[]} */ ([null]));

export function NotStoredNotice() {
  const trouble = refused.value;
  const close = () => (known.value = [...known.value, trouble]);
  return !known.value.includes(trouble) &&
    html`<${Notice} text=${t(`web-refused-${trouble}`)} files=${files.value} onClose=${close} />`;
}

/** Offer files of what is on the screen, as long as it is there. @param {readonly File[]} offered */
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
