// @vitest-environment page
import { beforeEach, expect, it, vi } from 'vitest';
import { dropDraft, keepDraft } from '../../src/app/kept-draft';
import * as making from '../../src/app/own/author/make-game';
import { parseRoute } from '../../src/app/route';
import { fail, ok } from '../../src/core/result';
import { AnotherGameScreen } from '../../src/ui/author/another-game';
import * as persisting from '../../src/ui/device/persistence';
import { control, draw, expectDrawn, freshPage, settled, tap, texts } from './drawn';

freshPage();

vi.mock('../../src/app/own/author/make-game', { spy: true });
vi.mock('../../src/ui/device/persistence', { spy: true });

const SLOT = 'war-diary:another-game';

beforeEach(() => {
  vi.clearAllMocks();
  dropDraft(SLOT);
  location.hash = '#/new/another';
  vi.mocked(persisting.askPersistence).mockResolvedValue(true);
});

const fields = () => [...document.querySelectorAll<HTMLInputElement>('input[type=text]')];
const values = () => fields().map(({ value }) => value);
async function typeAt(i: number, text: string): Promise<void> {
  const field = fields()[i];
  if (!field) throw new Error(`no field ${i}`);
  field.value = text;
  field.dispatchEvent(new Event('input', { bubbles: true }));
  await settled();
}

it('asks for the name, two sides, and how many turns', () =>
  expectDrawn('another-game', <AnotherGameScreen />));

it('is played once, with what was typed, and its draft is gone', async () => {
  let begun = (_: unknown) => {};
  vi.mocked(making.makeGame).mockReturnValue(new Promise((done) => (begun = done)) as never);
  await draw(<AnotherGameScreen />);
  await typeAt(0, ' Marengo ');
  await tap('Play');
  control('Starting…').click();
  expect(making.makeGame).toHaveBeenCalledOnce();
  expect(making.makeGame).toHaveBeenCalledWith({
    ...{ do: 'begin', title: 'Marengo', sides: ['Blue', 'Red'], turns: { name: 'Turn', count: 10 } },
  });
  begun(ok('monday'));
  await settled();
  expect(parseRoute(location.hash)).toEqual({ screen: 'game', game: 'monday', view: 'table' });
  await draw(<AnotherGameScreen />);
  expect(values()[0]).toBe('');
});

it('that cannot be stored is told, and what was typed stays for another try', async () => {
  vi.mocked(making.makeGame).mockResolvedValue(fail('store.full', 'The disk is full.'));
  await draw(<AnotherGameScreen />);
  await typeAt(0, 'Marengo');
  await tap('Play');
  expect(texts('[role=alert] p')).toEqual(['The disk is full.']);
  expect(location.hash).toBe('#/new/another');
  await draw(<AnotherGameScreen />);
  expect(values()).toEqual(['Marengo', 'Blue', 'Red', '10', 'Turn']);
});

it.each([
  ['game.title', 0],
  ['sides.2.name', 2],
  ['sides', 2],
  ['turns.count', 3],
  ['turns.name', 4],
])('what the file cannot hold at %s is said at its field, which has the focus', async (field, at) => {
  vi.mocked(making.makeGame).mockResolvedValue(fail('definition.long', 'It has 50 letters.', field));
  await draw(<AnotherGameScreen />);
  await typeAt(0, 'Marengo');
  await tap('Play');
  expect(texts('[role=alert]')).toEqual(['It has 50 letters.']);
  expect(document.activeElement).toBe(fields()[at]);
  expect(fields().map((one) => one.getAttribute('aria-invalid'))).toEqual(
    fields().map((_, i) => String(i === at)),
  );
  const told = fields()[at]?.getAttribute('aria-errormessage') ?? '';
  expect(document.getElementById(told)?.textContent).toBe('It has 50 letters.');
});

it.each([
  ['no game', { title: 3 }],
  ['a seventh side', { sides: ['A', 'B', 'C', 'D', 'E', 'F', 'G'] }],
  ['one side alone', { sides: ['A'] }],
  ['turns of another kind', { turns: 'endless' }],
])('a draft that is %s counts as nothing', async (_, other) => {
  const kept = { title: 'Kept', sides: ['A', 'B'], turns: 'open', count: '', dates: '', turn: 'Day' };
  keepDraft(SLOT, kept, 'device');
  await draw(<AnotherGameScreen />);
  expect(values()).toEqual(['Kept', 'A', 'B', 'Day']);
  keepDraft(SLOT, { ...kept, ...other }, 'device');
  await draw(<AnotherGameScreen />);
  expect(values()[0]).toBe('');
});
