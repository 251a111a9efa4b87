import type { Option } from '../../../../core/play/prompt';
import { stepsOfTurn } from '../../../../core/play/sequence';
import { choose, mark, number, pick } from '../../../../kit/fields';
import {
  type Card,
  inTurn,
  orElse,
  type Place,
  type Row,
  row,
  rowsFor,
  whole,
  yes,
} from '../../../../kit/papers/sheet';
import { namesDiffer, playerFields } from '../../../../kit/standard/players';
import { THEATRES, theatresOf } from '../../data/attack-limits';
import { yearOf } from '../../data/calendar';
import { CLIENTS } from '../../data/clients';
import { HOUSE } from '../../data/house';
import { OPTIONS, type OptionId } from '../../data/options';
import { SIDE_WORDS, sequenceOf } from '../../data/phases';
import { FURTHER, READINESS } from '../../data/readiness';
import { RESERVES } from '../../data/reserves';
import { SCENARIO_ITEMS } from '../../data/scenario-items';
import { aboutScenario, isCampaign, isDecember, SCENARIO_IDS } from '../../data/scenarios';
import { type SideId, UNITS } from '../../data/units';
import { isByPoints } from '../../data/verdicts';
import { ENDS } from '../../procedures/by-hand';
import { setUpOf } from '../../procedures/phases';
import { needed, switchesFor } from '../../procedures/set-up';
import { checkOf } from '../../questions/checks';
import { forceId } from '../../state/attacks';
import { clientId } from '../../state/dues';
import { suits } from '../../state/needs';
import { has, initialState } from '../../state/state';
import { attackedId, clientsInPlay, defectedId, FORT_FALLEN, fortress, PEOPLES } from '../../state/subjects';
import { FLEET_STAYED } from '../../state/victory';
import { AREA, areasAt, BASE, basesAt, COMING, comingAt, counted, grouped, named, neutralAt } from './items';
import { eachSide, listRow, NAME } from './lines';
import { duesIn } from './position';
import { listsOf } from './ships';
import { isFirst, isOver, type Told, toldOf, turnOf } from './told';

/** Where nothing is told yet. */
export const NOTHING = toldOf(initialState());

const all = whole<Told>();
const idsOf = (options: readonly Option[]): readonly string[] => options.map(({ value }) => value);
/** What of these stands there, in their order. */
const among = (of: Place<Told, readonly string[]>, options: readonly Option[]) =>
  of.as<readonly string[]>(
    (ids) => idsOf(options).filter((id) => ids.includes(id)),
    (ids) => ids,
  );

const PLAYERS = playerFields({ j: 'Japanese player', a: 'Allied player' }, { j: 'Japan', a: 'Allies' });
const WARS = SCENARIO_IDS.filter((id) => !aboutScenario(id).later).map((value) => ({
  value,
  label: aboutScenario(value).name,
}));
const warCard: Card<Told> = {
  key: 'war',
  title: 'The war',
  rule: 'Set-up',
  rows: [
    row('j', PLAYERS.j, all.at('players').at('j')),
    row('a', PLAYERS.a, all.at('players').at('a')),
    row('scenario', pick('Scenario', WARS), all.at('scenario')),
    row(
      'stands',
      choose('Stage', {
        underway: 'underway',
        over: 'after the last turn',
        counted: 'after the last turn, areas counted',
      }),
      all.at('stands'),
    ),
    row('ended', choose('Ended early', { no: 'no', ...ENDS }), orElse(all.at('ended'), 'no')),
  ],
  checks: [namesDiffer(['j', 'a'])],
};

function rulesCard({ scenario }: Told): Card<Told> {
  const offered = switchesFor(scenario);
  const labels = offered.map((value) => ({ value, label: OPTIONS[value].label }));
  const options = all.at('options').as<readonly OptionId[]>(
    (on) => offered.filter((id) => on.includes(id)),
    (on) => [...((aboutScenario(scenario).forced ?? []) as readonly OptionId[]), ...on],
  );
  return {
    key: 'rules',
    title: 'Rules',
    rule: 'Set-up',
    rows: [
      row('options', mark('Optional rules', labels, { initial: [] }), options),
      ...rowsFor(HOUSE.fields(HOUSE.defaults), all.at('house')),
    ],
    checks: needed(offered),
  };
}

