import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { whoDoes } from '../../../src/core/who-does';
import { winnerLine as iphWinner } from '../../../src/games/iph/state/ends';
import { initialState as iph } from '../../../src/games/iph/state/state';
import { winnerLine as pearlWinner } from '../../../src/games/pearl-harbor-7dec41/state/score';
import { initialState as pearl } from '../../../src/games/pearl-harbor-7dec41/state/state';
import { endLabel } from '../../../src/games/usn-deluxe/procedures/by-hand';
import { initialState as usn } from '../../../src/games/usn-deluxe/state/state';

// A side or a player may be several: "The Allies win", "Ann wins".

describe('who does something, by name', () => {
  it.each([
    ['Ken', 'Ken wins'],
    ['Japan', 'Japan wins'],
    ['US', 'US wins'],
    ['Allies', 'The Allies win'],
    ['allies', 'The Allies win'],
    ['The Allies', 'The Allies win'],
    ['Ann and Bob', 'Ann and Bob win'],
    ['Ann & Bob', 'Ann & Bob win'],
    ['Hans & Greta', 'Hans & Greta win'],
    ['Ann / Bob', 'Ann / Bob win'],
    ['Ann + Bob', 'Ann + Bob win'],
    ['The US', 'The US wins'],
    ['The Boss', 'The Boss wins'],
    ['Smith, Jim', 'Smith, Jim wins'],
    ['C+', 'C+ wins'],
    ['Roland', 'Roland wins'],
    ['Nobody', 'Nobody wins'],
  ])('%s', (name, told) => expect(whoDoes(name, 'wins', 'win')).toBe(told));

  it('every end of every game whose sides are named, as they are called before anybody gives a name', () => {
    const ends = [
      ...(['j', 'a', 'nobody'] as const).map((end) => endLabel(usn(), end)),
      ...(['jp', 'us', 'nobody'] as const).map((end) => iphWinner(iph(), end)),
      ...(['jp', 'us', 'nobody'] as const).map((end) => pearlWinner(pearl(), end)),
    ];
    const others = ['Japan wins', 'US wins', 'Nobody wins'];
    expect(ends).toEqual(['Japan wins', 'The Allies win', 'Nobody wins', ...others, ...others]);
  });

  it('no sentence of the source puts a verb of one behind the name of a player or a seat', () => {
    const verbs = 'wins|has|loses|chooses|keeps|takes|goes|brings|puts|looks|is handed|plays|attacks|moves';
    const names = 'players(\\.\\w+|\\[[^\\]]+\\])( \\?\\? [^}]+)?|(seat|asked|to|taken|named)\\.(name|value)';
    const wrong = new RegExp(`\\{[^{}]*\\b(${names})\\} (${verbs})\\b`);
    const files = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((name) =>
      /\.tsx?$/.test(name),
    );
    const found = files.flatMap((name) =>
      readFileSync(`src/${name}`, 'utf8')
        .split('\n')
        .filter((line) => wrong.test(line))
        .map((line) => `${name}: ${line.trim()}`),
    );
    expect(files.length).toBeGreaterThan(500);
    expect(found).toEqual([]);
  });
});
