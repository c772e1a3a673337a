// @ts-check
/** What screens are written with: tagged templates instead of a build step. */

import htm from "../vendor/htm.js";
import { Fragment, h, render } from "../vendor/preact.js";

export { useEffect, useLayoutEffect, useMemo, useRef, useState } from "../vendor/hooks.js";
export { batch, computed, effect, signal, useComputed, useSignal } from "../vendor/signals.js";
export { Fragment, h, render };

/** @type {(strings: TemplateStringsArray, ...values: any[]) => any} */
export const html = htm.bind(h);
