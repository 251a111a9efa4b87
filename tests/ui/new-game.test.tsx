import { render } from 'preact-render-to-string';
import { expect, it } from 'vitest';
import type { GameMeta } from '../../src/core/play/game';
import { NewGameScreen } from '../../src/ui/first/new-game';

const meta: GameMeta = {
  id: 'some',
  title: 'Some game',
  blurb: 'For two.',
  load: () => Promise.reject(new Error('not needed')),
  bounds: () => Promise.reject(new Error('not needed')),
};
const html = (game: GameMeta) => render(<NewGameScreen registry={[game]} />);

it('a game whose tables are partly on a sheet asks where they come from', () => {
  expect(html(meta)).toContain('Learn from my mapsheet as we play');
  expect(html(meta)).toContain('Practice tables');
});

it('a game whose rulebook prints every table has nothing to choose', () => {
  expect(html({ ...meta, printed: true })).not.toMatch(/Charts|mapsheet|Practice/);
  expect(html({ ...meta, printed: true })).toContain('Title');
});
