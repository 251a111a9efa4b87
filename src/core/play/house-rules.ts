import type { FormField, FormValues } from './form';

/**
 * Where the rules can be read two ways: each switch with its readings by value, our reading first; `missing` is the
 * reading of games from before there was the switch, for what is recorded keeps its meaning; `retired` ones are offered no
 * longer, and read where they are recorded.
 */
type Switches = {
  readonly [key: string]: {
    readonly label: string;
    readonly rule: string;
    readonly options: { readonly [value: string]: string };
    readonly missing?: string;
    readonly retired?: true;
  };
};

type Retired<S extends Switches> = {
  [K in keyof S & string]: S[K] extends { readonly retired: true } ? K : never;
}[keyof S & string];

/** The reading in force of each switch. */
export type ReadingsOf<S extends Switches> = {
  readonly [K in Exclude<keyof S & string, Retired<S>>]: keyof S[K]['options'] & string;
} & { readonly [K in Retired<S>]?: keyof S[K]['options'] & string };

/** What every game does with its switches. */
export function houseRulesOf<const S extends Switches>(switches: S) {
  type Readings = ReadingsOf<S>;
  const fields = Object.entries(switches).map(([key, { options, ...words }]) => ({
    ...words,
    key: key as keyof Readings & string,
    options: Object.entries(options).map(([value, reading]) => ({ value, label: reading })),
  }));
  return {
    defaults: Object.fromEntries(
      fields.filter(({ retired }) => !retired).map(({ key, options }) => [key, options[0]?.value]),
    ) as Readings,
    /** The switches as fields, with the readings now in force filled in. */
    fields: (now: Partial<Readings>): readonly FormField[] =>
      fields.map((field) => ({ ...field, kind: 'choice', initial: now[field.key] ?? field.missing ?? '' })),
    /** The readings in force, from the answers of a form that asks for them. */
    read: (values: FormValues): Readings =>
      Object.fromEntries(fields.flatMap(({ key }) => (values[key] ? [[key, values[key]]] : []))) as Readings,
    /** The switches that differ, in words: "Chit pulls each turn: Four". */
    changes: (from: Partial<Readings>, to: Readings): readonly string[] =>
      fields
        .filter(({ key, missing }) => (from[key] ?? missing) !== to[key])
        .map(({ key, label, options }) => {
          const reading = options.find(({ value }) => value === to[key])?.label ?? to[key];
          return `${label}: ${reading}`;
        }),
  };
}
