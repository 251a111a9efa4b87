import {
  askChoice,
  askDice,
  dieLine,
  type Steps,
  startWorking,
  type Working,
  withoutEffect,
} from '../../../core/play/procedure';
import type { Option } from '../../../core/play/prompt';
import { intercepts } from '../data/values';
import type { Procedure, Run } from '../state/events';
import { atLarge } from '../state/flow';
import type { Attempt, Location, TaskForce, WarState } from '../state/state';
import { locationName } from './secrets';

const FACES = [1, 2, 3, 4, 5, 6];

/**
 * Each task force that was not caught is asked for behind the curtain, one in the Pacific box too: nobody sees who could.
 * One that tries is shown (WW-25); the next may wait for its dice (WW-23).
 */
export const interception: Procedure = {
  id: 'interception',
  rule: '51.42',
  title: () => 'Interception',
  side: () => 'us',
  *run({ attack, house }: WarState): Run {
    if (!attack) return withoutEffect('Interception', 'There is no attack.');
    const work = startWorking('us');
    const attempts: Attempt[] = [];
    for (const taskForce of atLarge(attack)) {
      const location = attack.locations?.[taskForce.id];
      if (location === undefined) continue;
      if (!(yield* askAttempt(work, taskForce, location))) continue;
      attempts.push({
        taskForce: taskForce.id,
        location,
        success: yield* tryOne(work, taskForce, location),
      });
    }
    const met = attempts.filter(({ success }) => success).map(({ taskForce }) => taskForce);
    const groups = !met.length ? [] : house.counter === 'total' ? [met] : met.map((each) => [each]);
    return {
      events: [{ type: 'v1.InterceptionTried', attempts, groups }],
      trace: [
        {
          kind: 'title',
          label: 'Interception',
          value: met.length ? `${met.length} met them` : attempts.length ? 'too far' : 'not tried',
          rule: '51.42',
        },
        ...work.lines,
        ...(met.length
          ? [
              {
                kind: 'reminder',
                label: 'One round: the US has found them, Japan has found nobody. Then they go home.',
                rule: '51.43',
              } as const,
            ]
          : []),
      ],
    };
  },
};

function* askAttempt(work: Working, { id, name }: TaskForce, location: Location): Steps<boolean> {
  const away: Partial<Option> =
    location === 'pacific' || location === 'pearl' ? { disabled: 'It is in a box or in port.' } : {};
  const answer = yield* askChoice(work, {
    key: `try-${id}`,
    rule: '51.42',
    title: `Does ${name} try to meet the strike force?`,
    hint: `${name}: ${locationName(location)}.`,
    options: [
      { value: 'no', label: 'No', note: 'Nothing is shown' },
      { value: 'yes', label: 'Try', note: 'Where it is will be shown', ...away },
    ],
    secret: 'us',
  });
  return answer === 'yes';
}

function* tryOne(work: Working, { id, name }: TaskForce, location: Location): Steps<boolean> {
  work.lines.push({
    kind: 'fact',
    label: name,
    value: locationName(location),
    rule: '51.42',
    prompt: `try-${id}`,
  });
  if (location === 'auto') {
    work.lines.push({ kind: 'result', label: name, value: 'meets them', rule: '51.42' });
    return true;
  }
  const die = yield* askDice(work, {
    key: `die-${id}`,
    rule: '51.42',
    title: `${name}: ${location} or more meets them`,
    count: 1,
    sides: 6,
    faceNotes: FACES.map((face) => (intercepts(location, face) ? 'meets them' : 'too far')),
  });
  const success = intercepts(location, die.faces[0] ?? 0);
  work.lines.push(
    dieLine(die, {
      label: name,
      value: success ? 'meets them' : 'too far',
      rule: '51.42',
      prompt: `die-${id}`,
    }),
  );
  return success;
}
