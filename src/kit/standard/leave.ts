import { askChoice, type Steps, startDerivation } from '../../core/play/procedure';

type Leave = {
  readonly key: string;
  readonly rule: string;
  readonly title: string;
  readonly value: string;
  readonly label: string;
};

/**
 * Goes on although something is still owed, which is named first: the labels of what is left out. It is allowed, and
 * recorded.
 */
export function* leave(owed: readonly { readonly label: string }[], ask: Leave): Steps<readonly string[]> {
  const labels = owed.map(({ label }) => label);
  if (labels.length)
    yield* askChoice(startDerivation(), {
      key: ask.key,
      rule: ask.rule,
      title: ask.title,
      hint: `Still owed: ${labels.join('; ')}. This is logged. You can undo it.`,
      options: [{ value: ask.value, label: ask.label }],
    });
  return labels;
}
