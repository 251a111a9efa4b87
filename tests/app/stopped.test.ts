import 'fake-indexeddb/auto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { makeCopy } from '../../src/app/backups/make-copy';
import { openFile } from '../../src/app/backups/restore';
import { deviceBytes } from '../../src/app/exchange/device-code';
import { gameBytes, readJoining } from '../../src/app/exchange/join';
import { packFor, takeBytes } from '../../src/app/exchange/table';
import { takeCode } from '../../src/app/exchange/take-code';
import { codeFile } from '../../src/app/exchange/wdx';
import { importOrganiser } from '../../src/app/hall/organiser/desk';
import { previewGame } from '../../src/app/own/open-file';
import { packCode } from '../../src/app/pack-code';
import { importCode, importText } from '../../src/app/packs';
import { emptyPack } from '../../src/core/charts/pack';
import { packText } from '../../src/core/charts/pack-file';
import type { Result } from '../../src/core/result';
import type { Store } from '../../src/storage/store';
import { makeKeys, organiserOf } from '../../tools/hall/keys.mjs';
import { freshStore, march, take } from './session-support';
import { tinyRegistry } from './tiny-game';
import { annAndKen, opens } from './tiny-phones';

/** Of at most 128 kB, read at once. */
const RIDGE = readFileSync('src/own/shipped/hollow-ridge.json', 'utf8');
const THEIRS = emptyPack('pack:tiny:abc', 'tiny', 'Theirs');

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

type Reader = {
  read(stopped: AbortSignal, writes: () => void): Promise<Result<unknown>>;
  /** What it may have changed. */
  seen(): Promise<unknown>;
  /** It writes as soon as it has read. */
  readonly writes?: true;
  /** What is as short as that it reads at once. */
  readonly isShort?: true;
};

const storeOf = async (store: Store) => [
  take(await store.listGames()).map(({ id, entries }) => ({ id, entries })),
  take(await store.listPacks('tiny')),
];

/** All that reads what comes from outside, by the name of what it is called with. */
const READERS: Record<string, () => Promise<Reader>> = {
  'openFile, a copy of one game': () => copyReader(true),
  'openFile, a copy of everything': () => copyReader(false),
  'openFile, charts': async () => {
    const store = await freshStore();
    const file = new Blob([packText(THEIRS)]);
    return {
      read: (stopped) => openFile(tinyRegistry, file, opens(store), stopped),
      seen: () => storeOf(store),
      isShort: true,
    };
  },
  importText: async () => {
    const store = await freshStore();
    const text = packText(THEIRS);
    return {
      read: (stopped) => importText(tiny(), text, opens(store), stopped),
      seen: () => storeOf(store),
      isShort: true,
    };
  },
  importCode: async () => {
    const store = await freshStore();
    const bytes = take(await packCode(THEIRS));
    return {
      read: (stopped) => importCode(tiny(), bytes, opens(store), stopped),
      seen: () => storeOf(store),
      isShort: true,
    };
  },
  previewGame: async () => {
    const store = await freshStore();
    return {
      read: (stopped) => previewGame(RIDGE, opens(store), stopped),
      seen: async () => take(await store.listFiles()),
      isShort: true,
    };
  },
  'readJoining, a game': async () => {
    const { ann } = await annAndKen();
    const bytes = take(await gameBytes(tinyRegistry, ann.id, opens(ann.store)));
    return joiningReader(bytes);
  },
  'readJoining, for another device': async () => {
    const { ken } = await annAndKen();
    return joiningReader(take(await deviceBytes(tinyRegistry, ken.session, opens(ken.store))));
  },
  takeBytes: async () => {
    const { ann, ken } = await annPlays();
    const bytes = packFor(ann.session) ?? new Uint8Array();
    return {
      read: (stopped, writes) => takeBytes(tinyRegistry, ken.session, bytes, stopped, writes),
      seen: async () => [ken.session.projection.value.entries, await storeOf(ken.store)],
      writes: true,
    };
  },
  takeCode: async () => {
    const { ann, ken } = await annPlays();
    const file = new Blob([codeFile(packFor(ann.session) ?? new Uint8Array())]);
    return {
      read: (stopped, writes) => takeCode(tinyRegistry, ken.session, file, stopped, writes),
      seen: async () => [ken.session.projection.value.entries, await storeOf(ken.store)],
      writes: true,
    };
  },
  importOrganiser: async () => {
    const { desk } = await import('../../src/app/hall/organiser/desk');
    const file = new Blob([JSON.stringify(organiserOf(makeKeys('Club night')))]);
    return {
      read: (stopped, writes) => importOrganiser(file, stopped, writes),
      seen: async () => desk.value,
      isShort: true,
      writes: true,
    };
  },
};

const tiny = () => {
  const [meta] = tinyRegistry;
  if (!meta) throw new Error('no game');
  return meta;
};

async function annPlays() {
  const both = await annAndKen();
  if (!(await both.ann.session.start(march))) throw new Error('not begun');
  return both;
}

