import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { type ArchivedHow, daysLeft, KEPT_DAYS, setArchived } from '../../app/archive';
import { type GameRow, games, remove, rename } from '../../app/library';
import { hrefOf } from '../../app/route';
import { TITLE_LENGTH } from '../../core/names';
import type { GameMeta } from '../../core/play/game';
import { isOwn } from '../../core/play/game-file';
import type { Problem, Result } from '../../core/result';
import { lastCopy, originWords } from '../backups/last-copy';
import { ConfirmDialog } from '../kit/confirm-dialog';
import { Dialog } from '../kit/dialog';
import { Icon } from '../kit/icon';
import { describeWhen } from '../kit/when';

const WHAT_ARCHIVE_DOES = `It leaves the list and stays under Archived for ${KEPT_DAYS} days: until then you can bring it back. After that it is deleted from this device. The charts you filled in are kept.`;

/** Of an archived game, how long it stays one. */
function leftWords(days: number | undefined): string {
  if (days === undefined) return 'kept until you delete it';
  if (days === 0) return 'to be deleted now';
  return days === 1 ? '1 day left' : `${days} days left`;
}

type OnProblem = (problem: Problem | undefined) => void;
type ListProps = {
  rows: readonly GameRow[];
  registry: readonly GameMeta[];
  onProblem: OnProblem;
  /** The first one is the game to go on with. */
  first?: boolean;
};

export function GameList({ rows, registry, onProblem, first = false }: ListProps) {
  return (
    <ul class="stack games" aria-label={first ? 'Games' : 'Archived games'}>
      {rows.map((row, i) => (
        <GameCard
          key={row.id}
          row={row}
          meta={registry.find((meta) => meta.id === row.game)}
          latest={first && i === 0}
          onProblem={onProblem}
        />
      ))}
    </ul>
  );
}

type CardProps = { row: GameRow; meta: GameMeta | undefined; latest: boolean; onProblem: OnProblem };

