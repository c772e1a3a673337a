/** A replay without spoilers: everything after the furthest moment shown stays hidden. */

import { useRef, useState } from "../base/html.js";
import { rewrite } from "../base/route.js";

/** @import { GameEvent } from "../../core/types.d.ts" */

/** @typedef {{hides: boolean, setHides: (hides: boolean) => void, end: number}} Spoilers */

const NAME = "spoilers";

/**
 * Whether later events are hidden, as in the address (`?spoilers=0`), and how many may be revealed.
 * @param {URLSearchParams} query
 * @param {readonly GameEvent[]} events
 * @param {number} at the moment that is shown
 * @returns {Spoilers}
 */
export function useSpoilers(query, events, at) {
  const [hides, setHides] = useState(query.get(NAME) === "0");
  const furthest = useRef(at);
  furthest.current = Math.max(furthest.current, at);
  return {
    hides,
    setHides: (wanted) => {
      const address = new URL(location.href);
      if (wanted) address.searchParams.set(NAME, "0");
      else address.searchParams.delete(NAME);
      rewrite(address);
      setHides(wanted);
    },
    end: hides ? furthest.current : events.length,
  };
}
