import { askChoice, startWorking } from '../../../core/play/procedure';
import { askFields, mark, number, words } from '../../../kit/fields';
import { fact, heading } from '../../../kit/lines';
import { finish } from '../../../kit/steps';
import { IN_FORCE } from '../data/arrivals';
import { opensMonth } from '../data/calendar';
import { CONVOY } from '../data/delays';
import { isDecember } from '../data/scenarios';
import type { UsnEvent } from '../state/bounds';
import { duesNow } from '../state/dues';
import { factsFor } from '../state/facts';
import { operationalPoints, RESOURCES, resourceFactor } from '../state/operational';
import { dated, inPoints } from '../state/points';
import { has, type UsnState } from '../state/state';
import { checkOf, rollRows, rollTotal } from './checks';
import { notUnderway, type Procedure, type Run } from './procedure';

const isDue = (state: UsnState, by: string): boolean => duesNow(state).some((each) => each.by === by);
const settled = (state: UsnState, by: string): UsnEvent => ({
  type: 'v1.DuesDone',
  dues: [`${by}:${state.cursor.turn}`],
});

/** Indian Ocean: Japan's carriers have been off the west edge for two movement phases; two dice rolls, once a game. */
export const indianOcean: Procedure = {
  id: 'indian-ocean',
  rule: 'Indian Ocean',
  title: 'Indian Ocean operation',
  side: 'j',
  unless: (state) => {
    const why = notUnderway(state);
    if (why) return why;
    if (!isDecember(state.scenario)) return 'It belongs to Games 1, 3 and 5.';
    if ('indian-ocean' in state.done) return 'It has been done.';
    return state.cursor.turn > 20 ? 'It had to be done by turn 20.' : undefined;
  },
  *run(state): Run {
    const work = startWorking('j');
    const { nac } = yield* askFields(
      work,
      {
        key: 'force',
        rule: 'Indian Ocean',
        title: 'Carriers off the west edge',
        hint: 'At least 30 NAC aboard, for two whole Japanese sea movements.',
        submit: 'To the dice',
      },
      { nac: number('NAC aboard', 30, 99, { initial: 30 }) },
    );
    const facts = factsFor(state, 'j');
    const rolling = { side: 'j' as const, facts, ticked: [], count: 1 };
    const lost = yield* rollTotal(work, checkOf('indianOceanLoss'), { ...rolling, key: 'loss' });
    const gain = yield* rollTotal(work, checkOf('indianOceanGain'), { ...rolling, key: 'gain' });
    return finish(
      heading('Indian Ocean operation', { value: `Japan +${gain}, Allies +${lost}`, rule: 'Indian Ocean' }),
      [
        {
          type: 'v1.Scored',
          side: 'a',
          hundredths: lost * 100,
          label: 'NAC lost in the Indian Ocean',
          rule: 'Indian Ocean',
          once: 'indian-ocean',
        },
        {
          type: 'v1.Scored',
          side: 'j',
          hundredths: gain * 100,
          label: 'Indian Ocean operation',
          rule: 'Indian Ocean',
        },
        { type: 'v1.DuesDone', dues: ['item:indian-ocean-undone:20'] },
      ],
      [
        fact('Force', { value: `${nac} NAC`, rule: 'Indian Ocean', prompt: 'force' }),
        ...work.lines,
        fact('NAC to be removed', { value: String(lost), rule: 'Indian Ocean' }),
      ],
    );
  },
};

/** The Allied die before the first turn: nobody but the Allies sees it until Japan moves or the turn ends. */
export const deployment: Procedure = {
  id: 'deployment',
  rule: 'Variable Deployment',
  title: 'Allied variable deployment',
  side: 'a',
  secret: () => ({ side: 'a', tag: 'deployment' }),
  unless: (state) => {
    if (!has(state, 'allyVarDeploy')) return 'Not in this game.';
    if (state.deployment !== undefined) return 'It is rolled.';
    return notUnderway(state) ?? (state.cursor.turn > 1 ? 'It belongs before the first turn.' : undefined);
  },
  *run(state): Run {
    const work = startWorking('a');
    const row = yield* rollRows(work, checkOf('allyVarDeploy'), {
      side: 'a',
      facts: factsFor(state, 'a'),
      ticked: [],
      count: 1,
    });
    return finish(
      heading('Allied variable deployment', { value: row.label, rule: 'Variable Deployment' }),
      [{ type: 'v1.Deployed', row: row.gives || 'none' }],
      work.lines,
    );
  },
};

