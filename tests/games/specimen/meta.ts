// A whole game made up for the tests, in the order of a game's rooms: what one costs that the kit carries.
import { count, type EventOf, oneOf, whole } from '../../../src/core/bounds';
import type { GameMeta } from '../../../src/core/play/game';
import type { GameReport } from '../../../src/core/play/game-report';
import { houseRulesOf } from '../../../src/core/play/house-rules';
import { startDerivation } from '../../../src/core/play/procedure';
import type { Sequence } from '../../../src/core/play/sequence';
import { andThen, applyBy } from '../../../src/kit/apply';
import { axis, list, numbers, oddsTable } from '../../../src/kit/charts';
import * as cup from '../../../src/kit/cup';
import { dueOn } from '../../../src/kit/due';
import { askFields, choose, mark, number } from '../../../src/kit/fields';
import { heading, result } from '../../../src/kit/lines';
import { READINGS, rollOdds } from '../../../src/kit/odds';
import { guideBy, may } from '../../../src/kit/papers/guide';
import { stepsTold } from '../../../src/kit/papers/report';
import { keepRegister } from '../../../src/kit/registers';
import { finish, resting } from '../../../src/kit/steps';
import { digestOf, termsOf } from '../../../src/kit/text';
import { turnGame } from '../../../src/kit/turn-game';
import { type TurnState, turnBounds, turnEffects, turnStart, withPoints } from '../../../src/kit/turn-state';

// Data

const SIDES = { red: 'Red', blue: 'Blue' };
type Side = keyof typeof SIDES;
const ENDS = { red: 'Blue concedes', blue: 'Red concedes', nobody: 'Both agree to stop' };
type End = keyof typeof ENDS;
const UNITS = [
  { id: 'red-foot', name: 'Red Foot', side: 'red', strength: 4, turn: 1 },
  { id: 'red-horse', name: 'Red Horse', side: 'red', strength: 3, turn: 1 },
  { id: 'red-guard', name: 'Red Guard', side: 'red', strength: 2, turn: 3 },
  { id: 'blue-foot', name: 'Blue Foot', side: 'blue', strength: 3, turn: 1 },
  { id: 'blue-guns', name: 'Blue Guns', side: 'blue', strength: 2, turn: 1 },
  { id: 'blue-horse', name: 'Blue Horse', side: 'blue', strength: 3, turn: 2 },
] as const;
const SEQUENCE: Sequence = {
  turns: ['Dawn', 'Noon', 'Dusk'].map((date, i) => ({ turn: i + 1, date, part: '', night: false })),
  steps: [
    { id: 'arrivals', label: 'Arrivals', rule: '3' },
    { id: 'battle', label: 'Battle', rule: '4' },
  ],
};
const HOUSE = houseRulesOf({ odds: { label: 'Odds beyond the table', rule: '6', options: READINGS } });
type House = typeof HOUSE.defaults;
const GROUND = { stream: 'Across the stream', hill: 'Up the hill', rear: 'From the rear' };
const SHIFTS = list(
  { id: 'shifts', name: 'Column shifts', rule: '6', shape: numbers(-3, 3) },
  axis('The attack is made', GROUND),
  { stream: -1, hill: -1, rear: 2 },
);
const CRT = oddsTable({ id: 'crt', name: 'Combat Table', rule: '6' }, '1:2 1:1 2:1 3:1', [
  '2/0 2/0 1/0 1/1',
  '2/0 1/0 1/1 0/1',
  '1/0 1/1 1/1 0/1',
  '1/0 1/1 0/1 0/2',
  '1/1 0/1 0/2 0/2',
  '0/1 0/2 0/2 0/3',
]);

// State

type Unit = cup.Chitted & { readonly side: Side; readonly strength: number };
export type State = TurnState<Side, House, End> & cup.CupState<Unit>;
const unit = oneOf(...UNITS.map(({ id }) => id as string));
const BOUNDS = {
  ...turnBounds<Side, House, End>(SIDES, ENDS),
  'v1.ChitDrawn': { unit },
  'v1.Fought': { unit, target: unit, attackerLoss: count, defenderLoss: count },
  'v1.UnitSet': { unit, strength: whole(1, 9), chit: oneOf('in', 'drawn', 'gone') },
};
type Event = EventOf<typeof BOUNDS>;

