import { signed } from '../../../core/numbers';
import {
  askCell,
  askDice,
  askForm,
  cellLine,
  dieLine,
  type Steps,
  startWorking,
  stateValue,
  type Working,
  withoutEffect,
} from '../../../core/play/procedure';
import { LEVELS } from '../data/charts/surprise';
import { levelName, levelRow, PER_FACTOR } from '../data/values';
import type { Procedure, Run } from '../state/events';
import { type Attack, type Squadrons, squadronsIn, type WarState } from '../state/state';

const FACES = [1, 2, 3, 4, 5, 6];

/** Japan throws for the surprise of its first strike: the column's modifier, and nothing else (51.313). */
export const surprise: Procedure = {
  id: 'surprise',
  rule: '51.313',
  title: () => 'Surprise at Pearl Harbor',
  side: () => 'jp',
  *run({ attack, house }: WarState): Run {
    if (attack?.drm === undefined)
      return withoutEffect('Surprise at Pearl Harbor', 'The column is not known.');
    const work = startWorking('jp');
    const { drm } = attack;
    const shown = house.drm === 'shown';
    const die = yield* askDice(work, {
      key: 'die',
      rule: '51.313',
      title: 'The surprise die',
      hint: shown
        ? `The column adds ${signed(drm)}, and nothing else does.`
        : 'The app adds what the column says and tells the level.',
      count: 1,
      sides: 6,
      ...(shown && { faceNotes: FACES.map((face) => levelName(levelRow(face + drm))) }),
    });
    const face = die.faces[0] ?? 1;
    work.lines.push(
      dieLine(die, {
        label: 'Surprise die',
        value: shown ? `${face} ${signed(drm)} = ${face + drm}` : String(face),
        rule: '51.313',
        prompt: 'die',
      }),
    );
    const level = yield* stateValue(work, {
      key: 'level',
      label: 'Surprise level',
      rule: '51.313',
      shape: { kind: 'number', min: 3, max: 7 },
      value: levelRow(face + drm),
    });
    work.lines.push({
      kind: 'result',
      label: 'Surprise level',
      value: levelName(level),
      rule: '51.313',
      prompt: 'override:level',
    });
    return {
      events: [{ type: 'v1.SurpriseFixed', level }],
      trace: [
        {
          kind: 'title',
          label: 'Surprise at Pearl Harbor',
          value: `level ${levelName(level)}`,
          rule: '51.313',
        },
        ...work.lines,
      ],
    };
  },
};

/** Task forces in port are shown, since they are targets; the US picks the squadrons that stay down (51.34, 51.35). */
export const targets: Procedure = {
  id: 'targets',
  rule: '51.34',
  title: () => 'What is caught at Pearl Harbor',
  side: () => 'us',
  *run({ attack }: WarState): Run {
    const { forces, level } = attack ?? {};
    if (!attack || !forces || level === undefined)
      return withoutEffect('What is caught at Pearl Harbor', 'The surprise level is not known.');
    const work = startWorking('us');
    const caughtHere = forces.taskForces.filter(({ id }) => attack.locations?.[id] === 'pearl');
    work.lines.push({
      kind: 'fact',
      label: 'Task forces in port',
      value: caughtHere.map(({ name }) => name).join(', ') || 'none',
      rule: '51.312',
    });
    const air = airAt(
      attack,
      caughtHere.map(({ id }) => id),
    );
    const row = String(level);
    const cell = yield* askCell(work, LEVELS, 'grounded', row);
    work.lines.push(cellLine(LEVELS, 'grounded', row, cell));
    const all = squadronsIn(air);
    const down = cell.value === 'all' ? all : Math.min(all, Number(cell.value));
    const caught = yield* askCaught(work, air, down);
    work.lines.push({
      kind: 'result',
      label: `${all} squadrons: ${down} on the ground, ${all - down} meet the attack`,
      value: `${caught.army} Army, ${caught.naval} naval down`,
      rule: '51.35',
    });
    return {
      events: [
        {
          type: 'v1.TargetsOpened',
          inPort: caughtHere.map(({ id }) => id),
          air,
          caught,
          strikeForce: forces.strikeForce,
        },
      ],
      trace: [
        {
          kind: 'title',
          label: 'What is caught at Pearl Harbor',
          value: caughtHere.length ? `${caughtHere.length} in port` : 'no carrier',
          rule: '51.34',
        },
        ...work.lines,
      ],
    };
  },
};

/** Three squadrons to an Army air factor; naval ones ashore and aboard carriers in port. */
function airAt({ forces }: Attack, inPort: readonly string[]): Squadrons {
  const aboard = (forces?.taskForces ?? [])
    .filter(({ id }) => inPort.includes(id))
    .reduce((sum, { squadrons }) => sum + squadrons, 0);
  return { army: (forces?.aaf ?? 0) * PER_FACTOR, naval: (forces?.nas ?? 0) + aboard };
}

/** An Army air factor may be split (WW-6). Asked only where there is a choice. */
function* askCaught(work: Working, air: Squadrons, down: number): Steps<Squadrons> {
  const least = { army: Math.max(0, down - air.naval), most: Math.min(down, air.army) };
  if (least.army === least.most) return { army: least.most, naval: down - least.most };
  const { army } = yield* askForm(work, {
    key: 'caught',
    rule: '51.35',
    title: `Which ${down} squadrons stay on the ground?`,
    hint: `${air.army} Army and ${air.naval} naval squadrons are there. The others of the ${down} are naval.`,
    submit: 'These stay down',
    fields: [
      {
        key: 'army',
        label: 'Army squadrons on the ground',
        kind: 'number',
        min: least.army,
        max: least.most,
        initial: least.army,
        hint: 'An Army air factor may be split.',
      },
    ],
  });
  return { army: Number(army), naval: down - Number(army) };
}
