import type { FormField } from '../../../core/play/form';
import { askChoice, askForm, startWorking } from '../../../core/play/procedure';
import type { TraceLine } from '../../../core/play/trace';
import { RULE } from '../data/headings';
import { describeMoment } from '../data/sequence';
import { SERVICE_NAMES, type Service } from '../data/sides';
import { MVP_COST } from '../data/values';
import { isAlerted, isJoint } from '../state/command';
import type { Procedure, Run } from '../state/events';
import { spendingLabel, spent } from '../state/points';
import { jointTag, mvpsTag } from '../state/secrets';
import { momentNow, type PearlState, type Spending } from '../state/state';

type Kind = { readonly key: string; readonly label: string } & Pick<Spending, 'what' | 'service'>;

/** What can be bought, and which service it belongs to. */
const KINDS: readonly Kind[] = [
  { key: 'pby', label: 'PBY searches of a sector', what: 'pby', service: 'navy' },
  { key: 'bomber', label: 'Army bomber searches of a sector', what: 'bomber', service: 'army' },
  { key: 'submarine', label: 'Submarines at sea', what: 'submarine', service: 'navy' },
  { key: 'readyArmy', label: 'Army squadrons readied', what: 'ready', service: 'army' },
  { key: 'readyNavy', label: 'Navy squadrons readied', what: 'ready', service: 'navy' },
  { key: 'sentArmy', label: 'Army single-engine squadrons sent', what: 'searchAttack', service: 'army' },
  { key: 'sentNavy', label: 'Navy single-engine squadrons sent', what: 'searchAttack', service: 'navy' },
];

/** Mvps of one unit now: nothing once the service is alerted. */
const costNow = (state: PearlState, what: Spending['what'], service: Service): number =>
  isAlerted(state, service) ? 0 : MVP_COST[what];

const field = (state: PearlState, { key, label, what, service }: Kind): FormField => {
  const cost = costNow(state, what, service);
  const free = `The ${SERVICE_NAMES[service]} is alerted: no cost.`;
  const hint = cost ? `${cost} mvp${cost > 1 ? 's' : ''} each` : free;
  return { key, label, kind: 'number', min: 0, max: 20, initial: 0, hint };
};

/** Precautions go into a secret ledger: lines are added to it and never taken off. */
export const precautions: Procedure = {
  id: 'precautions',
  rule: RULE.precautions,
  title: () => 'US precautions',
  side: () => 'us',
  secret: (state) => ({ side: 'us', tag: mvpsTag(state) }),
  *run(state: PearlState): Run {
    const work = startWorking('us');
    const before = spent(state.game.spending);
    const values = yield* askForm(work, {
      key: 'precautions',
      rule: RULE.precautions,
      title: 'What do you add?',
      hint: `${before} mvps in this game so far. Searches are of W, NW or N, once for each unit, sector and game.`,
      submit: 'Write it down',
      fields: KINDS.map((kind) => field(state, kind)),
      secret: 'us',
    });
    const when = state.game.stage === 'set-up' ? 'Set-up' : describeMoment(momentNow(state));
    const lines = KINDS.flatMap(({ key, what, service }): Spending[] => {
      const count = Number(values[key] ?? 0);
      return count ? [{ what, service, count, mvps: count * costNow(state, what, service), when }] : [];
    });
    return {
      events: lines.length ? [{ type: 'v1.Spent', lines }] : [],
      trace: [
        { kind: 'title', label: 'Precautions', value: `${spent(lines)} mvps`, rule: RULE.precautions },
        ...lines.map(spendingLine),
      ],
    };
  },
};

export const spendingLine = (line: Spending): TraceLine => ({
  kind: 'fact',
  label: spendingLabel(line),
  value: String(line.mvps),
  rule: RULE.precautions,
});

/** The joint command centre is sealed apart from the rest, since it may stay secret longer (PH-6). */
export const jointCommand: Procedure = {
  id: 'joint-command',
  rule: RULE.precautions,
  title: () => 'Joint command',
  side: () => 'us',
  secret: (state) => ({ side: 'us', tag: jointTag(state) }),
  *run(state: PearlState): Run {
    const chosen = yield* askChoice(startWorking('us'), {
      key: 'joint',
      rule: RULE.precautions,
      title: 'An Army-Navy joint command centre?',
      hint: 'Any confirmed detection then alerts both services at once, and fewer reports are dismissed.',
      options: [
        { value: 'no', label: isJoint(state) ? 'You have it' : 'Not now' },
        {
          value: 'buy',
          label: `Buy it, ${MVP_COST.joint} mvps`,
          ...(isJoint(state) && { disabled: 'It is bought already.' }),
        },
      ],
      secret: 'us',
    });
    const bought = chosen === 'buy';
    return {
      events: bought ? [{ type: 'v1.JointCentreBought', game: state.game.no }] : [],
      trace: [
        {
          kind: 'title',
          label: 'Joint command',
          value: bought ? 'bought' : 'as before',
          rule: RULE.precautions,
        },
      ],
    };
  },
};
