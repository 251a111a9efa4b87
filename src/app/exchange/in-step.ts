import { missingFrom } from '../../core/exchange/known';
import type { Session } from '../session';
import { apartSince, heardFrom, linked } from './linked';
import { type Partner, partnersIn } from './seats-in';

/** How many lines of this phone a partner lacks; undefined where he was not heard since the app was opened. */
export function lackedBy(session: Session, { writers }: Partner): number | undefined {
  const { entries } = session.projection.value;
  const lacks = writers.flatMap((writer) => {
    const known = heardFrom.value.get(writer);
    return known ? [missingFrom(known, entries).length] : [];
  });
  return lacks.length ? Math.min(...lacks) : undefined;
}

/** How this phone stands with the others of its table. */
export type Step = {
  /** In step by the direct link or by codes; apart since the link broke; they lack lines; or were not heard yet. */
  readonly is: 'alone' | 'linked' | 'in-step' | 'apart' | 'behind' | 'unheard';
  /** How the others are called together. */
  readonly others: string;
  /** When the link broke, in milliseconds. */
  readonly since?: number;
  /** The most lines that one of them lacks. */
  readonly lines?: number;
};

export function stepOf(session: Session): Step {
  const partners = partnersIn(session);
  const [only, ...more] = partners;
  const others = more.length ? 'the other phones' : (only?.name ?? '');
  if (!only) return { is: 'alone', others };
  if (linked.value === 'open') return { is: 'linked', others: more.length ? 'another phone' : others };
  const since = apartSince.value;
  if (since !== undefined) return { is: 'apart', others, since };
  const lacks = partners.map((partner) => lackedBy(session, partner));
  if (lacks.includes(undefined)) return { is: 'unheard', others };
  const lines = Math.max(...lacks.map((each) => each ?? 0));
  return lines ? { is: 'behind', others, lines } : { is: 'in-step', others };
}
