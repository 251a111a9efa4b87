import { useState } from 'preact/hooks';
import type { Board } from '../../../app/hall/board/board';
import { resultsCsv } from '../../../app/hall/board/results';
import { MOST_TABLES } from '../../../app/hall/tables';
import type { Problem } from '../../../core/result';
import { announce } from '../../kit/announce';
import { saveCsv } from '../../kit/download';
import { tied, Wrong } from '../../kit/field';
import { NumberField } from '../number-field';

/** What is set once and fetched at the end: the number of tables, the pairings, the results. */
export function BoardSetup({ board, name }: { board: Board; name: string }) {
  return (
    <details class="card fold board-setup">
      <summary>Pairings, results, number of tables</summary>
      <div class="stack">
        <NumberField
          label="Tables shown"
          most={MOST_TABLES}
          value={board.shown.value}
          onNumber={board.show}
        />
        <p class="soft">Tables 1 to {MOST_TABLES} are shown; any other appears once it is heard.</p>
        <PairingsPart board={board} />
        <Results board={board} name={name} />
      </div>
    </details>
  );
}

function PairingsPart({ board }: { board: Board }) {
  const [text, setText] = useState(board.pasted.peek());
  const [problem, setProblem] = useState<Problem>();
  const take = () => {
    const taken = board.pair(text);
    setProblem(taken.ok ? undefined : taken.problem);
    if (taken.ok)
      announce(text.trim() ? 'The pairings are shown at their tables.' : 'The pairings are gone.');
  };
  return (
    <>
      <label class="field">
        <span>Pairings</span>
        <textarea
          {...tied('pairings', problem)}
          rows={6}
          autoComplete="off"
          spellcheck={false}
          value={text}
          onInput={(event) => setText(event.currentTarget.value)}
        />
      </label>
      <p class="soft">
        A line each: <b>table, player, player</b>, separated by tabs or commas, as a spreadsheet copies it. It
        stays on this device.
      </p>
      <Wrong id="pairings" problem={problem} />
      <button type="button" disabled={text.trim() === board.pasted.value} onClick={take}>
        Use these pairings
      </button>
    </>
  );
}

function Results({ board, name }: { board: Board; name: string }) {
  const [said, setSaid] = useState('');
  const csv = () => resultsCsv(board.tables.peek());
  const say = (words: string) => {
    setSaid(words);
    announce(words);
  };
  const save = () => {
    saveCsv(csv(), `${name}, results`);
    say('Saved: the results as CSV. They are with your downloads.');
  };
  return (
    <>
      <div class="row">
        {navigator.clipboard && (
          <button
            type="button"
            onClick={() =>
              void navigator.clipboard.writeText(csv()).then(
                () => say('Copied: the results as CSV.'),
                () => say('The browser did not let the app copy. Save them instead.'),
              )
            }
          >
            Copy results as CSV
          </button>
        )}
        <button type="button" onClick={save}>
          Save results as CSV
        </button>
      </div>
      {said && <p class="soft">{said}</p>}
    </>
  );
}
