import type { Steps } from '../../../../core/play/procedure';
import { askFields, number } from '../../../../kit/fields';
import { result } from '../../../../kit/lines';
import { AIR_NAMES } from '../../data/crts';
import { homeOf, isClosed } from '../../state/airfields';
import { inPoints, other } from '../../state/points';
import { isBound, landing } from '../combat/basing';
import { loseAir, type Sent, type Strike } from './wings';

/**
 * 5(G), 5(O): Who is aborted lands at once, at home; nobody is asked unless the register knows that nothing there takes them.
 * Who finds no room elsewhere, or may land nowhere else, is lost.
 */
export function* landAborted(strike: Strike, sent: readonly Sent[], key: string): Steps<void> {
  const { work } = strike;
  for (const { wing, points, no } of sent) {
    const home = homeOf(wing);
    if (home === undefined || !isClosed(strike.state, wing.side, home, wing.type)) continue;
    const { side, type, extended } = wing;
    const returning = { points, patrol: wing.mission === 'patrol', ...(extended && { extended }) };
    const prompt = `down-${key}-${side}${no}`;
    const told = `${points} ${AIR_NAMES[type]} from ${home}`;
    const { near } = isBound(returning)
      ? { near: 0 }
      : yield* askFields(
          work,
          {
            key: prompt,
            rule: 'Phase 5(G)',
            title: `${told} abort and find no room there`,
            side,
            hint: 'They land at once. Any that find no room are lost.',
            submit: 'Land the aircraft',
          },
          { near: number('Room elsewhere within normal range', 0, points, { initial: 0 }) },
        );
    const { lost } = landing(returning, { home: 0, near });
    if (!lost) continue;
    wing.aborted -= lost;
    const worth = loseAir(strike, side, type, lost);
    work.lines.push(
      result(`${lost} ${AIR_NAMES[type]} from ${home} find no base`, {
        value: `${strike.state.players[other(side)]} +${inPoints(worth)} VP`,
        rule: 'Phase 5(G)',
        ...(!isBound(returning) && { prompt }),
      }),
    );
  }
}
