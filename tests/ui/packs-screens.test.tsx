// @vitest-environment page
import { afterEach, describe, expect, it, vi } from 'vitest';
import { handFile, takeHandedFile } from '../../src/app/handed-file';
import * as packs from '../../src/app/packs';
import { digitsOf } from '../../src/app/qr-text';
import { diffPacks } from '../../src/core/charts/merge-packs';
import { emptyPack, withLessons } from '../../src/core/charts/pack';
import { fail, ok } from '../../src/core/result';
import { QrCode } from '../../src/ui/kit/codes/qr-code';
import { ImportScreen } from '../../src/ui/packs/import';
import { PackCard } from '../../src/ui/packs/pack-card';
import { PacksScreen } from '../../src/ui/packs/packs';
import { Scanner } from '../../src/ui/packs/scanner';
import { toy, toyMeta } from '../games/toy/toy';
import { pause, until } from '../support/until';
import { control, draw, expectDrawn, expectOutline, freshPage, settled, tap, texts, type } from './drawn';

freshPage();

vi.mock('../../src/app/packs', { spy: true });
afterEach(() => vi.clearAllMocks());

const game = toy as never;
const taught = (chart: string, column: string, row: string, value: unknown, source = 'mapsheet') =>
  ({ chart, column, row, cell: { value, source } }) as never;
const labels = (...all: readonly string[]) => ({ chart: 'patrol', axis: 'columns', heads: all }) as never;

const mine = withLessons(
  emptyPack('own:toy', 'toy', 'Ours'),
  [
    labels('1:1', '2:1'),
    taught('coves', 'kind', 'seal', 'cave'),
    taught('coast', 'hours', 'sand', 2),
    taught('coast', 'hours', 'rocks', 4),
  ],
  1,
);
const theirs = withLessons(
  emptyPack('x', 'toy', 'Ann’s'),
  [
    labels('1:1', '3:1'),
    taught('coves', 'kind', 'seal', 'hut', 'practice'),
    taught('coast', 'hours', 'sand', 2),
    taught('coast', 'lamps', 'sand', 'no'),
  ],
  1,
);
/** What a camera gives; which of its tracks are stopped is noted. */
const pictures = (stopped: string[]) =>
  Object.assign(new MediaStream(), {
    getTracks: () => ['a', 'b'].map((name) => ({ stop: () => stopped.push(name) })),
  });
const submitIn = async (css: string) => {
  document.querySelector(css)?.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
  await settled();
};

