import type { FormCheck, OptionGrid } from '../../../../core/play/form';
import type { Outlook } from '../../../../core/play/outlook';
import { askCell, askChoice, type Derivation, type Steps } from '../../../../core/play/procedure';
import type { Option } from '../../../../core/play/prompt';
import { askFields, type Field, mark, pick, when } from '../../../../kit/fields';
import { fact } from '../../../../kit/lines';
import { listed } from '../../../../kit/which';
import { type Attack, attacksOf, interceptorRow, isFighter } from '../../data/aircraft';
import { chanceIn, inShort } from '../../data/chances';
import { STRIKE_HIT } from '../../data/charts/combat';
import { RULE } from '../../data/headings';
import type { Ship } from '../../data/ships';
import { SERVICES } from '../../data/sides';
import { isArmy, type Squadron, sideOf, TYPES } from '../../data/squadrons';
import { defenceOf } from '../../state/command';
import { squadronsOf } from '../../state/forces';
import { type PearlState, struckNow } from '../../state/state';
import { busy, hitColumn, markName, markOf, NONE, type Sortie, shipTargets, shoreTargets } from './target';

/** Whom Japan strikes; asked first, so that a tap on a ship can answer it. */
export const TARGET = 'target';

/** What Japan can strike from the air, with how it is or why it cannot be struck. */
const targetsOf = (state: PearlState): readonly Option[] => [
  ...shipTargets(state, 'jp', false),
  { value: 'field', label: 'Airfield' },
  ...shoreTargets(state),
];

/** What is struck: a ship, or one of the targets ashore by its name. */
type Goal = { readonly id: string; readonly name: string; readonly ship?: Ship };

/** The target, then in one form which squadron flies there, with what, and who meets it. */
export function* askStrikeOn(
  work: Derivation,
  state: PearlState,
): Steps<Sortie & { readonly squadron: Squadron }> {
  const rule = RULE.airStrikes;
  const id = yield* askChoice(work, {
    key: TARGET,
    rule,
    title: 'Which target?',
    options: targetsOf(state),
  });
  const ship = state.game.ships.find((each) => each.id === id);
  const name = ship?.name ?? SHORE[id] ?? id;
  work.lines.push(fact('Target', { value: name, rule, prompt: TARGET }));
  const told = yield* askSquadron(work, state, { id, name, ...(ship && { ship }) });
  const goal = yield* markOf(work, state, id, told.fighters);
  const { squadron, attack } = told;
  const label =
    attacksOf(squadron).length > 1 ? `${squadron.name}, ${attack.label.toLowerCase()}` : squadron.name;
  work.lines.push(fact(label, { value: markName(goal), rule, prompt: SORTIE }));
  return { ...told, mark: goal };
}

const SORTIE = 'sortie';
const SHORE: { readonly [id: string]: string } = {
  field: 'an airfield',
  tank: 'a fuel tank',
  dockyard: 'the dockyard',
};

const isSheltered = ({ ship }: Goal): boolean => ship?.shielded === true && ship.place !== 'sea';
const isAtSea = ({ ship }: Goal): boolean => ship?.place === 'sea';

function* askSquadron(
  work: Derivation,
  state: PearlState,
  goal: Goal,
): Steps<{ readonly squadron: Squadron; readonly attack: Attack; readonly fighters: readonly Squadron[] }> {
  const flown = squadronsOf(state, 'jp');
  const kates = flown.filter(({ type }) => type === 'kate');
  const loads = loadsFor(goal, kates);
  const [first] = loads;
  const outlook = yield* askOutlook(work, state, goal, flown);
  const meeting = squadronsOf(state, 'us').filter((each) => interceptorRow(each));
  const told = yield* askFields(
    work,
    {
      key: SORTIE,
      rule: RULE.airStrikes,
      title: `Strike on ${goal.name}`,
      submit: `Attack ${goal.name}`,
      checks: dropped(kates),
      outlook,
    },
    {
      squadron: squadronField(state, goal),
      ...(kates.length &&
        first && {
          attack: when('squadron', kates.map(idOf), loadField(loads, first, goal)),
        }),
      ...(meeting.length && {
        fighters: mark('US fighters that meet it', fightersFor(state, meeting, goal), {
          ...NONE,
          fold: 'none',
        }),
      }),
    },
  );
  const squadron = listed(flown, told.squadron);
  const ways = attacksOf(squadron);
  const attack = ways.find(({ id }) => id === told.attack) ?? ways[0];
  if (!attack) throw new Error(`${squadron.name} cannot attack`);
  return { squadron, attack, fighters: meeting.filter(({ id }) => told.fighters?.includes(id)) };
}

const idOf = ({ id }: { readonly id: string }): string => id;

/** Every squadron that there is or was, by its carrier and type. */
function squadronField(state: PearlState, goal: Goal): Field<string> {
  const all = state.game.squadrons.filter((each) => sideOf(each) === 'jp');
  const struck = struckNow(state);
  const whyNot = (squadron: Squadron): readonly [note: string, why?: string] => {
    if (squadron.lost) return ['lost', 'This squadron is lost.'];
    if (goal.id !== 'field' && isFighter(squadron)) return ['fields only', 'Fighters strafe airfields only.'];
    if (struck.includes(squadron.id)) return ['flown', 'Has attacked in this impulse.'];
    return [state.game.attacked.includes(squadron.id) ? 'flown' : 'ready'];
  };
  const options = all.map((squadron): Option & { readonly value: string } => {
    const [note, disabled] = whyNot(squadron);
    return { value: squadron.id, label: squadron.name, note, ...(disabled && { disabled }) };
  });
  return pick('Which squadron?', options, {
    rule: RULE.missions,
    grid: gridOf(state, all),
  });
}

