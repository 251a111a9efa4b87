import type { Session } from '../../app/session';
import { type DiceBy, dice } from '../../app/settings';
import { SideName } from '../kit/side-name';

type Props = { session: Session; side: string | undefined };

export const toneOf = (session: Session, side: string | undefined): 'a' | 'b' | undefined =>
  session.game.sides.find(({ id }) => id === side)?.tone;

/** The tones of a side and of the other one. */
export function tonesOf(session: Session, side: string | undefined) {
  const tone = toneOf(session, side);
  return tone && ([tone, tone === 'a' ? 'b' : 'a'] as const);
}

export const nameOf = (session: Session, side: string): string =>
  session.game.sideName(session.projection.value.state, side);

/** Whether this is the phone of that side alone, so that its own questions need no curtain. */
export const isOwnPhone = (session: Session, side: string): boolean => session.several.value?.seat === side;

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

/** A title in its side's shape and colour; the side's name stands before it unless the title says it. */
export function SideTitle({ session, side, title }: Props & { title: string }) {
  if (!side) return <>{title}</>;
  const name = nameOf(session, side);
  return (
    <SideName tone={toneOf(session, side)}>{title.includes(name) ? title : `${name}: ${title}`}</SideName>
  );
}
