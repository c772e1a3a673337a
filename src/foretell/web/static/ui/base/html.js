/** Tagged templates and hooks for screens, without a build step. */

// @ts-types="../../libraries.d.ts"
import htm from "../../vendor/htm.js";
// @ts-types="../../libraries.d.ts"
import { h, hydrate, render } from "../../vendor/preact.js";
// @ts-types="../../libraries.d.ts"
import { computed, effect, signal, useComputed } from "../../vendor/signals.js";
// @ts-types="../../libraries.d.ts"
import { useEffect } from "../../vendor/hooks.js";

// @ts-types="../../libraries.d.ts"
export { useEffect, useLayoutEffect, useMemo, useRef, useState } from "../../vendor/hooks.js";
export { computed, effect, h, hydrate, render, signal };

/** @import { Signal } from "../../libraries.d.ts" */

/**
 * @typedef {{currentTarget: {value: string, checked: boolean}}} FieldEvent of an input or a select
 */

export const html = htm.bind(h);

/**
 * Whether a signal has a value, as a signal: it notifies only when the answer changes.
 * @template T
 * @param {{value: T}} asked
 * @param {T} value
 */
export const useIs = (asked, value) => useComputed(() => asked.value === value).value;

/**
 * Calls a function with a signal's value, now and at each change.
 * @template T
 * @param {Signal<T>} followed
 * @param {(value: T) => void} act
 * @param {readonly unknown[]} inputs
 */
export const useFollowed = (followed, act, inputs) => useEffect(() => followed.subscribe(act), inputs);
