import { signal } from '@preact/signals';
import { emptyPack } from '../../core/charts/pack';
import { definitionsIn } from '../../core/journal/definitions';
import type { Entry } from '../../core/journal/journal';
import { isFiniteNumber, isText } from '../../core/json';
import type { Game, GameMeta } from '../../core/play/game';
import type { GameFile } from '../../core/play/game-file';
import type { Args, ProcedureDef } from '../../core/play/procedure';
import { ok, type Problem, type Result } from '../../core/result';
import { tagOf } from '../../own/play/state';
import type { Store } from '../../storage/store';
import type { OwnSession } from '../session';
import { metaOf } from './meta-of';
import { missingFrom, namesNone, needsFiles } from './naming';
import { isWhole } from './read-file';

/** The game of a journal by the files that this names, or to be read alone where one of them is not here. */
export async function openOwn(
  store: Store,
  kind: string,
  title: string,
  entries: readonly Entry[],
): Promise<Result<OwnSession>> {
  const stored = await store.loadFiles(definitionsIn(entries));
  if (!stored.ok) return stored;
  const whole: GameFile[] = [];
  for (const file of stored.value) if (await isWhole(file)) whole.push(file);
  return ownSession(store, kind, title, entries, whole);
}

async function ownSession(
  store: Store,
  kind: string,
  title: string,
  entries: readonly Entry[],
  stored: readonly GameFile[],
): Promise<Result<OwnSession>> {
  const read = playedBy(stored, entries);
  if (!read.ok) return ok(readAlone(kind, title, read.problem));
  const meta = signal(read.value);
  let inner = await read.value.load();
  const game = facadeOf(() => inner);
  const here = () => meta.peek().files ?? [];
  const more = (files: readonly GameFile[]) =>
    metaOf([...here(), ...files.filter(({ hash }) => here().every((file) => file.hash !== hash))]);

  const grow: OwnSession['grow'] = async (files) => {
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
  };
  const filesIn = (named: readonly unknown[]) => {
    const hashes = definitionsIn(named);
    return here().filter(({ hash }) => hashes.includes(hash));
  };
  return ok({
    ...{ meta, game, missing: undefined, grow, filesIn },
    grown: async (files) => {
      const next = more(files);
      return next.ok ? ok(await next.value.load()) : next;
    },
    follow: async (named) => {
      const fresh = missingFrom(here(), named).map(({ hash }) => hash);
      if (!fresh.length) return undefined;
      const found = await store.loadFiles(fresh);
      if (!found.ok) return found.problem;
      const lacking = missingFrom([...here(), ...found.value], named);
      if (lacking.length) return needsFiles(lacking);
      const grown = await grow(found.value);
      return grown.ok ? undefined : grown.problem;
    },
  });
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
function readAlone(kind: string, title: string, missing: Problem): OwnSession {
  const game = shutGame(kind, title, missing);
  const refused = async () => ({ ok: false, problem: missing }) as const;
  return {
    meta: signal({ id: kind, title, blurb: '', load: async () => game, bounds: async () => ({}) }),
    ...{ game, missing, grow: refused, grown: refused },
    filesIn: () => [],
    follow: async () => missing,
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