describe('charts brought in', () => {
  const plan = { theirs, mine, base: 1, diff: diffPacks(toy.charts, mine, theirs) };
  const screen = (onDone = vi.fn(), given: object = plan) => (
    <ImportScreen meta={toyMeta} game={game} plan={given as never} onDone={onDone} />
  );

  it('say every difference before anything is changed', () => expectDrawn('import', screen()));

  it('are taken into the set here, of what differs only what was chosen', async () => {
    const onDone = vi.fn();
    vi.mocked(packs.takeImport).mockResolvedValue(ok(mine));
    await draw(screen(onDone));
    const radios = () => [...document.querySelectorAll<HTMLInputElement>('input[type=radio]')];
    const [ours, first, , second] = radios();
    // Three taps before anything is painted: each counts.
    for (const radio of [first, second, ours]) radio?.click();
    await settled();
    await tap('Take into "Ours"');
    expect(packs.takeImport).toHaveBeenCalledWith(toyMeta, plan, {
      kind: 'merge',
      take: new Set([plan.diff.differing[1]?.key]),
    });
    expect(onDone).toHaveBeenCalledWith('Taken into "Ours".');
  });

  it('may be a set of their own, under another name', async () => {
    const onDone = vi.fn();
    vi.mocked(packs.takeImport).mockResolvedValue(ok(mine));
    await draw(screen(onDone));
    expect((control('Name of the new set') as HTMLInputElement).value).toBe('Ann’s');
    await type('Name of the new set', 'Club');
    await submitIn('form');
    expect(packs.takeImport).toHaveBeenCalledWith(toyMeta, plan, { kind: 'new', name: 'Club' });
    expect(onDone).toHaveBeenCalledWith('"Club" is a set of its own.');
    await tap('Change nothing');
    expect(onDone).toHaveBeenLastCalledWith('Nothing was changed.');
  });

  it('that cannot be taken are told, and stay', async () => {
    const onDone = vi.fn();
    vi.mocked(packs.takeImport).mockResolvedValue(fail('pack.name', 'Such a set is there.'));
    await draw(screen(onDone));
    await submitIn('form');
    expect(texts('[role=alert] p')).toEqual(['Such a set is there.']);
    await tap('Dismiss');
    expect(texts('[role=alert]')).toEqual([]);
    expect(onDone).not.toHaveBeenCalled();
  });

  it('with nothing like them here, or nothing new, say no more than there is', async () => {
    const empty = emptyPack('y', 'toy', 'None');
    const lone = { theirs, base: 0, diff: diffPacks(toy.charts, empty, theirs) };
    await draw(screen(vi.fn(), lone));
    expect(texts('.card > p')[0]).toBe('No set here has this name: 4 new, 0 differ, 0 the same.');
    expect(texts('footer > .main')).toEqual([]);
    expect(texts('h2')).toEqual(['New here']);
    const same = {
      theirs: { ...mine, practice: true },
      mine,
      base: 1,
      diff: diffPacks(toy.charts, mine, mine),
    };
    await draw(screen(vi.fn(), same));
    expect(texts('.card > p, h2')).toEqual([
      'Against "Ours" here: 0 new, 0 differ, 4 the same.',
      'Nothing has been changed yet.',
    ]);
    expect(texts('header .practice')).toHaveLength(1);
  });

  it('of a chart that is not known name it by its key', async () => {
    const cell = { value: 'x', source: 'mapsheet' };
    const row = { key: 'gone|a|b', chart: 'gone', column: 'a', row: 'b', theirs: cell };
    const diff = {
      added: [row, { ...row, key: 'none', theirs: undefined }],
      differing: [],
      equal: 0,
      onlyMine: 0,
    };
    await draw(screen(vi.fn(), { ...plan, diff }));
    expect(texts('.list li')).toEqual(['gone|a|bx', 'none–']);
  });
});

describe('a set of charts', () => {
  const card = (more: object = {}) => {
    const acts = {
      onRename: vi.fn(async () => true),
      onCopy: vi.fn(async () => true),
      onRemove: vi.fn(async () => true),
      onProblem: vi.fn(),
    };
    return { ...acts, node: <PackCard game={game} pack={mine} {...acts} {...more} /> };
  };

  it('says how much of it is known, and is renamed, copied, and removed once that is confirmed', async () => {
    const { node, onRename, onCopy, onRemove } = card();
    await expectDrawn('pack-card', node);
    await type('Name', 'Club');
    await submitIn('form');
    expect(onRename).toHaveBeenCalledWith('Club');
    await submitIn('form:last-of-type');
    expect(onCopy).toHaveBeenCalledWith('Ours, copy');
    await tap('Remove');
    expectOutline('pack-remove', 'dialog');
    await tap('Keep');
    expect(texts('dialog')).toEqual([]);
    expect(onRemove).not.toHaveBeenCalled();
    await tap('Remove');
    document.querySelector<HTMLElement>('dialog .danger')?.click();
    await settled();
    expect(onRemove).toHaveBeenCalledOnce();
    expect(texts('dialog')).toEqual([]);
  });

  it('is shown as a code and hidden again', async () => {
    await draw(card().node);
    await tap('Show as a code');
    await until(() => expect(texts('svg.qr')).toHaveLength(1));
    expect(control('Hide the code').getAttribute('aria-expanded')).toBe('true');
    expect(document.querySelector('.qr')?.getAttribute('aria-label')).toBe(
      'Ours as a code to be scanned by the other phone',
    );
    await tap('Hide the code');
    expect(texts('svg.qr')).toEqual([]);
  });

  it('too large for a code is told', async () => {
    const { node, onProblem } = card();
    const cells = Object.fromEntries(
      Array.from({ length: 4000 }, (_, i) => [`${i}|${i}`, { value: Math.sin(i), source: 'mapsheet' }]),
    );
    const large = { ...mine, cells: { patrol: cells } } as never;
    await draw(node);
    await draw(card({ pack: large, onProblem }).node);
    await tap('Show as a code');
    await until(() => expect(onProblem).toHaveBeenCalledOnce());
    expect(texts('svg.qr')).toEqual([]);
  });

  it('of practice tables says so', async () => {
    await draw(card({ pack: { ...mine, practice: true } }).node);
    expect(texts('.practice')).toHaveLength(1);
  });
});

