import { fail, ok, type Result } from '../../core/result';
import { parseWhole } from '../../core/typed';
import type { By, Change } from '../../own/author/change';
import { type Draft, listAt, valueAt, wordsAt } from '../../own/author/draft';
import { idsIn, nameIn } from '../../own/author/names';
import { BOUNDS } from '../../own/format/bounds';

export type Typed = { readonly [field: string]: string };

type Option = { readonly value: string; readonly label: string };
/** A field of the form of a part. Its key is what a problem of the file calls it. */
export type AddField = { readonly key: string; readonly label: string; readonly hint?: string } & (
  | { readonly kind: 'text'; readonly initial?: string }
  | { readonly kind: 'lines'; readonly initial?: string }
  | { readonly kind: 'number'; readonly initial: number; readonly min: number; readonly max: number }
  | { readonly kind: 'one'; readonly options: readonly Option[]; readonly initial: string }
);

/** What can be added to a game: a form, and the change that it is. */
export type Addition = {
  readonly id: string;
  readonly title: string;
  readonly note: string;
  fields(draft: Draft, turn: number): readonly AddField[];
  change(typed: Typed): Result<Change>;
};

const linesOf = (text = ''): readonly string[] => text.split(/\r?\n/);

const sidesOf = (draft: Draft): readonly Option[] =>
  idsIn(draft, 'sides').map((id) => ({ value: id, label: nameIn(draft, 'sides', id) }));

/** A number of a form, or the sentence why it is none. */
function numberIn(typed: Typed, key: string, label: string): Result<number> {
  const number = parseWhole(typed[key] ?? '');
  if (number !== undefined) return ok(number);
  return fail('author.number', `${label}: write a whole number, such as 3.`, key);
}

const steps: Addition = {
  id: 'steps',
  title: 'Steps of a turn',
  note: 'What a turn goes through, a line each.',
  fields: (draft) => {
    const said = listAt(draft, ['steps']).map((step) => {
      const side = wordsAt(step, ['side']);
      return [wordsAt(step, ['name']), ...(side ? [nameIn(draft, 'sides', side)] : [])].join(', ');
    });
    const hint = 'A line each, in their order. Whose it is stands behind a comma.';
    return [{ key: 'lines', label: 'Steps', kind: 'lines', initial: said.join('\n'), hint }];
  },
  change: ({ lines }) => ok({ do: 'steps', lines: linesOf(lines) }),
};

const FAR = BOUNDS.number;

const counter: Addition = {
  id: 'counter',
  title: 'A counter',
  note: 'A number that goes up and down, such as supply.',
  fields: (draft) => [
    { key: 'name', label: 'Name', kind: 'text' },
    { key: 'start', label: 'Starts at', kind: 'number', initial: 0, min: -FAR, max: FAR },
    { key: 'min', label: 'Lowest', kind: 'number', initial: 0, min: -FAR, max: FAR },
    { key: 'max', label: 'Highest', kind: 'number', initial: 20, min: -FAR, max: FAR },
    ...(sidesOf(draft).length > 1
      ? [
          {
            ...({ key: 'each', label: 'Whose', kind: 'one', initial: 'all' } as const),
            options: [
              { value: 'all', label: 'One for all' },
              { value: 'side', label: 'One for each side' },
            ],
          },
        ]
      : []),
  ],
  change: (typed) => {
    const name = typed.name?.trim();
    if (!name) return fail('author.empty', 'Give the counter a name.', 'name');
    const start = numberIn(typed, 'start', 'Starts at');
    if (!start.ok) return start;
    const min = numberIn(typed, 'min', 'Lowest');
    if (!min.ok) return min;
    const max = numberIn(typed, 'max', 'Highest');
    if (!max.ok) return max;
    const each = typed.each === 'side' ? { each: 'side' } : {};
    const value = { name, ...each, start: start.value, min: min.value, max: max.value };
    return ok({ do: 'add', section: 'counters', value });
  },
};

const comes: Addition = {
  id: 'comes',
  title: 'Something that comes',
  note: 'Reinforcements, night, the end of a truce: on its turn it is owed.',
  fields: (draft, turn) => {
    const sides = sidesOf(draft);
    const count = valueAt(draft, ['turns', 'count']);
    const max = typeof count === 'number' ? count : BOUNDS.turns;
    return [
      { key: 'turn', label: 'On turn', kind: 'number', initial: Math.min(turn + 1, max), min: 1, max },
      { key: 'text', label: 'What comes', kind: 'text' },
      ...(sides.length > 1
        ? [
            {
              ...({ key: 'side', label: 'Whose', kind: 'one', initial: '' } as const),
              options: [{ value: '', label: 'Nobody’s' }, ...sides],
            },
          ]
        : []),
    ];
  },
  change: (typed) => {
    const turn = numberIn(typed, 'turn', 'On turn');
    if (!turn.ok) return turn;
    const text = typed.text?.trim();
    if (!text) return fail('author.empty', 'Say what comes.', 'text');
    return ok({ do: 'comes', turn: turn.value, text, ...(typed.side && { side: typed.side }) });
  },
};

const units: Addition = {
  id: 'units',
  title: 'Units',
  note: 'A list of them, with their sides and strengths.',
  fields: (draft) => {
    const [first] = idsIn(draft, 'lists');
    const initial = first === undefined ? 'Units' : nameIn(draft, 'lists', first);
    const [side] = sidesOf(draft);
    const hint = `A name on each line; its side and strength behind commas: 1st Corps, ${side?.label ?? 'Blue'}, 4`;
    return [
      { key: 'name', label: 'Name of the list', kind: 'text', initial },
      { key: 'lines', label: 'Units', kind: 'lines', hint },
    ];
  },
  change: ({ name = '', lines }) => ok({ do: 'units', name, lines: linesOf(lines) }),
};

const WAYS: readonly (Option & { readonly value: By })[] = [
  { value: 'odds', label: 'Odds' },
  { value: 'difference', label: 'Difference' },
  { value: 'total', label: 'Total' },
  { value: 'list', label: 'What players pick' },
  { value: 'dice', label: 'Dice alone' },
];
const DICE = ['1d6', '2d6', '1d10', 'd66', '1d100'].map((dice) => ({ value: dice, label: dice }));

const table: Addition = {
  id: 'table',
  title: 'A table',
  note: 'By its heads: what stands in it is asked once, when it is first met.',
  fields: () => [
    { key: 'name', label: 'Name', kind: 'text', initial: 'Combat' },
    { key: 'by', label: 'Its columns are found by', kind: 'one', options: WAYS, initial: 'odds' },
    {
      ...{ key: 'heads', label: 'Heads of the columns', kind: 'text' },
      hint: 'In one line, with blanks between: 1:2 1:1 3:2 2:1. A span is written 2..4. Dice alone have none.',
    },
    { key: 'dice', label: 'Dice', kind: 'one', options: DICE, initial: '1d6' },
  ],
  change: ({ name = '', by, heads = '', dice = '' }) =>
    ok({ do: 'table', name, by: WAYS.find(({ value }) => value === by)?.value ?? 'odds', heads, dice }),
};

export const ADDITIONS: readonly Addition[] = [steps, table, units, comes, counter];