const MOST_POINTS = 9_999;
/** Whole points and hundredths, both below zero where the total is. */
const pointRows = (side: SideId): readonly Row<Told>[] => {
  const label = `${SIDE_WORDS[side]} points`;
  const points = all.at('points').at(side);
  const part = (there: (total: number) => number, back: (said: number, total: number) => number) => ({
    read: (told: Told) => there(told.points[side]) + 0,
    write: (said: number, told: Told) => points.write(back(said, told.points[side]), told),
  });
  return [
    row(
      `${side}Points`,
      number(label, -MOST_POINTS, MOST_POINTS, { initial: 0 }),
      part(
        (total) => Math.trunc(total / 100),
        (said) => said * 100,
      ),
    ),
    row(
      `${side}Hundredths`,
      number(`${label}, extra hundredths`, -99, 99, { initial: 0 }),
      part(
        (total) => total % 100,
        (said, total) => total + said,
      ),
    ),
  ];
};

/** The turn, the points, and what is done once a game. */
function timeCard(told: Told): Card<Told> {
  const { from, to } = aboutScenario(told.scenario);
  const once = onceIn(told);
  return {
    key: 'time',
    title: 'Time and points',
    rule: '3',
    rows: [
      ...(isOver(told)
        ? []
        : [row('turn', number('Turn', from, to, { rule: '3' }), all.at('cursor').at('turn'))]),
      ...eachSide(pointRows),
      ...(once.length
        ? [
            row(
              'once',
              mark('Once-a-game events that have happened', once, { initial: [] }),
              among(all.at('once'), once),
            ),
          ]
        : []),
    ],
  };
}

/** Every client army has appeared, for all that the paper knows. */
const EVER = Object.fromEntries(CLIENTS.map(({ id }) => [clientId(id), 0]));

/** What comes about once a game and stays, or is kept from year to year. */
const onceIn = (told: Told): readonly Option[] => [
  ...(isDecember(told.scenario) ? [{ value: 'indian-ocean', label: 'Indian Ocean operation' }] : []),
  ...(told.scenario === 'phil' ? [{ value: FLEET_STAYED, label: 'A fleet that had to leave stayed' }] : []),
  ...CLIENTS.filter(({ placed = [] }) => has(told, 'asia') && !placed.includes(told.scenario)).map(
    ({ id, name }) => ({ value: clientId(id), label: `Client army of ${name}` }),
  ),
  ...(fortress(told) ? [{ value: FORT_FALLEN, label: `The fortress in ${fortress(told)} has fallen` }] : []),
  ...clientsInPlay({ ...told, done: EVER }).map(({ id, name }) => ({
    value: defectedId(id),
    label: `Dice rolled for client armies of ${name}`,
  })),
  ...(has(told, 'china') ? [yearOf(turnOf(told)) - 1, yearOf(turnOf(told))] : []).flatMap((year) =>
    (['nationalist', 'communist'] as const).map((people) => ({
      value: attackedId(people, year),
      label: `Japan attacked ${PEOPLES[people]} in China in ${year}`,
    })),
  ),
  ...SCENARIO_ITEMS.filter(
    ({ asked, scenarios, needs }) =>
      asked === 'once' && scenarios.includes(told.scenario) && suits(told, needs),
  ).map(({ id, name }) => ({ value: id, label: name })),
];

/** The phase, and what the optional rules keep. */
const turnCard = (told: Told): Card<Told> => ({
  key: 'turn',
  title: 'The turn',
  rule: '3',
  rows: [
    ...(isOver(told) ? [] : [stepRow(told)]),
    ...optionRows(told),
    ...attackRows(told),
    ...serviceRows(told),
  ],
});

function stepRow(told: Told): Row<Told> {
  const steps = stepsOfTurn(sequenceOf(told.scenario, told.house), turnOf(told));
  const options = steps.map(({ id, label }) => ({ value: id, label }));
  return row('step', pick('Phase', options), all.at('cursor').at('step'));
}

