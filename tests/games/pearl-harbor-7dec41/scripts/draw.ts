import { act, begin, kate, people, raid, type Seat, val, walkTo, YES } from './series';

/** A match: a draw after a plan on paper, a Japanese victory by the players' own count, a US victory. */
export async function playDraw(seat: Seat): Promise<void> {
  await seat.finish(people('Ken', 'Ann'));
  await act(seat, 'plan-paper');
  await act(seat, 'harbour');
  await act(seat, 'begin');
  await walkTo(seat, 2, 'air', 1);
  await act(seat, 'attack');
  await fourBattleships(seat);
  await act(seat, 'correct', {
    correction: { side: 'jp', points: 6, reason: 'Three more battleships damaged off the list' },
  });
  await act(seat, 'correct', { correction: { side: 'us', points: 4, reason: 'Two squadrons off the list' } });
  // The mission was said when the attack began: nothing is asked of the plan on paper.
  await act(seat, 'end-game');
  // 22 alone, 18 less the US: the players go by Japan's points alone.
  await act(seat, 'house', { house: { score: 'gross' } });
  await act(seat, 'record-end');

  await act(seat, 'next-series', people('Ann', 'Ken', { score: 'gross' }));
  await begin(seat, { plan: { mission: 'attack' }, precautions: { pby: 9 } });
  await walkTo(seat, 2, 'air', 1);
  await act(seat, 'attack');
  await fourBattleships(seat);
  await act(seat, 'end-game');
  await act(seat, 'record-end');

  await act(seat, 'next-series', people('Ken', 'Ann'));
  await act(seat, 'plan-paper');
  await act(seat, 'harbour', { enterprise: YES, lexington: YES });
  await act(seat, 'begin');
  await act(seat, 'end-game', { mission: { mission: 'attack' } });
  await act(seat, 'record-end');
}

/** Hit twice by torpedoes, or three times by bombs, in the impulse of surprise: bottomed. */
async function fourBattleships(seat: Seat): Promise<void> {
  const targets = ['oklahoma', 'california', 'nevada'];
  const first = ['akagi', 'kaga', 'soryu'];
  const second = ['hiryu', 'shokaku', 'zuikaku'];
  for (const [i, ship] of targets.entries()) {
    await raid(seat, kate(first[i] ?? ''), ship, 'torpedo');
    await raid(seat, kate(second[i] ?? ''), ship, 'torpedo');
  }
  for (const carrier of first) await raid(seat, val(carrier), 'west-virginia', undefined);
}