it('a code is black on white with four modules of quiet about it', async () => {
  await draw(<QrCode text="0123" label="A code" />);
  const box = document.querySelector('svg');
  expect(box?.getAttribute('viewBox')).toBe('0 0 29 29');
  expect(document.querySelector('.qr-paper')?.getAttribute('d')).toBe('M0 0H29V29H0z');
  const ink = document.querySelector('.qr-ink')?.getAttribute('d') ?? '';
  expect(ink).toMatch(/^(M\d+ \d+h1v1h-1z)+$/);
  expect(ink.startsWith('M4 4h1v1h-1zM5 4h1v1h-1z')).toBe(true);
});

describe('the scanner', () => {
  const stopped: string[] = [];
  const camera = (getUserMedia: unknown) =>
    Object.defineProperty(navigator, 'mediaDevices', {
      value: getUserMedia && { getUserMedia },
      configurable: true,
    });
  const stream = async () => pictures(stopped);
  const seeing = (...codes: readonly string[]) => {
    const left = [...codes];
    const detect = vi.fn(async () => left.splice(0, 1).map((rawValue) => ({ rawValue })));
    const made: object[] = [];
    class BarcodeDetector {
      static getSupportedFormats = async () => ['ean_13', 'qr_code'];
      detect = detect;
      constructor(how: object) {
        made.push(how);
      }
    }
    vi.stubGlobal('BarcodeDetector', BarcodeDetector);
    return { detect, made };
  };
  afterEach(() => {
    vi.unstubAllGlobals();
    stopped.length = 0;
  });
  const scan = (onText: (text: string) => Promise<boolean>, onStop = vi.fn()) => (
    <Scanner onText={onText} onStop={onStop} />
  );

  it('looks until a code is what is looked for, and lets go of the camera', async () => {
    const getUserMedia = vi.fn(stream);
    camera(getUserMedia);
    const { made } = seeing('', 'other', 'it', 'more');
    const onText = vi.fn(async (text: string) => text === 'it');
    await expectDrawn('scanner', scan(onText));
    await until(() => expect(stopped).toEqual(['a', 'b']));
    expect(onText.mock.calls).toEqual([['other'], ['it']]);
    expect(made).toEqual([{ formats: ['qr_code'] }]);
    expect(getUserMedia).toHaveBeenCalledWith({
      video: { facingMode: 'environment', width: { ideal: 1280 } },
      audio: false,
    });
  });

  it('that cannot look at a picture goes on to the next', async () => {
    camera(stream);
    const { detect } = seeing();
    detect
      .mockRejectedValueOnce(new Error('no picture yet'))
      .mockResolvedValueOnce([])
      .mockResolvedValueOnce([{ rawValue: 'it' }]);
    const onText = vi.fn(async () => true);
    await draw(scan(onText));
    await until(() => expect(onText).toHaveBeenCalledOnce());
  });

  it('that is stopped finds nothing more, and lets go of the camera', async () => {
    camera(stream);
    const onStop = vi.fn();
    const { detect } = seeing();
    const onText = vi.fn(async () => false);
    await draw(scan(onText, onStop));
    await tap('Stop');
    expect(onStop).toHaveBeenCalledOnce();
    stopped.length = 0;
    await draw(<p />);
    // A look that comes back at that moment lets go of it once more.
    expect([...new Set(stopped)]).toEqual(['a', 'b']);
    const looks = detect.mock.calls.length;
    await pause(150);
    expect(detect.mock.calls.length).toBe(looks);
  });

  it('that is left before the camera has opened lets go of it', async () => {
    let open = (_: MediaStream) => {};
    camera(
      () =>
        new Promise((resolve) => {
          open = resolve;
        }),
    );
    seeing('it');
    const onText = vi.fn(async () => true);
    await draw(scan(onText));
    await draw(<p />);
    open(await stream());
    await settled();
    expect(stopped).toEqual(['a', 'b']);
    expect(onText).not.toHaveBeenCalled();
  });

  it.each([
    [
      'is not allowed',
      () => Promise.reject(new DOMException('no', 'NotAllowedError')),
      'The camera was not allowed.',
    ],
    [
      'is busy',
      () => Promise.reject(new DOMException('no', 'NotReadableError')),
      'Another app or tab holds the camera.',
    ],
    [
      'is named like one',
      () => Promise.reject(Object.assign(new Error('x'), { name: 'NotAllowedError' })),
      'No camera can be used here.',
    ],
    ['is not there', undefined, 'No camera can be used here.'],
  ])('says what to do where the camera %s', async (_, getUserMedia, words) => {
    camera(getUserMedia);
    const onStop = vi.fn();
    await draw(scan(async () => true, onStop));
    expect(texts('[role=alert]')[0]?.startsWith(words)).toBe(true);
    expect(texts('video')).toEqual([]);
    await tap('Close');
    expect(onStop).toHaveBeenCalledOnce();
  });

  it('brings a decoder of its own where the browser reads no such codes', async () => {
    for (const formats of [async () => ['ean_13'], () => Promise.reject(new Error('no'))]) {
      camera(stream);
      const { made } = seeing('it');
      Reflect.set(Reflect.get(globalThis, 'BarcodeDetector'), 'getSupportedFormats', formats);
      await draw(scan(async () => true));
      await pause(20);
      expect(made).toEqual([]);
    }
  });
});

