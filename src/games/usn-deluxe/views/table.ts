import { type Args, cellQuestion, titleOf } from '../../../core/play/procedure';
import type { Action, Given, Panel, TableView, TrackBox } from '../../../core/play/view';
import { offer, offerOpen } from '../../../kit/offers';
import { turnTrack } from '../../../kit/track';
import { THEATRES, theatresOf } from '../data/attack-limits';
import { labelOf } from '../data/calendar';
import { REINFORCEMENTS } from '../data/charts';
import type { CheckRow } from '../data/check-row';
import {
  fleetMover,
  phaseName,
  phaseOf,
  SIDE_WORDS,
  seaMover,
  sequenceOf,
  skippedParts,
} from '../data/phases';
import { aboutScenario, isCampaign, isDecember, placesFirst } from '../data/scenarios';
import type { SideId } from '../data/units';
import { isByPoints } from '../data/verdicts';
import { administration } from '../procedures/administration';
import { trainCarriers } from '../procedures/air-training';
import { addShip, endLabel, endWhy, reachedEnd, record, setBase } from '../procedures/by-hand';
import { checksOffered, rollCheck, rollerOf } from '../procedures/checks';
import { finalCount, midwar, scenarioItem } from '../procedures/counting';
import { due, readableDues } from '../procedures/due';
import {
  airBasing,
  airStrike,
  bombardment,
  enterFight,
  landAttack,
  landing,
  openMissions,
  scout,
  seaBattle,
  stationSubs,
  submarineAttack,
  writeMissions,
} from '../procedures/fights';
import { fillOilers, refuel } from '../procedures/fuel';
import { losses } from '../procedures/losses';
import { endPhase, isPlaced, place, setUpOf } from '../procedures/phases';
import { manchukuo, readiness } from '../procedures/readiness';
import { setUp } from '../procedures/set-up';
import { moveShips } from '../procedures/ships';
import {
  buildUnit,
  chineseAttacked,
  civilWar,
  convoy,
  defection,
  deployment,
  emergencySupply,
  fortSupply,
  indianOcean,
  magic,
  openDeployment,
  operational,
  spendPoints,
} from '../procedures/special';
import { withdraw } from '../procedures/withdraw';
import { repairShips, replaceShips } from '../procedures/yards';
import { leftWords } from '../state/attacks';
import { bothSides, duesAhead, duesNow, type UsnDue } from '../state/dues';
import { flyingSides } from '../state/fights';
import { fuelDue } from '../state/fuel';
import { neutralizedName } from '../state/neutralized';
import { openObligations } from '../state/obligations';
import { dated, inPoints, totalOf } from '../state/points';
import type { Procedure } from '../state/procedure';
import { ALL_BASES, basesOf, servedWhole, thirsty } from '../state/refuelling';
import { routesOf, routeWords } from '../state/routes';
import { shipCount } from '../state/ships';
import { standingNow } from '../state/standing';
import { has, type UsnState } from '../state/state';
import { fortLines, fortress, leads } from '../state/subjects';
import { standing } from '../state/victory';

/** "Turn 56 · 1/1/43" */
export function momentOf(state: UsnState): string {
  if (state.stage === 'before') return 'Set-up';
  const { turn } = state.cursor;
  const { undated } = aboutScenario(state.scenario);
  return undated ? `Turn ${turn}` : `Turn ${turn} · ${labelOf(dated(state), state.house)}`;
}

export const phaseWords = ({ cursor }: UsnState): string => phaseName(phaseOf(cursor.step));

export function tableView(state: UsnState): TableView {
  const { stage, scenario, cursor } = state;
  const underway = stage === 'underway' && state.ended === undefined;
  const [main, ...actions] = offers(state);
  const end = state.ended ?? reachedEnd(state);
  const { side } = phaseOf(cursor.step);
  const { j, a } = standing(state);
  return {
    heading: underway
      ? momentOf(state)
      : end === undefined && stage === 'before'
        ? 'USN Deluxe'
        : aboutScenario(scenario).name,
    ...(underway && { subheading: phaseWords(state) }),
    ...(underway && side && { side }),
    ...(stage !== 'before' &&
      isByPoints(scenario) && {
        score: { label: 'Japan to Allies', value: `${inPoints(j)} : ${inPoints(a)}` },
      }),
    ...(stage !== 'before' && { track: { title: 'Turn', boxes: track(state) } }),
    ...(end !== undefined && {
      verdict: {
        label: endLabel(state, end),
        why: endWhy(state, end),
        rule: 'Victory Points',
        ...(end !== 'nobody' && { side: end }),
        recorded: state.ended !== undefined,
      },
    }),
    panels: underway ? panels(state) : [],
    ...(main && { main }),
    actions,
    obligations: underway ? openObligations(state) : [],
  };
}

