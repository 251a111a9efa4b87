import type { FormCheck, FormField } from '../../../core/play/form';
import {
  type Args,
  askCell,
  askForm,
  type Steps,
  startWorking,
  type Working,
} from '../../../core/play/procedure';
import { HEXES, TEC } from '../data/charts';
import { HEX_NUMBER, hexIdOf, hexLabel } from '../data/hexes';
import { LANDING_ORDER } from '../data/secrets';
import { applyAll } from '../state/apply';
import type { IphEvent, Procedure, Run } from '../state/events';
import { DEFAULT_HOUSE, houseChanges, houseFields, readHouse } from '../state/house';
import type { IphState } from '../state/state';
import { loseArmyPlane } from './army-plane';
import { askWhichNamed, controlEvents } from './hex';

/** Counts to begin with where nobody has counters at hand: a guess, for nothing printed tells them. */
const PRACTICE_COUNTS = { snlf: 12, ija: 24 };

const playerFields = (counts: { readonly snlf: number; readonly ija: number }): readonly FormField[] => [
  { key: 'jp', label: 'Japanese player', kind: 'text', maxLength: 24, optional: false, initial: 'Japan' },
  { key: 'us', label: 'US player', kind: 'text', maxLength: 24, optional: false, initial: 'US' },
  {
    key: 'snlf',
    label: 'SNLF companies',
    kind: 'number',
    min: 0,
    max: 60,
    initial: counts.snlf,
    hint: 'Count your counters.',
  },
  { key: 'ija', label: 'IJA companies', kind: 'number', min: 0, max: 60, initial: counts.ija },
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

/** 3.1 to 3.4: names, unit counts and house rules; then Japan writes his order, and the US places its units. */
export const setUp: Procedure = {
  id: 'set-up',
  rule: '3.0',
  title: () => 'Set-up',
  *run(_state: IphState, args: Args): Run {
    const work = startWorking();
    const begun = yield* askPlayers(work, args.charts === 'practice' ? PRACTICE_COUNTS : { snlf: 0, ija: 0 });
    const charts = args.charts === 'practice' ? 'practice tables' : 'your mapsheet';
    return {
      events: [begun],
      trace: [
        { kind: 'title', label: 'The game is set up' },
        { kind: 'fact', label: `Charts from ${charts}` },
        ...work.lines,
      ],
    };
  },
};

/** 3.2: before anything is placed Japan writes down where he lands; it stays sealed until the US has set up. */
export const landingOrder: Procedure = {
  id: 'landing-order',
  rule: '3.2',
  title: () => 'Landing order',
  side: () => 'jp',
  secret: () => ({ side: 'jp', tag: LANDING_ORDER }),
  *run(): Run {
    const work = startWorking('jp');
    const hexes = yield* askBeachheads(work, 'jp');
    return {
      events: [{ type: 'v1.OrderSealed', hexes }],
      trace: [{ kind: 'title', label: 'Landing order written', rule: '3.2' }, ...work.lines],
    };
  },
};

/** 3.5, 4.6: the order is revealed, or told from paper; the markers go down and score for the first time. */
export const revealLanding: Procedure = {
  id: 'reveal-landing',
  rule: '3.5',
  title: () => 'Beachheads',
  side: () => 'jp',
  *run(state: IphState): Run {
    const work = startWorking('jp');
    const hexes = state.order ?? (yield* askBeachheads(work));
    if (state.order)
      work.lines.push({ kind: 'fact', label: 'Beachheads', value: hexes.join(', '), rule: '3.5' });
    const taken = yield* scoreBeachheads(work, state, hexes);
    const placed: IphEvent[] = [{ type: 'v1.BeachheadsPlaced', hexes }, ...taken];
    const army = yield* loseArmyPlane(work, state, placed);
    const points = taken.reduce(
      (sum, event) => sum + (event.type === 'v1.HexControlled' ? event.vp : 0),
      hexes.length,
    );
    return {
      events: [...placed, ...army],
      trace: [
        { kind: 'title', label: `Beachheads ${hexes.join(', ')}`, value: `${points} VP` },
        ...work.lines,
        { kind: 'result', label: `Japan begins with ${points} victory points`, rule: '4.6' },
      ],
      reveals: [LANDING_ORDER],
    };
  },
};

/** Who plays, with how many companies, by which house rules. */
function* askPlayers(work: Working, counts: typeof PRACTICE_COUNTS): Steps<IphEvent> {
  const names = yield* askForm(work, {
    key: 'players',
    rule: '3.1',
    title: 'Who plays?',
    submit: 'Next',
    fields: playerFields(counts),
    checks: [
      { kind: 'different', fields: ['jp', 'us'], message: 'Two names, so that the log can tell you apart.' },
      {
        kind: 'sum-at-least',
        fields: ['snlf', 'ija'],
        min: 1,
        message: 'Count your counters: the landings and their end depend on it.',
      },
    ],
  });
  work.lines.push({ kind: 'fact', label: `Japan: ${names.jp}. US: ${names.us}.`, prompt: 'players' });
  const chosen = yield* askForm(work, {
    key: 'house',
    rule: '1.1',
    title: 'House rules',
    hint: 'Where the rules can be read two ways. The first of each is our reading.',
    submit: 'Play it so',
    fields: houseFields(DEFAULT_HOUSE),
  });
  const house = readHouse(chosen);
  const changed = houseChanges(DEFAULT_HOUSE, house);
  work.lines.push({
    kind: 'fact',
    label: 'House rules changed',
    value: String(changed.length),
    prompt: 'house',
  });
  for (const label of changed) work.lines.push({ kind: 'fact', label, prompt: 'house' });
  return {
    type: 'v1.GameBegun',
    players: { jp: String(names.jp), us: String(names.us) },
    house,
    counts: { snlf: Number(names.snlf), ija: Number(names.ija) },
  };
}

/** 3.2, 3.5: the three hexes of the order, ends and centre; `secret` while Japan alone may see them. */
function* askBeachheads(work: Working, secret?: 'jp'): Steps<readonly string[]> {
  const landing = yield* askForm(work, {
    key: 'beachheads',
    rule: '3.2',
    title: secret ? 'Where do you land?' : 'Where does Japan land?',
    hint: 'Three hexes in a line, all inside one of the areas: 1632 to 1225, 1220 to 3803, or 2311 to 2806. Such as 1630, 1631, 1632.',
    submit: secret ? 'Seal the order' : 'Place the markers',
    ...(secret && { secret }),
    fields: BEACHHEAD_FIELDS,
    checks: [
      { kind: 'different', fields: Object.keys(BEACHHEAD_LABELS), message: 'Three different hexes.' },
      ...Object.keys(BEACHHEAD_LABELS).map(
        (field): FormCheck => ({
          kind: 'never',
          field,
          all: [{ field, includes: ['3020'] }],
          message: '3020 is Ford Island, no coast.',
        }),
      ),
    ],
  });
  const hexes = [landing.first, landing.centre, landing.last].map(String);
  const value = hexes.join(', ');
  work.lines.push({ kind: 'fact', label: 'Beachheads', value, rule: '3.5', prompt: 'beachheads' });
  return hexes;
}

/** 4.6: what the beachhead hexes themselves hold, by the players' sheet. */
function* scoreBeachheads(
  work: Working,
  state: IphState,
  hexes: readonly string[],
): Steps<readonly IphEvent[]> {
  const taken: IphEvent[] = [];
  for (const number of hexes) {
    const at = hexIdOf(number);
    const kind = yield* askCell(work, HEXES, 'kind', at);
    const holds = String(kind.value);
    if (holds === 'none') continue;
    const vp = yield* askCell(work, TEC, 'vp', holds);
    // Honolulu lies on no coast to land on; a fort may.
    const id =
      holds === 'fortification' ? yield* askWhichNamed(work, applyAll(state, taken), number, holds) : at;
    const events = controlEvents(state, id, holds, Number(vp.value), 'jp', number);
    taken.push(...events);
    const value = `${vp.value} VP`;
    work.lines.push({
      kind: 'fact',
      label: `${hexLabel(id, id === at ? undefined : number)}, ${holds}`,
      value,
      rule: '4.4',
      source: kind.source,
    });
  }
  return taken;
}
