import { signal } from '@preact/signals';
import { useState } from 'preact/hooks';
import { signSwitch } from '../../app/device-settings';
import { keptWith } from '../../app/release';
import type { Story } from '../../core/journal/report/story';
import { type GameMeta, publishedLine } from '../../core/play/game';
import { announce } from '../kit/announce';
import { fileName, saveFile, shareable, share as shareFile } from '../kit/download';
import { Segments } from '../kit/segments';
import { type Foot, type Format, type Part, writeStory } from './write-story';

const PARTS: readonly { value: Part; label: string }[] = [
  { value: 'both', label: 'Both' },
  { value: 'report', label: 'Report' },
  { value: 'log', label: 'Log' },
];
const FORMATS: readonly { value: Format; label: string }[] = [
  { value: 'text', label: 'Text' },
  { value: 'bbcode', label: 'BBCode' },
  { value: 'json', label: 'JSON' },
];
const PART_WORDS = { both: 'report and log', report: 'report', log: 'log' } as const;
const FORMAT_WORDS = { text: 'text', bbcode: 'BBCode for a forum', json: 'JSON' } as const;

/** What was picked last stays picked while the app is open. */
const picked = signal<{ readonly part: Part; readonly format: Format }>({ part: 'both', format: 'text' });

const wordsOf = (): string => {
  const { part, format } = picked.value;
  return `${PART_WORDS[part]} as ${FORMAT_WORDS[format]}`;
};

/** Whose game it is, and last what it was kept with, unless players leave that out. */
function footOf({ title, published }: GameMeta): Foot {
  const whose = published && publishedLine(published);
  return [...(whose ? [`${title} · ${whose}`] : []), ...(signs() ? [keptWith] : [])];
}
const LAST = [
  { value: 'signed', label: keptWith },
  { value: 'none', label: 'None' },
] as const;
const signs = (): boolean => signSwitch.chosen.value !== false;

type Props = { story: Story; meta: GameMeta };

/** What is shared, and as what; it can be read before. */
export function ShareChoice({ story, meta }: Props) {
  const [reading, setReading] = useState(false);
  const { part, format } = picked.value;
  return (
    <details class="fold card share-choice">
      <summary>
        <span class="entry">Share {wordsOf()}</span>
      </summary>
      <div class="inside stack">
        <Segments
          legend="What"
          options={PARTS}
          value={part}
          onPick={(value) => {
            picked.value = { part: value, format };
          }}
        />
        <Segments
          legend="As"
          options={FORMATS}
          value={format}
          onPick={(value) => {
            picked.value = { part, format: value };
          }}
        />
        {format !== 'json' && (
          <Segments
            legend="Last line"
            options={LAST}
            value={signs() ? 'signed' : 'none'}
            onPick={(value) => signSwitch.set(value === 'signed')}
          />
        )}
        <p class="soft">Sealed entries stay sealed in all of them. BBCode is what forums take.</p>
        <button type="button" aria-expanded={reading} onClick={() => setReading(!reading)}>
          {reading ? 'Hide it' : 'Read it first'}
        </button>
        {reading && (
          <textarea class="share-text" aria-label="What is shared" readOnly rows={12}>
            {writeStory(story, part, format, footOf(meta))}
          </textarea>
        )}
      </div>
    </details>
  );
}

/** Hands the story over: by the share sheet where there is one, to the clipboard, or as a file. */
export function ShareRow({ story, meta }: Props) {
  const [said, setSaid] = useState('');
  const say = (words: string) => {
    setSaid(words);
    announce(words);
  };
  const written = () => writeStory(story, picked.value.part, picked.value.format, footOf(meta));
  const save = () => {
    const { format } = picked.value;
    const json = format === 'json';
    const name = fileName(`${story.title}, ${PART_WORDS[picked.value.part]}`);
    saveFile(
      new Blob([written()], { type: json ? 'application/json' : 'text/plain' }),
      json ? name : name.replace(/\.json$/, '.txt'),
    );
    say(`Saved: ${wordsOf()}. It is with your downloads.`);
  };
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(written());
      say(`Copied: ${wordsOf()}.`);
    } catch {
      say('The browser did not let the app copy. Nothing is lost: save it as a file instead.');
    }
  };
  const handOver = async () => {
    const way = await handTo(story, written());
    if (way === 'shared') say(`Handed on: ${wordsOf()}.`);
    else if (way === 'cancelled') say('Nothing was shared.');
    else await copy();
  };
  const canShare = typeof navigator.share === 'function';
  return (
    <>
      {said && <p class="share-said soft">{said}</p>}
      <div class="row share-row">
        {canShare && (
          <button type="button" class="main" onClick={() => void handOver()}>
            Share
          </button>
        )}
        {navigator.clipboard && (
          <button type="button" class={canShare ? undefined : 'main'} onClick={() => void copy()}>
            Copy
          </button>
        )}
        <button type="button" onClick={save}>
          Save
        </button>
      </div>
    </>
  );
}

/** Text goes as text, so that a message or a forum takes it; JSON goes as a file. */
async function handTo(story: Story, text: string): Promise<'shared' | 'cancelled' | 'refused'> {
  if (picked.value.format === 'json') {
    const file = shareable(text, fileName(`${story.title}, ${PART_WORDS[picked.value.part]}`));
    return file ? shareFile(file) : 'refused';
  }
  return shareText(story.title, text);
}

const shareText = (title: string, text: string): Promise<'shared' | 'cancelled' | 'refused'> =>
  navigator.share({ title, text }).then(
    () => 'shared',
    (error: unknown) =>
      error instanceof DOMException && error.name === 'AbortError' ? 'cancelled' : 'refused',
  );
