import type { Definition, Effects, Table } from './definition';
import { meaningOf } from './parse/effects';
import { oneOfWords, quoted } from './problems';

/** What a file leaves open: people decide it in play. `path` is its place, as that of a problem. */
export type Open = {
  readonly kind: 'cells' | 'code' | 'step' | 'unused';
  readonly path: string;
  readonly says: string;
};

/** What is open in a game: cells, codes without a meaning, steps that owe nothing and have no action, what nothing calls. */
export const openIn = (definition: Definition): readonly Open[] => [
  ...definition.tables.flatMap(openInTable),
  ...openSteps(definition),
  ...unused(definition),
];

function openInTable(table: Table): readonly Open[] {
  const path = `tables.${table.id}`;
  const cells = table.cells.flat().filter((cell) => cell === '?').length;
  const all = table.cells.flat().length;
  const codes = table.means.map(({ code }) => code);
  const { below, above } = table.columns ?? {};
  const edges = [below, above].flatMap((edge) => (edge?.kind === 'code' ? [edge.code] : []));
  const shown = new Set([...table.cells.flat(), ...edges].filter((cell) => cell !== '?'));
  // What people look up needs no meaning.
  const isRolled = table.rows.by === 'dice';
  const without = [...shown].filter((code) => meaningOf(code, codes) === undefined);
  const used = new Set([...shown].map((code) => meaningOf(code, codes)));
  const idle = codes.filter((code) => !used.has(code) && !cells && !isNamed(table, code));
  return [
    ...(cells
      ? [
          {
            kind: 'cells' as const,
            path: `${path}.cells`,
            says: `${cells} of ${all} cells of ${quoted(table.name)} ${cells > 1 ? 'are' : 'is'} open.`,
          },
        ]
      : []),
    ...(isRolled && without.length
      ? [
          {
            kind: 'code' as const,
            path,
            says: `in ${quoted(table.name)} nothing says what ${andWords(without)} ${without.length > 1 ? 'mean' : 'means'}.`,
          },
        ]
      : []),
    ...idle.map((code) => ({
      kind: 'unused' as const,
      path: `${path}.means.${code}`,
      says: `${quoted(code)} is in no cell of ${quoted(table.name)}.`,
    })),
  ];
}

const andWords = (words: readonly string[]): string => oneOfWords(words).replace(/ or (?=[^ ]+$)/, ' and ');

/** Whether another code stands for this one. */
const isNamed = (table: Table, code: string): boolean => {
  const codes = table.means.map((meaning) => meaning.code);
  return table.means.some(({ do: effects }) =>
    [...effectsIn(effects)].some((effect) => effect.kind === 'as' && meaningOf(effect.code, codes) === code),
  );
};

const openSteps = ({ steps, actions }: Definition): readonly Open[] =>
  steps.flatMap(({ id, name, owes }, i) =>
    owes.length || actions.some(({ step }) => step === id)
      ? []
      : [
          {
            kind: 'step',
            path: `steps.${i + 1}`,
            says: `the step ${quoted(name)} owes nothing and has no action.`,
          },
        ],
  );

function unused(definition: Definition): readonly Open[] {
  const called = new Set<string>();
  for (const effect of allEffects(definition)) {
    if (effect.kind === 'check') called.add(`checks.${effect.check}`);
    if (effect.kind === 'table') called.add(`tables.${effect.table}`);
  }
  const rolled = definition.tables.filter(({ rows }) => rows.by === 'dice');
  const paths = [
    ...definition.checks.map(({ id, name }) => ({
      path: `checks.${id}`,
      says: `nothing calls the check ${quoted(name)}.`,
    })),
    ...rolled.map(({ id, name }) => ({
      path: `tables.${id}`,
      says: `nothing rolls on the table ${quoted(name)}.`,
    })),
  ];
  return paths.flatMap((each) => (called.has(each.path) ? [] : [{ kind: 'unused', ...each }]));
}

/** Every effect of a game. */
export function* allEffects(definition: Definition): Generator<Effects[number]> {
  const { steps, due, tables, checks, actions, watch } = definition;
  for (const { start } of steps) yield* effectsIn(start);
  for (const each of [...due, ...watch]) yield* effectsIn(each.do);
  for (const { means } of tables) for (const each of means) yield* effectsIn(each.do);
  for (const { bands } of checks) for (const each of bands) yield* effectsIn(each.do);
  for (const { do: effects, draw } of actions) {
    yield* effectsIn(effects);
    for (const each of draw?.of ?? []) yield* effectsIn(each.do);
  }
}

function* effectsIn(effects: Effects): Generator<Effects[number]> {
  for (const effect of effects) {
    yield effect;
    if ('bands' in effect) for (const band of effect.bands) yield* effectsIn(band.do);
    if ('do' in effect) yield* effectsIn(effect.do);
    if (effect.kind === 'if') yield* effectsIn(effect.otherwise);
  }
}
