import { askChoice, type Steps, startDerivation } from '../../core/play/procedure';

type Leave = {
  readonly key: string;
  readonly rule: string;
  readonly title: string;
  /** "Skipping", as the hint says that it is written down. */
  readonly doing: string;
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
      hint: `Still owed: ${labels.join('; ')}. ${ask.doing} is written down and can be undone.`,
      options: [{ value: ask.value, label: ask.label }],
    });
  return labels;
}
