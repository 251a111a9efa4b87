import type { FormField } from '../../../core/form';
import {
  type Args,
  askCell,
  askForm,
  type GameEvent,
  type Outcome,
  type ProcedureDef,
  type Steps,
  startWorking,
  type Working,
} from '../../../core/procedure';
import { HEXES, TEC } from '../charts';
import { HEX_NUMBER, hexIdOf, hexLabel } from '../hexes';
import { DEFAULT_HOUSE, type HouseRules, type IphState } from '../state';

type Reading = { readonly value: string; readonly label: string };
const rule = (
  key: keyof HouseRules,
  label: string,
  number: string,
  options: readonly Reading[],
): FormField => ({
  key,
  label,
  rule: number,
  kind: 'choice',
  options,
  initial: DEFAULT_HOUSE[key],
});

/** The switches of the game (architecture point 12); rulings IPH-1 to IPH-6 explain each. */
const HOUSE_FIELDS: readonly FormField[] = [
  rule('pulls', 'Chit pulls each turn', '5.2, 5.8', [
    { value: 'all', label: 'Until the cup is empty' },
    { value: 'four', label: 'Four' },
  ]),
  rule('ratio', 'Odds beyond the table', '10.11', [
    { value: 'cap-then-shift', label: 'End column, then shift' },
    { value: 'shift-then-cap', label: 'Shift the real odds' },
  ]),
  rule('fordHalving', 'Ford Island halving', '11.2', [
    { value: 'total', label: 'Force as a whole' },
    { value: 'unit', label: 'Each unit' },
  ]),
  rule('issei', 'Issei die after a rebellion', '10.13', [
    { value: 'again', label: 'Still rolled' },
    { value: 'once', label: 'No longer' },
  ]),
  rule('nightDate', 'A night counts for', '2.10', [
    { value: 'before', label: 'The day before it' },
    { value: 'after', label: 'The day after it' },
  ]),
  rule('beachheadVp', 'Beachhead point', '4.8', [
    { value: 'marker', label: 'Gone with the marker' },
    { value: 'hex', label: 'Back with the hex' },
  ]),
];

const PLAYER_FIELDS: readonly FormField[] = [
  { key: 'jp', label: 'Japanese player', kind: 'text', maxLength: 24, optional: false, initial: 'Japan' },
  { key: 'us', label: 'US player', kind: 'text', maxLength: 24, optional: false, initial: 'US' },
  {
    key: 'snlf',
    label: 'SNLF companies',
    kind: 'number',
    min: 0,
    max: 60,
    initial: 0,
    hint: 'Count your counters; 0 if you would rather not.',
  },
  { key: 'ija', label: 'IJA companies', kind: 'number', min: 0, max: 60, initial: 0 },
];

const BEACHHEAD_LABELS = { first: 'One end', centre: 'Centre hex', last: 'Other end' };
const BEACHHEAD_FIELDS = Object.entries(BEACHHEAD_LABELS).map(
  ([key, label]): FormField => ({
    key,
    label,
    kind: 'text',
    maxLength: 4,
    optional: false,
    pattern: HEX_NUMBER,
  }),
);

/** Section 3: names, house rules, unit counts, the two set-ups, the beachheads and the first points (3.5, 4.6). */
export const setUp: ProcedureDef<IphState> = {
  id: 'set-up',
  rule: '3.0',
  title: () => 'Set-up',
  *run(_state: IphState, args: Args): Steps<Outcome> {
    const work = startWorking();
    const begun = yield* askPlayers(work);
    const hexes = yield* askBeachheads(work);
    const taken = yield* scoreBeachheads(work, hexes);
    const points = taken.reduce((sum, event) => sum + Number(event.vp), hexes.length);
    const charts = args.charts === 'practice' ? 'practice tables' : 'your mapsheet';
    return {
      events: [begun, { type: 'v1.BeachheadsPlaced', hexes }, ...taken],
      trace: [
        { kind: 'title', label: 'Set-up', value: `${points} VP` },
        { kind: 'fact', label: `Charts from ${charts}` },
        ...work.lines,
        { kind: 'result', label: 'First victory points', value: String(points), rule: '4.6' },
      ],
    };
  },
};

/** Who plays, with how many companies, by which house rules. */
function* askPlayers(work: Working): Steps<GameEvent> {
  const names = yield* askForm(work, {
    key: 'players',
    rule: '3.1',
    title: 'Who plays?',
    submit: 'Next',
    fields: PLAYER_FIELDS,
    checks: [
      { kind: 'different', fields: ['jp', 'us'], message: 'Two names, so that the log can tell you apart.' },
    ],
  });
  work.lines.push({ kind: 'fact', label: `Japan: ${names.jp}. US: ${names.us}.`, prompt: 'players' });
  const house = yield* askForm(work, {
    key: 'house',
    rule: '1.1',
    title: 'House rules',
    hint: 'Where the rules can be read two ways. The first of each is our reading.',
    submit: 'Play it so',
    fields: HOUSE_FIELDS,
  });
  const changed = Object.entries(DEFAULT_HOUSE).filter(([key, reading]) => house[key] !== reading).length;
  work.lines.push({ kind: 'fact', label: 'House rules changed', value: String(changed), prompt: 'house' });
  return {
    type: 'v1.GameBegun',
    players: { jp: String(names.jp), us: String(names.us) },
    house: house as unknown as HouseRules,
    counts: { snlf: Number(names.snlf), ija: Number(names.ija) },
  };
}

/** 3.2, 3.5: the three hexes of the revealed order, ends and centre. */
function* askBeachheads(work: Working): Steps<readonly string[]> {
  const landing = yield* askForm(work, {
    key: 'beachheads',
    rule: '3.5',
    title: 'Beachheads',
    hint: 'Place the US first, then Japan reveals: three hexes in a line along one coast (3.2).',
    submit: 'Place the markers',
    fields: BEACHHEAD_FIELDS,
    checks: [{ kind: 'different', fields: Object.keys(BEACHHEAD_LABELS), message: 'Three different hexes.' }],
  });
  const hexes = [landing.first, landing.centre, landing.last].map(String);
  const value = hexes.join(', ');
  work.lines.push({ kind: 'fact', label: 'Beachheads', value, rule: '3.5', prompt: 'beachheads' });
  return hexes;
}

/** 4.6: what the beachhead hexes themselves hold, by the players' sheet. */
function* scoreBeachheads(work: Working, hexes: readonly string[]): Steps<readonly GameEvent[]> {
  const taken: GameEvent[] = [];
  for (const number of hexes) {
    const id = hexIdOf(number);
    const kind = yield* askCell(work, HEXES, 'kind', id);
    if (kind.value === 'none') continue;
    const vp = yield* askCell(work, TEC, 'vp', String(kind.value));
    const label = hexLabel(id);
    taken.push({ type: 'v1.HexControlled', id, label, kind: kind.value, vp: vp.value, to: 'jp' });
    const value = `${vp.value} VP`;
    work.lines.push({
      kind: 'fact',
      label: `${label}, ${kind.value}`,
      value,
      rule: '4.4',
      source: kind.source,
    });
  }
  return taken;
}
