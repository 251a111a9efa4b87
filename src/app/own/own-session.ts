import { signal } from '@preact/signals';
import { emptyPack } from '../../core/charts/pack';
import { definitionsIn } from '../../core/journal/definitions';
import type { Entry } from '../../core/journal/journal';
import { extendProjection, foldJournal } from '../../core/journal/projection';
import { isFiniteNumber, isText } from '../../core/json';
import type { Game, GameMeta } from '../../core/play/game';
import type { GameFile } from '../../core/play/game-file';
import type { Args, ProcedureDef } from '../../core/play/procedure';
import { ok, type Problem, type Result } from '../../core/result';
import { tagOf } from '../../own/play/state';
import type { Store } from '../../storage/store';
import type { Long } from '../long-game';
import type { OwnSession } from '../session';
import { metaOf } from './meta-of';
import { missingFrom, namesNone, needsFiles } from './naming';
import { isWhole } from './read-file';

/** How a session of such a game is opened. */
export type OpenOwn = Pick<Long, 'store' | 'fold' | 'extend' | 'hold'> & { readonly game: Game<unknown> };

/** The game of a journal by the files that this names, or to be read alone where one of them is not here. */
export async function openOwn(
  store: Store,
  kind: string,
  title: string,
  entries: readonly Entry[],
): Promise<Result<OpenOwn>> {
  const stored = await store.loadFiles(definitionsIn(entries));
  if (!stored.ok) return stored;
  const whole: GameFile[] = [];
  for (const file of stored.value) if (await isWhole(file)) whole.push(file);
  const read = playedBy(whole, entries);
  return ok(
    read.ok ? opened(store, await ownSession(read.value)) : readAlone(store, kind, title, read.problem),
  );
}

const PLAIN = { fold: foldJournal, extend: extendProjection };

/** The store takes the files that a line names with it, and gives out no line before the game has those that it names. */
function opened(store: Store, own: OwnSession): OpenOwn {
  const filesWith = (entries: readonly Entry[]) => {
    const files = own.filesIn(entries);
    return files.length ? { files } : {};
  };
  return {
    ...{ ...PLAIN, game: own.game },
    hold: (session) => ({ ...session, own }),
    store: {
      ...store,
      append: (id, entry, alongside) => store.append(id, entry, { ...alongside, ...filesWith([entry]) }),
      mergeGame: (id, merged) =>
        store.mergeGame(id, { ...merged, ...filesWith(merged.entries.slice(merged.from.same)) }),
      loadGame: async (...args) => {
        const fresh = await store.loadGame(...args);
        const problem = fresh.ok && (await follow(store, own, fresh.value.entries));
        return problem ? { ok: false, problem } : fresh;
      },
    },
  };
}

/** Takes up the files that these entries name and the store has. */
async function follow(
  store: Store,
  own: OwnSession,
  entries: readonly Entry[],
): Promise<Problem | undefined> {
  const here = own.meta.peek().files ?? [];
  const fresh = missingFrom(here, entries).map(({ hash }) => hash);
  if (!fresh.length) return undefined;
  const found = await store.loadFiles(fresh);
  if (!found.ok) return found.problem;
  const lacking = missingFrom([...here, ...found.value], entries);
  if (lacking.length) return needsFiles(lacking);
  const grown = await own.grow(found.value);
  return grown.ok ? undefined : grown.problem;
}

async function ownSession(first: GameMeta): Promise<OwnSession> {
  const meta = signal(first);
  let inner = await first.load();
  const here = () => meta.peek().files ?? [];
  const more = (files: readonly GameFile[]) =>
    metaOf([...here(), ...files.filter(({ hash }) => here().every((file) => file.hash !== hash))]);
  return {
    ...{ meta, game: facadeOf(() => inner), missing: undefined },
    grow: async (files) => {
      const next = more(files);
      if (!next.ok) return next;
      const before = [meta.peek(), inner] as const;
      const loaded = await next.value.load();
      inner = loaded;
      meta.value = next.value;
      return ok(() => {
        if (inner !== loaded) return;
        [meta.value, inner] = before;
      });
    },
    grown: async (files) => {
      const next = more(files);
      return next.ok ? ok(await next.value.load()) : next;
    },
    filesIn: (named) => {
      const hashes = definitionsIn(named);
      return here().filter(({ hash }) => hashes.includes(hash));
    },
  };
}

