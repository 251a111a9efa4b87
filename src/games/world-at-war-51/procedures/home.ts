import { headName } from '../../../core/charts/chart';
import { withoutEffect } from '../../../core/play/procedure';
import type { TraceLine } from '../../../core/play/trace';
import { LOCATIONS } from '../data/charts/surprise';
import { MAGIC_JP, US_SECRETS } from '../data/secrets';
import type { Procedure, Run } from '../state/events';
import { homes } from '../state/home';
import type { WarState } from '../state/state';
import { locationName } from './secrets';

/** The attack is over: locations, US Magic and the column are open, and so are their sealed lines (51.312). */
export const reveal: Procedure = {
  id: 'reveal',
  rule: '51.312',
  title: () => 'Everything is opened',
  *run({ attack }: WarState): Run {
    if (!attack) return withoutEffect('Everything is opened', 'There is no attack.');
    const { forces, locations = {}, magicUs = 0, column } = attack;
    const fact = (label: string, value: string, rule: string): TraceLine => ({
      kind: 'fact',
      label,
      value,
      rule,
    });
    return {
      events: [{ type: 'v1.Revealed' }],
      trace: [
        { kind: 'title', label: 'Everything is opened', rule: '51.312' },
        ...(forces?.taskForces ?? []).flatMap(({ id, name }) => {
          const location = locations[id];
          return location ? [fact(name, locationName(location), '51.312')] : [];
        }),
        fact('US Magic', String(magicUs), '51.311'),
        ...(column ? [fact('Column', headName(LOCATIONS.columns, column), '51.311')] : []),
      ],
      reveals: [US_SECRETS, MAGIC_JP],
    };
  },
};

/** Home to Japan, together and inverted; the American task forces to their places (51.52, 51.61). */
export const placement: Procedure = {
  id: 'placement',
  rule: '51.61',
  title: () => 'Everybody goes home',
  *run({ attack }: WarState): Run {
    if (!attack) return withoutEffect('Everybody goes home', 'There is no attack.');
    return {
      events: [{ type: 'v1.Placed' }],
      trace: [
        { kind: 'title', label: 'The strike force is home, inverted', rule: '51.52' },
        {
          kind: 'fact',
          label: 'All surviving Japanese ships of the strike force, together',
          value: 'Japan, inverted',
          rule: '51.52',
        },
        ...homes(attack).map(
          ({ label, place, mayContest, why }): TraceLine => ({
            kind: 'fact',
            label: `${label}, ${why}`,
            value: mayContest ? `${place}; may contest Midway and Johnston` : place,
            rule: '51.61',
          }),
        ),
      ],
    };
  },
};
