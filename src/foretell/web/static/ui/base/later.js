/** Parts of a screen that load after it. */

import { html, signal, useEffect } from "./html.js";

/** @import { Component } from "../../libraries.d.ts" */

/**
 * A component that loads when first shown, or earlier by `load`; nothing is shown until then.
 * @template {object} Props
 * @param {() => Promise<Component<Props>>} read
 */
export function later(read) {
  const loaded = signal(/** @type {Component<Props> | null} */ (null));
  /** @type {Promise<void> | null} */
  let request = null;
  // a failure is the network's: retry later
  const load = () =>
    (request ??= read().then(
      (component) => void (loaded.value = component),
      () => void (request = null),
    ));
  /** @param {Props} props */
  const Later = (props) => {
    useEffect(() => void load(), []);
    return loaded.value && html`<${loaded.value} ...${props} />`;
  };
  return Object.assign(Later, { load });
}