/** So many turns before and after this one: 192 boxes are no track to be read. */
const BACK = 1;
const FORTH = 4;
function track(state: UsnState): readonly TrackBox[] {
  const boxes = turnTrack(sequenceOf(state.scenario, state.house), state.cursor, state.stage === 'over');
  const at = boxes.findIndex((box) => box.state === 'current');
  return at < 0 ? boxes.slice(-BACK - FORTH) : boxes.slice(Math.max(0, at - BACK), at + FORTH + 1);
}

/** Whose ships move in this phase. */
const seaOf = ({ cursor }: UsnState): SideId | undefined => seaMover(cursor.step);

/** An item to count or ships to take, and the turn it is asked for. */
const ASKED = /^(item|take):(.+):\d+$/;

/** What is due and has a step: the most pressing is the main button, the others stand with the list of what is due. */
function dueActions(state: UsnState): readonly Action[] {
  const dues = duesNow(state);
  const first = [
    deployment,
    losses,
    readiness,
    due,
    manchukuo,
    civilWar,
    operational,
    convoy,
    administration,
    midwar,
    ...(dues.some(({ by }) => by === 'fortress') ? [fortSupply] : []),
  ];
  const items = dues.flatMap(({ id, text, rule, side }, i): Action[] => {
    const [, kind, which = ''] = ASKED.exec(id) ?? [];
    const again = dues.findIndex((each) => each.id.startsWith(`${kind}:${which}:`)) < i;
    if (kind === undefined || again) return [];
    return [
      kind === 'item'
        ? offer(scenarioItem, text, { id: `item-${which}`, args: { item: which }, rule })
        : offer(withdraw, text, { id: `take-${which}`, args: { which }, rule, ...(side && { side }) }),
    ];
  });
  return [...offerOpen(state, first), ...items];
}

/** The most pressing of what is due, with what a tap more would only confirm. */
function mainDue(state: UsnState): readonly Action[] {
  const [first] = dueActions(state);
  if (first?.procedure === administration.id)
    return [...offerWith(state, administration, 'administration-on', { on: true }), first];
  if (first?.procedure !== due.id || !readableDues(state).some(({ kind }) => kind === 'triggers'))
    return first ? [first] : [];
  const none: Given = {
    key: 'reserves',
    answer: { kind: 'form', values: { groups: [], clients: [], turn: state.cursor.turn } },
  };
  const charts = readableDues(state).filter(({ kind }) => kind === 'chart');
  const nothing = charts.flatMap(({ turn }) => bothSides.map((side) => nothingOn(side, String(turn))));
  return [
    first,
    offer(due, 'Confirm what is due, call no reserves', { id: 'due-none', answers: [none] }),
    ...(charts.length === 1
      ? [
          offer(due, 'Nothing on the chart, call no reserves', {
            id: 'due-nothing',
            answers: [...nothing, none],
          }),
        ]
      : []),
  ];
}

/** What the players' chart says of a turn on which nothing comes. */
const nothingOn = (column: SideId, row: string): Given => {
  const { id: chart } = REINFORCEMENTS;
  const value = 'Nothing';
  return {
    key: cellQuestion(chart, column, row),
    answer: { kind: 'cell', chart, column, row, value, source: 'mapsheet', pack: '' },
  };
};

/** A procedure with more than its title says alone, where it can be begun. */
const offerWith = (state: UsnState, def: Procedure, id: string, args: Args): readonly Action[] =>
  def.unless?.(state, args) === undefined ? [offer(def, titleOf(def, state, args), { id, args })] : [];

/** All that bases have fuel for, where somebody runs dry. */
function refuelAll(state: UsnState, side: SideId): readonly Action[] {
  const ships = servedWhole(state, side);
  if (!ships.some((ship) => fuelDue(ship) <= state.cursor.turn)) return [];
  const bases = basesOf(ships);
  const where = bases === ships[0]?.place ? `: ${bases}` : ` in ${bases}`;
  return [
    offer(refuel, `Refuel ${shipCount(ships.length)}${where}`, {
      ...{ id: 'refuel-all', side, args: { side, place: ALL_BASES } },
    }),
  ];
}

/** What presses most first. */
function offers(state: UsnState): readonly Action[] {
  const { side } = phaseOf(state.cursor.step);
  if (state.stage === 'before') return offerOpen(state, [setUp]);
  if (state.ended !== undefined) return [];
  if (state.stage === 'over') return offerOpen(state, [finalCount, record]);
  if (reachedEnd(state) !== undefined) return offerOpen(state, [record, endPhase]);
  const sea = seaOf(state);
  const isDry = sea !== undefined && thirsty(state, sea).length > 0;
  return [
    ...mainDue(state),
    ...(sea && isDry ? [...refuelAll(state, sea), forSide(state, refuel, sea)] : []),
    ...offerOpen(state, [endPhase]),
    ...offerWith(state, endPhase, 'end-past', { past: true }),
    ...(sea && !isDry ? [forSide(state, refuel, sea)] : []),
    offer(enterFight, 'Enter a fight', side ? { side } : {}),
    ...offerOpen(state, [...(sea === 'j' ? [stationSubs] : []), ...(sea ? [repairShips, replaceShips] : [])]),
    ...offerOpen(state, state.cursor.step === 'p1' ? [repairShips, addShip] : []),
  ];
}

