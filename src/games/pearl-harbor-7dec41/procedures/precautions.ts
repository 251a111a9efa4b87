import { askChoice, startDerivation } from '../../../core/play/procedure';
import type { TraceLine } from '../../../core/play/trace';
import { askFields, number } from '../../../kit/fields';
import { fact, heading } from '../../../kit/lines';
import { finish } from '../../../kit/steps';
import { RULE } from '../data/headings';
import { describeMoment } from '../data/sequence';
import { SERVICE_NAMES, type Service } from '../data/sides';
import { MVP_COST } from '../data/values';
import { isAlerted, isJoint } from '../state/command';
import type { Procedure, Run } from '../state/events';
import { spendingLabel, spent } from '../state/points';
import { jointTag, mvpsTag } from '../state/secrets';
import { momentNow, type PearlState, type Spending } from '../state/state';

type Kind = { readonly label: string } & Pick<Spending, 'what' | 'service'>;

/** What can be bought, and which service it belongs to. */
const KINDS = {
  pby: { label: 'PBY searches of a sector', what: 'pby', service: 'navy' },
  bomber: { label: 'Army bomber searches of a sector', what: 'bomber', service: 'army' },
  submarine: { label: 'Submarines at sea', what: 'submarine', service: 'navy' },
  readyArmy: { label: 'Army squadrons readied', what: 'ready', service: 'army' },
  readyNavy: { label: 'Navy squadrons readied', what: 'ready', service: 'navy' },
  sentArmy: {
    label: 'Army single-engine squadrons on search and attack',
    what: 'searchAttack',
    service: 'army',
  },
  sentNavy: {
    label: 'Navy single-engine squadrons on search and attack',
    what: 'searchAttack',
    service: 'navy',
  },
} as const satisfies { readonly [key: string]: Kind };

/** Mvps of one unit now: nothing once the service is alerted. */
const costNow = (state: PearlState, what: Spending['what'], service: Service): number =>
  isAlerted(state, service) ? 0 : MVP_COST[what];

function field(state: PearlState, { label, what, service }: Kind) {
  const cost = costNow(state, what, service);
  const free = `The ${SERVICE_NAMES[service]} is alerted: no cost.`;
  return number(label, 0, 20, {
    initial: 0,
    hint: cost ? `${cost} mvp${cost > 1 ? 's' : ''} each` : free,
  });
}

const rule = RULE.precautions;

/** Precautions go into a secret ledger: lines are added to it and never taken off. */
export const precautions: Procedure = {
  id: 'precautions',
  rule,
  title: 'US precautions',
  side: 'us',
  secret: (state) => ({ side: 'us', tag: mvpsTag(state) }),
  veiled: () => [],
  beside: () => '',
  *run(state: PearlState): Run {
    const before = spent(state.game.spending);
    const counts = yield* askFields(
      startDerivation('us'),
      {
        key: 'precautions',
        rule,
        title: 'Which precautions do you add?',
        hint: `${before} mvps spent in this game so far. Searches are of W, NW or N, once for each unit, sector and game.`,
        submit: 'Seal the precautions',
        secret: 'us',
      },
      Object.fromEntries(Object.entries(KINDS).map(([key, kind]) => [key, field(state, kind)])),
    );
    const when = state.game.stage === 'set-up' ? 'Set-up' : describeMoment(momentNow(state));
    const lines = Object.entries(KINDS).flatMap(([key, { what, service }]): Spending[] => {
      const count = counts[key];
      return count ? [{ what, service, count, mvps: count * costNow(state, what, service), when }] : [];
    });
    return finish(
      heading('Precautions', { value: `${spent(lines)} mvps`, rule }),
      lines.length ? [{ type: 'v1.Spent', lines }] : [],
      lines.map(spendingLine),
    );
  },
};

export const spendingLine = (line: Spending): TraceLine =>
  fact(spendingLabel(line), { value: String(line.mvps), rule });

/** The joint command centre is sealed apart from the rest, since it may stay secret longer (PH-6). */
export const jointCommand: Procedure = {
  id: 'joint-command',
  rule,
  title: 'Joint command',
  side: 'us',
  secret: (state) => ({ side: 'us', tag: jointTag(state) }),
  veiled: () => [],
  beside: () => '',
  *run(state: PearlState): Run {
    const chosen = yield* askChoice(startDerivation('us'), {
      key: 'joint',
      rule,
      title: 'Buy an Army-Navy joint command centre?',
      hint: 'With it any confirmed detection alerts both services at once, and fewer reports are dismissed.',
      options: [
        { value: 'no', label: isJoint(state) ? 'Keep it' : 'Not now' },
        {
          value: 'buy',
          label: `Buy it for ${MVP_COST.joint} mvps`,
          ...(isJoint(state) && { disabled: 'You have already bought it.' }),
        },
      ],
      secret: 'us',
    });
    const bought = chosen === 'buy';
    return finish(
      heading('Joint command', { value: bought ? 'bought' : 'as before', rule }),
      bought ? [{ type: 'v1.JointCentreBought', game: state.game.no }] : [],
    );
  },
};
