// @vitest-environment page
import { signal } from '@preact/signals';
import { beforeEach, expect, it, vi } from 'vitest';
import { hasFinished, noteVerdict, wasOffered } from '../../src/app/first-steps';
import type { Session } from '../../src/app/session';
import { SaveLine } from '../../src/ui/ask/save-line';
import { originWords } from '../../src/ui/backups/last-copy';
import { installOffer } from '../../src/ui/device/install';
import { InstallCard } from '../../src/ui/device/install-card';
import { persistence } from '../../src/ui/device/persistence';
import { draw, freshPage, tap, texts } from './drawn';

freshPage();
beforeEach(() => {
  localStorage.clear();
  installOffer.value = undefined;
});

const session = (verdict: object | undefined, practice: boolean, origin?: string) =>
  ({
    table: signal({ verdict }),
    pack: signal({ practice }),
    row: signal({ origin: origin && { game: origin, lines: 3 } }),
  }) as unknown as Session;

it('a game that is over on the tables of its players is the end of practice; one on practice tables is not', () => {
  noteVerdict(session(undefined, false));
  noteVerdict(session({}, true));
  noteVerdict(session({}, false, 'example:toy'));
  noteVerdict(session({}, false, 'practice:toy'));
  expect(hasFinished()).toBe(false);
  noteVerdict(session({}, false));
  expect(hasFinished()).toBe(true);
});

it('installing is offered once, where the browser would do it', async () => {
  const offer = vi.fn(async () => {});
  installOffer.value = offer;
  await draw(<InstallCard />);
  expect(texts('h2, button')).toEqual(['Keep War Diary on this phone?', 'Install', 'Not now']);
  expect(wasOffered()).toBe(true);
  await tap('Install');
  expect(offer).toHaveBeenCalledOnce();
  await tap('Not now');
  expect(texts('h2')).toEqual([]);
  await draw(<p />);
  await draw(<InstallCard />);
  expect(texts('h2')).toEqual([]);
});

it('an example does not say that it is not protected, and what it is called tells it from a practice game', async () => {
  persistence.value = 'unprotected';
  await draw(<SaveLine save={{ kind: 'saved' } as never} entries={3} />);
  expect(texts('.save')).toEqual(['saved · 3 entries · not protected']);
  await draw(<SaveLine save={{ kind: 'saved' } as never} entries={3} isExample />);
  expect(texts('.save')).toEqual(['saved · 3 entries']);
  const from = (game: string) => originWords({ entries: 3, origin: { game, lines: 3 } } as never, []);
  expect([from('example:toy'), from('practice:toy'), from('x')]).toEqual([
    'An example to look around in',
    'A practice game',
    'From a file of 3 entries',
  ]);
});
