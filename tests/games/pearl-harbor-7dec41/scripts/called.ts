import { act, begin, people, type Seat } from './series';

/** Three series that the players call off: the US concedes, Japan concedes, both agree. */
export async function playCalled(seat: Seat): Promise<void> {
  await seat.finish(people('Ken', 'Ann'));
  await begin(seat, { plan: { mission: 'attack' } });
  await act(seat, 'stop', { how: 'us-concedes' });
  await act(seat, 'next-series', people('Ken', 'Ann', { joint: 'game' }));
  await begin(seat, { plan: { mission: 'false-alarm' }, joint: true });
  await act(seat, 'end-game');
  await begin(seat, { plan: { mission: 'attack' }, joint: true });
  await act(seat, 'stop', { how: 'jp-concedes' });
  await act(seat, 'next-series', people('Ken', 'Ann'));
  await act(seat, 'stop', { how: 'agreed' });
}
