import { useEffect, useRef, useState } from 'preact/hooks';
import { type MadeCopy, makeCopy, recordCopy } from '../../app/backups/make-copy';
import { exportGame } from '../../app/errors';
import { games } from '../../app/library';
import type { GameMeta } from '../../core/play/game';
import { failWith, type Problem } from '../../core/result';
import { Card } from '../kit/card';
import { fileName, jsonFile, saveFile, shareable, shareFile } from '../kit/download';
import { Remedies } from '../kit/remedies';
import { lastCopy, lineCount } from './last-copy';

type Props = {
  registry: readonly GameMeta[];
  /** One game, made ready at once; without it all of them, when asked. */
  game?: string | undefined;
  onProblem(problem: Problem | undefined): void;
};

/** A file of a game or of everything: what is in it, and the ways to hand it over. */
export function SaveCopy({ registry, game, onProblem }: Props) {
  const [made, setMade] = useState<MadeCopy>();
  const [busy, setBusy] = useState(false);
  const [said, setSaid] = useState('');
  /** A file was saved, and nobody has said that it is elsewhere. */
  const [onDevice, setOnDevice] = useState(false);
  const [unfit, setUnfit] = useState(false);
  const all = games.value.state === 'ready' ? games.value.rows : [];
  const rows = game === undefined ? all : all.filter(({ id }) => id === game);

  const prepare = async () => {
    setBusy(true);
    const copy = await makeCopy(registry, game).catch(() => BROKEN);
    setBusy(false);
    setMade(copy.ok ? copy.value : undefined);
    setUnfit(!copy.ok);
    onProblem(copy.ok ? undefined : copy.problem);
  };
  useEffect(() => {
    if (game !== undefined) void prepare();
  }, [game]);

  // The button that made the file is gone: the keyboard goes on from those that hand it over.
  const ways = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (made && game === undefined) ways.current?.querySelector('button')?.focus();
  }, [made]);

  const handOver = async (copy: MadeCopy, way: 'share' | 'save') => {
    const name = nameOf(copy, game !== undefined);
    if (way === 'save') saveFile(jsonFile(copy.text, name), name);
    const went = way === 'save' ? 'saved' : await shareFile(copy.text, name);
    if (went === 'cancelled') return setSaid('Nothing was shared.');
    setOnDevice(went === 'saved');
    if (went === 'saved')
      return setSaid(
        'The file is with your downloads, on this device. If the device is lost, both are: put it somewhere else too.',
      );
    setSaid('The file was passed on. Make sure that it arrived.');
    await recordCopy(copy);
  };
  const putOutside = async (copy: MadeCopy) => {
    setOnDevice(false);
    ways.current?.querySelector('button')?.focus();
    setSaid('Noted: a copy is outside this device.');
    await recordCopy(copy);
  };
  const asItStands = async (id: string) => {
    const file = await exportGame(id);
    onProblem(file.ok ? undefined : file.problem);
    if (!file.ok) return;
    saveFile(file.value, fileName('game, as it stands'));
    setSaid('The file is with your downloads. A newer version of the app may be able to open it.');
  };

  return (
    <Card title={game === undefined ? 'Save everything' : 'In the file'} class="stack">
      <p>{made ? contentsOf(made) : standing(game === undefined)}</p>
      {made?.sealed && (
        <p>
          <b>Contains sealed entries.</b> The app keeps them covered on every phone, but a text editor does
          not: give the file only to those who may know.
        </p>
      )}
      {!!made?.lacking.length && <p>Not in it: what {made.lacking.join(', ')} sealed on another phone.</p>}
      {made?.leftOut.map(({ title, problem }) => (
        <div key={title}>
          <p class="error">
            Not in it: {title}. {problem.message}
          </p>
          <Remedies of={problem} />
        </div>
      ))}
      <p class="soft">{rows.length > 0 && `${lastCopy(rows, Date.now())}.`}</p>
      {made ? (
        <div class="row" ref={ways}>
          {shareable('', 'x.json') && (
            <button type="button" class="main" onClick={() => void handOver(made, 'share')}>
              Share
            </button>
          )}
          <button type="button" onClick={() => void handOver(made, 'save')}>
            Save to this device
          </button>
        </div>
      ) : (
        game === undefined && (
          <button type="button" disabled={busy || rows.length === 0} onClick={() => void prepare()}>
            Make a file of everything
          </button>
        )
      )}
      {unfit && game !== undefined && (
        <button type="button" onClick={() => void asItStands(game)}>
          Save it as it stands
        </button>
      )}
      {made && onDevice && (
        <button type="button" onClick={() => void putOutside(made)}>
          I’ve stored it elsewhere
        </button>
      )}
      <output class="soft">{busy ? 'Making the file…' : said}</output>
    </Card>
  );
}

const BROKEN = failWith(
  ['reload'],
  'backup.make',
  'The file could not be made. Your games are as they were. Reload the page and try again.',
);

function standing(everything: boolean): string {
  if (!everything) return 'The game with every entry, and its charts.';
  const list = games.value;
  if (list.state === 'failed') return list.problem.message;
  if (list.state === 'ready' && list.rows.length === 0) return 'There are no games on this device yet.';
  return 'All games, all sets of charts and the settings in one file.';
}

function contentsOf({ games: saved, text }: MadeCopy): string {
  const sum = saved.reduce((total, { entries }) => total + entries, 0);
  const size =
    text.length < 1e6 ? `${Math.ceil(text.length / 1000)} kB` : `${(text.length / 1e6).toFixed(1)} MB`;
  const what = saved.length === 1 ? saved[0]?.title : `${saved.length} games`;
  return `${what}: ${lineCount(sum)}, with charts. ${size}.`;
}

function nameOf({ games: saved }: MadeCopy, single: boolean): string {
  const [first] = saved;
  const sum = saved.reduce((total, { entries }) => total + entries, 0);
  return fileName(single && first ? `${first.title}, entry ${sum}` : `all games, ${lineCount(sum)}`);
}
