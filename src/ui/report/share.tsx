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
  { value: 'story', label: 'Story' },
  { value: 'report', label: 'Report' },
  { value: 'log', label: 'Log' },
  { value: 'both', label: 'All' },
];
const FORMATS: readonly { value: Format; label: string }[] = [
  { value: 'text', label: 'Text' },
  { value: 'bbcode', label: 'BBCode' },
  { value: 'json', label: 'JSON' },
];
const PART_WORDS = { story: 'story', both: 'report and log', report: 'report', log: 'log' } as const;
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
        <ShareRow story={story} meta={meta} />
        <button type="button" class="quiet" onClick={() => print()}>
          Print
        </button>
      </div>
    </details>
  );
}

const fileOf = ({ title }: Story): string => fileName(`${title}, ${PART_WORDS[picked.value.part]}`);

/** What is said of how it went, on the screen and to who listens. */
function useSaid() {
  const [said, setSaid] = useState('');
  const say = (words: string) => {
    setSaid(words);
    announce(words);
  };
  return [said && <p class="share-said soft">{said}</p>, say] as const;
}

const canShare = (): boolean => typeof globalThis.navigator?.share === 'function';

/** Tells the story of the game in one tap: by the share sheet where there is one, else to the clipboard or as a file. */
export function ShareStory({ story, meta }: Props) {
  const [said, say] = useSaid();
  const tell = async () => {
    const text = writeStory(story, 'story', 'text', footOf(meta));
    const way = canShare() ? await shareText(story.title, text) : 'refused';
    if (way === 'shared') say('Handed on: the story.');
    else if (way === 'cancelled') say('Nothing was shared.');
    else if (await copied(text)) say('Copied: the story, to paste where you like.');
    else {
      saveText(text, fileName(`${story.title}, story`));
      say('Saved: the story. It is with your downloads.');
    }
  };
  return (
    <>
      {said}
      <button type="button" class="main" onClick={() => void tell()}>
        Share the story
      </button>
    </>
  );
}

/** Hands over what was picked: by the share sheet where there is one, to the clipboard, or as a file. */
function ShareRow({ story, meta }: Props) {
  const [said, say] = useSaid();
  const written = () => writeStory(story, picked.value.part, picked.value.format, footOf(meta));
  const save = () => {
    if (picked.value.format === 'json')
      saveFile(new Blob([written()], { type: 'application/json' }), fileOf(story));
    else saveText(written(), fileOf(story));
    say(`Saved: ${wordsOf()}. It is with your downloads.`);
  };
  const copy = async () =>
    say(
      (await copied(written()))
        ? `Copied: ${wordsOf()}.`
        : 'The browser did not let the app copy. Nothing is lost: save it as a file instead.',
    );
  const handOver = async () => {
    const way = await handTo(story, written());
    if (way === 'shared') say(`Handed on: ${wordsOf()}.`);
    else if (way === 'cancelled') say('Nothing was shared.');
    else await copy();
  };
  return (
    <>
      {said}
      <div class="row share-row">
        {canShare() && (
          <button type="button" onClick={() => void handOver()}>
            Share
          </button>
        )}
        {globalThis.navigator?.clipboard && (
          <button type="button" onClick={() => void copy()}>
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

const saveText = (text: string, name: string): void =>
  saveFile(new Blob([text], { type: 'text/plain' }), name.replace(/\.json$/, '.txt'));

const copied = (text: string): Promise<boolean> =>
  (navigator.clipboard?.writeText(text) ?? Promise.reject()).then(
    () => true,
    () => false,
  );

/** Text goes as text, so that a message or a forum takes it; JSON goes as a file. */
async function handTo(story: Story, text: string): Promise<'shared' | 'cancelled' | 'refused'> {
  if (picked.value.format === 'json') {
    const file = shareable(text, fileOf(story));
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
