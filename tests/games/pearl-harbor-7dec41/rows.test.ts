import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { expected } from './pearl';

/** What players keep on the map and with their counters; the app reminds of it or says nothing. */
const ON_THE_MAP = [
  'entry from the west',
  'entry from the northwest',
  'entry from the south',
  'no going beyond entry hex, turn 1',
  'too many markers',
  'battle squadron outside the limit',
  'Japanese in a search sector',
  'penned in by undamaged ship',
  'second wave from same hex',
  'damaged carrier launches',
  'own carrier sound',
  'own carrier sunk',
  'own carrier only damaged',
  'bomber, second attack on mission',
  'Kate load is noted beforehand',
  'readying overnight',
  'take-off impulse',
  'three squadrons off one carrier',
  'six carriers, one impulse',
  'land base, both kinds at once',
  'wave goes at once',
  'Army bomber comes home',
  'marker for damaged',
  'marker for bottomed',
  'marker for destroyed',
  'unreadied marker',
  'readied marker',
];

/** Rows that a test tries in words of its own. */
const IN_OTHER_WORDS: { readonly [name: string]: string } = {
  'end of a false alarm': 'precautions',
  'first confirmed detection, real attack': 'precautions',
  'real attack, nothing confirmed yet': 'precautions',
  'joint command bought in game 1': 'score',
  'readied then sent out': 'precautions',
  'ship sunk in channel': 'score',
  'two penned in': 'score',
  'penned-in ship itself damaged': 'score',
  'radar may be disbelieved': 'detection',
  'tenth impulse': 'steps',
  'undamaged carrier in the force': 'situations',
  'force without carriers': 'situations',
  'Ford Island fighters': 'situations',
  'squadron at two ships': 'situations',
  'squadron over an airbase with four': 'air',
  'two attackers, three on base': 'situations',
  'bottomed at sea': 'by-hand',
  'transport hit': 'air-hits',
  'fuel tank hit': 'air-hits',
  'landing won': 'landing',
};

const folder = new URL('./', import.meta.url);
const files = readdirSync(folder).filter((file) => file.endsWith('.ts') && file !== 'rows.test.ts');
const sources = files.map((file) => readFileSync(new URL(file, folder), 'utf8'));
const literals = sources.flatMap((source) =>
  [...source.matchAll(/'((?:[^'\\\n]|\\.)*)'/g)].map(([, text = '']) => text),
);

it('every situation typed from the rulebook is tried, or kept on the map', () => {
  const rows = expected<{ readonly heading: string; readonly name: string }>('procedures');
  const named = (heading: string, name: string): boolean =>
    literals.some((text) => text === name || (text.length > 6 && heading.startsWith(text)));
  const left = rows.filter(({ heading, name }) => !named(heading, name)).map(({ name }) => name);
  expect(left.sort()).toEqual([...ON_THE_MAP, ...Object.keys(IN_OTHER_WORDS)].sort());
});

it('what is tried in other words is tried in a file that exists', () => {
  const known = files.filter((file) => file.endsWith('.test.ts')).map((file) => file.replace('.test.ts', ''));
  expect(Object.values(IN_OTHER_WORDS).filter((file) => !known.includes(file))).toEqual([]);
});
