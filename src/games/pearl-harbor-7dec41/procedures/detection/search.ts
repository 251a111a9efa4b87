import { type Args, type Derivation, type Steps, startDerivation } from '../../../../core/play/procedure';
import { askFields, number, when } from '../../../../kit/fields';
import { fact, heading } from '../../../../kit/lines';
import { finish } from '../../../../kit/steps';
import { askWhich } from '../../../../kit/which';
import { reachOf } from '../../data/aircraft';
import { AIR_SEARCH, CLIPPER } from '../../data/charts/detection';
import { RULE } from '../../data/headings';
import type { Service, SideId } from '../../data/sides';
import type { TypeId } from '../../data/squadrons';
import { harbourShut } from '../../state/command';
import type { Procedure, Run } from '../../state/events';
import { isNight, type PearlState } from '../../state/state';
import { rollChance } from '../roll';
import { askWhat, sighted } from './contact';

/** PH-58: four task force and dummy markers to a side, and battle squadrons on top. */
const MOST_MARKERS = 8;

type Searcher = {
  readonly id: string;
  readonly name: string;
  readonly type: TypeId;
  readonly service: Service;
};
const SEARCHERS: { readonly [S in SideId]: readonly Searcher[] } = {
  us: [
    { id: 'pby', name: 'PBY', type: 'pby', service: 'navy' },
    { id: 'b17', name: 'B-17', type: 'b17', service: 'army' },
    { id: 'medium', name: 'B-18 or A-20', type: 'b18', service: 'army' },
    { id: 'carrier', name: 'Carrier aircraft', type: 'sbd', service: 'navy' },
    { id: 'tbd', name: 'TBD', type: 'tbd', service: 'navy' },
    { id: 'fighter', name: 'Army fighter', type: 'p40', service: 'army' },
  ],
  jp: [{ id: 'carrier', name: 'Carrier aircraft', type: 'kate', service: 'navy' }],
};

const sideOf = ({ side }: Args): SideId => (side === 'jp' ? 'jp' : 'us');

/** By whom, and by which heading: a search after ship movement, or a strike that looks for its ships. */
function kindOf(args: Args) {
  const side = sideOf(args);
  const who = side === 'jp' ? 'Japanese' : 'US';
  const strike = args.strike === true;
  const title = strike ? `${who} strike searches for ships` : `${who} air search`;
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
  unless: (state, args) => {
    if (isNight(state)) return 'Aircraft search only in daylight.';
    return args.strike === true && sideOf(args) === 'jp' ? harbourShut(state) : undefined;
  },
  *run(state: PearlState, args: Args): Run {
    const { side, title, rule } = kindOf(args);
    const work = startDerivation(side);
    const unit = yield* askSearcher(work, side);
    const distances = yield* askDistances(work, unit);
    const finds: string[] = [];
    for (const [i, hexes] of distances.entries()) {
      const far = hexes === 1 ? '1 hex' : `${hexes} hexes`;
      const found = yield* rollChance(work, state, {
        key: `found-${i + 1}`,
        chart: AIR_SEARCH,
        row: `h${Math.max(1, hexes)}`,
        title: distances.length > 1 ? `Marker ${i + 1}, ${far}: found?` : `The marker, ${far}: found?`,
        words: ['found', 'not found'],
      });
      if (found && (yield* askWhat(work, `what-${i + 1}`, 'What is found?')))
        finds.push(`${unit.name} finds ships, ${far}`);
    }
    if (side === 'us')
      return sighted(work, state, { label: `${title}, ${unit.name}`, rule, service: unit.service, finds });
    const value = finds.length ? 'found' : 'nothing found';
    return finish(heading(title, { value, rule }), [], work.lines);
  },
};

function* askSearcher(work: Derivation, side: SideId): Steps<Searcher> {
  const rule = RULE.searches;
  const [only, ...others] = SEARCHERS[side];
  if (only && !others.length) return only;
  const unit = yield* askWhich(work, SEARCHERS[side], {
    key: 'unit',
    rule,
    title: 'Who searches?',
    more: ({ type }) => ({ note: `up to ${reachOf(type)} hexes` }),
  });
  work.lines.push(fact(unit.name, { rule, prompt: 'unit' }));
  return unit;
}

/** The hexes to each hidden marker that the unit may look for. */
function* askDistances(work: Derivation, { type }: Searcher): Steps<readonly number[]> {
  const all = Array.from({ length: MOST_MARKERS }, (_, i) => i + 1);
  const fields = all.map((n) => {
    const field = number(`Hexes to marker ${n}`, 0, reachOf(type), { initial: 1 });
    const orMore = all.filter((each) => each >= n).map(String);
    return [`m${n}`, n > 1 ? when('count', orMore, field) : field] as const;
  });
  const told = yield* askFields(
    work,
    {
      key: 'markers',
      rule: RULE.airToSea,
      title: 'How far away is each hidden marker?',
      hint: 'Count from the base, or from the launch hex for a strike. The same hex counts as 1.',
      submit: 'Search',
    },
    Object.fromEntries([
      ['count', number('Hidden markers in reach', 1, MOST_MARKERS, { initial: 1 })],
      ...fields,
    ]),
  );
  return all.flatMap((n) => told[`m${n}`] ?? []);
}

/** China Clipper: a roll each phase for each hidden piece in the Western Sector. */
export const clipper: Procedure = {
  id: 'clipper',
  rule: RULE.clipper,
  title: 'China Clipper',
  side: 'us',
  *run(state: PearlState): Run {
    const rule = RULE.clipper;
    const work = startDerivation('us');
    const { pieces: count } = yield* askFields(
      work,
      {
        key: 'pieces',
        rule,
        title: 'How many hidden Japanese pieces are in the Western Sector?',
        hint: 'Count dummies too, so that the rolls do not give them away.',
        submit: 'Roll',
      },
      { pieces: number('Hidden pieces', 0, MOST_MARKERS, { initial: 1 }) },
    );
    const finds: string[] = [];
    for (let i = 1; i <= count; i += 1) {
      const seen = yield* rollChance(work, state, {
        key: `seen-${i}`,
        chart: CLIPPER,
        row: 'piece',
        title: count > 1 ? `Piece ${i} of ${count}: sighted?` : 'Sighted?',
        words: ['sighted', 'not sighted'],
      });
      if (seen && (yield* askWhat(work, `what-${i}`, 'What is sighted?')))
        finds.push('China Clipper sights ships');
    }
    return sighted(work, state, { label: 'China Clipper', rule, service: 'navy', finds });
  },
};
