import type { Session } from '../../app/session';
import { type DiceBy, dice } from '../../app/settings';
import type { Tone } from '../../core/play/tone';
import { SideName } from '../kit/side-name';

type Props = { session: Session; side: string | undefined };

export const toneOf = (session: Session, side: string | undefined): Tone | undefined =>
  session.game.sides.find(({ id }) => id === side)?.tone;

/** The tones of a side and of the other one; of more than two nothing says which the other is. */
export function tonesOf(session: Session, side: string | undefined): readonly [Tone, Tone] | undefined {
  const tone = toneOf(session, side);
  const [other, ...more] = session.game.sides.filter(({ id }) => id !== side);
  return tone && other && !more.length ? [tone, other.tone] : undefined;
}

export const nameOf = (session: Session, side: string): string =>
  session.game.sideName(session.projection.value.state, side);

/** The first letters of a side's name that no other side's begins with, at most three; of two sides the shape says enough. */
function lettersOf(session: Session, side: string): string | undefined {
  const { sides } = session.game;
  if (sides.length < 3) return undefined;
  const others = sides.filter(({ id }) => id !== side).map(({ id }) => nameOf(session, id));
  const name = [...nameOf(session, side)];
  const begins = [1, 2, 3].map((count) => name.slice(0, count).join(''));
  return (
    begins.find((begin) => !others.some((other) => other.startsWith(begin))) ??
    toneOf(session, side)?.toUpperCase()
  );
}

/** Whose something is where its title does not say it: in words for who listens, and in letters where there are any. */
export function Unsaid({ session, side, title }: { session: Session; side: string; title: string }) {
  const name = nameOf(session, side);
  if (title.includes(name)) return null;
  const letters = lettersOf(session, side);
  return (
    <>
      <span class="sr">{name}: </span>
      {letters && (
        <>
          <small aria-hidden="true">{letters}</small>{' '}
        </>
      )}
    </>
  );
}

/** Whether somebody plays on their own: there is nobody to hide anything from. */
export const isAlone = ({ game }: Session): boolean => game.sides.length === 1;

/** Whether this is the phone of that side alone, so that its own questions need no curtain. */
export const isOwnPhone = (session: Session, side: string): boolean =>
  isAlone(session) || session.several.value?.seat === side;

/** Who usually rolls for this side; the app where it is nobody's side. */
export function usualDice(session: Session, side: string | undefined): DiceBy {
  const tone = toneOf(session, side);
  return tone ? dice.value[tone] : 'app';
}

/** A side by its name, shape and colour. */
export function Side({ session, side }: Props) {
  if (!side) return null;
  return <SideName tone={toneOf(session, side)}>{nameOf(session, side)}</SideName>;
}

/** A title in its side's shape and colour; the side's name stands before it unless the title says it, or there is one side. */
export function SideTitle({ session, side, title }: Props & { title: string }) {
  if (!side) return <>{title}</>;
  const name = nameOf(session, side);
  const isSaid = isAlone(session) || title.includes(name);
  return <SideName tone={toneOf(session, side)}>{isSaid ? title : `${name}: ${title}`}</SideName>;
}
