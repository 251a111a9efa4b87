import '../ask/game.css';
import './own.css';
import { useSignal } from '@preact/signals';
import { useMemo } from 'preact/hooks';
import { compareFiles } from '../../app/own/editions';
import { type GamePreview, keepGame, tryGame } from '../../app/own/open-file';
import { go } from '../../app/route';
import type { GameFile } from '../../core/play/game-file';
import type { Problem, Result } from '../../core/result';
import { askPersistence } from '../device/persistence';
import { Notice } from '../kit/notice';
import { Screen } from '../kit/screen';
import { Author, Yours } from './author';
import { ComparisonCards } from './comparison';

type Props = { preview: GamePreview; onDone(said: string): void };

/** What a game as a file is, before anything comes of it; then it is tried, or kept under Own games. */
export function GameFileScreen({ preview, onDone }: Props) {
  const busy = useSignal(false);
  const problem = useSignal<Problem | undefined>(undefined);
  const { file, by, blurb, refused, here } = preview;
  const isKept = here?.is === 'kept';
  const run = async <T,>(step: () => Promise<Result<T>>, then: (value: T) => void) => {
    if (busy.value) return;
    busy.value = true;
    const done = await step();
    busy.value = false;
    problem.value = done.ok ? undefined : done.problem;
    if (!done.ok) return;
    void askPersistence();
    then(done.value);
  };
  const attempt = () =>
    run(
      () => tryGame(preview),
      (game) => go({ screen: 'game', game, view: 'table' }),
    );
  const toNewGame = () => go({ screen: 'new', game: file.game });
  const keep = () => run(() => keepGame(preview), toNewGame);
  return (
    <>
      <Screen title={file.title}>
        {problem.value && <Notice problem={problem.value} />}
        {refused && <Notice problem={refused} />}
        <section class="card stack" aria-label="The game in this file">
          <p>
            A game as a file, edition {file.edition}
            {by && `, by ${by}`}.
          </p>
          {blurb && <Author title={file.title}>{blurb}</Author>}
          <p>
            <b>Nothing has been changed yet.</b> {waysOn(preview)}
          </p>
        </section>
        <div class="card">
          <Facts of={preview} />
        </div>
        <Yours />
        {here?.is === 'edition' && <Against mine={here.file} preview={preview} />}
      </Screen>
      <footer class="foot">
        {!refused && !isKept && (
          <div class="row">
            <button type="button" class="main" disabled={busy.value} onClick={() => void attempt()}>
              Try it
            </button>
            <button type="button" disabled={busy.value} onClick={() => void keep()}>
              Keep it
            </button>
          </div>
        )}
        {!refused && isKept && (
          <button type="button" class="main" onClick={toNewGame}>
            Play it
          </button>
        )}
        <button type="button" class="quiet" onClick={() => onDone('Nothing was changed.')}>
          Change nothing
        </button>
      </footer>
    </>
  );
}

function waysOn({ refused, here }: GamePreview): string {
  if (refused) return 'This file can neither be tried nor kept.';
  if (here?.is === 'kept') return 'This very file is among your own games.';
  return '“Try it” begins a practice game. “Keep it” puts it under Own games in New game.';
}

const counted = (count: number, one: string, many = `${one}s`): string =>
  `${count || 'no'} ${count === 1 ? one : many}`;

function Facts({ of: { file, sides, turns, tables, openCells, actions, words } }: { of: GamePreview }) {
  const cells = openCells ? `, ${counted(openCells, 'open cell')}, asked for as you play` : '';
  const rows: readonly (readonly [label: string, value: string])[] = [
    [
      sides.length === 1 ? 'Side' : 'Sides',
      sides.length === 1 ? `${sides[0]}, on your own` : sides.join(', '),
    ],
    ['Turns', turns],
    ['Tables', `${counted(tables, 'table')}${cells}`],
    ['Actions', listed(actions)],
    ['Size', sizeOf(file.text)],
    ['Check words', words.join(' ')],
  ];
  return (
    <dl class="own-facts">
      {rows.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** A file names up to eighty. */
const listed = (names: readonly string[], most = 12): string =>
  names.length > most + 1
    ? `${names.slice(0, most).join(', ')} and ${names.length - most} more`
    : names.join(', ') || 'none';

const sizeOf = (text: string): string => `${(new TextEncoder().encode(text).length / 1000).toFixed(1)} kB`;

/** What the edition that was opened has otherwise than the one that is kept here. */
function Against({ mine, preview: { file } }: { mine: GameFile; preview: GamePreview }) {
  const compared = useMemo(() => compareFiles(mine, file), [mine, file]);
  return (
    <>
      <p>
        Edition {mine.edition} of {mine.title} is here already. Games that are played by it keep it.
      </p>
      <ComparisonCards of={compared} />
    </>
  );
}
