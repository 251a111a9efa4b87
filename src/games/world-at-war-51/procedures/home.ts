import { labelName } from '../../../core/charts/chart';
import { fact, heading } from '../../../kit/lines';
import { finish, restingStep } from '../../../kit/steps';
import { LOCATIONS } from '../data/charts/surprise';
import { MAGIC_JP, US_SECRETS } from '../data/secrets';
import type { Procedure } from '../state/events';
import { homes } from '../state/home';
import { locationName } from './secrets';

/** The attack is over: locations, US Magic and the column are open, and so are their sealed lines (51.312). */
export const reveal: Procedure = restingStep({
  id: 'reveal',
  rule: '51.312',
  title: 'Everything is opened',
  knows: () => ({ side: 'us', tag: US_SECRETS }),
  on: ({ attack }) => attack ?? 'There is no attack.',
  outcome({ forces, locations = {}, magicUs = 0, column }) {
    const places = (forces?.taskForces ?? []).flatMap(({ id, name }) => {
      const location = locations[id];
      return location ? [fact(name, { value: locationName(location), rule: '51.312' })] : [];
    });
    const rule = '51.311';
    return {
      ...finish(
        heading('Everything is opened', { rule: '51.312' }),
        [{ type: 'v1.Revealed' }],
        [
          ...places,
          fact('US Magic', { value: String(magicUs), rule }),
          ...(column ? [fact('Column', { value: labelName(LOCATIONS.columns, column), rule })] : []),
        ],
      ),
      reveals: [US_SECRETS, MAGIC_JP],
    };
  },
});

/** Home to Japan, together and inverted; the American task forces to their places (51.52, 51.61). */
export const placement: Procedure = restingStep({
  id: 'placement',
  rule: '51.61',
  title: 'Bring the fleets home',
  knows: () => ({ side: 'us', tag: US_SECRETS }),
  on: ({ attack }) => attack ?? 'There is no attack.',
  outcome: (attack) =>
    finish(
      heading('The strike force is home, inverted', { rule: '51.52' }),
      [{ type: 'v1.Placed' }],
      [
        fact('All surviving Japanese ships of the strike force, together', {
          value: 'Japan, inverted',
          rule: '51.52',
        }),
        ...homes(attack).map(({ label, place, mayContest, why }) =>
          fact(`${label}, ${why}`, {
            value: mayContest ? `${place}; may contest Midway and Johnston` : place,
            rule: '51.61',
          }),
        ),
      ],
    ),
});
