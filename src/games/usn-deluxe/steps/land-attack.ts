import { askCell, type Derivation, type Steps, startDerivation } from '../../../core/play/procedure';
import { askFields, choose, mark, number, when, words } from '../../../kit/fields';
import { fact, heading, reminder, result, shifted, warning } from '../../../kit/lines';
import { rollRatio } from '../../../kit/odds';
import { finish } from '../../../kit/steps';
import { THEATRES, type Theatre, theatresOf } from '../data/attack-limits';
import { isMonsoon } from '../data/calendar';
import { AIR_COUNTERS, AIR_NAMES, AIR_OF, type AirType, CRT_LAND } from '../data/crts';
import { isShockTurn } from '../data/scenarios';
import type { SideId } from '../data/units';
import { attackOn } from '../questions/chinese';
import { leftWords, openTheatres } from '../state/attacks';
import { PLACE_LENGTH } from '../state/bases';
import type { UsnEvent } from '../state/bounds';
import { communistZone, isLateWar } from '../state/facts';
import { attackingSide } from '../state/fights';
import { isReady } from '../state/needs';
import { NO_POINT, pointsLeft } from '../state/operational';
import { dated, other } from '../state/points';
import type { Run } from '../state/procedure';
import { type Flown, has, type People, type UsnState } from '../state/state';
import { type Bombs, bombsOnLand } from './combat/air';
import {
  attackersFate,
  attackOf,
  byTactics,
  captures,
  defenceOfAll,
  defendersFate,
  type Fate,
  type Force,
  type LandResult,
} from './combat/land';
import { askHits } from './hits/hits';

const MOST_FACTORS = 2000;
const MOST_GUNS = 500;
const MOST_POINTS = 200;

type Attack = {
  readonly place: string;
  readonly hexClass: '1' | '2';
  readonly supplied: number;
  readonly unsupplied: number;
  readonly guns: number;
  readonly marks: readonly string[];
  readonly point?: 'fewer' | 'spend' | 'without';
  readonly exempt?: number;
  readonly theatre?: Theatre;
};
type Defence = {
  readonly plain: number;
  readonly entrenched: number;
  readonly unsupplied: number;
  readonly both: number;
};

/** 5N, 9N: An attack on land, from what stands in the hex to what the die does to it; who was lost is booked by hand. */
export function* attackOnLand(state: UsnState): Run {
  const side = attackingSide(state);
  const enemy = other(side);
  const work = startDerivation(side);
  const waiting = supportWaiting(state);
  const attack = yield* askAttack(work, state, side, waiting);
  const { theatre = theatresOf(state.scenario)[0] } = attack;
  const isSupported = waiting.length > 0 && attack.place === waiting[0]?.place;
  const defence = yield* askDefence(work, state, enemy, isSupported ? waiting : []);
  const shock = isShockTurn(state.scenario, state.cursor.turn) && side === 'j';
  const desert = attack.marks.includes('desert');
  const monsoon = attack.marks.includes('monsoon');
  const banzai = attack.marks.includes('banzai');
  const bombs = (flown: Points, by: SideId) =>
    askBombs(work, by, flown, { desert, shock, pby: isReady(state, 'admirals') });

  const forces = attackersOf(attack);
  const own = attackOf(forces, { monsoon });
  tellStrength(work, 'Attackers', attack.supplied + attack.unsupplied, own, whyAttack(attack, monsoon));
  const guns = attack.guns;
  if (guns) work.lines.push(shifted('Guns of ships', guns, { rule: 'Phase 5' }));
  const total = own + guns + (yield* bombs(attack, side));
  const ground = defendersOf(defence, shock);
  const held = defenceOfAll(ground);
  tellStrength(
    work,
    'Defenders',
    ground.reduce((sum, { factors }) => sum + factors, 0),
    held,
    whyDefence(defence, shock),
  );
  const against = held + (yield* bombs(defence, enemy));

  const printed = (yield* rollRatio(work, {
    key: 'die',
    rule: '8',
    title: 'Land attack',
    side,
    chart: CRT_LAND,
    attack: total,
    defence: Math.max(against, 1),
  })) as LandResult;
  const chinese = attackOn(state, attackedOf(attack));
  work.lines.push(...chinese.lines);
  const late = has(state, 'tactics') && enemy === 'j' && isLateWar(state);
  const came = byTactics(printed, { banzai, late });
  if (came !== printed)
    work.lines.push(
      fact(`${printed} counts as ${came}`, {
        rule: '28',
        value: banzai ? 'banzai charge' : 'late-war tactics',
      }),
    );
  tellFates(work, state, attack, defence, came);
  const booked =
    came === 'none'
      ? { events: [], lines: [] }
      : yield* askHits(work, state, ['land', 'base', 'air', 'neutral'], 'What was lost or changed hands?');
  const where = attack.place ? ` at ${attack.place}` : '';
  return finish(
    heading(`Land attack${where}`, { value: headline(came, attack, defence), rule: '8' }),
    [
      { type: 'v1.FightEntered', place: attack.place, phase: state.cursor.step },
      ...(theatre ? [{ type: 'v1.LandAttacked' as const, side, theatre }] : []),
      ...spent(attack),
      ...chinese.events,
      ...(isSupported ? [{ type: 'v1.AirSupported' as const, place: attack.place }] : []),
      ...booked.events,
    ],
    work.lines,
  );
}

