import { startDerivation } from '../../../core/play/procedure';
import { askFields, choose, mark, number } from '../../../kit/fields';
import { heading } from '../../../kit/lines';
import { finish } from '../../../kit/steps';
import { RULE } from '../data/headings';
import { US_CARRIERS } from '../data/ships';
import type { Procedure, Run } from '../state/events';
import { mvpsTag } from '../state/secrets';

const TITLE = 'US secrets of the sheet';
const rule = RULE.precautions;

const bought = (game: '1' | '2' | '3') => ({ value: game, label: `bought in game ${game}` }) as const;
const carriers = (label: string) => mark(label, US_CARRIERS, { initial: [] });

/** After a state sheet the US seals again what no sheet tells: what it has paid, and where its carriers are. */
export const secretsAgain: Procedure = {
  id: 'secrets-again',
  rule,
  title: TITLE,
  side: 'us',
  secret: (state) => ({ side: 'us', tag: mvpsTag(state) }),
  veiled: () => [{ type: 'v1.SecretsBrought', carriers: [], left: [], arrived: [], mvps: 0, joint: 0 }],
  beside: () => '',
  unless: ({ game }) => (game.unsealed ? undefined : 'The secrets of the sheet are sealed already.'),
  *run(): Run {
    const told = yield* askFields(
      startDerivation('us'),
      { key: 'secrets', rule, title: 'What does your state sheet say?', submit: 'Seal these', secret: 'us' },
      {
        mvps: number('Mvps spent in this game', 0, 99, { initial: 0 }),
        joint: choose('Joint command centre', [
          { value: 'no', label: 'no' },
          ...(['1', '2', '3'] as const).map(bought),
        ]),
        harbour: carriers('In harbour at the start'),
        left: carriers('Put to sea since'),
        arrived: carriers('Came in from the south'),
      },
    );
    const { mvps, harbour, left, arrived } = told;
    const joint = told.joint === 'no' ? 0 : Number(told.joint);
    return finish(heading(TITLE, { value: `${mvps} mvps`, rule }), [
      { type: 'v1.SecretsBrought', carriers: harbour, left, arrived, mvps, joint },
    ]);
  },
};
