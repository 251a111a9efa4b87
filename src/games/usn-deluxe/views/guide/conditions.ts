import { aboutScenario, hasShips, isCampaign, isShockTurn, type ScenarioId } from '../../data/scenarios';
import { isRolled } from '../../procedures/checks';
import { magic } from '../../procedures/special';
import { checkOf } from '../../questions/checks';
import { openClients, openReserves } from '../../state/dues';
import { isLateWar, isMonsoonTurn } from '../../state/facts';
import { suits } from '../../state/needs';
import { dated } from '../../state/points';
import { has, type UsnState } from '../../state/state';

/** The first turn of 1943. */
const IN_1943 = 56;
const CARRIER_BATTLES: readonly ScenarioId[] = ['coral', 'midway', 'solomons', 'cruz'];
const isOffered = (check: string) => (state: UsnState) => isRolled(state, checkOf(check), state.cursor.step);

/** What lines of the guide ask of the game, besides its optional rules. */
const CONDITIONS: { readonly [condition: string]: (state: UsnState) => boolean } = {
  ships: ({ scenario }) => hasShips(scenario),
  /** Of campaigns; the set-up is what their first turn brings. */
  chart: ({ scenario, cursor }) => isCampaign(scenario) && cursor.turn > aboutScenario(scenario).from,
  reserves: (state) => openReserves(state).length > 0,
  clients: (state) => openClients(state).length > 0,
  lostChinese: (state) => has(state, 'china') && state.chinese.nationalist + state.chinese.communist > 0,
  unused: (state) => magic.unless?.(state, {}) === undefined,
  since1943: (state) => dated(state) >= IN_1943,
  monsoonTurn: (state) => has(state, 'monsoon') && isMonsoonTurn(state),
  mountainDie: isOffered('infiltrateMountain'),
  infiltrationDie: isOffered('infiltrateUnits'),
  trainingDie: isOffered('training'),
  bothFly: ({ scenario, cursor }) => !isShockTurn(scenario, cursor.turn),
  /** 37: None before 1943, and none on bases in China and the USSR. */
  radarShips: (state) =>
    dated(state) >= IN_1943 && state.scenario !== 'cbi1' && state.scenario !== 'manchuria',
  /** 40: Where there are guerrillas at all. */
  guerrillaLand: ({ scenario }) => !CARRIER_BATTLES.includes(scenario) && scenario !== 'saipan',
  early: (state) => !isLateWar(state),
  late: isLateWar,
};

/** Whether all of these hold: conditions by their names, other words as optional rules. */
export const holdAll = (state: UsnState, when: readonly string[]): boolean =>
  when.every((each) => CONDITIONS[each]?.(state) ?? suits(state, each));
