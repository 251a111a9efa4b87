import { useRef, useState } from 'preact/hooks';
import type { Board } from '../../../app/hall/board/board';
import { MOST_SAID } from '../../../app/hall/summary';
import type { Problem } from '../../../core/result';
import { announce } from '../../kit/announce';
import { Dialog } from '../../kit/dialog';
import { tied, Wrong } from '../../kit/field';

type Props = { board: Board; table: number | undefined; onClose: () => void };

/** Words of the director to one table or to all; phones show them between two questions. */
export function AnnounceDialog({ board, table, onClose }: Props) {
  const [text, setText] = useState('');
  const [problem, setProblem] = useState<Problem>();
  /** Those that an announcement before did not reach: only they get it again. */
  const [left, setLeft] = useState<readonly number[]>();
  const busy = useRef(false);
  const to = left ?? (table === undefined ? undefined : [table]);
  const count = to?.length ?? board.tables.value.length;
  const say = async (close: () => void) => {
    if (busy.current) return;
    busy.current = true;
    const said = await board.say(text, to);
    busy.current = false;
    if (!said.ok) return setProblem(said.problem);
    const { taken, missed } = said.value;
    if (missed.length) {
      setLeft(missed);
      return setProblem({ code: 'board.missed', message: missedWords(taken.length, missed) });
    }
    announce(`Announced to ${tablesWords(count)}.`);
    close();
  };
  return (
    <Dialog
      title={table === undefined ? 'Announce to all tables' : `Announce to table ${table}`}
      onClose={onClose}
    >
      {(close) => (
        <>
          <label class="field">
            <span>What is said</span>
            <textarea
              {...tied('said', problem)}
              rows={4}
              maxLength={MOST_SAID}
              value={text}
              onInput={({ currentTarget }) => {
                setText(currentTarget.value);
                setProblem(undefined);
              }}
            />
          </label>
          <p class="soft">
            {text.length} of {MOST_SAID} characters. Phones show it between two questions, never over one.
          </p>
          <Wrong id="said" problem={problem} />
          <button type="button" class="main" onClick={() => void say(close)}>
            {left ? 'Try again for' : 'Announce to'} {tablesWords(count)}
          </button>
          <button type="button" onClick={close}>
            Close
          </button>
        </>
      )}
    </Dialog>
  );
}

const tablesWords = (count: number): string => (count === 1 ? '1 table' : `${count} tables`);

function missedWords(taken: number, missed: readonly number[]): string {
  const which = missed.length > 8 ? tablesWords(missed.length) : `table ${missed.join(', ')}`;
  return taken
    ? `Announced to ${tablesWords(taken)}. The hall did not take it for ${which}.`
    : 'The hall refused it. Nothing was announced. Check that this device is on its network.';
}
