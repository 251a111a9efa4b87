// @vitest-environment page
import type { ComponentChild } from 'preact';
import { afterEach, expect, it, vi } from 'vitest';
import { fail, ok } from '../../src/core/result';
import { BackupsScreen } from '../../src/ui/backups/backups';
import { JoinScreen } from '../../src/ui/exchange/join-screen';
import { TogetherScreen } from '../../src/ui/exchange/together';
import { OrganiserScreen } from '../../src/ui/hall/organiser/organiser-screen';
import { type Reader, useWorking } from '../../src/ui/kit/working';
import { PacksScreen } from '../../src/ui/packs/packs';
import { registry } from '../games/toy/registry';
import { toy, toyMeta } from '../games/toy/toy';
import { host, join } from '../support/phones';
import { pause, until } from '../support/until';
import { atTable, sitDownNow } from './at-table';
import { control, draw, freshPage, settled, tap, texts } from './drawn';

freshPage();
afterEach(() => void vi.restoreAllMocks());

const CANCELLED = 'Reading was cancelled. Nothing was changed.';

/** Ann's phone at a table with Ken. */
function atTwo() {
  const [one, two] = toy.sides.map(({ id }) => id);
  const table = sitDownNow(toy);
  const ann = host(toy, { writer: 'ann', seat: one ?? '', name: 'Ann' }, table.projection.entries);
  const { game, projection, pack } = join(ann, { writer: 'ken', seat: two ?? '', name: 'Ken' });
  return atTable(
    { ...sitDownNow(game), projection, pack },
    { row: { seat: { table: 'table', writer: 'ann' } } },
  );
}

/** Every screen that takes a file. */
const SCREENS: Record<string, () => ComponentChild> = {
  copies: () => <BackupsScreen registry={registry} game={undefined} />,
  'a game to join': () => <JoinScreen registry={registry} />,
  together: () => <TogetherScreen session={atTwo()} registry={registry} item={undefined} />,
  charts: () => <PacksScreen meta={toyMeta} />,
  'an event': () => <OrganiserScreen />,
};

/** A file in a cloud that does not answer, and later does. */
function slowFile() {
  let answer = (_: string) => {};
  const text = new Promise<string>((resolve) => (answer = resolve));
  const file = new File(['{}'], 'a.json');
  const arrayBuffer = async () => new TextEncoder().encode(await text).buffer;
  const late = { text: () => text, arrayBuffer };
  return { file: Object.assign(file, { ...late, slice: () => late }), answer };
}

const choose = (file: File) => {
  const field = document.querySelector<HTMLInputElement>('input[type=file]');
  Object.defineProperty(field, 'files', { value: [file], configurable: true });
  field?.focus();
  field?.dispatchEvent(new Event('change', { bubbles: true }));
};
const dialogs = () => texts('dialog h2');

it.each(Object.entries(SCREENS))(
  'a file that does not come is waited for no longer: %s',
  async (_, screen) => {
    Object.defineProperty(navigator, 'mediaDevices', { value: undefined, configurable: true });
    await draw(screen());
    await until(() => expect(document.querySelector('input[type=file]')).not.toBeNull());
    const title = texts('h1');
    const { file, answer } = slowFile();
    choose(file);
    // Not until all is settled: that may take longer than the dialog waits.
    await pause(0);
    expect(dialogs()).toEqual([]);
    await until(() => expect(dialogs()).toEqual(['Reading the file…']));
    await tap('Cancel');
    expect(dialogs()).toEqual([]);
    expect(texts('[role=alert] p')).toEqual([CANCELLED]);
    // What comes after all is not taken.
    answer('{"format":"war-diary-pack","version":1}');
    await settled();
    expect(texts('[role=alert] p')).toEqual([CANCELLED]);
    expect([texts('h1'), location.hash]).toEqual([title, '']);
  },
);

let said: unknown[] = [];
function Probe({ reader }: { reader: Reader<string> }) {
  const work = useWorking();
  return (
    <>
      {work.shown}
      <button
        type="button"
        onClick={() => void work.read('Reading the file…', reader).then((result) => said.push(result))}
      >
        Open
      </button>
    </>
  );
}
const never = () => new Promise<never>(() => {});
const stopped = { ok: false, problem: { code: 'read.stopped', message: CANCELLED } };

it('what is quick is not spoken of', async () => {
  said = [];
  await draw(<Probe reader={async () => ok('read')} />);
  await tap('Open');
  expect(said).toEqual([ok('read')]);
  await new Promise((next) => setTimeout(next, 450));
  expect(dialogs()).toEqual([]);
});

it('Escape cancels it, the signal says so, and the focus is where it was', async () => {
  said = [];
  let signal: AbortSignal | undefined;
  const reader: Reader<string> = (own) => {
    signal = own;
    return never();
  };
  await draw(<Probe reader={reader} />);
  control('Open').focus();
  await tap('Open');
  await until(() => expect(dialogs()).toEqual(['Reading the file…']));
  expect(document.querySelector('dialog')?.getAttribute('aria-describedby')).not.toBeNull();
  // As the browser does for Escape.
  document.querySelector('dialog')?.close();
  await settled();
  expect(said).toEqual([stopped]);
  expect(signal?.aborted).toBe(true);
  expect(document.activeElement).toBe(control('Open'));
});

it('what writes is no longer cancelled, and says how it ended', async () => {
  said = [];
  let end = (_: ReturnType<typeof fail>) => {};
  const reader: Reader<string> = (_, writes) => {
    writes();
    return new Promise((resolve) => (end = resolve));
  };
  await draw(<Probe reader={reader} />);
  await tap('Open');
  await until(() => expect(dialogs()).toEqual(['Saving…']));
  expect(texts('dialog button')).toEqual([]);
  document.querySelector('dialog')?.close();
  await settled();
  expect(said).toEqual([]);
  end(fail('store.full', 'The disk is full.'));
  await settled();
  expect(said).toEqual([fail('store.full', 'The disk is full.')]);
  expect(dialogs()).toEqual([]);
});

it('whoever leaves the screen cancels it, and so does what is begun after it', async () => {
  said = [];
  const signals: AbortSignal[] = [];
  const reader: Reader<string> = (own) => {
    signals.push(own);
    return never();
  };
  await draw(<Probe reader={reader} />);
  await tap('Open');
  await tap('Open');
  expect(signals.map(({ aborted }) => aborted)).toEqual([true, false]);
  await draw(<p>Elsewhere</p>);
  expect(signals.map(({ aborted }) => aborted)).toEqual([true, true]);
  // Of one that another took the place of nothing is said.
  expect(said).toEqual([undefined, stopped]);
});

it('what is read, then written, is not cancelled as its first dialog goes, nor by Escape in the second', async () => {
  let write = () => {};
  let signal: AbortSignal | undefined;
  const reader: Reader<string> = (own, writes) => {
    [signal, write] = [own, writes];
    return never();
  };
  await draw(<Probe reader={reader} />);
  await tap('Open');
  await until(() => expect(dialogs()).toEqual(['Reading the file…']));
  const closed = vi.fn();
  document.querySelector('dialog')?.addEventListener('close', closed);
  write();
  await until(() => expect(dialogs()).toEqual(['Saving…']));
  await settled();
  expect(closed).toHaveBeenCalled();
  expect(signal?.aborted).toBe(false);
  const cancel = new Event('cancel', { cancelable: true });
  document.querySelector('dialog')?.dispatchEvent(cancel);
  expect(cancel.defaultPrevented).toBe(true);
});