/** It is opened with the first Japanese move or attack, or at the end of the first turn. */
export const openDeployment: Procedure = {
  id: 'open-deployment',
  rule: 'Variable Deployment',
  title: 'Open the variable deployment',
  side: 'a',
  unless: (state) => {
    if (state.deployment === undefined) return 'Nothing is sealed.';
    return state.opened ? 'It is open.' : notUnderway(state);
  },
  *run(state): Run {
    yield* [];
    const value = state.deployment === 'none' ? 'as in the set-up' : `${state.deployment} in Pearl Harbor`;
    return {
      ...finish<UsnEvent>(heading('Allied variable deployment', { value, rule: 'Variable Deployment' }), [
        { type: 'v1.DeploymentOpened' },
        settled(state, 'open-deployment'),
      ]),
      reveals: ['deployment'],
    };
  },
};

/** 45.A(I): At the beginning of each year a die says whom the Allies lead. */
export const civilWar: Procedure = {
  id: 'civil-war',
  rule: '45.A(I)',
  title: 'Chinese Civil War Table',
  side: 'a',
  unless: (state) =>
    notUnderway(state) ?? (isDue(state, 'civil-war') ? undefined : 'It is rolled when a year begins.'),
  *run(state): Run {
    const work = startWorking('a');
    const row = checkOf('civilWar');
    const { ticked } = yield* askFields(
      work,
      { key: 'year', rule: '45.A(I)', title: 'The year before', submit: 'To the die' },
      {
        ticked: mark('What holds', Object.fromEntries(row.asks.map(({ id, label }) => [id, label])), {
          initial: [],
        }),
      },
    );
    const found = yield* rollRows(work, row, { side: 'a', facts: factsFor(state, 'a'), ticked, count: 1 });
    return finish(
      heading('Chinese Civil War', { value: found.label, rule: '45.A(I)' }),
      [{ type: 'v1.CivilWar', leads: found.gives as UsnState['civilWar'] }, settled(state, 'civil-war')],
      work.lines,
    );
  },
};

/** 33: One escort and three NAC more, each year; or none, and everything given so far comes back. */
export const convoy: Procedure = {
  id: 'convoy',
  rule: '33',
  title: 'Convoy escorts',
  side: 'j',
  unless: (state) =>
    notUnderway(state) ?? (isDue(state, 'convoy') ? undefined : 'It is settled when a year begins.'),
  *run(state): Run {
    const { ships, nac } = CONVOY.later;
    const said = yield* askChoice(startWorking('j'), {
      key: 'convoy',
      rule: '33',
      title: 'Do the convoys stay escorted?',
      options: [
        { value: 'yes', label: `Yes: ${ships} more of CL, DD, CVL, CVE and ${nac} NAC are removed` },
        { value: 'no', label: 'No more, for good: all that was removed comes back' },
      ],
    });
    const done = settled(state, 'convoy');
    if (said === 'yes') return finish(heading('Convoys stay escorted', { rule: '33' }), [done]);
    return finish(heading('Convoys are escorted no more', { rule: '33' }), [
      { type: 'v1.ConvoyGivenUp' },
      done,
    ]);
  },
};

/** 38: Once a calendar month the Allies look into a hex and its neighbours. */
export const magic: Procedure = {
  id: 'magic',
  rule: '38',
  title: 'Use Magic',
  side: 'a',
  unless: (state) => {
    if (!has(state, 'magic')) return 'Not in this game.';
    const why = notUnderway(state);
    if (why) return why;
    if (dated(state) < IN_FORCE.magic) return 'It begins in 1942.';
    return state.magic === monthOf(state) ? 'It has been used this month.' : undefined;
  },
  *run(state): Run {
    const { hex } = yield* askFields(
      startWorking('a'),
      {
        key: 'magic',
        rule: '38',
        title: 'Which hex is looked into?',
        hint: 'It and its six neighbours are shown.',
        submit: 'Look',
      },
      { hex: words('Hex', 40) },
    );
    return finish(heading('Magic', { value: hex, rule: '38' }), [
      { type: 'v1.MagicUsed', month: monthOf(state) },
    ]);
  },
};
/** The turn that opened this month. */
export function monthOf(state: UsnState): number {
  let turn = dated(state);
  while (turn > 1 && !opensMonth(turn, state.house)) turn -= 1;
  return turn;
}

