import type { GameMeta } from '../../core/play/game';
import { fail, type Problem, type Result } from '../../core/result';
import { keptFiles } from '../../storage/kept-file';
import { makeCopy } from '../backups/make-copy';
import { type OpenStore, openedStore } from '../opened-store';
import { keptFile, noteWritten, writtenAt } from './state';

/** After the last change; a game that is played without a pause is written once a minute. */
const QUIET_MS = 6000;
const LONGEST_MS = 60_000;
const LOCK = 'war-diary-kept-file';

const WRITE = { mode: 'readwrite' } as const;
type Asking = (how: typeof WRITE) => Promise<PermissionState>;
/** As Chromium has it; the two questions are in no list of types yet. */
export type FileHandle = Pick<FileSystemFileHandle, 'name' | 'createWritable'> & {
  readonly queryPermission: Asking;
  readonly requestPermission: Asking;
};
type Picker = (how: object) => Promise<FileHandle>;

export type FileKeeper = {
  /** Goes on with the file of an earlier visit. */
  goOn(): Promise<void>;
  /** Has a player choose the file, and writes it. Nothing changes where nothing is chosen. */
  choose(): Promise<void>;
  /** Asks the browser for its leave, which takes a tap, and writes. */
  allow(): Promise<void>;
  /** Writes now what has not been written. */
  flush(): void;
  /** The file stays as it is, and is not written to any more. */
  stop(): Promise<void>;
};

/** Keeps one file with everything up to date, for as long as this tab is open. */
export function makeFileKeeper(
  registry: readonly GameMeta[],
  open: OpenStore = openedStore,
  files: typeof keptFiles = keptFiles,
): FileKeeper {
  let file: FileHandle | undefined;
  let follows = false;
  let due: ReturnType<typeof setTimeout> | undefined;
  let since = 0;
  let writing: Promise<void> | undefined;

  const changed = () => {
    if (!file) return;
    since ||= Date.now();
    clearTimeout(due);
    due = setTimeout(flush, Math.max(0, Math.min(QUIET_MS, since + LONGEST_MS - Date.now())));
  };

  function flush(): void {
    if (due === undefined) return;
    clearTimeout(due);
    due = undefined;
    since = 0;
    void write();
  }

  async function follow(): Promise<void> {
    const store = await open();
    if (follows || !store.ok) return;
    follows = true;
    store.value.watchOwn(changed);
    globalThis.addEventListener?.('pagehide', flush);
    globalThis.document?.addEventListener('visibilitychange', () => document.hidden && flush());
  }

  /** One after the other, in whichever tab: what came meanwhile is in the next. */
  function write(): Promise<void> {
    const next = (writing ?? Promise.resolve()).then(async () => {
      // In another tab it may have been given up, or another one chosen.
      const to = file && writtenAt() !== undefined ? ((await stored()) ?? file) : undefined;
      file = to;
      if (!to) return undefined;
      const work = () => writeTo(to).catch((error: unknown) => failed(to, problemOf(to.name, error)));
      return globalThis.navigator?.locks ? navigator.locks.request(LOCK, work) : work();
    });
    writing = next;
    return next;
  }

  /** False where the browser cannot: then no other file stands there to be taken for it. */
  async function remember(picked: FileHandle): Promise<boolean> {
    try {
      await files.put(picked);
      return true;
    } catch {
      await files.forget().catch(() => undefined);
      return false;
    }
  }

  const stored = async () => asHandle(await files.get().catch(() => undefined));

  async function writeTo(to: FileHandle): Promise<void> {
    if ((await to.queryPermission(WRITE)) !== 'granted') return failed(to, problems.leave(to.name));
    const text = await everything();
    // An empty store has nothing that the file should lose.
    if (text === undefined) return;
    if (!text.ok) return failed(to, text.problem);
    // The browser puts the whole text in the place of the old one, or leaves the old one as it is.
    const stream = await to.createWritable();
    try {
      await stream.write(text.value);
    } catch (error) {
      await stream.abort().catch(() => undefined);
      throw error;
    }
    await stream.close();
    if (file !== to) return;
    noteWritten(Date.now());
    keptFile.value = { is: 'kept', name: to.name, at: Date.now() };
  }

  async function everything(): Promise<Result<string> | undefined> {
    const store = await open();
    const listed = store.ok ? await store.value.listGames() : store;
    if (!listed.ok) return listed;
    if (!listed.value.length) return undefined;
    const copy = await makeCopy(registry, undefined, open);
    if (!copy.ok) return copy;
    const [left] = copy.value.leftOut;
    // The file may hold it as it was when it could still be read.
    return left
      ? fail('file.left', problems.left(left.title, left.problem))
      : { ok: true, value: copy.value.text };
  }

  function failed(to: FileHandle, problem: Problem): void {
    if (file !== to) return;
    const now = keptFile.peek();
    // Told once: the same thing is not said again at each change.
    const told = 'told' in now && now.told && now.problem.code === problem.code;
    const is = problem.code === 'file.leave' ? 'asks' : 'failed';
    keptFile.value = { is, name: to.name, problem, ...(told && { told }) };
  }

  return {
    flush,
    async goOn() {
      const kept = await stored();
      if (!kept) return noteWritten(undefined);
      file = kept;
      const at = writtenAt() ?? 0;
      keptFile.value = { is: 'kept', name: kept.name, at };
      await follow();
      const store = await open();
      const listed = store.ok ? await store.value.listGames() : store;
      if (listed.ok && listed.value.some(({ updated }) => updated > at)) return write();
      if ((await kept.queryPermission(WRITE)) !== 'granted') failed(kept, problems.leave(kept.name));
    },
    async choose() {
      const picker = Reflect.get(globalThis, 'showSaveFilePicker') as Picker;
      const picked = asHandle(await picker(SUGGESTED).catch(() => undefined));
      if (!picked) return;
      file = picked;
      noteWritten(0);
      keptFile.value = { is: 'kept', name: picked.name, at: 0 };
      const isStored = await remember(picked);
      await follow();
      await write();
      if (!isStored && keptFile.peek().is === 'kept') failed(picked, problems.forgets(picked.name));
    },
    async allow() {
      if (!file) return;
      await file.requestPermission(WRITE).catch(() => 'denied');
      await write();
    },
    async stop() {
      file = undefined;
      clearTimeout(due);
      due = undefined;
      noteWritten(undefined);
      keptFile.value = { is: 'none' };
      await files.forget().catch(() => undefined);
    },
  };
}