async function copyReader(isOne: boolean): Promise<Reader> {
  const { ann } = await annAndKen();
  const { text } = take(await makeCopy(tinyRegistry, isOne ? ann.id : undefined, opens(ann.store)));
  const store = await freshStore();
  return {
    read: (stopped) => openFile(tinyRegistry, new Blob([text]), opens(store), stopped),
    seen: () => storeOf(store),
  };
}

async function joiningReader(bytes: Uint8Array): Promise<Reader> {
  const store = await freshStore();
  return {
    read: (stopped) => readJoining(tinyRegistry, bytes, opens(store), stopped),
    seen: () => storeOf(store),
  };
}

describe.each(Object.entries(READERS))('%s', (_, reader) => {
  it('stops at whatever step its signal says so, and has changed nothing', async () => {
    const { read, seen, writes } = await reader();
    const before = JSON.stringify(await seen());
    // Each look at the clock ends a slice of the work; the signal comes at one of them, later and later.
    let looks = 0;
    let own = new AbortController();
    let last = 0;
    vi.spyOn(performance, 'now').mockImplementation(() => {
      looks += 1;
      if (looks > last) own.abort();
      return looks * 25;
    });
    for (last = 0; ; last = last * 3 + 2) {
      own = new AbortController();
      looks = 0;
      const begun = vi.fn();
      if (!last) own.abort();
      const result = await read(own.signal, begun);
      if (!own.signal.aborted || begun.mock.calls.length) {
        expect(result).toMatchObject({ ok: true });
        expect(begun).toHaveBeenCalledTimes(writes ? 1 : 0);
        expect(JSON.stringify(await seen()) === before).toBe(!writes);
        break;
      }
      if (result.ok) break;
      expect(result).toMatchObject({ problem: { code: 'read.stopped' } });
      expect(begun).not.toHaveBeenCalled();
      expect(JSON.stringify(await seen())).toBe(before);
    }
    expect(last).toBeGreaterThan(0);
  });

  it('takes its time where the phone sleeps between any two slices', async () => {
    const { read, isShort = false } = await reader();
    let clock = 0;
    let slept = 0;
    // Each look at the clock ends a slice of the work, and a minute goes by before the next one.
    vi.spyOn(performance, 'now').mockImplementation(() => {
      clock += 25;
      return clock;
    });
    const { setTimeout: later } = globalThis;
    vi.stubGlobal('setTimeout', (act: () => void, ms?: number) =>
      later(() => {
        clock += 60_000;
        slept += 1;
        act();
      }, ms),
    );
    expect(await read(new AbortController().signal, vi.fn())).toMatchObject({ ok: true });
    expect(slept > 0).toBe(!isShort);
  });
});

describe('on the screens', () => {
  const files = readdirSync('src/ui', { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => ({ name, text: readFileSync(join('src/ui', name), 'utf8') }));
  const names = new Set(Object.keys(READERS).map((name) => name.replace(/,.*/, '')));
  /** A few bytes or letters, or bytes that only the next reader looks into. */
  const QUICK = ['takeEnd', 'keepPending', 'readFromPhone', 'bytesOfCode', 'isLines', 'isOf', 'handCode'];

  /** They hand the file to the screen that reads it. */
  const HANDS_ON = ['own/own-games.tsx'];

  it('whoever takes a file can cancel', () => {
    const taking = files.filter(
      ({ name, text }) =>
        /<FileButton|takeHandedFile\(/.test(text) &&
        !(HANDS_ON.includes(name) && /handFile\(file\)/.test(text)),
    );
    expect(taking.length).toBeGreaterThan(4);
    expect(
      taking.filter(({ text }) => !/useWorking\(\)/.test(text) || !text.includes('{work.shown}')),
    ).toEqual([]);
  });

  it('and every reader is told when', () => {
    const call = new RegExp(`(?<!const )\\b(?:${[...names].join('|')})\\((?!file\\)|handed\\)).{0,90}`, 'gs');
    const found = files.flatMap(({ name, text }) =>
      Array.from(text.matchAll(call), ([said]) => `${name}: ${said}`),
    );
    expect(found.length).toBeGreaterThan(5);
    expect(found.filter((said) => !/\bstopped\b/.test(said))).toEqual([]);
  });

  it('all that reads from outside for them is in the list', () => {
    const exported = readdirSync('src/app', { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.ts$/.test(name))
      .map((name) => readFileSync(join('src/app', name), 'utf8'))
      .flatMap((text) =>
        Array.from(
          text.matchAll(
            /export (?:async function|const) (\w+)[^;{]*?\b(?:file: Blob|bytes: Uint8Array(?:<ArrayBuffer>)?|text: string)\b/g,
          ),
          ([, name = '']) => name,
        ),
      );
    const used = exported.filter((name) => files.some(({ text }) => new RegExp(`\\b${name}\\(`).test(text)));
    expect(used.filter((name) => !names.has(name) && !QUICK.includes(name))).toEqual([]);
  });
});
