import type { BoardTable } from '../../../app/hall/board/board';
import { Dialog } from '../../kit/dialog';
import { howLong } from '../words';
import { missing, waitsFor } from './board-words';

type Props = { at: BoardTable; now: number; onSay: () => void; onClose: () => void };

/** All that a table has told of itself. */
export function TableDialog({ at, now, onSay, onClose }: Props) {
  const { table, summary, since, heard, expected } = at;
  const ago = (time: number) => (howLong(now - time) === 'now' ? 'just now' : `${howLong(now - time)} ago`);
  const facts: readonly (readonly [string, string | undefined])[] = [
    ['Game', summary && `${summary.title}${summary.practice ? ', on practice tables' : ''}`],
    ['Players', summary?.players.map(({ name, side }) => `${name} (${side})`).join(', ')],
    ['Expected', (summary ? missing(at) : expected)?.join(', ')],
    ['Stands at', summary?.turn],
    ['Points', summary?.points.join(', ')],
    ['Now', waitsFor(at)],
    ['Entries', summary && String(summary.lines)],
    ['Last entry', since === undefined ? undefined : ago(since)],
    ['Last heard', heard === undefined ? 'never' : ago(heard)],
  ];
  return (
    <Dialog title={`Table ${table}`} kind="board-card" onClose={onClose} light>
      {(close) => (
        <>
          <dl>
            {facts.map(
              ([name, value]) =>
                value && (
                  <div key={name}>
                    <dt>{name}</dt>
                    <dd>{value}</dd>
                  </div>
                ),
            )}
          </dl>
          <button type="button" onClick={onSay}>
            Announce to this table
          </button>
          <button type="button" class="main" onClick={close}>
            Close
          </button>
        </>
      )}
    </Dialog>
  );
}
