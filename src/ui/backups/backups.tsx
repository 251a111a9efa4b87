import { useEffect, useRef, useState } from 'preact/hooks';
import type { RestorePlan } from '../../app/backups/plan-restore';
import { openFile } from '../../app/backups/restore';
import { bringFile, filesBrought, handFile, takeHandedFile } from '../../app/handed-file';
import { type GameRow, games, refresh } from '../../app/library';
import type { GamePreview } from '../../app/own/open-file';
import { go, hrefOf, redirect } from '../../app/route';
import { isShared, refusedShared, takeShared } from '../../app/shared-file';
import type { GameMeta } from '../../core/play/game';
import { failWith } from '../../core/result';
import { watchLaunches } from '../device/launch';
import { BackLink } from '../kit/back-link';
import { useBackToGame } from '../kit/back-to-game';
import { useDroppedFile } from '../kit/dropped-file';
import { FileButton } from '../kit/file-button';
import { lazyScreen } from '../kit/lazy';
import { Notice } from '../kit/notice';
import { Screen } from '../kit/screen';
import { useWorking } from '../kit/working';
import { KeptFileCard } from './kept-file-card';
import { RestorePreview } from './preview';
import { SaveCopy } from './save-copy';

const gameFile = lazyScreen(() => import('../own/game-file').then(({ GameFileScreen }) => GameFileScreen));

type Props = { registry: readonly GameMeta[]; game: string | undefined };

/** Copies of games outside this device: made, opened, and looked at before anything comes of them. */
export function BackupsScreen({ registry, game: item }: Props) {
  const game = isShared(item) ? undefined : item;
  const [problem, setProblem] = useState(() => refusedShared(item));
  const back = useBackToGame();
  const work = useWorking();
  const [plan, setPlan] = useState<RestorePlan>();
  const [preview, setPreview] = useState<GamePreview>();
  const [done, setDone] = useState<{ said: string; restored: readonly GameRow[] }>();
  const open = async (file: Blob) => {
    setDone(undefined);
    // From another phone of a game: the screen for joining tells what it is.
    if (file instanceof File && /\.wdx$/i.test(file.name) && !(await isWritten(file))) {
      handFile(file);
      return go({ screen: 'join' });
    }
    setProblem(undefined);
    const found = await work.read('Reading the file…', (stopped) =>
      openFile(registry, file, undefined, stopped).catch(() => BROKEN),
    );
    if (found?.ok === false) setProblem(found.problem);
    if (!found?.ok) return;
    setPlan(found.value.kind === 'copy' ? found.value.plan : undefined);
    setPreview(found.value.kind === 'game' ? found.value.preview : undefined);
    if (found.value.kind !== 'charts') return;
    handFile(file);
    go({ screen: 'packs', game: found.value.game });
  };
  useDroppedFile((file) => void open(file));
  const brought = filesBrought.value;
  useEffect(() => {
    const handed = takeHandedFile();
    if (handed) void open(handed);
  }, [brought]);
  useEffect(() => {
    watchLaunches();
    void refresh();
  }, []);
  useEffect(() => {
    if (!isShared(item)) return;
    setProblem(refusedShared(item));
    void takeShared().then((file) => file && bringFile(file));
  }, [item]);
  // The screen before is gone with what had the focus.
  const inside = plan ?? preview;
  const shown = useRef<typeof inside>(inside);
  useEffect(() => {
    if (shown.current !== inside) {
      scrollTo(0, 0);
      document.querySelector<HTMLElement>('h1[tabindex]')?.focus({ preventScroll: true });
    }
    shown.current = inside;
  }, [inside]);

  const dismiss = () => {
    setProblem(undefined);
    // Else the words would stand here again after a reload.
    if (isShared(item)) redirect({ screen: 'backups' });
  };
  if (preview) {
    return (
      <gameFile.Screen
        preview={preview}
        onDone={(said) => {
          setPreview(undefined);
          setDone({ restored: [], said });
        }}
      />
    );
  }
  if (plan) {
    return (
      <>
        {work.shown}
        <RestorePreview
          plan={plan}
          onDone={(restored, said) => {
            setPlan(undefined);
            setDone({ restored, said });
          }}
        />
      </>
    );
  }
  const row = games.value.state === 'ready' ? games.value.rows.find(({ id }) => id === game) : undefined;
  return (
    <>
      <Screen
        title={game === undefined ? 'Copies' : `Save a copy${row ? `: ${row.title}` : ''}`}
        back={<BackLink {...back} />}
      >
        {problem && <Notice problem={problem} onDismiss={dismiss} />}
        {done && (
          <div class="card stack">
            <output>{done.said}</output>
            {done.restored.slice(0, 5).map(({ id, title }) => (
              <a key={id} class="plain" href={hrefOf({ screen: 'game', game: id, view: 'table' })}>
                Open {title}
              </a>
            ))}
          </div>
        )}
        {work.shown}
        <SaveCopy registry={registry} game={game} onProblem={setProblem} />
        {game === undefined && <KeptFileCard registry={registry} />}
        {game === undefined && (
          <div class="card stack">
            <p>
              You see what is in the file first. Each game you pick is added as a new one; nothing here is
              replaced.
            </p>
            <p class="soft">Files of charts open here too, and a game as a file.</p>
          </div>
        )}
      </Screen>
      {game === undefined && (
        <footer class="foot">
          <FileButton label="Open a file" onFile={(file) => void open(file)} />
        </footer>
      )}
    </>
  );
}

/** A game as a file may have the app's own ending too, by which a system opens the app with it. */
const isWritten = async (file: Blob): Promise<boolean> =>
  /^\ufeff?\s*\{/.test(
    await file
      .slice(0, 200)
      .text()
      .catch(() => ''),
  );

const BROKEN = failWith(
  ['reload'],
  'backup.open',
  'This file could not be looked at. Nothing was changed. Reload the page and choose it again.',
);
