import { act, people, type Seat } from './war';

/** Spring 1942: the US declares war, and later Japan does on Britain; then another war that both give up. */
export async function playOtherWars(seat: Seat): Promise<void> {
  await seat.finish(people());
  await act(seat, 'declare', { war: 'us', when: { season: '0', year: 1942 } });
  await act(seat, 'next-turn');
  await act(seat, 'declare', { war: 'jp-gb', tension: { level: 42 } });
  await act(seat, 'effective', { die: 3 });
  for (let turn = 0; turn < 3; turn += 1) await act(seat, 'next-turn');
  await act(seat, 'close', { end: 'no-attack' });
  await act(seat, 'set-up', people({ magic: 'both-hidden', drm: 'level-only' }));
  await act(seat, 'tension', { tension: { level: 36 } });
  await act(seat, 'tension', { tension: { level: 38, why: 'Start of the turn' } });
  await act(seat, 'magic-drawn:us', { drawn: { cards: 2 } });
  await act(seat, 'magic-drawn:jp', { drawn: { cards: 2 } });
  await act(seat, 'declare', { war: 'jp-us', when: {}, tension: { level: 38 } });
  await act(seat, 'effective', { die: 3, 'us-alone': 'allied' });
  await act(seat, 'forces', {
    'task-forces': { count: 0 },
    harbour: { aaf: 1, nas: 1, light: 1 },
    'strike-force': { light: 8 },
    modifiers: { airJp: 1, airUs: 0, navalJp: 0, navalUs: 0 },
  });
  await act(seat, 'house-rules', { house: { stack: 'add' } });
  await act(seat, 'magic-jp-sealed', { cards: { cards: 2 } });
  await act(seat, 'magic-us', { cards: { cards: 1 } });
  await act(seat, 'surprise', { die: 1 });
  await act(seat, 'close', { end: 'stopped' });
}