type Points = { readonly [type in AirType]?: number };

/** 5M: What flies ground support over the first hex whose fight has not come. */
function supportWaiting({ flown = [] }: UsnState): readonly Flown[] {
  const waiting = flown.filter(({ mission, done }) => mission === 'support' && !done);
  return waiting.filter(({ place }) => place === waiting[0]?.place);
}

const airFields = (side: SideId, waiting: readonly Flown[]) =>
  Object.fromEntries(
    AIR_OF[side]
      .filter((type) => type !== 'Kami')
      .map((type) => {
        const flown = waiting.filter((each) => each.side === side && each.type === type);
        const initial = flown.reduce((sum, { points }) => sum + points, 0);
        return [type, number(`${AIR_NAMES[type]} in support`, 0, MOST_POINTS, { initial })];
      }),
  );

const marksOf = (state: UsnState, side: SideId): { readonly [id: string]: string } => ({
  ...(has(state, 'monsoon') && isMonsoon(dated(state), state.house) && { monsoon: 'In a monsoon region' }),
  desert: 'Desert hex without a city',
  ...(has(state, 'tactics') && side === 'j' && !isLateWar(state) && { banzai: 'Banzai charge' }),
  ...(has(state, 'china') &&
    side === 'j' && {
      nationalist: 'Against Nationalists in China',
      communist: 'Against Communists in China',
    }),
});

/** 10: Where nearly all attacks are stands first. */
export const HEXES = [
  { value: '2', label: 'Large island or continent' },
  { value: '1', label: 'Atoll or islet (Class 1)' },
] as const;

/** 44(C)1: Asked of Japan where its operations are counted. */
const POINTS = [
  { value: 'fewer', label: 'None needed: fewer than three divisions, no army' },
  { value: 'spend', label: 'Spend an operational point' },
  { value: 'without', label: 'Attack without a point, as if unsupplied' },
] as const;