/** The fleets of this phase, each with its last destinations, and the way to any other. */
function fleetsPanel(state: UsnState): readonly Panel[] {
  const side = fleetMover(state.cursor.step);
  if (!side || moveShips.unless?.(state, { side }) !== undefined) return [];
  const routes = routesOf(state, side).map((route) => {
    const { from: place, to } = route;
    return offer(moveShips, routeWords(route), {
      id: `move ${place} to ${to}`,
      side,
      args: { side, place, to },
    });
  });
  const more = seaMover(state.cursor.step) ? [forSide(state, fillOilers, side)] : [];
  return [
    { kind: 'actions', title: 'Fleets', actions: [...routes, forSide(state, moveShips, side), ...more] },
  ];
}

const forSide = (state: UsnState, def: typeof refuel, side: SideId): Action =>
  offer(def, typeof def.title === 'string' ? def.title : def.title(state, { side }), {
    side,
    args: { side },
  });

/** What phases 5 and 9 are for, in their order. */
const ATTACKS = [landing, airStrike, landAttack, airBasing];

/** 5E: Beside the strike, which asks in the open who has written none. */
const missions = (state: UsnState): readonly Action[] => [
  ...offerOpen(state, [openMissions]),
  ...flyingSides(state)
    .filter((side) => writeMissions.unless?.(state, { side }) === undefined)
    .map((side) => ({
      ...forSide(state, writeMissions, side),
      id: `missions-${side}`,
      label: `Write air missions for ${state.players[side]}`,
    })),
];

/** Where land units move or attack. */
const LAND_PHASES = ['p3', 'p5', 'p7', 'p9'];

/** Where nothing has to be said but how many, it is one, and the next is a tap like it. */
const isForOne = ({ variants, asks, once }: CheckRow, side: SideId | undefined): boolean =>
  side !== undefined && variants !== undefined && !asks.length && !once;
const ONE: Given = { key: 'conditions', answer: { kind: 'form', values: { of: '', count: 1 } } };

function panels(state: UsnState): readonly Panel[] {
  const { cursor, scenario } = state;
  const phase = phaseOf(cursor.step);
  const skipped = skippedParts(scenario, cursor.turn, phase.id);
  const checks = checksOffered(state).map((row): Action => {
    const side = rollerOf(state, row);
    return offer(rollCheck, row.name, {
      ...(isForOne(row, side) && { answers: [ONE] }),
      id: `check-${row.id}`,
      rule: row.rule,
      args: { check: row.id, named: true },
      ...(side && { side }),
    });
  });
  const dues = duesNow(state);
  const special = offerOpen(state, [
    openDeployment,
    magic,
    spendPoints,
    ...(isDecember(scenario) ? [indianOcean] : []),
    ...(LAND_PHASES.includes(cursor.step) ? [defection, chineseAttacked] : []),
    ...(dues.some(({ by }) => by === 'fortress') ? [] : [fortSupply]),
  ]);
  const building = offerOpen(state, [buildUnit]);
  const sea = seaOf(state);
  const always = offerOpen(state, [
    setBase,
    emergencySupply,
    trainCarriers,
    ...(sea === 'j' ? [] : [stationSubs]),
  ]);
  const ahead = duesAhead(state, 4);
  const isSetUp = cursor.turn === aboutScenario(scenario).from;
  const fights = sea ? [seaBattle, bombardment, submarineAttack, scout] : ATTACKS;
  const open = [...offerOpen(state, fights), ...(sea ? [] : missions(state))];
  const binding = standingNow(state).filter(({ part }) => !skipped.includes(part));
  const further = dueActions(state).slice(1);
  return [
    ...fleetsPanel(state),
    ...(dues.length ? [duesPanel(dues, cursor.turn)] : []),
    ...(further.length ? [{ kind: 'actions' as const, title: 'Also due', actions: further }] : []),
    ...(open.length ? [{ kind: 'actions' as const, title: sea ? 'At sea' : 'Attacks', actions: open }] : []),
    ...(isSetUp ? [setUpPanel(state)] : []),
    ...(binding.length
      ? [
          {
            kind: 'facts' as const,
            title: 'Rules in force this phase',
            rows: binding.map(({ side, text, rule }) => ({
              label: side ? `${SIDES[side]}: ${text}` : text,
              rule,
            })),
          },
        ]
      : []),
    ...(checks.length + building.length
      ? [{ kind: 'actions' as const, title: 'Die rolls in this phase', actions: [...building, ...checks] }]
      : []),
    ...(phase.parts.length
      ? [
          {
            kind: 'facts' as const,
            title: `Phase ${phase.id.slice(1)}, part by part`,
            ...(dues.length > 0 && { folded: true as const }),
            rows: phase.parts.map(({ id, name }) => ({
              label: `${id} ${name}`,
              ...(skipped.includes(id) && { value: 'not this turn' }),
            })),
          },
        ]
      : []),
    { kind: 'actions', title: 'At any time', actions: [...special, ...always] },
    ...(isCampaign(scenario)
      ? [
          {
            kind: 'facts' as const,
            title: 'In the next four turns',
            rows: ahead
              .slice(0, 12)
              .map(({ turn, text, rule }) => ({ label: `Turn ${turn}: ${text}`, rule })),
          },
        ]
      : []),
    registerPanel(state),
  ];
}

