import { expect, it } from 'vitest';
import { iph } from '../../../src/games/iph/game';
import { open, say } from '../../support/play';
import { atTheCup } from './tables';

it('[5.6, 5.7] a chit with nothing to do is laid aside by the draw of the next one, as by two steps', () => {
  const [once, twice] = [atTheCup('24-move'), atTheCup('24-move')];
  open(once, 'draw-chit', { next: true });
  say(once, 'usmc-fight');
  open(twice, 'end-us-phase');
  open(twice, 'draw-chit');
  say(twice, 'usmc-fight');
  expect(once.projection.state).toEqual(twice.projection.state);
  expect(once.projection.state).toMatchObject({ current: 'usmc-fight', drawn: ['24-move', 'usmc-fight'] });
  expect(once.projection.runs.at(-1)?.outcome?.trace.map(({ label }) => label)).toEqual([
    'Chit: USMC Fight',
    '24th Move phase ends',
    'Drawn by hand',
  ]);
});

it('[5.6] it is offered while chits are left, and at the last one no more', () => {
  const table = atTheCup('24-move');
  const offered = () => iph.table(table.projection.state).actions.map(({ id }) => id);
  expect(offered()).toContain('draw-next');
  for (const chit of ['24-fight', '25-move', '25-fight', 'usmc-move', 'usmc-fight', 'bbrow-fight']) {
    open(table, 'draw-chit', { next: true });
    say(table, chit);
  }
  expect(table.projection.state).toMatchObject({ cup: [] });
  expect(offered()).not.toContain('draw-next');
});

it('[5.7] Japan is said to interrupt before a pull and after a phase, never during one', () => {
  const table = atTheCup();
  const titles = () => iph.table(table.projection.state).panels.map(({ title }) => title);
  expect(titles()).toContain('may interrupt');
  open(table, 'draw-chit');
  say(table, '24-move');
  expect(titles()).not.toContain('may interrupt');
  open(table, 'end-us-phase');
  expect(titles()).toContain('may interrupt');
});