/** 44: Cities, their damage, the resources that Japan holds, and what comes of them each turn of the quarter. */
export const operational: Procedure = {
  id: 'operational-points',
  rule: '44',
  title: 'Operational points',
  side: 'j',
  unless: (state) =>
    notUnderway(state) ??
    (isDue(state, 'operational-points') ? undefined : 'They are counted when a quarter begins.'),
  *run(state): Run {
    const work = startWorking('j');
    const told = yield* askFields(
      work,
      {
        key: 'cities',
        rule: '44',
        title: 'Japanese cities and resources',
        hint: 'Cities of the Home Islands and Manchuria, 16 at most, by their damage points.',
        submit: 'Count',
      },
      {
        whole: number('Cities with 0 to 49 damage', 0, 16, { initial: 16 }),
        half: number('Cities with 50 to 99', 0, 16, { initial: 0 }),
        gone: number('Cities with 100', 0, 16, { initial: 0 }),
        held: mark(
          'Resources held and in supply',
          RESOURCES.map(({ id, name, points }) => ({ value: id, label: name, note: String(points) })),
          { initial: [] },
        ),
        chinese: number('Chinese cities held, Hong Kong too', 0, 30, { initial: 0 }),
      },
    );
    const counted = operationalPoints(state, told);
    const factor = resourceFactor(state);
    return finish(
      heading('Operational points', { value: `${counted.points} each turn`, rule: '44' }),
      [
        { type: 'v1.OperationalSet', points: counted.points, stored: counted.stored },
        settled(state, 'operational-points'),
      ],
      [
        fact('Resources', {
          value: `${inPoints(counted.resources)}${factor < 1 ? ` after × ${factor}` : ''}`,
          rule: '44',
        }),
        fact('Cities with support', { value: String(counted.supported), rule: '44' }),
        fact('Kept for the next quarter', { value: inPoints(counted.stored), rule: '44' }),
      ],
    );
  },
};

/** 44: What costs a point this turn. */
export const spendPoints: Procedure = {
  id: 'spend-points',
  rule: '44',
  title: 'Spend operational points',
  side: 'j',
  unless: (state) => {
    if (!has(state, 'strategic')) return 'Not in this game.';
    const why = notUnderway(state);
    if (why) return why;
    return state.operational.points > state.operational.spent
      ? undefined
      : 'No operational point is left this turn.';
  },
  *run(state): Run {
    const left = state.operational.points - state.operational.spent;
    const { what, points } = yield* askFields(
      startWorking('j'),
      { key: 'spend', rule: '44', title: `${left} left this turn`, submit: 'Spend' },
      {
        what: mark(
          'For',
          {
            attack: 'A land attack of three divisions or an army',
            refuel: 'One to six ships refuelled in a base',
            oiler: 'An oiler filled',
            sub: 'A submarine put on station',
            air: 'LAC or NAC made',
          },
          { initial: [] },
        ),
        points: number('Points', 1, Math.max(1, left), { initial: 1 }),
      },
    );
    return finish(heading('Operational points spent', { value: String(points), rule: '44' }), [
      { type: 'v1.OperationalSpent', points, what: what.join(', ') },
    ]);
  },
};

/** 12(L): Supply by a ship or by aircraft for one turn. */
export const emergencySupply: Procedure = {
  id: 'emergency-supply',
  rule: '12(L)',
  title: 'Emergency supply',
  unless: notUnderway,
  *run(): Run {
    const { what } = yield* askFields(
      startWorking(),
      {
        key: 'marker',
        rule: '12(L)',
        title: 'Who is supplied?',
        hint: 'The marker goes at the end of the turn.',
        submit: 'Place the marker',
      },
      { what: words('Hex or unit', 60) },
    );
    return finish(heading('Emergency supply', { value: what, rule: '12(L)' }), [
      { type: 'v1.Supplied', what },
    ]);
  },
};
