import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readDefinition } from '../../../src/own/format/parse';
import { ownGame } from '../../../src/own/play/game';
import { NO_HANDS, playScript } from '../../support/seat';

const file = new URL('../format/files/hollow-ridge.json', import.meta.url);
const read = readDefinition(readFileSync(file, 'utf8'));
if (!read.ok) throw new Error(read.problem.message);
const hollow = { ...read.value.definition, hash: 'hollow-3' };
const game = ownGame([hollow]);

test('plays a turn of Hollow Ridge', async () => {
  const seat = await playScript(
    game,
    {
      play: async (table) => {
        await table.finish({ players: { blue: 'Ann', grey: 'Bo' } });

        await table.act('end-step');
        await table.act('end-step');

        await table.act('act:draw', { 'chit cup': 'corps:b1' });
        await table.act('act:attack', {
          foe: 'g2',
          'att+def+how': { att: 9, def: 6, 'mods:half': [], 'mods:ground': ['hill'], 'mods:ground:side': 2 },
          'die crt': 6,
          'die leader': [1, 2],
        });
      },
    },
    NO_HANDS,
  );
  expect(seat.state.place.turn).toBe(1);
});