const count = (label: string, rule: string, most = 999) => number(label, 0, most, { initial: 0, rule });
const operational = all.at('operational');
const chinese = all.at('chinese');
const CONVOY = choose('Convoys are escorted', { yes: 'yes', no: 'no longer' }, { rule: '33' });
const CIVIL_WAR = choose(
  'The Allies lead in China',
  { all: 'all', nationalists: 'the Nationalists', none: 'nobody' },
  { rule: '45.A(I)' },
);
const CHINESE = UNITS.filter(({ people }) => people === 'chinese')
  .map(({ name }) => name)
  .join('|');
/** By the optional rule that keeps them. */
const OPTION_ROWS: { readonly [option in OptionId]?: () => readonly Row<Told>[] } = {
  convoy: () => [
    row(
      'convoy',
      CONVOY,
      all.at('convoy').as<'yes' | 'no'>(
        (escorted) => (escorted ? 'yes' : 'no'),
        (said) => said === 'yes',
      ),
    ),
  ],
  magic: () => [yes('magic', 'Magic was used this month', all.at('magic'), { rule: '38' })],
  china: () => [
    row('civilWar', CIVIL_WAR, all.at('civilWar')),
    row('nationalist', count('Nationalist armies that may come back', '45.A(H)'), chinese.at('nationalist')),
    row('communist', count('Communist armies that may come back', '45.A(H)'), chinese.at('communist')),
    listRow(
      'chinese-lost',
      'Which Chinese armies may come back',
      '45.A(H)',
      [`(?:${CHINESE}) +\\d{1,3}`, 'Write it like this: 10-15 Nationalist army 2; 15-30 Communist army 1.'],
      counted(all.at('chineseLost')),
    ),
  ],
  strategic: () => [
    row('points', count('Operational points each turn', '44'), operational.at('points')),
    row('spent', count('Operational points spent this turn', '44'), operational.at('spent')),
    row('made', number('LAC and NAC made with them this turn', 0, 2, { initial: 0, rule: '44(C)' }), {
      read: (told) => told.operational.air ?? 0,
      write: (air, told) => (air ? operational.write({ ...told.operational, air }, told) : told),
    }),
    row(
      'stored',
      count('Resources kept for the next quarter, in hundredths', '44', 99_999),
      operational.at('stored'),
    ),
  ],
  wpoReadiness: () => [
    row(
      'readiness',
      mark<string>('Readiness', readinessWords(), { rule: 'War Plan Orange', initial: [] }),
      all.at('readiness'),
    ),
  ],
  allyVarDeploy: () => [
    row(
      'deployment',
      choose<string>('Allied variable deployment, revealed', deployments(), { rule: 'Variable Deployment' }),
      all.at('opened'),
    ),
  ],
};
const optionRows = (told: Told): readonly Row<Told>[] =>
  Object.entries(OPTION_ROWS).flatMap(([option, rows]) => (has(told, option as OptionId) ? rows() : []));

/** Every result that readiness can come to, by its words. */
const readinessWords = (): { readonly [result: string]: string } =>
  Object.fromEntries(
    [...Object.values(READINESS), ...Object.values(FURTHER)].flatMap(({ rows = [] }) =>
      rows.flatMap(({ gives, label }) => (gives.startsWith('>') ? [] : [[gives, label] as const])),
    ),
  );

const deployments = (): { readonly [row: string]: string } => ({
  no: 'no',
  ...Object.fromEntries(
    (checkOf('allyVarDeploy').rows ?? []).map(({ gives, label }) => [gives || 'none', label]),
  ),
});

const attackRows = ({ scenario }: Told): readonly Row<Told>[] =>
  theatresOf(scenario).flatMap((theatre) =>
    eachSide((side) => [
      row(
        `attacks-${side}-${theatre}`,
        count(`${SIDE_WORDS[side]} land attacks made, ${THEATRES[theatre]}`, 'CBI'),
        all.at('attacks').at(forceId(side, theatre)),
      ),
    ]),
  );

