import type { FormField } from '../../../../core/play/form';
import {
  type Args,
  askChoice,
  askForm,
  type Steps,
  startWorking,
  type Working,
  withoutEffect,
} from '../../../../core/play/procedure';
import { reachOf } from '../../data/aircraft';
import { AIR_SEARCH, CLIPPER } from '../../data/charts/detection';
import { CHANCE } from '../../data/charts/shape';
import { RULE } from '../../data/headings';
import type { Service, SideId } from '../../data/sides';
import type { TypeId } from '../../data/squadrons';
import type { Procedure, Run } from '../../state/events';
import { isNight, type PearlState } from '../../state/state';
import { rollChance } from '../roll';
import { askWhat, sighted } from './contact';

/** PH-58: four task force and dummy markers to a side, and battle squadrons on top. */
const MOST_MARKERS = 8;

type Searcher = { readonly label: string; readonly type: TypeId; readonly service: Service };
const SEARCHERS: { readonly [S in SideId]: { readonly [id: string]: Searcher } } = {
  us: {
    pby: { label: 'PBY', type: 'pby', service: 'navy' },
    b17: { label: 'B-17', type: 'b17', service: 'army' },
    medium: { label: 'B-18 or A-20', type: 'b18', service: 'army' },
    carrier: { label: 'Carrier aircraft', type: 'sbd', service: 'navy' },
    tbd: { label: 'TBD', type: 'tbd', service: 'navy' },
    fighter: { label: 'Army fighter', type: 'p40', service: 'army' },
  },
  jp: { carrier: { label: 'Carrier aircraft', type: 'kate', service: 'navy' } },
};

const sideOf = ({ side }: Args): SideId => (side === 'jp' ? 'jp' : 'us');

/** By whom, and by which heading: a search after ship movement, or a strike that looks for its ships. */
function kindOf(args: Args) {
  const side = sideOf(args);
  const who = side === 'jp' ? 'Japanese' : 'US';
  const strike = args.strike === true;
  const title = strike ? `${who} strike looks for ships` : `${who} air search`;
  return { side, title, rule: strike ? RULE.strikeContact : RULE.airToSea };
}

/**
 * Air-to-sea, after ship movement, and air strikes that look for their ships at the same chances: one roll
 * of the unit for each hidden marker (PH-21). What Japan finds stands at once; a US find is a report.
 */
export const airSearch: Procedure = {
  id: 'air-search',
  rule: RULE.airToSea,
  title: (_, args) => kindOf(args).title,
  side: (_, args) => sideOf(args),
  *run(state: PearlState, args: Args): Run {
    const { side, title, rule } = kindOf(args);
    if (isNight(state)) return withoutEffect(title, 'Aircraft search in daylight only.');
    const work = startWorking(side);
    const unit = yield* askSearcher(work, side);
    const distances = yield* askDistances(work, unit);
    const finds: string[] = [];
    for (const [i, hexes] of distances.entries()) {
      const far = hexes === 1 ? '1 hex' : `${hexes} hexes`;
      const found = yield* rollChance(work, state, {
        key: `found-${i + 1}`,
        chart: AIR_SEARCH,
        column: CHANCE,
        row: `h${Math.max(1, hexes)}`,
        title: distances.length > 1 ? `Marker ${i + 1}, ${far}: found?` : `The marker, ${far}: found?`,
        words: ['found', 'not found'],
      });
      if (found && (yield* askWhat(work, `what-${i + 1}`, 'What is found?')))
        finds.push(`${unit.label} finds ships, ${far}`);
    }
    if (side === 'us')
      return sighted(work, state, { label: `${title}, ${unit.label}`, rule, service: unit.service, finds });
    const value = finds.length ? 'found' : 'nothing found';
    return { events: [], trace: [{ kind: 'title', label: title, value, rule }, ...work.lines] };
  },
};

function* askSearcher(work: Working, side: SideId): Steps<Searcher> {
  const all = SEARCHERS[side];
  const [only, ...others] = Object.values(all);
  if (only && !others.length) return only;
  const id = yield* askChoice(work, {
    key: 'unit',
    rule: RULE.searches,
    title: 'Who searches?',
    options: Object.entries(all).map(([value, { label, type }]) => ({
      value,
      label,
      note: `up to ${reachOf(type)} hexes`,
    })),
  });
  const unit = all[id] ?? only;
  if (!unit) throw new Error('nobody can search');
  work.lines.push({ kind: 'fact', label: unit.label, rule: RULE.searches, prompt: 'unit' });
  return unit;
}

/** The hexes to each hidden marker that the unit may look for. */
function* askDistances(work: Working, { type }: Searcher): Steps<readonly number[]> {
  const more = (from: number) => Array.from({ length: MOST_MARKERS - from + 1 }, (_, i) => String(from + i));
  const values = yield* askForm(work, {
    key: 'markers',
    rule: RULE.airToSea,
    title: 'How far is each hidden marker?',
    hint: 'From the base, or for a strike from the launching hex. The same hex, 0, counts as 1.',
    submit: 'Search',
    fields: [
      {
        key: 'count',
        label: 'Hidden markers in reach',
        kind: 'number',
        min: 1,
        max: MOST_MARKERS,
        initial: 1,
      },
      ...Array.from({ length: MOST_MARKERS }, (_, i): FormField => {
        const field = { key: `m${i + 1}`, label: `Hexes to marker ${i + 1}`, kind: 'number' } as const;
        const shown = i ? { when: { field: 'count', includes: more(i + 1) } } : {};
        return { ...field, min: 0, max: reachOf(type), initial: 1, ...shown };
      }),
    ],
  });
  return Array.from({ length: Number(values.count) }, (_, i) => Number(values[`m${i + 1}`]));
}

/** China Clipper: a roll each phase for each hidden piece in the Western Sector. */
export const clipper: Procedure = {
  id: 'clipper',
  rule: RULE.clipper,
  title: () => 'China Clipper',
  side: () => 'us',
  *run(state: PearlState): Run {
    const work = startWorking('us');
    const { pieces } = yield* askForm(work, {
      key: 'pieces',
      rule: RULE.clipper,
      title: 'How many hidden Japanese pieces are in the Western Sector?',
      hint: 'Dummies count: the roll must not tell which is which.',
      submit: 'Roll',
      fields: [
        { key: 'pieces', label: 'Hidden pieces', kind: 'number', min: 0, max: MOST_MARKERS, initial: 1 },
      ],
    });
    const count = Number(pieces);
    const finds: string[] = [];
    for (let i = 1; i <= count; i += 1) {
      const seen = yield* rollChance(work, state, {
        key: `seen-${i}`,
        chart: CLIPPER,
        column: CHANCE,
        row: 'piece',
        title: count > 1 ? `Piece ${i} of ${count}: sighted?` : 'Sighted?',
        words: ['sighted', 'not sighted'],
      });
      if (seen && (yield* askWhat(work, `what-${i}`, 'What is sighted?')))
        finds.push('China Clipper sights ships');
    }
    return sighted(work, state, { label: 'China Clipper', rule: RULE.clipper, service: 'navy', finds });
  },
};
