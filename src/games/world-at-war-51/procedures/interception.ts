import { askChoice, type Derivation, type Steps, startDerivation } from '../../../core/play/procedure';
import { check } from '../../../kit/checks';
import { fact, heading, reminder, result } from '../../../kit/lines';
import { finish, resting } from '../../../kit/steps';
import { US_SECRETS } from '../data/secrets';
import type { Procedure } from '../state/events';
import { atLarge } from '../state/flow';
import type { Attempt, Location, TaskForce } from '../state/state';
import { locationName } from './secrets';

const RULE = '51.42';
const MEETING = 'One round: the US has found them, Japan has found nobody. Then they go home.';

/**
 * Each task force that was not caught is asked for behind the curtain, one in the Pacific box too: nobody sees who could.
 * One that tries is shown (WW-25); the next may wait for its dice (WW-23).
 */
export const interception: Procedure = resting({
  id: 'interception',
  rule: RULE,
  title: 'Interception',
  knows: () => ({ side: 'us', tag: US_SECRETS }),
  side: 'us',
  on: ({ attack }) => attack ?? 'There is no attack.',
  *run(attack, { house }) {
    const work = startDerivation('us');
    const attempts: Attempt[] = [];
    for (const taskForce of atLarge(attack)) {
      const location = attack.locations?.[taskForce.id];
      if (location === undefined) continue;
      if (!(yield* askAttempt(work, taskForce, location))) continue;
      const success = yield* tryOne(work, taskForce, location);
      attempts.push({ taskForce: taskForce.id, location, success });
    }
    const met = attempts.filter(({ success }) => success).map(({ taskForce }) => taskForce);
    const groups = !met.length ? [] : house.counter === 'total' ? [met] : met.map((each) => [each]);
    const value = met.length ? `${met.length} met them` : attempts.length ? 'too far' : 'not tried';
    return finish(
      heading('Interception', { value, rule: RULE }),
      [{ type: 'v1.InterceptionTried', attempts, groups }],
      met.length ? [...work.lines, reminder(MEETING, { rule: '51.43' })] : work.lines,
    );
  },
});

function* askAttempt(work: Derivation, { id, name }: TaskForce, location: Location): Steps<boolean> {
  const away = location === 'pacific' || location === 'pearl';
  const answer = yield* askChoice(work, {
    key: `try-${id}`,
    rule: RULE,
    title: `Does ${name} try to meet the strike force?`,
    hint: `${name}: ${locationName(location)}.`,
    options: [
      { value: 'no', label: 'No', note: 'Stays hidden' },
      {
        value: 'yes',
        label: 'Try',
        note: 'Its location is revealed',
        ...(away && { disabled: 'It is in a box or in port.' }),
      },
    ],
    secret: 'us',
  });
  return answer === 'yes';
}

function* tryOne(work: Derivation, { id, name }: TaskForce, location: Location): Steps<boolean> {
  const where = locationName(location);
  work.lines.push(fact(name, { value: where, rule: RULE, prompt: `try-${id}` }));
  if (location === 'auto') {
    work.lines.push(result(name, { value: 'meets them', rule: RULE }));
    return true;
  }
  const { gives } = yield* check(work, {
    key: `die-${id}`,
    rule: RULE,
    title: `${name}: ${location} or more meets them`,
    label: name,
    bands: [
      { upTo: Number(location) - 1, label: 'too far', gives: false },
      { label: 'meets them', gives: true },
    ],
  });
  return gives;
}
