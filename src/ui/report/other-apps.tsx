import './state-sheet.css';
import { signal } from '@preact/signals';
import { useState } from 'preact/hooks';
import type { Play } from '../../core/journal/report/play';
import { announce } from '../kit/announce';
import { saveCsv } from '../kit/download';
import { Segments } from '../kit/segments';
import { BG_STATS, type BgStatsPlay, bgStatsLink, bgStatsPlay, playCsv } from './write-play';

const NAMES = [
  { value: 'named', label: 'With names' },
  { value: 'sides', label: 'Sides only' },
] as const;

/** What was picked last stays picked while the app is open. */
const names = signal<(typeof NAMES)[number]['value']>('named');

/** The result for other apps. Nothing is handed over before it has been seen and its link tapped. */
export function OtherApps({ play }: { play: Play }) {
  const [open, setOpen] = useState(false);
  return (
    <details class="fold card share-choice" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>
        <span class="entry">For other apps: BG Stats, CSV</span>
      </summary>
      {open && <Inside play={play} />}
    </details>
  );
}

function Inside({ play }: { play: Play }) {
  const named = names.value === 'named';
  return (
    <div class="inside stack">
      <Segments
        legend="Players"
        options={NAMES}
        value={names.value}
        onPick={(value) => {
          names.value = value;
        }}
      />
      <p class="soft">Sides only leaves out what players are called, and what they call the game.</p>
      <h2>A play for BG Stats</h2>
      {play.end === undefined ? (
        <p>Only finished games can be sent. Record the end first.</p>
      ) : (
        <ToBgStats play={bgStatsPlay(play, named)} />
      )}
      <h2>The result as CSV</h2>
      <AsCsv csv={playCsv(play, named)} title={play.title} />
    </div>
  );
}

/** What was said last of a part, and how to copy from it. */
function useCopy() {
  const [said, setSaid] = useState('');
  const say = (words: string) => {
    setSaid(words);
    announce(words);
  };
  const copy = (what: string, text: string) =>
    navigator.clipboard.writeText(text).then(
      () => say(`Copied: ${what}.`),
      () => say('The browser did not let the app copy. Nothing is lost: select what is shown and copy it.'),
    );
  return { said: said && <p class="apps-said soft">{said}</p>, say, copy };
}

function AsCsv({ csv, title }: { csv: string; title: string }) {
  const { said, say, copy } = useCopy();
  const save = () => {
    saveCsv(csv, `${title}, result`);
    say('Saved: the result as CSV. It is with your downloads.');
  };
  return (
    <>
      <textarea class="share-text" aria-label="The result as CSV" readOnly rows={4}>
        {csv}
      </textarea>
      <div class="row">
        {navigator.clipboard && (
          <button type="button" onClick={() => void copy('the result as CSV', csv)}>
            Copy CSV
          </button>
        )}
        <button type="button" onClick={save}>
          Save CSV
        </button>
      </div>
      {said}
    </>
  );
}

/** Its host and every field of it, then the link. */
function ToBgStats({ play }: { play: BgStatsPlay }) {
  const { said, copy } = useCopy();
  const [reading, setReading] = useState(false);
  const json = JSON.stringify(play, undefined, 2);
  return (
    <>
      <p>
        Nothing is sent until you tap the link below. It leaves War Diary: it opens <b>{BG_STATS}</b> and
        passes on what is shown here, all of it and nothing else.
      </p>
      <dl class="sheet-facts">
        {fieldsOf(play).map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <a
        class="plain out-link"
        href={bgStatsLink(play)}
        target="_blank"
        rel="noreferrer noopener"
        referrerpolicy="no-referrer"
      >
        Open {BG_STATS}
      </a>
      <div class="row">
        <button type="button" aria-expanded={reading} onClick={() => setReading(!reading)}>
          {reading ? 'Hide the JSON' : 'Read as JSON'}
        </button>
        {navigator.clipboard && (
          <button type="button" onClick={() => void copy('the play as JSON', json)}>
            Copy JSON
          </button>
        )}
      </div>
      {said}
      {reading && (
        <textarea class="share-text" aria-label="The play as JSON" readOnly rows={12}>
          {json}
        </textarea>
      )}
    </>
  );
}

/** Every value by its path in the JSON, so that none is handed over unseen: "Player 2 winner". */
function fieldsOf(value: unknown, path: readonly string[] = []): readonly (readonly [string, string])[] {
  if (typeof value !== 'object' || value === null) return [[wordsOf(path), String(value)]];
  const entries = Array.isArray(value) ? value.map((each, i) => [i + 1, each]) : Object.entries(value);
  return entries.flatMap(([key, each]) => fieldsOf(each, [...path, String(key)]));
}

function wordsOf(path: readonly string[]): string {
  if (path[0] === 'playDate') return 'Play date, UTC';
  const words = path
    .join(' ')
    .replace('players', 'player')
    .replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return `${words.slice(0, 1).toUpperCase()}${words.slice(1)}`;
}
