import type { Steps } from '../../../../core/play/procedure';
import { askFields, words } from '../../../../kit/fields';
import { result } from '../../../../kit/lines';
import { baseFields, baseWords } from '../../questions/base';
import { baseTold } from '../../state/base-told';
import { PLACE_LENGTH } from '../../state/bases';
import type { UsnEvent } from '../../state/bounds';
import { has, type UsnState } from '../../state/state';
import { type Asking, sideFields } from './asking';

export function* askBase({ work, state, no, hits }: Asking): Steps<readonly UsnEvent[]> {
  const said = yield* askFields(
    work,
    {
      key: `base-${no}`,
      rule: '19',
      title: 'Which base, and in what condition now?',
      hint: baseHint(state),
      submit: 'Set the base',
    },
    baseFields(state),
  );
  const { told, events, lines } = baseTold(state, said);
  hits.lines.push(`${told.name} ${told.state}`);
  work.lines.push(result(told.name, { value: baseWords(told), rule: '19', prompt: `base-${no}` }), ...lines);
  return events;
}
/** 19(A): A damaged air base holds nothing, or 5 by that option. */
const baseHint = (state: UsnState): string =>
  has(state, 'damagedBase5')
    ? 'A damaged air base holds 5 points until it is repaired.'
    : 'Each X takes 5 from an air base; at 0 it is destroyed.';
/** 9: What is neutralized rolls for its recovery at the end of each turn. */
export function* askNeutral({ work, state, no, hits }: Asking): Steps<readonly UsnEvent[]> {
  const { side, what } = yield* askFields(
    work,
    { key: `neutral-${no}`, rule: '9', title: 'What is neutralized?', submit: 'Mark as neutralized' },
    { side: sideFields(state), what: words('Unit or base', PLACE_LENGTH) },
  );
  hits.lines.push(`${what} neutralized`);
  work.lines.push(result(`${what} neutralized`, { rule: '9', prompt: `neutral-${no}` }));
  return [{ type: 'v1.Neutralized', side, what }];
}
