import { isRecord, isText, isWhole } from './json';

/**
 * What a value of a recorded event may be, as data: a game declares its events with it, and a file from elsewhere is held
 * to it. Never tighter than what the app's own forms, overrides and corrections can record. `of` is there for the
 * compiler alone: from it come the types of the events (EventOf), and a bound fits the type it is written for.
 */
export type Bound<V = unknown> = BoundData & { readonly of?: (value: V) => V };

type BoundData =
  | { readonly kind: 'whole'; readonly min: number; readonly max: number }
  | { readonly kind: 'text'; readonly most: number }
  | { readonly kind: 'flag' }
  | { readonly kind: 'one'; readonly values: readonly string[] }
  | { readonly kind: 'list'; readonly item: BoundData; readonly most: number }
  | { readonly kind: 'named'; readonly item: BoundData; readonly most: number }
  | { readonly kind: 'fields'; readonly fields: { readonly [key: string]: BoundData } }
  | { readonly kind: 'either'; readonly parts: readonly BoundData[] }
  | { readonly kind: 'maybe'; readonly item: BoundData };

export const whole = <V extends number = number>(min: number, max: number): Bound<V> => ({
  kind: 'whole',
  min,
  max,
});
/** Up to `most` characters (UTF-16 units), ids too. */
export const text = <V extends string = string>(most: number): Bound<V> => ({ kind: 'text', most });
export const flag = <V extends boolean = boolean>(): Bound<V> => ({ kind: 'flag' });
export const oneOf = <V extends string>(...values: readonly V[]): Bound<V> => ({ kind: 'one', values });
export const list = <V>(item: Bound<V>, most: number): Bound<readonly V[]> => ({ kind: 'list', item, most });
/** A record whose keys are names that the players or the rulebook gave. */
export const named = <V>(item: Bound<V>, most: number): Bound<{ readonly [name: string]: V }> => ({
  kind: 'named',
  item,
  most,
});
export const fields = <V extends object>(of: FieldBounds<V>): Bound<V> => ({
  kind: 'fields',
  fields: of as { readonly [key: string]: BoundData },
});
export const either = <A, B>(a: Bound<A>, b: Bound<B>): Bound<A | B> => ({ kind: 'either', parts: [a, b] });
export const maybe = <V>(item: Bound<V>): Bound<V | undefined> => ({ kind: 'maybe', item });

/** In what any game records: an id; a label with what players typed in it; how many of anything there are. */
export const id = <V extends string>(): Bound<V> => text(80);
export const WORDS = 200;
export const MANY = 400;
export const ids = <V extends string>(): Bound<readonly V[]> => list(id<V>(), MANY);
export const count = whole(0, 999);
/** Switches that a later version has, or no longer has, too. */
export const houseRules = <V extends object>() => named(id(), 40) as Bound<unknown> as Bound<V>;

type FieldBounds<V> = { readonly [K in keyof V]-?: Bound<V[K]> };

type ValueOf<B> = B extends Bound<infer V> ? V : never;
/** What may be missing need not be there: events recorded before a field was have none. */
type ValuesOf<F> = {
  readonly [K in keyof F as undefined extends ValueOf<F[K]> ? never : K]: ValueOf<F[K]>;
} & {
  readonly [K in keyof F as undefined extends ValueOf<F[K]> ? K : never]?: Exclude<ValueOf<F[K]>, undefined>;
};

/** The events of a game, from the bounds of their fields: all, or those of the types `T`. */
export type EventOf<B, T extends keyof B = keyof B> = {
  readonly [K in T & string]: { readonly type: K } & ValuesOf<B[K]>;
}[T & string];

/** As the core holds those of any game. */
export type AnyBounds = { readonly [type: string]: { readonly [field: string]: BoundData } };

/** Whether an event holds what its game declares and nothing besides; one of an unknown type changes nothing, and may stay. */
export function isBounded(bounds: AnyBounds, event: { readonly type: string }): boolean {
  if (!Object.hasOwn(bounds, event.type)) return true;
  const { type: _, ...values } = event;
  return fits({ kind: 'fields', fields: bounds[event.type] ?? {} }, values);
}

function fits(bound: BoundData, value: unknown): boolean {
  switch (bound.kind) {
    case 'whole':
      return isWhole(value, bound.min, bound.max);
    case 'text':
      return isText(value) && value.length <= bound.most;
    case 'flag':
      return typeof value === 'boolean';
    case 'one':
      return isText(value) && bound.values.includes(value);
    case 'list':
      return (
        Array.isArray(value) && value.length <= bound.most && value.every((item) => fits(bound.item, item))
      );
    case 'named': {
      const items = isRecord(value) ? Object.values(value) : undefined;
      return (
        items !== undefined && items.length <= bound.most && items.every((item) => fits(bound.item, item))
      );
    }
    case 'fields':
      return (
        isRecord(value) &&
        Object.keys(value).every((key) => Object.hasOwn(bound.fields, key)) &&
        Object.entries(bound.fields).every(([key, item]) => fits(item, value[key]))
      );
    case 'either':
      return bound.parts.some((part) => fits(part, value));
    case 'maybe':
      return value === undefined || fits(bound.item, value);
  }
}