describe('the sets of a game', () => {
  const listed = (...all: readonly object[]) =>
    vi.mocked(packs.listPacks).mockResolvedValue(ok(all as never));
  const screen = <PacksScreen meta={toyMeta} />;
  const give = async (file: File) => {
    const field = control('From a file') as HTMLInputElement;
    Object.defineProperty(field, 'files', { value: [file], configurable: true });
    field.dispatchEvent(new Event('change', { bubbles: true }));
    await settled();
    await settled();
  };

  it('are listed; a new one is made by its name, and one of no name is none', async () => {
    listed(mine, theirs);
    vi.mocked(packs.createPack).mockResolvedValue(ok(mine));
    await draw(screen);
    expect(texts('h1, .total-line b, output')).toEqual(['Charts: Smugglers', 'Ours', 'Ann’s']);
    await type('Name of a new set', '  ');
    await submitIn('footer form');
    expect(packs.createPack).not.toHaveBeenCalled();
    await type('Name of a new set', ' Club ');
    await submitIn('footer form');
    expect(packs.createPack).toHaveBeenCalledWith(toyMeta, 'Club');
    expect(texts('output')).toEqual(['"Club" is ready to be filled in.']);
    expect((control('Name of a new set') as HTMLInputElement).value).toBe('');
  });

  it('what is refused is said, and what was typed stays', async () => {
    listed(mine);
    vi.mocked(packs.createPack).mockResolvedValue(fail('pack.name', 'Such a set is there.'));
    await draw(screen);
    await type('Name of a new set', 'Ours');
    await submitIn('footer form');
    expect(texts('[role=alert] p, output')).toEqual(['Such a set is there.']);
    expect((control('Name of a new set') as HTMLInputElement).value).toBe('Ours');
    await tap('Dismiss');
    expect(texts('[role=alert]')).toEqual([]);
  });

  it('are renamed, copied and removed, each said', async () => {
    listed(mine);
    for (const step of [packs.renamePack, packs.copyPack, packs.removePack])
      vi.mocked(step).mockResolvedValue(ok(mine) as never);
    await draw(screen);
    const [rename, copy] = document.querySelectorAll('details form');
    rename?.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
    await settled();
    expect(texts('output')).toEqual(['Renamed.']);
    copy?.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
    await settled();
    expect(texts('output')).toEqual(['Copied.']);
    await tap('Remove');
    document.querySelector<HTMLElement>('dialog .danger')?.click();
    await settled();
    expect(texts('output')).toEqual(['Removed.']);
    expect(vi.mocked(packs.removePack).mock.calls[0]?.slice(0, 2)).toEqual([toyMeta, 'own:toy']);
  });

  it('lead back to the game that one came from, and home from anywhere else', async () => {
    listed(mine);
    for (const [state, label, href] of [
      [{ before: '#/g/friday/charts' }, 'Back to the game', '#/g/friday/charts'],
      [{ before: '#/ready' }, 'Home', '#/'],
      [{ before: 7 }, 'Home', '#/'],
      [null, 'Home', '#/'],
    ] as const) {
      history.replaceState(state, '');
      await draw(screen);
      expect(control(label).getAttribute('href'), label).toBe(href);
    }
  });

  it('that cannot be read are said so', async () => {
    vi.mocked(packs.listPacks).mockResolvedValue(fail('store.read', 'Not read.'));
    await draw(screen);
    expect(texts('[role=alert] p')).toEqual(['Not read.']);
    await draw(<PacksScreen meta={{ ...toyMeta, load: () => Promise.reject(new Error('offline')) }} />);
    expect(texts('[role=alert] p')).toHaveLength(1);
  });

  it('a file of charts is compared, a file of games goes to the copies, and one too large is not read', async () => {
    listed(mine);
    vi.mocked(packs.importText).mockResolvedValue(
      ok({ theirs, mine, base: 1, diff: diffPacks(toy.charts, mine, theirs) }),
    );
    await draw(screen);
    for (const kind of ['backup', 'game']) {
      await give(new File([`{"format":"war-diary-${kind}","version":1}`], 'a.json'));
      expect(location.hash).toBe('#/backups');
      expect(takeHandedFile()).toBeDefined();
      location.hash = '#/packs/toy';
    }
    await give(new File(['x'.repeat(1_000_001)], 'a.json'));
    expect(texts('[role=alert] p')).toEqual([
      'This file is larger than 1 MB: no such file is made by this app. Nothing was changed.',
    ]);
    expect(packs.importText).not.toHaveBeenCalled();
    await give(new File(['x'.repeat(1_000_000)], 'a.json'));
    expect(packs.importText).toHaveBeenCalledOnce();
    expect(texts('h1')).toEqual(['Bring in "Ann’s"']);
    await tap('Change nothing');
    expect(texts('h1, output')).toEqual(['Charts: Smugglers', 'Nothing was changed.']);
    vi.mocked(packs.importText).mockResolvedValue(fail('text.broken', 'No charts.'));
    await give(new File(['x {"format":"war-diary-backup"'], 'a.json'));
    expect(texts('h1, [role=alert] p')).toEqual(['Charts: Smugglers', 'No charts.']);
  });

  it('a file that was opened elsewhere is compared at once', async () => {
    listed(mine);
    vi.mocked(packs.importText).mockResolvedValue(
      ok({ theirs, mine, base: 1, diff: diffPacks(toy.charts, mine, theirs) }),
    );
    handFile(new File(['{}'], 'a.json'));
    await draw(screen);
    await until(() => expect(texts('h1')).toEqual(['Bring in "Ann’s"']));
  });

  it('a code that is scanned is compared, and one that is none is said', async () => {
    listed(mine);
    Object.defineProperty(navigator, 'mediaDevices', {
      value: { getUserMedia: async () => pictures([]) },
      configurable: true,
    });
    const codes = ['no digits'];
    class BarcodeDetector {
      static getSupportedFormats = async () => ['qr_code'];
      detect = async () => codes.splice(0, 1).map((rawValue) => ({ rawValue }));
    }
    vi.stubGlobal('BarcodeDetector', BarcodeDetector);
    vi.mocked(packs.importCode)
      .mockResolvedValueOnce(fail('code.none', 'No charts in it.'))
      .mockResolvedValueOnce(ok({ theirs, mine, base: 1, diff: diffPacks(toy.charts, mine, theirs) }));
    await draw(screen);
    await tap('Scan a code');
    await until(() => expect(texts('[role=alert] p')).toEqual(['No charts in it.']));
    expect(texts('video')).toHaveLength(1);
    codes.push(digitsOf(new Uint8Array([1, 2, 3])));
    await until(() => expect(texts('h1')).toEqual(['Bring in "Ann’s"']));
    expect(vi.mocked(packs.importCode).mock.calls.map((given) => given.slice(0, 2))).toEqual([
      [toyMeta, new Uint8Array()],
      [toyMeta, new Uint8Array([1, 2, 3])],
    ]);
    await tap('Change nothing');
    await tap('Scan a code');
    await tap('Stop');
    expect(texts('video')).toEqual([]);
    // One that takes long, and is cancelled, is not read again at the next look.
    vi.mocked(packs.importCode)
      .mockClear()
      .mockReturnValue(new Promise(() => {}));
    await tap('Scan a code');
    codes.push(...Array.from({ length: 50 }, () => digitsOf(new Uint8Array([1, 2, 3]))));
    await until(() => expect(texts('dialog h2')).toEqual(['Reading the code…']));
    await tap('Cancel');
    await pause(300);
    expect(packs.importCode).toHaveBeenCalledTimes(1);
    expect(texts('video')).toEqual([]);
    vi.unstubAllGlobals();
  });
});
