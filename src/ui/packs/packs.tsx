import '../ask/game.css';
import './packs.css';
import { useEffect, useState } from 'preact/hooks';
import { loadGameCode } from '../../app/game-code';
import { handFile, takeHandedFile } from '../../app/handed-file';
import { stoppedReading } from '../../app/in-slices';
import {
  copyPack,
  createPack,
  importCode,
  importText,
  listPacks,
  type PackImport,
  removePack,
  renamePack,
} from '../../app/packs';
import { bytesOf } from '../../app/qr-text';
import { go } from '../../app/route';
import type { ChartPack } from '../../core/charts/pack';
import { PACK_NAME_LENGTH } from '../../core/charts/parse-pack';
import { formatOf } from '../../core/json';
import type { Game, GameMeta } from '../../core/play/game';
import { fail, ok, type Problem, type Result } from '../../core/result';
import { BackLink } from '../kit/back-link';
import { useBackToGame } from '../kit/back-to-game';
import { FileButton } from '../kit/file-button';
import { Notice } from '../kit/notice';
import { Screen } from '../kit/screen';
import { useWorking } from '../kit/working';
import { ImportScreen } from './import';
import { PackCard } from './pack-card';
import { Scanner } from './scanner';

type Doing =
  | { readonly what: 'list' }
  | { readonly what: 'scan' }
  | { readonly what: 'import'; readonly plan: PackImport };

/** Nothing larger is read at all: a file of charts has a few thousand characters. */
const MOST_BYTES = 1_000_000;
const LARGE = fail(
  'text.size',
  'This file is larger than 1 MB: no such file is made by this app. Nothing was changed.',
);
const UNREAD = fail(
  'file.read',
  'This file could not be read: it may have been moved or deleted. Nothing was changed. Choose it again.',
);

/** A file of games, by how it begins. */
async function isCopy(file: Blob): Promise<boolean> {
  const start = await file
    .slice(0, 200)
    .text()
    .catch(() => '');
  return ['war-diary-backup', 'war-diary-game'].includes(formatOf(start) ?? '');
}

/** The sets of charts of a game: named, shared with no network, brought in with a look at every difference. */
export function PacksScreen({ meta }: { meta: GameMeta }) {
  const [game, setGame] = useState<Game<unknown>>();
  const [packs, setPacks] = useState<readonly ChartPack[]>();
  const [doing, setDoing] = useState<Doing>({ what: 'list' });
  const [problem, setProblem] = useState<Problem>();
  const [said, setSaid] = useState('');
  const back = useBackToGame();
  const work = useWorking();
  const [tries, setTries] = useState(0);

  /** Shows what a step came to, and the list as it is now. */
  const settle = async <T,>(step: Promise<Result<T>>, done: string): Promise<boolean> => {
    const result = await step;
    setProblem(result.ok ? undefined : result.problem);
    setSaid(result.ok ? done : '');
    const listed = await listPacks(meta);
    if (listed.ok) setPacks(listed.value);
    else setProblem(listed.problem);
    return result.ok;
  };
  useEffect(() => {
    void loadGameCode([meta], meta.id).then((loaded) => {
      if (loaded.ok) setGame(loaded.value);
      else setProblem(loaded.problem);
    });
    void settle(Promise.resolve({ ok: true, value: undefined }), '').then(() => {
      const handed = takeHandedFile();
      if (handed) void openFile(handed);
    });
  }, [meta, tries]);

  const compare = (read: Result<PackImport>): boolean => {
    setProblem(read.ok ? undefined : read.problem);
    setDoing(read.ok ? { what: 'import', plan: read.value } : { what: 'list' });
    return read.ok;
  };
  const openFile = async (file: Blob) => {
    setProblem(undefined);
    setDoing({ what: 'list' });
    const read = await work.read('Reading the file…', async (stopped) => {
      if (await isCopy(file)) return ok(undefined);
      if (file.size > MOST_BYTES) return LARGE;
      const text = await file.text().catch(() => undefined);
      return text === undefined ? UNREAD : importText(meta, text, undefined, stopped);
    });
    if (!read) return;
    if (!read.ok) setProblem(read.problem);
    else if (read.value) compare(ok(read.value));
    else {
      handFile(file);
      go({ screen: 'backups' });
    }
  };

  if (doing.what === 'import' && game) {
    return (
      <ImportScreen
        meta={meta}
        game={game}
        plan={doing.plan}
        onDone={(done) => {
          setDoing({ what: 'list' });
          void settle(Promise.resolve({ ok: true, value: undefined }), done);
        }}
      />
    );
  }
  return (
    <>
      <Screen title={`Charts: ${meta.title}`} back={<BackLink {...back} />}>
        {problem && (
          <Notice problem={problem} onDismiss={() => setProblem(undefined)}>
            {!(game && packs) && (
              <button type="button" onClick={() => setTries(tries + 1)}>
                Try again
              </button>
            )}
          </Notice>
        )}
        {work.shown}
        {said && <output class="card">{said}</output>}
        {doing.what === 'scan' && (
          <Scanner
            onText={async (text) => {
              // What is no number at all is no code of charts either.
              const read = await work.read('Reading the code…', (stopped) =>
                importCode(meta, bytesOf(text) ?? new Uint8Array(), undefined, stopped),
              );
              if (!read) return false;
              if (read.ok) return compare(read);
              setProblem(read.problem);
              // It would read what was cancelled once more.
              if (read === stoppedReading) setDoing({ what: 'list' });
              return false;
            }}
            onStop={() => setDoing({ what: 'list' })}
          />
        )}
        <ul class="stack" aria-label="Sets of charts">
          {game &&
            packs?.map((pack) => (
              <PackCard
                key={pack.id}
                game={game}
                pack={pack}
                onRename={(name) => settle(renamePack(meta, pack.id, name), 'Renamed.')}
                onCopy={(name) => settle(copyPack(meta, pack.id, name), 'Copied.')}
                onRemove={() => settle(removePack(meta, pack.id), 'Removed.')}
                onProblem={setProblem}
              />
            ))}
        </ul>
      </Screen>
      <footer class="foot">
        <NewPack onCreate={(name) => settle(createPack(meta, name), `"${name}" is ready to be filled in.`)} />
        <div class="row">
          <FileButton label="From a file" onFile={(file) => void openFile(file)} />
          <button type="button" onClick={() => setDoing({ what: 'scan' })}>
            Scan a code
          </button>
        </div>
      </footer>
    </>
  );
}

function NewPack({ onCreate }: { onCreate(name: string): Promise<boolean> }) {
  const [name, setName] = useState('');
  return (
    <form
      class="add"
      onSubmit={async (event) => {
        event.preventDefault();
        if (name.trim() && (await onCreate(name.trim()))) setName('');
      }}
    >
      <input
        class="add-input"
        type="text"
        aria-label="Name of a new set"
        placeholder="New set"
        maxLength={PACK_NAME_LENGTH}
        value={name}
        onInput={(event) => setName(event.currentTarget.value)}
      />
      <button type="submit">Add</button>
    </form>
  );
}