const COLUMNS = ['zero', 'val', 'kate'] as const;

function gridOf({ game }: PearlState, all: readonly Squadron[]): OptionGrid {
  const carriers = game.ships.filter(({ side, cls }) => side === 'jp' && cls === 'cv');
  // A carrier's own before a guest's, which stands below the grid.
  const of = (carrier: string, type: Squadron['type']) => {
    const there = all.filter(({ base, type: flown }) => base === carrier && flown === type);
    return (there.find(({ home }) => home === undefined) ?? there[0])?.id;
  };
  return {
    columns: COLUMNS.map((type) => TYPES[type].label),
    rows: carriers
      .map(({ id, name }) => ({ label: name, values: COLUMNS.map((type) => of(id, type)) }))
      .filter(({ values }) => values.some(Boolean)),
  };
}

const LOAD_NAMES = { torpedo: 'Torpedo', bombs: 'Bombs', ap: 'AP bombs' } as const;

/** What Kates can carry there: no torpedo ashore or into a sheltered berth, AP only while one has its load. */
function loadsFor(goal: Goal, kates: readonly Squadron[]): readonly Attack[] {
  const [kate] = kates;
  if (!kate) return [];
  return attacksOf(kate).filter(({ weapon }) => {
    if (weapon === 'torpedo') return goal.ship !== undefined && !isSheltered(goal);
    return weapon !== 'ap' || kates.some(({ apUsed }) => !apUsed);
  });
}

const loadField = (loads: readonly Attack[], first: Attack, goal: Goal): Field<string> =>
  pick(
    'Load',
    loads.map(({ id, weapon }) => ({ value: id, label: LOAD_NAMES[weapon] })),
    {
      initial: first.id,
      ...(isSheltered(goal) && { hint: `No torpedo can hit ${goal.name} in harbour.` }),
    },
  );

/** One load of armour-piercing bombs for each Kate squadron and game (PH-35). */
function dropped(kates: readonly Squadron[]): readonly FormCheck[] {
  const empty = kates.filter(({ apUsed }) => apUsed).map(idOf);
  if (!empty.length) return [];
  return [
    {
      kind: 'never',
      field: 'attack',
      all: [
        { field: 'squadron', includes: empty },
        { field: 'attack', includes: ['ap'] },
      ],
      message: 'It has already dropped its one armour-piercing load.',
    },
  ];
}

/** PH-30: one enemy squadron in an impulse, and no Army fighter over a fleet at sea. */
const fightersFor = (state: PearlState, fighters: readonly Squadron[], goal: Goal): readonly Option[] =>
  fighters.map((fighter) => {
    const away =
      isAtSea(goal) && isArmy(fighter) ? 'Army fighters do not fly over a fleet at sea.' : undefined;
    const disabled = busy(state, fighter.id) ?? away;
    return { value: fighter.id, label: fighter.name, ...(disabled && { disabled }) };
  });

type Column = ReturnType<typeof hitColumn>;
const COLUMN_NAMES: { readonly [C in Column]: string } = {
  unalerted: 'not alerted',
  alerted: 'alerted',
  oneHex: 'moving 1 hex',
  twoHex: 'moving 2 hexes',
};

/** Of an airfield either service’s, as it is not said yet which. */
function columnsOf(state: PearlState, { ship }: Goal, isField: boolean): readonly Column[] {
  if (ship) {
    const on = { kind: 'ship', ship } as const;
    return [hitColumn(on, defenceOf(state, { kind: 'ship', ship: ship.id }))];
  }
  const fields = SERVICES.map((service) => defenceOf(state, { kind: 'field', service }));
  const all = isField ? fields : [defenceOf(state, { kind: 'shore' })];
  return [...new Set(all.map((defence) => (defence === 'unalerted' ? 'unalerted' : 'alerted')))];
}

/** The chance of each kind of attack, as the table has it for this target. */
function* askOutlook(
  work: Derivation,
  state: PearlState,
  goal: Goal,
  flown: readonly Squadron[],
): Steps<Outlook> {
  const { faces = 'high' } = state.house;
  const columns = columnsOf(state, goal, goal.id === 'field');
  function* chancesOf(row: Attack['hits']): Steps<{ readonly value: string; readonly note: string }> {
    const found: { readonly label: string; readonly note: string }[] = [];
    for (const column of columns) {
      const { label, ...chance } = chanceIn((yield* askCell(work, STRIKE_HIT, column, row)).value);
      found.push({ label, note: `${inShort({ label, ...chance }, faces)}, ${COLUMN_NAMES[column]}` });
    }
    const all = found.map(({ label }) => label).join(' or ');
    return { value: all, note: found.map(({ note }) => note).join('; ') };
  }
  const bombs = yield* chancesOf('laBomb');
  const torpedo = goal.ship && !isSheltered(goal) ? yield* chancesOf('torpJp') : undefined;
  const kates = { field: 'squadron', includes: flown.filter(({ type }) => type === 'kate').map(idOf) };
  const others = { field: 'squadron', includes: flown.filter(({ type }) => type !== 'kate').map(idOf) };
  const carrying = (load: string) => ({ field: 'attack', includes: [load] });
  return {
    named: ['squadron'],
    lines: [
      ...(torpedo ? [{ all: [kates, carrying('torpedo')], words: 'torpedo: hits', ...torpedo }] : []),
      { all: [kates, carrying('ap')], words: 'AP bombs: hits', ...bombs },
      { all: [kates, carrying('bombs')], words: 'bombs: hits', ...bombs },
      { all: [others], words: 'bombs: hits', ...bombs },
    ],
  };
}
