import { expect, it } from 'vitest';
import type { Told } from '../../src/core/play/game-report';
import { eventsOf, hasEvent, reportTable } from '../../src/kit/papers/report';

type Event = { readonly type: 'v1.Sunk'; readonly ship: string } | { readonly type: 'v1.Passed' };
const step = (moment: string, ...events: readonly Event[]): Told<Event> => ({
  moment,
  title: moment,
  events,
  trace: [],
  amended: false,
});
const first = step('Turn 1', { type: 'v1.Sunk', ship: 'Ward' }, { type: 'v1.Passed' });
const second = step('Turn 2', { type: 'v1.Sunk', ship: 'Akagi' });

it('the events of one type stand with the step that recorded them', () => {
  const sunk = eventsOf([first, second], 'v1.Sunk').map(({ event, step: { moment } }) => [
    event.ship,
    moment,
  ]);
  expect(sunk).toEqual([
    ['Ward', 'Turn 1'],
    ['Akagi', 'Turn 2'],
  ]);
});

it('a step has recorded an event of one of these types, or none', () => {
  expect([first, second].map((each) => hasEvent(each, 'v1.Passed'))).toEqual([true, false]);
  expect(hasEvent(second, 'v1.Passed', 'v1.Sunk')).toBe(true);
});

it('a table has its heads in words', () => {
  const about = { id: 'sunk', title: 'Ships sunk', empty: 'No ship is sunk.' };
  expect(reportTable(about, ['Ship', { label: 'US', side: 'us' }], [['Akagi', 1]])).toEqual({
    ...about,
    columns: [{ label: 'Ship' }, { label: 'US', side: 'us' }],
    rows: [['Akagi', 1]],
  });
});
