import '../ask/game.css';
import './own.css';
import { useSignal } from '@preact/signals';
import { Fragment } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { handFile } from '../../app/handed-file';
import { dropGame } from '../../app/own/open-file';
import { loadOwnGames, type OwnGame, ownGames } from '../../app/own-games';
import { go } from '../../app/route';
import { type GameFile, isOwn } from '../../core/play/game-file';
import type { Problem } from '../../core/result';
import { Dialog } from '../kit/dialog';
import { fileName, shareFile } from '../kit/download';
import { useDroppedFile } from '../kit/dropped-file';
import { FileButton } from '../kit/file-button';
import { Notice } from '../kit/notice';
import { Remedies } from '../kit/remedies';

type Props = { picked: string; onPick(id: string | undefined): void };

/** The games that come as files, below those that the app knows; and the way to open one more. */
export function OwnGames({ picked, onPick }: Props) {
  const problem = useSignal<Problem | undefined>(undefined);
  const removing = useSignal(false);
  const said = useSignal('');
  const unread = useSignal(false);
  const settle = (done: { readonly ok: boolean; readonly problem?: Problem }) => {
    problem.value = done.problem;
    return done.ok;
  };
  const load = () =>
    loadOwnGames().then(({ ok }) => {
      unread.value = !ok;
    });
  useEffect(() => void load(), []);
  useDroppedFile(bring);
  const games = ownGames.value;
  const chosen = games.find(({ id }) => id === picked);
  // A link that names one leads to it, far down the list, once the page stands at its top.
  const card = useRef<HTMLLabelElement>(null);
  const named = useRef(isOwn(picked));
  const isThere = chosen !== undefined;
  useEffect(() => {
    if (isThere && named.current)
      requestAnimationFrame(() => card.current?.scrollIntoView({ block: 'center' }));
    named.current &&= !isThere;
  }, [isThere]);
  const remove = async (game: OwnGame) => {
    if (!settle(await dropGame(game.hash))) return;
    removing.value = false;
    said.value = `${game.title} is no longer among your own games.`;
    await loadOwnGames();
    if (!ownGames.value.some(({ id }) => id === game.id)) onPick(undefined);
    // Its button is gone with it, and behind the dialog nothing can have the focus.
    requestAnimationFrame(() =>
      document.querySelector<HTMLElement>('h1[tabindex]')?.focus({ preventScroll: true }),
    );
  };
  return (
    <fieldset class="picks">
      <legend>Own games</legend>
      <p class="soft">Games as files: three that come with the app, and those you keep.</p>
      {problem.value && <Notice problem={problem.value} />}
      <output class="soft">{said.value}</output>
      {unread.value && (
        <div class="row">
          <p class="soft">The games you keep could not be read.</p>
          <button type="button" onClick={() => void load()}>
            Try again
          </button>
        </div>
      )}
      {games.map((game) => (
        <Fragment key={game.id}>
          <label ref={game === chosen ? card : null} class="card pick">
            <input
              type="radio"
              name="game"
              disabled={game.refused !== undefined}
              checked={game === chosen}
              onChange={() => onPick(game.id)}
            />
            <span>
              <b>{game.title}</b>
              <span class="soft">{game.blurb}</span>
              <small class="soft">{whence(game)}</small>
              {game.refused && <span class="error">{game.refused.message}</span>}
              {game.refused && <Remedies of={game.refused} />}
            </span>
          </label>
          {game === chosen && game.from === 'kept' && (
            <div class="row">
              <button type="button" onClick={() => void share(game.file)}>
                Share its file
              </button>
              <button
                type="button"
                onClick={() => {
                  removing.value = true;
                }}
              >
                Remove {game.title}
              </button>
            </div>
          )}
        </Fragment>
      ))}
      <FileButton label="Open a game file" onFile={bring} />
      {chosen && removing.value && (
        <RemoveDialog
          game={chosen}
          onRemove={() => void remove(chosen)}
          onClose={() => {
            removing.value = false;
          }}
        />
      )}
    </fieldset>
  );
}

const share = ({ text, title, edition }: GameFile) =>
  shareFile(text, fileName(`${title}, edition ${edition}`));

/** The screen of copies says what it is before anything comes of it. */
const bring = (file: File): void => {
  handFile(file);
  go({ screen: 'backups' });
};

const FROM = {
  kept: 'kept on this device',
  shipped: 'comes with the app',
  played: 'played on this device',
} as const;

const whence = ({ edition, by, from }: OwnGame): string =>
  [`Edition ${edition}`, by && `by ${by}`, FROM[from]].filter(Boolean).join(' · ');

type RemoveProps = { game: OwnGame; onRemove(): void; onClose(): void };

const RemoveDialog = ({ game, onRemove, onClose }: RemoveProps) => (
  <Dialog
    title={`Remove ${game.title}?`}
    text="It leaves Own games. Games that are played by it keep its file and go on. Open the file again to bring it back."
    onClose={onClose}
  >
    {(close) => (
      <>
        <button type="button" class="main" onClick={onRemove}>
          Remove it
        </button>
        <button type="button" onClick={close}>
          Keep it
        </button>
      </>
    )}
  </Dialog>
);
