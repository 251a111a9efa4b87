import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { type GameRow, games, remove, rename, setArchived } from '../../app/library';
import { hrefOf } from '../../app/route';
import { TITLE_LENGTH } from '../../core/names';
import type { GameMeta } from '../../core/play/game';
import type { Problem, Result } from '../../core/result';
import { lastCopy, originWords } from '../backups/last-copy';
import { ConfirmDialog } from '../kit/confirm-dialog';
import { Icon } from '../kit/icon';
import { describeWhen } from '../kit/when';

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
  const name = meta?.title ?? row.game;
  const mode = useSignal<'shut' | 'more' | 'rename' | 'delete'>('shut');
  const more = useRef<HTMLButtonElement>(null);
  const all = games.value;
  const from = originWords(row, all.state === 'ready' ? all.rows : []);
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
      {(mode.value === 'more' || mode.value === 'delete') && (
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
          <button type="button" onClick={() => void leave(setArchived(row.id, !row.archived))}>
            <Icon name="archive" />
            {row.archived ? 'Bring back' : 'Archive'}
          </button>
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
          <button
            type="button"
            class="danger"
            onClick={() => {
              mode.value = 'delete';
            }}
          >
            <Icon name="delete" />
            Delete
          </button>
          <p class="soft">{lastCopy([row], Date.now())}</p>
        </div>
      )}
      {mode.value === 'delete' && (
        <ConfirmDialog
          title={`Delete ${row.title}?`}
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