const initial = (): State => ({
  ...turnStart(SIDES, HOUSE, SEQUENCE),
  units: UNITS.map(({ turn, ...each }) => ({ ...each, chit: turn === 1 ? 'drawn' : 'gone' })),
  dues: UNITS.filter(({ turn }) => turn > 1).map((each) => dueOn(each, each.turn, each.name, '3')),
});
const enemies = ({ units }: State, own: Unit) =>
  units.filter((each) => each.side !== own.side && each.chit !== 'gone');

/** 7: Who has no strength left is off the field until the next turn, and a point for the enemy. */
function lose(state: State, loser: Unit, steps: number): State {
  const { id, name, side, strength } = loser;
  if (strength > steps) return cup.setUnit(state, id, { strength: strength - steps });
  const broken = cup.setUnit(state, id, { strength: 1, chit: 'gone' });
  const dues = [...state.dues, dueOn(loser, state.cursor.turn + 1, `${name}, rallied`, '7')];
  return withPoints({ ...broken, dues }, `${name} broken`, side === 'red' ? -1 : 1, '7');
}

const turns = turnEffects<State>(SEQUENCE);
const apply = applyBy<State, Event>({
  ...turns,
  'v1.StepEnded': andThen(turns['v1.StepEnded'], (state) =>
    cup.layChits(state, state.cursor.step === 'battle' ? 'in' : 'drawn'),
  ),
  'v1.DueDone': andThen(turns['v1.DueDone'], (state, { due }) => cup.setUnit(state, due, { chit: 'drawn' })),
  'v1.ChitDrawn': (state, { unit }) => cup.takeChit(state, unit),
  'v1.Fought': (state, { unit, target, attackerLoss, defenderLoss }) => {
    const own = cup.acting(state);
    const foe = own && enemies(state, own).find(({ id }) => id === target);
    if (own?.id !== unit || !foe) return 'One of the two is not there.';
    return lose(lose(cup.setUnit(state, unit, { chit: 'drawn' }), own, attackerLoss), foe, defenderLoss);
  },
  'v1.UnitSet': (state, { unit, strength, chit }) => cup.setUnit(state, unit, { strength, chit }),
});

// Procedures

const draw = cup.drawChit<State, Event>('4', (id) => ({ type: 'v1.ChitDrawn', unit: id }));

/** 5, 6: The unit whose chit is drawn attacks one of the enemy. */
const fight = resting<State, Event, { readonly own: Unit; readonly foes: readonly Unit[] }>({
  id: 'fight',
  rule: '5',
  title: 'Fight',
  side: (state) => cup.acting(state)?.side,
  on: (state) => {
    const own = cup.acting(state);
    if (!own) return 'No chit is drawn.';
    const foes = enemies(state, own);
    return foes.length ? { own, foes } : 'No enemy is in the field.';
  },
  *run({ own, foes }, { house }) {
    const work = startDerivation(own.side);
    const form = { key: 'attack', rule: '5', title: `${own.name} attacks`, submit: 'Attack' };
    const names = Object.fromEntries(foes.map(({ id, name }) => [id, name]));
    const { target, ground } = yield* askFields(work, form, {
      target: choose('Which unit', names),
      ground: mark('How', GROUND, { initial: [] }),
    });
    const foe = foes.find(({ id }) => id === target) ?? own;
    const losses = yield* rollOdds(work, {
      key: 'die',
      rule: '6',
      title: 'Combat die',
      chart: CRT,
      attack: own.strength,
      defence: foe.strength,
      reading: house.odds,
      shifts: { chart: SHIFTS, rows: ground },
    });
    const [attackerLoss, defenderLoss] = [losses.attacker, losses.defender];
    return finish(
      heading(`${own.name} on ${foe.name}`, { value: `${attackerLoss}/${defenderLoss}`, rule: '5' }),
      [{ type: 'v1.Fought', unit: own.id, target, attackerLoss, defenderLoss }],
      [...work.lines, result('Strength lost', { losses, rule: '7' })],
    );
  },
});

