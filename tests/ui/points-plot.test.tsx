// @vitest-environment page
import { expect, it } from 'vitest';
import { Plot } from '../../src/ui/report/points-plot';
import { draw, freshPage, texts } from './drawn';

freshPage();

const MARKS = [
  { label: 'Strategic', at: 40 },
  { label: 'Draw', at: 22 },
  { label: 'Win', at: 25 },
];
async function namesAt(value: number): Promise<readonly string[]> {
  const turns = ['1', '2'].map((turn) => ({ turn, moment: turn, value, thresholds: MARKS }));
  await draw(<Plot turns={turns} />);
  return texts('.threshold-name');
}

it('thresholds that lie near each other are named in one line, so that no name lies on another', async () => {
  expect(await namesAt(-64)).toEqual(['Strategic at 40', 'Draw at 22, Win at 25']);
  // From 0 to 40 there is room for two lines and no third.
  expect(await namesAt(10)).toEqual(['Strategic at 40', 'Draw at 22, Win at 25']);
});

it('thresholds with room between them have a line each', async () => {
  const turns = ['1', '2'].map((turn) => ({
    ...{ turn, moment: turn, value: 0 },
    thresholds: [
      { label: 'Lost', at: -20 },
      { label: 'Won', at: 20 },
    ],
  }));
  await draw(<Plot turns={turns} />);
  expect(texts('.threshold-name')).toEqual(['Won at 20', 'Lost at −20']);
});
