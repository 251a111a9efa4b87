import type { Share, Spread } from '../../../core/journal/shares';
import type { Tone } from '../../../core/play/tone';

type Props = {
  spread: Pick<Spread, 'shares' | 'ways' | 'unknown'>;
  /** Whose losses they are, the attacker's first. */
  sides?: readonly [Tone, Tone] | undefined;
};

/** A share that its name has no room in. */
const NARROW = 1 / 9;

/** Everything that can come of a roll in one bar, each as long as it is likely, in the colour of whom it serves. */
export function StackBar({ spread: { shares, ways, unknown }, sides }: Props) {
  const parts: readonly Part[] = [
    ...shares.map((share) => ({ ...share, tone: sides && serves(share, sides) })),
    ...(unknown ? [{ name: 'not read yet', ways: unknown, unread: true }] : []),
  ];
  const words = parts
    .map(({ name, ways: some }) => `${name}: ${Math.round((100 * some) / ways)} %`)
    .join(', ');
  return (
    <div class="stack-bar" role="img" aria-label={`What can come of it. ${words}`}>
      {parts.map(({ name, ways: some, tone, unread }) => {
        const width = some / ways;
        return (
          <svg
            key={name}
            class={['part', unread && 'unread', tone && `tone-${tone}`].filter(Boolean).join(' ')}
            width={percent(width)}
            height="100%"
            aria-hidden="true"
          >
            {!unread && width > NARROW && name.length < 6 && (
              <text x="50%" y="50%">
                {name}
              </text>
            )}
          </svg>
        );
      })}
    </div>
  );
}

type Part = { name: string; ways: number; tone?: Tone | undefined; unread?: boolean };

const percent = (part: number): string => `${Math.round(part * 1e4) / 100}%`;

/** Of a loss to each, the side that loses less. */
function serves({ losses }: Share, [attacker, defender]: readonly [Tone, Tone]): Tone | undefined {
  if (!losses || losses.attacker === losses.defender) return undefined;
  return losses.attacker < losses.defender ? attacker : defender;
}
