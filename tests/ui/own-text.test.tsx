// @vitest-environment page
import { type Signal, signal } from '@preact/signals';
import { options } from 'preact';
import { afterEach, expect, it, vi } from 'vitest';
import { keepOwnText } from '../../src/ui/device/own-text';
import { draw, freshPage, settled, texts } from './drawn';

freshPage();

const { debounceRendering } = options;
afterEach(() => {
  Object.assign(options, { debounceRendering });
  vi.restoreAllMocks();
});

const Score = ({ points }: { points: Signal<number> }) => (
  <main>
    <p>Red leads by {points.value}</p>
    <p>
      Blue has <b>{points.value + 1}</b>
    </p>
  </main>
);

async function drawn(points: Signal<number>) {
  await draw(<Score points={points} />);
  const [main, line, bold] = ['main', 'p', 'b'].map((name) => document.querySelector<HTMLElement>(name));
  if (!main || !line || !bold) throw new Error('nothing is drawn');
  keepOwnText(main);
  return { line, bold };
}

it('a change that cannot be put back stops neither the others from it nor what is drawn', async () => {
  const points = signal(2);
  const { line, bold } = await drawn(points);
  line.replaceChildren('Rot führt mit 2');
  // Put around what it was put into, once nobody watches the two.
  const around = document.createElement('font');
  bold.append(around);
  around.remove();
  bold.parentElement?.remove();
  await settled();
  around.append(bold);
  const insert = vi.spyOn(bold, 'insertBefore');
  points.value = 3;
  await settled();
  expect(insert.mock.results.map(({ type }) => type)).toEqual(['throw']);
  expect(texts('p')).toEqual(['Red leads by 3', 'Blue has ']);
  points.value = 4;
  await settled();
  expect(texts('p')[0]).toBe('Red leads by 4');
});