function* askAttack(
  work: Derivation,
  state: UsnState,
  side: SideId,
  waiting: readonly Flown[],
): Steps<Attack & Points> {
  const left = side === 'j' ? pointsLeft(state) : undefined;
  return yield* askFields<Attack & Points>(
    work,
    {
      key: 'attack',
      rule: '8',
      title: `Who attacks for ${state.players[side]}?`,
      hint: `Add up the printed factors. The app halves or quarters them. ${communistZone(state)}`.trim(),
      submit: 'Next: the defenders',
      checks: [
        {
          kind: 'sum-at-least',
          fields: ['supplied', 'unsupplied'],
          min: 1,
          message: 'Enter at least one attack factor.',
        },
      ],
    },
    {
      place: words('Hex or name', PLACE_LENGTH, {
        optional: true,
        ...(waiting[0] && { initial: waiting[0].place }),
      }),
      supplied: number('Attack factors in supply', 0, MOST_FACTORS),
      unsupplied: number('Unsupplied or neutralized', 0, MOST_FACTORS, { initial: 0 }),
      ...(left !== undefined && {
        point: choose(
          'Operational point',
          POINTS.map((each) => ({ ...each, ...(each.value === 'spend' && !left && { disabled: NO_POINT }) })),
          { missing: 'fewer' },
        ),
        exempt: when(
          'point',
          ['without'],
          number('Supplied factors of defense armies', 0, MOST_FACTORS, { initial: 0 }),
        ),
      }),
      ...(theatresOf(state.scenario).length > 1 && {
        theatre: choose('Where', theatreOptions(state, side), { rule: 'CBI' }),
      }),
      guns: number('Gun factors of ships in support', 0, MOST_GUNS, { initial: 0 }),
      ...airFields(side, waiting),
      hexClass: choose('Hex', HEXES),
      marks: mark('Also', marksOf(state, side), { initial: [] }),
    },
  );
}

const askDefence = (
  work: Derivation,
  state: UsnState,
  side: SideId,
  waiting: readonly Flown[],
): Steps<Defence & Points> =>
  askFields<Defence & Points>(
    work,
    {
      key: 'defence',
      rule: '8',
      title: `Who defends for ${state.players[side]}?`,
      hint: 'Enter all land units in the hex, by their condition. Leave out coastal defense units.',
      submit: 'Continue to the die',
      checks: [
        {
          kind: 'sum-at-least',
          fields: ['plain', 'entrenched', 'unsupplied', 'both'],
          min: 1,
          message: 'Enter at least one defense factor. An undefended hex is entered, not attacked.',
        },
      ],
    },
    {
      plain: number('Defense factors, supplied and not entrenched', 0, MOST_FACTORS),
      entrenched: number('Entrenched', 0, MOST_FACTORS, { initial: 0 }),
      unsupplied: number('Unsupplied or neutralized', 0, MOST_FACTORS, { initial: 0 }),
      both: number('Entrenched and unsupplied', 0, MOST_FACTORS, { initial: 0 }),
      ...airFields(side, waiting),
    },
  );

/** CBI (C): Where an attack is left, and how many. */
const theatreOptions = (state: UsnState, side: SideId) =>
  openTheatres(state, side).map((value) => {
    const left = leftWords(state, side, value);
    return { value, label: THEATRES[value], ...(left && { note: `${left} left` }) };
  });

/** 44(C)1: Those who attack without a point that they need do so as if unsupplied, but for defense armies. */
function attackersOf({ supplied, unsupplied, point, exempt = 0 }: Attack): readonly Force[] {
  const halved = point === 'without' ? Math.max(0, supplied - exempt) : 0;
  return [{ factors: supplied - halved }, { factors: unsupplied + halved, unsupplied: true }];
}
const defendersOf = ({ plain, entrenched, unsupplied, both }: Defence, shock: boolean): readonly Force[] => [
  { factors: plain, shock },
  { factors: entrenched, entrenched: true, shock },
  { factors: unsupplied, unsupplied: true, shock },
  { factors: both, entrenched: true, unsupplied: true, shock },
];

const whyAttack = ({ unsupplied, point }: Attack, monsoon: boolean): readonly string[] => [
  ...(unsupplied ? [`${unsupplied} unsupplied ÷ 2`] : []),
  ...(point === 'without' ? ['no operational point ÷ 2'] : []),
  ...(monsoon ? ['monsoon ÷ 2'] : []),
];
const whyDefence = ({ entrenched, unsupplied, both }: Defence, shock: boolean): readonly string[] => [
  ...(entrenched ? [`${entrenched} entrenched × 3`] : []),
  ...(unsupplied ? [`${unsupplied} unsupplied ÷ 2`] : []),
  ...(both ? [`${both} entrenched, unsupplied × 1.5`] : []),
  ...(shock ? ['shock ÷ 3'] : []),
];

/** "Attackers 40, monsoon ÷ 2: 20" */
function tellStrength(
  { lines }: Derivation,
  who: string,
  printed: number,
  strength: number,
  why: readonly string[],
): void {
  const label = [`${who} ${printed}`, ...why].join(', ');
  lines.push(fact(label, { value: String(Math.round(strength * 100) / 100), rule: '8' }));
}

