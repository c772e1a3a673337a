/** The types of the libraries in vendor/; no page loads this file. */

// Preact, htm and signals.

export interface VNode {
  readonly type: unknown;
  readonly props: Readonly<Record<string, unknown>>;
}
/** A value that a template may hold. */
export type Child = VNode | string | number | boolean | null | undefined | readonly Child[];
/** A screen, or a part of one. */
export type Component<Props> = (props: Props) => Child;

export function h(
  type: string | Component<never>,
  props: Readonly<Record<string, unknown>> | null,
  ...children: Child[]
): VNode;
export function render(child: Child, parent: Element): void;
/** As `render`, where the elements are there already and are what the child would make. */
export function hydrate(child: Child, parent: Element): void;

type Template = (strings: TemplateStringsArray, ...values: unknown[]) => VNode;
declare const htm: { bind(create: typeof h): Template };
export default htm;

type Cleanup = void | (() => void);
export function useState<T>(first: T): [T, (next: T | ((before: T) => T)) => void];
export function useRef<T>(first: T): { current: T };
export function useMemo<T>(make: () => T, from: readonly unknown[]): T;
export function useEffect(act: () => Cleanup, from?: readonly unknown[]): void;
export function useLayoutEffect(act: () => Cleanup, from?: readonly unknown[]): void;

export interface Signal<T> {
  value: T;
  peek(): T;
  subscribe(act: (value: T) => void): () => void;
}
export function signal<T>(value: T): Signal<T>;
export function computed<T>(make: () => T): Signal<T>;
export function effect(act: () => Cleanup): () => void;
export function useComputed<T>(make: () => T): { readonly value: T };

// Fluent.

export type FluentValue = FluentNumber | string | number;
export type FluentFunction = (given: readonly (FluentNumber | string)[]) => FluentNumber | string;
declare const pattern: unique symbol;
/** A text with places for values. */
export interface Pattern {
  readonly [pattern]: true;
}
export class FluentNumber {
  constructor(value: number);
  valueOf(): number;
}
export class FluentResource {
  constructor(source: string);
}
export class FluentBundle {
  constructor(
    locales: string,
    how: { functions: Readonly<Record<string, FluentFunction>>; useIsolating: boolean },
  );
  addResource(resource: FluentResource): Error[];
  hasMessage(id: string): boolean;
  getMessage(
    id: string,
  ): { value: Pattern | null; attributes: Readonly<Record<string, Pattern>> } | undefined;
  formatPattern(
    of: Pattern,
    values: Readonly<Record<string, FluentValue>>,
    errors?: Error[],
  ): string;
}
