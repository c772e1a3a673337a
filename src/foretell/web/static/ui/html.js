// @ts-check
/** What screens are written with: tagged templates instead of a build step. */

import htm from "../vendor/htm.js";
import { h, render } from "../vendor/preact.js";
import { effect, signal, useComputed } from "../vendor/signals.js";

export { useEffect, useLayoutEffect, useMemo, useRef, useState } from "../vendor/hooks.js";
export { effect, h, render, signal };

/** @type {(strings: TemplateStringsArray, ...values: any[]) => any} */
export const html = htm.bind(h);

/**
 * Whether a signal has a value, which stays the same: who asks is shown anew only when that changes.
 * @template T
 * @param {{value: T}} asked
 * @param {T} value
 * @returns {boolean}
 */
export const useIs = (asked, value) => useComputed(() => asked.value === value).value;