const SIDES = { j: 'Japan', a: 'Allies' } as const;

/** How many things are due and which, the oldest first; what is late says since when. */
const duesPanel = (dues: readonly UsnDue[], now: number): Panel => ({
  kind: 'facts',
  title: `Due now: ${dues.length}`,
  rows: dues.map(({ text, rule, turn }) => ({
    label: text,
    rule,
    ...(turn < now && { value: `Late, turn ${turn}` }),
  })),
});

/** Set-up (A): One side places all its counters, then the other. */
const setUpPanel = (state: UsnState): Panel => ({
  kind: 'actions',
  title: `Set-up, ${SIDE_WORDS[placesFirst(state.scenario)]} counters first`,
  actions: bothSides
    .toSorted((side) => (side === placesFirst(state.scenario) ? -1 : 1))
    .filter((side) => setUpOf(state, side).length)
    .map((side) => {
      const label = `${SIDE_WORDS[side]} set-up${isPlaced(state, side) ? ', placed' : ''}`;
      return offer(place, label, { id: `place-${side}`, args: { side }, side });
    }),
});

/** What the clerk keeps, in a few numbers. */
function registerPanel(state: UsnState): Panel {
  const afloat = (side: SideId) =>
    state.ships.filter((ship) => ship.side === side && ship.status === 'afloat');
  const damaged = state.ships.filter(({ status, weeks }) => status === 'afloat' && weeks > 0).length;
  const stations = state.ships.filter(({ station }) => station).length;
  const left = state.operational.points - state.operational.spent;
  return {
    kind: 'facts',
    title: 'The register',
    rows: [
      { label: 'Ships', value: `Japan ${afloat('j').length}, Allies ${afloat('a').length}`, rule: '8' },
      ...(damaged ? [{ label: 'Damaged', value: String(damaged), rule: '9' }] : []),
      ...(state.neutralized.length
        ? [{ label: 'Neutralized', value: state.neutralized.map(neutralizedName).join(', '), rule: '9' }]
        : []),
      ...(stations ? [{ label: 'Submarines on station', value: String(stations), rule: '32' }] : []),
      ...(has(state, 'strategic')
        ? [{ label: 'Operational points left', value: String(left), rule: '44' }]
        : []),
      ...(state.supplied.length
        ? [{ label: 'Emergency supply', value: state.supplied.join(', '), rule: '12(L)' }]
        : []),
      ...attacksPanel(state),
      ...fortLines(state).map(({ unit, said }) => ({
        label: `${unit} on ${fortress(state)}`,
        value: said,
        rule: 'Philippine Fortifications',
      })),
      ...chinaRow(state),
      {
        label: 'Points',
        value: `Japan ${inPoints(totalOf(state, 'j'))}, Allies ${inPoints(totalOf(state, 'a'))}`,
        rule: 'Victory Points',
      },
    ],
  };
}

/** 45.A(I): Whom the Allies lead this year. */
function chinaRow(state: UsnState) {
  if (!has(state, 'china')) return [];
  const led = [
    ...(leads(state, 'nationalist') ? ['Nationalists'] : []),
    ...(leads(state, 'communist') ? ['Communists'] : []),
  ];
  return [{ label: 'The Allies lead in China', value: led.join(', ') || 'nobody', rule: '45.A(I)' }];
}

/** CBI (C): Land attacks that are left. */
const attacksPanel = (state: UsnState) =>
  theatresOf(state.scenario).flatMap((theatre) =>
    (['j', 'a'] as const).flatMap((side) => {
      const value = leftWords(state, side, theatre);
      const label = `${SIDE_WORDS[side]} land attacks left, ${THEATRES[theatre]}`;
      return value ? [{ label, value, rule: 'CBI' }] : [];
    }),
  );
