import { startDerivation } from '../../../core/play/procedure';
import { heading } from '../../../kit/lines';
import { finish } from '../../../kit/steps';
import { IN_FORCE } from '../data/arrivals';
import { phaseOf } from '../data/phases';
import { isDecember } from '../data/scenarios';
import { checkOf, rollRows } from '../questions/checks';
import type { UsnEvent } from '../state/bounds';
import { factsFor } from '../state/facts';
import { NO_POINT, pointsLeft } from '../state/operational';
import { dated, monthOf } from '../state/points';
import { notUnderway, type Procedure, type Run } from '../state/procedure';
import { shipId, shipOf } from '../state/register';
import { settled, unlessDue } from '../state/settled';
import { has, type UsnState } from '../state/state';
import { attackedIn, FORT_FALLEN, fortress, leads, loyalClients, yearNow } from '../state/subjects';
import { apart } from './apart';

/** Indian Ocean: Japan's carriers have been off the west edge for two movement phases; two dice rolls, once a game. */
export const indianOcean = apart({
  id: 'indian-ocean',
  rule: 'Indian Ocean',
  title: 'Indian Ocean operation',
  side: 'j',
  unless: (state) => {
    const why = notUnderway(state);
    if (why) return why;
    if (!isDecember(state.scenario)) return 'The operation is only in Games 1, 3 and 5.';
    if ('indian-ocean' in state.done) return 'The operation has already been made.';
    return state.cursor.turn > 20 ? 'The operation had to be made by turn 20.' : undefined;
  },
});

