import 'fake-indexeddb/auto';
import { expect, it } from 'vitest';
import { openExample } from '../../../src/app/example';
import { openSession } from '../../../src/app/open-session';
import { foldJournal } from '../../../src/core/journal/projection';
import { pearlHarbor } from '../../../src/games/pearl-harbor-7dec41/game';
import { pearlHarborMeta } from '../../../src/games/pearl-harbor-7dec41/meta';
import { scoreOf } from '../../../src/games/pearl-harbor-7dec41/state/score';
import { opened } from '../../app/backup-support';
import { freshStore, take } from '../../app/session-support';
import { exampleOf } from '../../support/example';

it('it stands in the middle of the attack', async () => {
  const { state } = foldJournal(pearlHarbor, await exampleOf(pearlHarborMeta));
  expect({
    hurt: state.game.ships
      .filter(({ status }) => status !== 'ok')
      .map(({ name, status }) => `${name} ${status}`),
    real: scoreOf(state).real,
  }).toEqual({
    hurt: [
      'Arizona destroyed',
      'Maryland damaged',
      'Oklahoma bottomed',
      'West Virginia damaged',
      'Nevada damaged',
    ],
    // 6, 2, 4, 2, 2 and a P-40B.
    real: 17,
  });
});

it('its strike over, the next one or the next impulse is begun with one tap', async () => {
  const store = await freshStore();
  const id = take(await openExample(pearlHarborMeta, opened(store)));
  const session = take(await openSession([pearlHarborMeta], id, opened(store)));
  await session.answer('hit', { kind: 'dice', faces: [1], by: 'app' });
  const { main, actions } = session.table.value;
  expect(main?.label).toBe('Japan strikes');
  const next = actions.find(({ label }) => label === 'Next impulse');
  if (next) await session.start(next);
  expect(session.table.value.subheading).toBe('Game 1, Air operations, impulse 5 of 9');
  session.close();
});