const register = keepRegister<State, Event, Unit, { strength: number; chit: keyof typeof cup.LAID }>({
  id: 'units',
  title: 'Units',
  rule: '8',
  which: 'Which unit?',
  of: ({ units }) => units,
  note: ({ strength, chit }) => `${strength}, ${cup.CHIT_STATES[chit]}`,
  type: 'counter',
  place: ({ side }) => ({ label: SIDES[side], side }),
  fields: ({ strength, chit }) => ({
    strength: number('Strength', 1, 9, { initial: strength }),
    chit: choose('Its chit', cup.LAID, { initial: chit === 'current' ? 'drawn' : chit }),
  }),
  event: ({ id }, told) => ({ type: 'v1.UnitSet', unit: id, ...told }),
});

// Views

export const specimen = turnGame<State, Event, End>({
  id: 'specimen',
  title: 'Mosswater Bridge',
  sides: SIDES,
  charts: [CRT, SHIFTS],
  sequence: SEQUENCE,
  house: HOUSE,
  rules: { setUp: '1', turn: '2', due: '3', house: '6', points: '8', end: '9' },
  initial,
  apply,
  steps: [fight, draw],
  registers: [register],
  obligations: (state) => cup.inCup(state).map(({ name }) => ({ label: `The chit of ${name}`, rule: '4' })),
  panels: (state) => [cup.cupPanel(state)],
  lead: { label: 'Red leads by', wins: { red: 2, blue: -2 } },
  ends: ENDS,
});

const REPORT: GameReport<State, Event> = {
  turn: ({ stage, cursor }) => (stage === 'underway' ? String(cursor.turn) : undefined),
  tables: (told) => [
    stepsTold(told, 'v1.Fought', {
      title: 'Fights',
      columns: ['Fight', 'Lost'],
      empty: 'Nobody has fought yet.',
    }),
  ],
};

// Text

const GUIDE = {
  'set-up': 'Name both players and choose the reading of the odds.',
  due: 'Put what has come on the field, beside its own side.',
  fight: 'Attack one enemy with the unit whose chit was drawn.',
  draw: 'Draw a chit; whoever was acting holds.',
  'end-step': 'Go on; what is still owed is named first.',
  'record-end': 'Write the end down.',
};
const ALWAYS = [
  may(undefined, '8', 'Undo a mistake, or correct points and units on the ledger.'),
  may(undefined, '9', 'Concede, or agree to stop, on the ledger.'),
];
const DIGEST = digestOf(`
  1 | Set-up | Each player takes a side and gives a name; four units stand ready. | | begin, start, names
  2 | Turns | There are three, each with a step for arrivals and one for the battle. | | phase, sequence, rounds
  3 | Arrivals | Blue Horse comes on turn 2, Red Guard on turn 3, each before the battle. | | reinforcements, late
  4 | Chits | Each unit in the field has a chit in the cup. The one that is drawn acts. | | pull, draw, activation
  5 | Attack | A unit that acts may attack one enemy in the field, once, or hold. | | fight, assault, fire, target
  6 | Odds | Strength against strength gives the column, ground shifts it, one die the row. | | CRT, ratio, terrain
  7 | Losses | Steps are taken off the strength. A unit with none is broken, and rallies next turn. | | rout, retreat
  8 | Points | A broken unit is a point for its enemy. What is wrong is corrected by hand. | | VP, score, mistake
  9 | The end | Two points ahead wins at once; after the last turn, whoever is ahead. | | victory, draw, concede
`);
const TERMS = termsOf(`
  chit, chits | A counter that stands for one unit; all lie in a cup and are drawn blind. | 4
  unit, units | Foot, horse, guns or guard of one side, with a strength from 1 to 9. | 5
  strength | How many steps a unit can lose before it is broken. | 7
  turn, turns | One of dawn, noon and dusk. | 2
  broken | Off the field until the arrivals of the next turn. | 7
`);

export const specimenMeta: GameMeta = {
  id: 'specimen',
  title: 'Mosswater Bridge',
  blurb: 'A small battle made up for the tests. Two players, three turns.',
  printed: true,
  odds: true,
  load: async () => specimen,
  bounds: async () => BOUNDS,
  digest: async () => DIGEST,
  terms: async () => TERMS,
  registers: { title: 'Units', load: async () => (state: State) => [register.view(state)] },
  guide: async () => (state: State) => guideBy(specimen.table(state), GUIDE, ALWAYS),
  report: async () => REPORT,
  example: async () => ({
    lines: (await import('./example.json')).entries,
    setUp: 3,
    told: 'Odds are 3:1 on the bridge.',
  }),
};