/** 5M: What aircraft add, from what their counters print. */
function* askBombs(work: Derivation, side: SideId, flown: Points, how: Bombs): Steps<number> {
  let sum = 0;
  for (const type of AIR_OF[side]) {
    const points = flown[type] ?? 0;
    if (!points) continue;
    const cell = yield* askCell(work, AIR_COUNTERS, 'bombs', `${side} ${type}`);
    const adds = points * bombsOnLand(side, type, Number(cell.value), how);
    work.lines.push(
      shifted(`${points} ${AIR_NAMES[type]}${how.desert ? ', desert × 2' : ''}`, adds, {
        rule: 'Phase 5',
        source: cell.source,
      }),
    );
    sum += adds;
  }
  return sum;
}

const FATES: { readonly [fate in Fate]: string } = {
  nothing: 'are unaffected',
  'broken down': 'break down',
  'broken down and retreat': 'break down and retreat',
  eliminated: 'are eliminated',
  'stay, disentrenched': 'stay but are no longer entrenched',
};

/** 27: What becomes of units that a smaller one can stand in for, on a Class 2 hex. */
const STAND_IN = 'Larger units are replaced by smaller ones';
const IN_PLACE = 'Larger units may die in place: smaller ones replace them and do not retreat';
const SWAPPED: { readonly [result in LandResult]?: string } = {
  Ax: STAND_IN,
  Dx: STAND_IN,
  A2: IN_PLACE,
  D2: IN_PLACE,
};

/** What the players do on the map by this result, before they say who was lost; what it all comes to stands last. */
function tellFates(
  work: Derivation,
  state: UsnState,
  attack: Attack,
  defence: Defence,
  came: LandResult,
): void {
  const { lines } = work;
  const tell = (who: string, fate: Fate) => lines.push(fact(`${who} ${FATES[fate]}`, { rule: '8' }));
  const hexClass = attack.hexClass === '1' ? 1 : 2;
  if (attack.supplied) tell('Attackers', attackersFate(came, false));
  if (attack.unsupplied) tell('Attackers without supply', attackersFate(came, true));
  if (defence.plain + defence.entrenched) tell('Defenders', defendersFate(came, false, hexClass));
  if (defence.unsupplied + defence.both)
    tell('Defenders without supply', defendersFate(came, true, hexClass));
  if (came === 'A2' || came === 'D2')
    lines.push(warning('Units that cannot retreat legally and in supply are eliminated', { rule: '12(K)' }));
  if (hexClass === 1 && !captures(came))
    lines.push(
      warning('Attackers on an atoll that do not destroy the defender are eliminated', { rule: '15' }),
    );
  if (captures(came))
    lines.push(fact('Bases and cities change hands; coastal defense units are destroyed', { rule: '8' }));
  const swapped = has(state, 'resiliency') && hexClass === 2 ? SWAPPED[came] : undefined;
  if (swapped) lines.push(reminder(swapped, { rule: '27' }));
  lines.push(result(headline(came, attack, defence), { rule: '8', prompt: 'die' }));
}

function headline(came: LandResult, attack: Attack, defence: Defence): string {
  const hexClass = attack.hexClass === '1' ? 1 : 2;
  if (came === 'none') return 'no effect';
  if (captures(came)) {
    const weak = defence.plain + defence.entrenched === 0;
    return `${came}, defenders ${FATES[defendersFate(came, weak, hexClass)]}`;
  }
  return `${came}, attackers ${FATES[attackersFate(came, attack.supplied === 0)]}`;
}

/** 45.A(I)2 */
const attackedOf = ({ marks }: Attack): readonly People[] =>
  (['nationalist', 'communist'] as const).filter((people) => marks.includes(people));

const spent = ({ point, place }: Attack): readonly UsnEvent[] =>
  point === 'spend'
    ? [{ type: 'v1.OperationalSpent', points: 1, what: `Land attack${place ? ` at ${place}` : ''}` }]
    : [];
