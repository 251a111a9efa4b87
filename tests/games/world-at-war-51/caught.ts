import { stageOf } from '../../../src/games/world-at-war-51/state/flow';
import { attacked, flying } from './one-strike';
import { num, type Situation } from './situations';
import { attacking, attackOf, FORCES, firstQuestion, lineOf, run, unknown, withStrikes } from './war';

const NO_ROW = { id: '', rule: [], expect: {} };

/** Level, split and what follows for the first strike, from the column's die on. */
export function split({ given, dice }: Situation) {
  const drms: { readonly [column: string]: number } = {
    '0-33': 6,
    '34-35': 6,
    '36-37': 5,
    '38-39': 4,
    '40+': 3,
  };
  const drm = drms[String(given.column)] ?? 4;
  const inPort = num(given.nasInPort) ? [{ id: 'tf-1', name: 'A', squadrons: num(given.nasInPort) }] : [];
  const aaf = num(given.aaf ?? given.defendingAaf);
  const base = attacking({
    drm,
    forces: { ...FORCES, aaf, nas: num(given.nasAshore), taskForces: inPort },
    locations: { 'tf-1': 'pearl' },
    ...(given.level !== undefined && { level: num(given.level) }),
  });
  const thrown = given.column
    ? run(unknown(base, 'level'), 'surprise', { die: num(dice.surprise) })
    : undefined;
  const state = thrown?.state ?? base;
  const question = firstQuestion(state, 'targets');
  const ran = run(state, 'targets', question ? { caught: {} } : {});
  const attack = attackOf(ran.state);
  const squadrons = attack.air.army + attack.air.naval;
  const surprised = attack.caught.army + attack.caught.naval;
  const level = attack.level ?? 0;
  const sum = lineOf(thrown ?? ran, 'Surprise die')
    ?.split('= ')
    .at(-1);
  // A ship that is just damaged, and air defence that does no harm where it is thrown: which dice are asked is what counts.
  const ship = { level, airDefenceEntered: 2, nas: 4, japanAirDrm: 1, shipSize: 3 };
  const thrownAt = { airDefence: [1, 1], attack: [1, 2] };
  const { facts } = attacked({ ...NO_ROW, given: ship, dice: thrownAt }, 'first', 'ship:it');
  const after = withStrikes(ran.state, flying({ squadrons: 0, assigned: [] }));
  return {
    level,
    band: level === 7 ? '7+' : String(level),
    squadrons,
    surprised,
    engaging: squadrons - surprised,
    airCombat: stageOf(ran.state) === 'air-combat',
    airDefenceRoll: facts.airDefenceRoll,
    criticalDie: facts.ship === 'damaged' && facts.criticalDie,
    armyPool: attack.caught.army,
    navalPool: attack.caught.naval,
    aafSplit: attack.caught.army % 3 > 0,
    survivorsRoll: stageOf(after) === 'survivors',
    otherModifiers: Number(sum) - num(dice.surprise) - drm,
    chosenBy: question?.side === 'us' ? 'US' : undefined,
    attack,
    state,
  };
}
