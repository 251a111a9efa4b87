import { askForm, startWorking } from '../../../core/play/procedure';
import { RULE } from '../data/headings';
import type { Procedure, Run } from '../state/events';
import { mvpsTag } from '../state/secrets';

const TITLE = 'US secrets of the sheet';
const CARRIERS = [
  { value: 'enterprise', label: 'Enterprise' },
  { value: 'lexington', label: 'Lexington' },
];

/** After a state sheet the US seals again what no sheet tells: what it has paid, and where its carriers are. */
export const secretsAgain: Procedure = {
  id: 'secrets-again',
  rule: RULE.precautions,
  title: () => TITLE,
  side: () => 'us',
  secret: (state) => ({ side: 'us', tag: mvpsTag(state) }),
  *run(): Run {
    const flags = { kind: 'flags', options: CARRIERS, initial: [] } as const;
    const values = yield* askForm(startWorking('us'), {
      key: 'secrets',
      rule: RULE.precautions,
      title: 'What does your paper say?',
      submit: 'Seal it',
      fields: [
        { key: 'mvps', label: 'Mvps paid in this game', kind: 'number', min: 0, max: 99, initial: 0 },
        {
          key: 'joint',
          label: 'Joint command centre',
          kind: 'choice',
          options: [
            { value: 'no', label: 'no' },
            { value: '1', label: 'bought in game 1' },
            { value: '2', label: 'bought in game 2' },
            { value: '3', label: 'bought in game 3' },
          ],
          initial: 'no',
        },
        { key: 'harbour', label: 'In harbour at the start', ...flags },
        { key: 'left', label: 'Put to sea since', ...flags },
        { key: 'arrived', label: 'Came in from the south', ...flags },
      ],
      secret: 'us',
    });
    const list = (key: string): readonly string[] =>
      Array.isArray(values[key]) ? (values[key] as string[]) : [];
    const mvps = Number(values.mvps);
    return {
      events: [
        {
          type: 'v1.SecretsBrought',
          carriers: list('harbour'),
          left: list('left'),
          arrived: list('arrived'),
          mvps,
          joint: values.joint === 'no' ? 0 : Number(values.joint),
        },
      ],
      trace: [{ kind: 'title', label: TITLE, value: `${mvps} mvps`, rule: RULE.precautions }],
    };
  },
};