function GameCard({ row, meta, latest, onProblem }: CardProps) {
  const name = meta?.title ?? (isOwn(row.game) ? 'own game' : row.game);
  const mode = useSignal<'shut' | 'more' | 'rename' | 'archive' | 'delete'>('shut');
  const more = useRef<HTMLButtonElement>(null);
  const all = games.value;
  const left = daysLeft(row, Date.now());
  const from = originWords(row, all.state === 'ready' ? all.rows : []);
  const archive = (how: ArchivedHow) => setArchived(row, how);
  const shut = () => {
    mode.value = 'shut';
    requestAnimationFrame(() => more.current?.focus());
  };
  const run = async (change: Promise<Result<void>>) => {
    const done = await change;
    onProblem(done.ok ? undefined : done.problem);
    return done.ok;
  };
  // The card leaves this list: the focus must not fall off the page with it.
  const leave = async (change: Promise<Result<void>>) => {
    if (await run(change)) document.querySelector<HTMLElement>('h1[tabindex]')?.focus();
  };
  return (
    <li class={latest ? 'card game latest' : 'card game'}>
      {mode.value === 'rename' ? (
        <RenameForm
          row={row}
          onCancel={shut}
          onSave={async (title) => {
            if (await run(rename(row.id, title))) shut();
          }}
        />
      ) : (
        <>
          <a class="open" href={hrefOf({ screen: 'game', game: row.id, view: 'table' })}>
            <span class="title">{row.title}</span>
            <span class="summary">{row.summary}</span>
            <span class="soft">
              {!row.title.startsWith(name) && <span class="fact">{name}</span>}
              {row.charts === 'practice' && <span class="fact">practice tables</span>}
              <span class="fact">{row.entries === 1 ? '1 entry' : `${row.entries} entries`}</span>
              <span class="fact">{describeWhen(row.updated, Date.now())}</span>
              {row.archived && <span class="fact">{leftWords(left)}</span>}
            </span>
            {from && <span class="soft">{from}</span>}
          </a>
          <button
            ref={more}
            type="button"
            class="icon-button"
            aria-expanded={mode.value !== 'shut'}
            aria-label={`More for ${row.title}`}
            onClick={() => {
              mode.value = mode.value === 'shut' ? 'more' : 'shut';
            }}
          >
            <Icon name={mode.value === 'shut' ? 'more' : 'close'} />
          </button>
        </>
      )}
      {mode.value !== 'shut' && mode.value !== 'rename' && (
        <div class="row acts">
          <button
            type="button"
            onClick={() => {
              mode.value = 'rename';
            }}
          >
            <Icon name="edit" />
            Rename
          </button>
          <button
            type="button"
            onClick={() => {
              if (row.archived) void leave(archive('back'));
              else mode.value = 'archive';
            }}
          >
            <Icon name="archive" />
            {row.archived ? 'Bring back' : 'Archive'}
          </button>
          {left !== undefined && (
            <button type="button" onClick={async () => (await run(archive('kept'))) && shut()}>
              <Icon name="lock" />
              Keep for good
            </button>
          )}
          <a class="plain" href={hrefOf({ screen: 'backups', game: row.id })}>
            <Icon name="save" />
            Save a copy
          </a>
          {meta?.sheet && (
            <a class="plain" href={hrefOf({ screen: 'game', game: row.id, view: 'sheet' })}>
              <Icon name="log" />
              State sheet
            </a>
          )}
          {row.archived && (
            <button
              type="button"
              class="danger"
              onClick={() => {
                mode.value = 'delete';
              }}
            >
              <Icon name="delete" />
              Delete now
            </button>
          )}
          <p class="soft">{lastCopy([row], Date.now())}</p>
        </div>
      )}
      {mode.value === 'archive' && (
        <ArchiveDialog row={row} onClose={shut} onArchive={() => void leave(archive('for-days'))} />
      )}
      {mode.value === 'delete' && (
        <ConfirmDialog
          title={`Delete ${row.title} now?`}
          text={`Deletes ${row.entries === 1 ? 'its one entry' : `all ${row.entries} entries`} from this device. The charts you filled in are kept.`}
          keep="Keep the game"
          confirm="Delete it"
          onClose={() => {
            mode.value = 'more';
          }}
          onConfirm={() => void leave(remove(row.id))}
        />
      )}
    </li>
  );
}

type ArchiveProps = { row: GameRow; onArchive: () => void; onClose: () => void };

/** It can be brought back, but not for ever: a copy is offered before. */
const ArchiveDialog = ({ row, onArchive, onClose }: ArchiveProps) => (
  <Dialog title={`Archive ${row.title}?`} text={WHAT_ARCHIVE_DOES} onClose={onClose}>
    {(close) => (
      <>
        <p class="soft">{lastCopy([row], Date.now())}</p>
        <a class="plain" href={hrefOf({ screen: 'backups', game: row.id })}>
          Save a copy first
        </a>
        <button type="button" class="main" onClick={onArchive}>
          Archive it
        </button>
        <button type="button" onClick={close}>
          Keep it in the list
        </button>
      </>
    )}
  </Dialog>
);

type RenameProps = { row: GameRow; onSave: (title: string) => void; onCancel: () => void };

function RenameForm({ row, onSave, onCancel }: RenameProps) {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.select(), []);
  return (
    <form
      class="stack rename"
      onSubmit={(event) => {
        event.preventDefault();
        onSave(input.current?.value ?? row.title);
      }}
      onKeyDown={(event) => {
        if (event.key === 'Escape' && !event.isComposing) onCancel();
      }}
    >
      <label class="field">
        <span>Title</span>
        <input
          ref={input}
          type="text"
          defaultValue={row.title}
          maxLength={TITLE_LENGTH}
          required
          autocomplete="off"
        />
      </label>
      <div class="row">
        <button type="submit" class="main">
          Save title
        </button>
        <button type="button" onClick={onCancel}>
          Cancel
        </button>
      </div>
    </form>
  );
}
