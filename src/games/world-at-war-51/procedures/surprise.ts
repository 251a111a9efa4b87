import { signed } from '../../../core/numbers';
import {
  askCell,
  cellLine,
  type Derivation,
  type Steps,
  startDerivation,
} from '../../../core/play/procedure';
import { numbers } from '../../../kit/charts';
import { askFields, number } from '../../../kit/fields';
import { fact, heading, result } from '../../../kit/lines';
import { rollDice } from '../../../kit/rolls';
import { finish, resting } from '../../../kit/steps';
import { LEVELS } from '../data/charts/surprise';
import { US_SECRETS } from '../data/secrets';
import { levelName, levelRow, PER_FACTOR } from '../data/values';
import type { Procedure } from '../state/events';
import { type Forces, type Squadrons, squadronsIn } from '../state/state';
import { stateNumber } from './roll';

/** Japan throws for the surprise of its first strike: the column's modifier, and nothing else (51.313). */
export const surprise: Procedure = resting({
  id: 'surprise',
  rule: '51.313',
  title: 'Surprise at Pearl Harbor',
  knows: () => ({ side: 'us', tag: US_SECRETS }),
  side: 'jp',
  on: ({ attack: { drm } = {} }) => (drm === undefined ? 'The column is not known.' : { drm }),
  *run({ drm }, { house }) {
    const rule = '51.313';
    const work = startDerivation('jp');
    const shown = house.drm === 'shown';
    const { total: face } = yield* rollDice(work, {
      key: 'die',
      rule,
      title: 'The surprise die',
      hint: shown
        ? `The column adds ${signed(drm)}, and nothing else does.`
        : 'The app adds what the column says and tells the level.',
      ...(shown && {
        note: (thrown: number) => `level ${levelName(levelRow(thrown + drm))}`,
        rollPreview: { chart: LEVELS.id, modifier: drm },
      }),
      line: (thrown) => ({
        label: 'Surprise die',
        ...(shown && { value: `${thrown} ${signed(drm)} = ${thrown + drm}` }),
      }),
    });
    const level = yield* stateNumber(
      work,
      { key: 'level', label: 'Surprise level', rule, shape: numbers(3, 7), value: levelRow(face + drm) },
      (said) => ({ value: levelName(said) }),
    );
    return finish(
      heading('Surprise at Pearl Harbor', { value: `level ${levelName(level)}`, rule }),
      [{ type: 'v1.SurpriseFixed', level }],
      work.lines,
    );
  },
});

/** Task forces in port are shown, since they are targets; the US picks the squadrons that stay down (51.34, 51.35). */
export const targets: Procedure = resting({
  id: 'targets',
  rule: '51.34',
  title: 'What is caught at Pearl Harbor',
  knows: () => ({ side: 'us', tag: US_SECRETS }),
  side: 'us',
  on: ({ attack: { forces, level, locations = {} } = {} }) =>
    forces && level !== undefined ? { forces, level, locations } : 'The surprise level is not known.',
  *run({ forces, level, locations }) {
    const work = startDerivation('us');
    const caughtHere = forces.taskForces.filter(({ id }) => locations[id] === 'pearl');
    const inPort = caughtHere.map(({ id }) => id);
    const names = caughtHere.map(({ name }) => name).join(', ') || 'none';
    work.lines.push(fact('Task forces in port', { value: names, rule: '51.312' }));
    const air = airAt(forces, inPort);
    const row = String(level);
    const cell = yield* askCell(work, LEVELS, 'grounded', row);
    work.lines.push(cellLine(LEVELS, 'grounded', row, cell));
    const all = squadronsIn(air);
    const down = cell.value === 'all' ? all : Math.min(all, Number(cell.value));
    const caught = yield* askCaught(work, air, down);
    const label = `${all} squadrons: ${down} on the ground, ${all - down} meet the attack`;
    work.lines.push(
      result(label, { value: `${caught.army} Army, ${caught.naval} naval down`, rule: '51.35' }),
    );
    const value = inPort.length ? `${inPort.length} in port` : 'no carrier';
    return finish(
      heading('What is caught at Pearl Harbor', { value, rule: '51.34' }),
      [{ type: 'v1.TargetsOpened', inPort, air, caught, strikeForce: forces.strikeForce }],
      work.lines,
    );
  },
});

/** Three squadrons to an Army air factor; naval ones ashore and aboard carriers in port. */
function airAt({ taskForces, aaf, nas }: Forces, inPort: readonly string[]): Squadrons {
  const aboard = taskForces
    .filter(({ id }) => inPort.includes(id))
    .reduce((sum, { squadrons }) => sum + squadrons, 0);
  return { army: aaf * PER_FACTOR, naval: nas + aboard };
}

/** An Army air factor may be split (WW-6). Asked only where there is a choice. */
function* askCaught(work: Derivation, air: Squadrons, down: number): Steps<Squadrons> {
  const least = Math.max(0, down - air.naval);
  const most = Math.min(down, air.army);
  if (least === most) return { army: most, naval: down - most };
  const { army } = yield* askFields(
    work,
    {
      key: 'caught',
      rule: '51.35',
      title: `Which ${down} squadrons stay on the ground?`,
      hint: `${air.army} Army and ${air.naval} naval squadrons are there. The others of the ${down} are naval.`,
      submit: 'Keep these on the ground',
    },
    {
      army: number('Army squadrons on the ground', least, most, {
        initial: least,
        hint: 'An Army air factor may be split.',
      }),
    },
  );
  return { army, naval: down - army };
}