/** The Allied die before the first turn: nobody but the Allies sees it until Japan moves or the turn ends. */
export const deployment: Procedure = {
  id: 'deployment',
  rule: 'Variable Deployment',
  title: 'Allied variable deployment',
  side: 'a',
  secret: () => ({ side: 'a', tag: 'deployment' }),
  veiled: () => [{ type: 'v1.Deployed', row: 'none' }],
  beside: () => '',
  unless: (state) => {
    if (!has(state, 'allyVarDeploy')) return 'Not in this game.';
    if (state.deployment !== undefined) return 'The deployment has already been rolled.';
    return (
      notUnderway(state) ??
      (state.cursor.turn > 1 ? 'The deployment is rolled only before the first turn.' : undefined)
    );
  },
  *run(state): Run {
    const work = startDerivation('a');
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
  title: 'Reveal the variable deployment',
  knows: () => ({ side: 'a', tag: 'deployment' }),
  side: 'a',
  unless: (state) => {
    if (state.deployment === undefined) return 'Nothing is sealed.';
    return state.opened ? 'The deployment is already revealed.' : notUnderway(state);
  },
  *run(state): Run {
    yield* [];
    const names = state.deployment === 'none' ? [] : (state.deployment ?? '').split(' ');
    const value = names.length ? `${names.join(', ')} in Pearl Harbor` : 'as in the set-up';
    const ships = names.map((name) => shipId('a', name)).filter((id) => !shipOf(state, id));
    return {
      ...finish<UsnEvent>(heading('Allied variable deployment', { value, rule: 'Variable Deployment' }), [
        { type: 'v1.DeploymentOpened' },
        ...(ships.length ? [inPearl(state, ships)] : []),
        settled(state, 'open-deployment'),
      ]),
      reveals: ['deployment'],
    };
  },
};

const PEARL = 'Pearl Harbor';
/** They have lain there, full, since the set-up. */
const inPearl = ({ ships }: UsnState, ids: readonly string[]): UsnEvent => {
  const place = ships.find((ship) => ship.place.startsWith(PEARL))?.place ?? PEARL;
  return { type: 'v1.ShipsCame', ships: ids.map((ship) => ({ ship, place, weeks: 0, fuelled: 0 })) };
};

/** 45.A(I): At the beginning of each year a die says whom the Allies lead. */
export const civilWar = apart({
  id: 'civil-war',
  rule: '45.A(I)',
  title: 'Chinese Civil War Table',
  side: 'a',
  unless: (state) =>
    notUnderway(state) ?? unlessDue(state, 'civil-war', 'This table is rolled only at the start of a year.'),
});

/** 33: Escorts at the start and each year; or none, and everything given so far comes back. */
export const convoy = apart({
  id: 'convoy',
  rule: '33',
  title: 'Convoy escorts',
  side: 'j',
  unless: (state) =>
    notUnderway(state) ??
    unlessDue(state, 'convoy', 'Escorts are decided at the start of the war and of each year.'),
});

/** 38: Once a calendar month the Allies look into a hex and its neighbours. */
export const magic = apart({
  id: 'magic',
  rule: '38',
  title: 'Use Magic',
  side: 'a',
  unless: (state) => {
    if (!has(state, 'magic')) return 'Not in this game.';
    const why = notUnderway(state);
    if (why) return why;
    if (dated(state) < IN_FORCE.magic) return 'Magic begins in 1942.';
    return state.magic === monthOf(state) ? 'Magic has already been used this month.' : undefined;
  },
});

/** 44: Cities, their damage, the resources that Japan holds, and what comes of them each turn of the quarter. */
export const operational = apart({
  id: 'operational-points',
  rule: '44',
  title: 'Operational points',
  side: 'j',
  unless: (state) =>
    notUnderway(state) ??
    unlessDue(state, 'operational-points', 'Operational points are counted at the start of a quarter.'),
});

/** 44: What costs a point this turn. */
export const spendPoints = apart({
  id: 'spend-points',
  rule: '44',
  title: 'Spend operational points',
  side: 'j',
  unless: (state) => {
    if (!has(state, 'strategic')) return 'Not in this game.';
    const why = notUnderway(state);
    if (why) return why;
    const left = pointsLeft(state);
    if (left === undefined) return 'Operational points begin in 1943.';
    return left > 0 ? undefined : NO_POINT;
  },
});

/** 12(L): Supply by a ship or by aircraft for one turn. */
export const emergencySupply = apart({
  id: 'emergency-supply',
  rule: '12(L)',
  title: 'Emergency supply',
  unless: notUnderway,
});

/** 45.A(I)2: Japan may attack any Chinese: those it attacks are Allied from then on. */
export const chineseAttacked = apart({
  id: 'chinese-attacked',
  rule: '45.A(I)',
  title: 'Record an attack on Chinese units',
  side: 'j',
  unless: (state) => {
    if (!has(state, 'china')) return 'Not in this game.';
    const why = notUnderway(state);
    if (why) return why;
    const known = attackedIn(state, yearNow(state));
    return BOTH.every((people) => known.includes(people) && leads(state, people))
      ? 'Attacks on both factions are already on record for this year.'
      : undefined;
  },
});
const BOTH = ['nationalist', 'communist'] as const;

/** 41(E): Once a country and game, as Allied land units come back into a city of it. */
export const defection = apart({
  id: 'defection',
  rule: '41(E)',
  title: 'Do client armies defect?',
  side: 'j',
  unless: (state) => {
    if (!has(state, 'asia')) return 'Not in this game.';
    return (
      notUnderway(state) ??
      (loyalClients(state).length
        ? undefined
        : 'No client army is in play, or every country has already rolled.')
    );
  },
});

/** Philippine Fortifications (A): Turns without supply, unit by unit; once begun it is due every turn. */
export const fortSupply = apart({
  id: 'fortress',
  rule: 'Philippine Fortifications',
  title: (state) => `Count units out of supply on ${fortress(state) ?? 'hex 348'}`,
  side: 'a',
  unless: (state) => {
    if (!fortress(state)) return 'Not in this game.';
    if (FORT_FALLEN in state.done) return 'The fortress has already fallen.';
    const why = notUnderway(state);
    if (why) return why;
    if (state.cursor.step !== 'p10') return 'Supply there is counted at the end of the turn.';
    return `fortress:${state.cursor.turn}` in state.done
      ? 'Supply there is already counted for this turn.'
      : undefined;
  },
});

/** 13, 26: Units of one hex that combine, with the die of their training. */
export const buildUnit = apart({
  id: 'build-unit',
  rule: '13',
  title: 'Combine land units',
  side: ({ cursor }) => phaseOf(cursor.step).side ?? 'a',
  unless: (state) =>
    notUnderway(state) ??
    (state.cursor.step === 'p3' || state.cursor.step === 'p7'
      ? undefined
      : 'Units combine only in phases 3 and 7.'),
});