const SUGGESTED = {
  id: 'war-diary',
  suggestedName: 'War Diary, all games.json',
  types: [{ description: 'War Diary', accept: { 'application/json': ['.json'] } }],
};

function asHandle(raw: unknown): FileHandle | undefined {
  const handle = raw as Partial<FileHandle> | undefined;
  return handle && typeof handle.createWritable === 'function' && typeof handle.queryPermission === 'function'
    ? (handle as FileHandle)
    : undefined;
}

const SAFE = 'Your games are safe in the app, and the file stands as it was last written.';
const say = (code: string, message: string): Problem => ({ code, message });
const problems = {
  leave: (name: string) =>
    say(
      'file.leave',
      `The browser asks for your permission before the app writes to “${name}” again. ${SAFE}`,
    ),
  forgets: (name: string) =>
    say(
      'file.forgets',
      `This browser does not remember “${name}”. It is kept up to date until you close the app; then choose it again.`,
    ),
  left: (title: string, problem: Problem) =>
    `“${title}” cannot be put into the file, so nothing was written to it. ${problem.message}`,
};

function problemOf(name: string, error: unknown): Problem {
  const kind = error instanceof DOMException ? error.name : '';
  if (kind === 'NotFoundError')
    return say(
      'file.gone',
      `“${name}” is not where it was: it was moved, renamed or deleted. Your games are safe in the app. Choose the file again.`,
    );
  if (kind === 'NotAllowedError' || kind === 'SecurityError') return problems.leave(name);
  if (kind === 'QuotaExceededError')
    return say(
      'file.full',
      `There is no room to write “${name}”. ${SAFE} Free some space, then write again.`,
    );
  return say(
    'file.write',
    `“${name}” could not be written: another program may hold it. ${SAFE} Close that, then write again.`,
  );
}

let one: FileKeeper | undefined;
/** The keeper of this tab. */
export function fileKeeper(registry: readonly GameMeta[]): FileKeeper {
  one ??= makeFileKeeper(registry);
  return one;
}
