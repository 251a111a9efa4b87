import '../../../src/ui/kit/base.css';
import '../../../src/ui/first/shell.css';
import { h, render } from 'preact';
import { BoardScreen } from '../../../src/ui/hall/board/board-screen';
import { DIRECTOR, fakeHall, summary } from '../../support/fake-hall';

// A director's board before a hall that needs no server: an evening of thirty tables, as it stands after an hour.
const MINUTE = 60_000;
const root = document.getElementById('app');
const hall = fakeHall();
const names = ['Ann', 'Ken', 'Mia', 'Tom', 'Bartholomew Featherstonehaugh', 'Yuki', 'Ola', 'Zoë'];
const name = (i: number) => names[i % names.length] ?? '';
const sides = ['US', 'Japan'];

async function evening(): Promise<void> {
  hall.state.value = 'reading';
  for (let table = 1; table <= 27; table += 1) {
    const players = sides.map((side, i) => ({ name: name(table * 2 + i), side }));
    const over = table % 9 === 0 && { over: 'Japan wins: 24 points and both beachheads are held.' };
    const at = Date.now() - (table % 7) * 4 * MINUTE;
    const points = [`US ${table}`, `Japan ${30 - table}`];
    const stands = { turn: `${6 + (table % 5)} Dec, Afternoon`, points, players, lines: 40 + table };
    const told = {
      title: 'Invasion Pearl Harbor',
      pen: name(table * 2),
      asks: 'Landing roll',
      ...stands,
      ...over,
    };
    await hall.tell(table, summary(told), at);
  }
  await hall.tell(28, summary({ players: [], asks: 'Choose your side' }));
  hall.state.value = 'on';
  for (let table = 1; table <= 26; table += 1) if (table % 4) await hall.live(table);
  await hall.live(30);
}

function open(_: unknown, listener: Parameters<typeof hall.open>[0]) {
  const opened = hall.open(listener);
  void evening();
  return opened;
}

if (root) render(h(BoardScreen, { pass: DIRECTOR, open }), root);