const RESERVE = RESERVES.map(({ name }) => name).join('|');
const serviceRows = ({ scenario, readiness }: Told): readonly Row<Told>[] => [
  ...(fortress({ scenario, readiness })
    ? [
        listRow(
          'fort',
          'Turns without supply in the fortress, by unit',
          'Philippine Fortifications',
          [`${NAME} +\\d{1,3}`, 'Write it like this: 40-60 corps 5; 8-15 regiment 3.'],
          counted(all.at('fort')),
        ),
      ]
    : []),
  ...(RESERVES.some(({ scenarios }) => scenarios.includes(scenario))
    ? [
        listRow(
          'reserves',
          'Reserves called on turn',
          '23.A',
          [`(?:${RESERVE}) +\\d{1,3}`, 'Write it like this: A-Go 60; Sho-Go 120.'],
          counted(all.at('reserves')),
        ),
      ]
    : []),
  listRow(
    'supplied',
    'Emergency supply this turn',
    '12(L)',
    [NAME, 'Write it like this: Buna; Wake.'],
    named(all.at('supplied')),
  ),
  listRow(
    'served',
    'Ships refuelled this turn in bases with a limit',
    '12(O)',
    [`${NAME} +\\d{1,3}`, 'Write it like this: Rabaul 3; Truk 6.'],
    counted(all.at('served')),
  ),
];

const shipsCard = (side: SideId): Card<Told> => ({
  key: `ships-${side}`,
  title: `${SIDE_WORDS[side]} ships`,
  rule: '8',
  rows: listsOf(side).map(([key, label, rule, one, like]) =>
    listRow(
      `${side}-${key}`,
      label,
      rule,
      [one, `Write it like this: ${like}.`],
      grouped(all.at('ships').at(side).at(key)),
    ),
  ),
});

/** Bases and units, and what is on its way. */
const basesCard: Card<Told> = {
  key: 'bases',
  title: 'Bases and units',
  rule: '19',
  rows: [
    ...eachSide((side) => [
      listRow(`${side}-bases`, `${SIDE_WORDS[side]} bases`, '19', BASE, basesAt(all.at('bases').at(side))),
    ]),
    ...eachSide((side) => [
      listRow(
        `${side}-neutral`,
        `${SIDE_WORDS[side]}, neutralized`,
        '9',
        [NAME, 'Write it like this: Lae (air base); 3rd Marine Division.'],
        neutralAt(all.at('neutral').at(side)),
      ),
    ]),
    listRow('coming', 'On its way', '22', COMING, comingAt(all.at('coming'))),
  ],
};

/** The areas as the last counting left them. */
const areasCard: Card<Told> = {
  key: 'areas',
  title: 'Areas at the last count',
  rule: 'Geographic',
  rows: eachSide((side) => [
    listRow(
      `${side}-held`,
      `${SIDE_WORDS[side]} areas`,
      'Geographic',
      AREA,
      areasAt(all.at('held').at(side)),
    ),
  ]),
};
const hasAreas = ({ scenario }: Told): boolean => isCampaign(scenario) || !isByPoints(scenario);

/** Each place of the set-up by side and name, and by what stands there where a place has several lines. */
const places = (told: Told): readonly Option[] =>
  eachSide((side) => {
    const lines = setUpOf(told, side);
    return lines.map(({ id, place, units = '', ships = '' }) => {
      const alone = lines.filter((line) => line.place === place).length === 1;
      return { value: id, label: `${SIDE_WORDS[side]}: ${alone ? place : `${place}, ${units || ships}`}` };
    });
  });
const setUpCard = (told: Told): Card<Told> => ({
  key: 'set-up',
  title: 'Set-up',
  rule: 'Set-up',
  rows: [row('placed', mark('Placed', places(told), { initial: [] }), all.at('placed'))],
});

/** What is due on this turn, from what stands above. */
function dueCard(told: Told): Card<Told> | undefined {
  const dues = duesIn(told);
  const not = (ids: readonly string[]) => idsOf(dues).filter((id) => !ids.includes(id));
  const still = mark('Still to do on this turn', dues, { initial: [] });
  return dues.length
    ? {
        key: 'dues',
        title: 'What is due',
        rule: 'Phase 1',
        rows: [row('still', still, all.at('done').as(not, not))],
      }
    : undefined;
}

/** In the order of the paper; what does not come up is left out. */
export const cardsOf = inTurn<Told>(NOTHING, [
  () => warCard,
  rulesCard,
  timeCard,
  turnCard,
  () => shipsCard('j'),
  () => shipsCard('a'),
  () => basesCard,
  (told) => (hasAreas(told) ? areasCard : undefined),
  (told) => (isFirst(told) ? setUpCard(told) : undefined),
  dueCard,
]);