/** The game by the files that its journal names, which are all here. */
export function playedBy(files: readonly GameFile[], entries: readonly Entry[]): Result<GameMeta> {
  const missing = missingFrom(files, entries);
  if (missing.length) return { ok: false, problem: needsFiles(missing) };
  const named = definitionsIn(entries).flatMap((hash) => files.find((file) => file.hash === hash) ?? []);
  return named.length ? metaOf(named) : { ok: false, problem: namesNone };
}

/** One game for all that holds it, whatever editions join it. */
function facadeOf(inner: () => Game<unknown>): Game<unknown> {
  return new Proxy({} as Game<unknown>, {
    get: (_, key) => Reflect.get(inner(), key),
    has: (_, key) => Reflect.has(inner(), key),
    ownKeys: () => Reflect.ownKeys(inner()),
    getOwnPropertyDescriptor: (_, key) => {
      const own = Reflect.getOwnPropertyDescriptor(inner(), key);
      return own && { ...own, configurable: true };
    },
  });
}

/** Of a game whose file is not here: its log as it was recorded, and nothing to be done. */
function readAlone(store: Store, kind: string, title: string, missing: Problem): OpenOwn {
  const game = shutGame(kind, title, missing);
  const no = async () => ({ ok: false, problem: missing }) as const;
  const own: OwnSession = {
    meta: signal({ id: kind, title, blurb: '', load: async () => game, bounds: async () => ({}) }),
    ...{ game, missing, grow: no, grown: no, filesIn: () => [] },
  };
  return {
    ...{ ...PLAIN, game, store: { ...store, loadGame: no } },
    hold(session, { notice }) {
      const refused = async () => {
        notice.value = missing;
        return false;
      };
      notice.value = missing;
      return {
        ...{ ...session, own, preview: () => undefined, canUndo: signal(false), canRedo: signal(false) },
        ...{
          start: refused,
          answer: refused,
          undo: refused,
          redo: refused,
          cancel: refused,
          strike: refused,
        },
        ...{ note: refused, clock: refused, record: refused, adopt: refused },
      };
    },
  };
}

/** What is sealed stays so until it was opened: whose it is stands in its arguments, which need no file. */
function shutGame(kind: string, title: string, missing: Problem): Game<unknown> {
  const def = (id: string): ProcedureDef<unknown> => {
    const sealedIn = ({ side, envelope }: Args) =>
      isText(side) && isFiniteNumber(envelope)
        ? { side, tag: tagOf({ side, action: id.replace(/^act:/, ''), envelope }) }
        : undefined;
    return {
      ...{ id, rule: '', title: 'Entry' },
      secret: ((_, args) => sealedIn(args)) as NonNullable<ProcedureDef<unknown>['secret']>,
      // biome-ignore lint/correctness/useYield: nothing is asked
      *run() {
        return { events: [], trace: [] };
      },
      unless: () => missing.message,
    };
  };
  return {
    ...{ id: kind, title, sides: [], charts: [], setup: '', ends: [] },
    practice: emptyPack(`practice:${kind}`, kind, title, true),
    procedures: new Proxy({}, { get: (_, id) => (isText(id) ? def(id) : undefined) }),
    initial: () => ({}),
    apply: (state) => ({ state }),
    sideName: (_, side) => side,
    moment: () => '',
    table: () => ({
      heading: title,
      subheading: 'Its file is not here',
      panels: [],
      actions: [],
      obligations: [],
    }),
    ledgers: () => [],
  };
}
