/** The types of what the page stores in the browser. */

/** Why a browser stores nothing. */
export type Trouble = "full" | "blocked";

/** The place of a stored value, and its validation. */
export interface Place {
  /** The key in the storage; of a kind with many items, how their keys begin. */
  readonly key: string;
  /** Whether it has many items, each under a key of its own. */
  readonly isMany?: boolean;
  /** Whether it lasts as long as the tab, and no other tab sees it. */
  readonly isOfTab?: boolean;
  /** Whether to ask the browser not to evict it. */
  readonly isOfWorth?: boolean;
  readonly isValid: (value: unknown) => boolean;
  /** The number of items that are stored; the first ones in order go. */
  readonly most?: number;
  /** Whether the oldest items are removed when the storage is full. */
  readonly makesRoom?: boolean;
  /** The key under which earlier versions stored all items, and what is to be stored instead of its value. */
  readonly old?: string;
  readonly split?: (value: unknown) => Iterable<[key: string, item: unknown]>;
  /**
   * The way to merge a value based on an outdated one: the last value wins, or the last value of each
   * field. Without it, such a value is refused.
   */
  readonly merge?: "latest" | "fields";
}

/** A kind of stored value. */
export interface Kind<T> extends Place {
  /** The number by which items are ordered; without it, their ids. */
  readonly order?: (item: T) => number;
}

/** A stored value as a screen read it; its text is its version. */
export interface Seen<T> {
  readonly id: string;
  readonly text: string | null;
  readonly value: T | null;
}

export type Change<T> = (now: T | null) => T | null | undefined;

/** The outcome of a write, and the value now; a refused value stays until the page is closed. */
export interface Written<T> {
  readonly outcome: "stored" | "overtaken" | "refused";
  readonly now: Seen<T>;
}
