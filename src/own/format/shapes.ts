// What may stand where in a file, as data: the parser reads keys by it, orders them by it, and the JSON Schema is made of it.

/** `fits` says in words what would fit. */
export type Shape =
  | { readonly is: 'text'; readonly form: Form }
  | { readonly is: 'number'; readonly min: number; readonly max: number; readonly halves?: true }
  | { readonly is: 'flag'; readonly of: readonly ('true' | 'false')[] }
  | { readonly is: 'one'; readonly of: readonly string[] }
  /** As many as wanted of one kind. */
  | { readonly is: 'list'; readonly of: Shape; readonly least: number; readonly most: number }
  /** Each place has its kind; `least` of them at least; more of the last kind where there is a `most`. */
  | { readonly is: 'items'; readonly of: readonly Shape[]; readonly least: number; readonly most?: number }
  /** Keys that the author names. */
  | {
      readonly is: 'map';
      readonly keys: Form;
      readonly of: Shape;
      readonly least: number;
      readonly most: number;
    }
  | RecordShape
  /** The first that fits by the kind of value, the key that only it has, or the words at their places. */
  | { readonly is: 'choice'; readonly of: readonly Shape[]; readonly fits: string }
  /** One that is named, as it may hold itself. */
  | { readonly is: 'part'; readonly part: PartName };

export type RecordShape = {
  readonly is: 'record';
  readonly keys: readonly Key[];
  /** The key that only this one has among those that it is chosen from. */
  readonly head?: string;
};
export type Key = {
  readonly key: string;
  readonly of: Shape;
  readonly isNeeded: boolean;
  readonly words: string;
};
export type PartName = 'amount' | 'conditions' | 'condition' | 'effects' | 'ask' | 'bands' | 'named';

/** A kind of text: how long it may be, and how it is written. */
export type Form = {
  readonly name: string;
  readonly most: number;
  readonly least: number;
  /** The source of a regular expression that the whole text fits. */
  readonly pattern?: string;
  /** "a name of up to 40 letters" */
  readonly fits: string;
};

export const text = (form: Form): Shape => ({ is: 'text', form });
export const whole = (min: number, max: number): Shape => ({ is: 'number', min, max });
export const one = (...of: readonly string[]): Shape => ({ is: 'one', of });
export const listOf = (of: Shape, most: number, least = 0): Shape => ({ is: 'list', of, least, most });
export const items = (of: readonly Shape[], least = of.length): Shape => ({ is: 'items', of, least });
export const mapOf = (keys: Form, of: Shape, most: number, least = 0): Shape => ({
  is: 'map',
  keys,
  of,
  least,
  most,
});
export const record = (...keys: readonly Key[]): RecordShape => ({ is: 'record', keys });
/** Chosen by its first key. */
export const headed = (...keys: readonly Key[]): RecordShape => ({
  is: 'record',
  keys,
  head: keys[0]?.key ?? '',
});
export const choice = (fits: string, ...of: readonly Shape[]): Shape => ({ is: 'choice', of, fits });
export const part = (name: PartName): Shape => ({ is: 'part', part: name });
export const must = (key: string, of: Shape, words: string): Key => ({ key, of, isNeeded: true, words });
export const may = (key: string, of: Shape, words: string): Key => ({ key, of, isNeeded: false, words });
