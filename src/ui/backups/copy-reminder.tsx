import { useEffect, useRef, useState } from 'preact/hooks';
import { type MadeCopy, makeCopy, recordCopy } from '../../app/backups/make-copy';
import { canKeepFile } from '../../app/kept-file/state';
import { games } from '../../app/library';
import { hrefOf } from '../../app/route';
import type { GameMeta } from '../../core/play/game';
import { failWith, type Problem, type Result } from '../../core/result';
import { announce } from '../kit/announce';
import { Card } from '../kit/card';
import { fileName, shareable, shareFile } from '../kit/download';
import { Notice } from '../kit/notice';
import { whenIdle } from '../kit/when-idle';
import { lineCount, linesSince } from './last-copy';
import { putOff } from './reminding';

/** After a session of play, once: what no copy outside this device has yet, and one tap to hand it on. */
export function CopyReminder({ registry }: { registry: readonly GameMeta[] }) {
  const list = games.value;
  const [said, setSaid] = useState('');
  const [sealed, setSealed] = useState(false);
  const [problem, setProblem] = useState<Problem>();
  const [busy, setBusy] = useState(false);
  const making = useRef<Promise<Result<MadeCopy>>>(undefined);
  const make = () => {
    making.current ??= makeCopy(registry, undefined).catch(() => BROKEN);
    return making.current;
  };
  // Ready before the tap: a browser opens its share sheet only at once.
  useEffect(
    () => whenIdle(() => void make().then((copy) => copy.ok && copy.value.sealed && setSealed(true))),
    [],
  );
  const away = () => {
    putOff();
    document.querySelector<HTMLElement>('h1[tabindex]')?.focus();
  };
  const handOn = async () => {
    if (busy) return;
    setBusy(true);
    setProblem(undefined);
    const copy = await make();
    const went = copy.ok && (await shareFile(copy.value.text, fileName('all games')));
    setBusy(false);
    if (!copy.ok) {
      making.current = undefined;
      return setProblem(copy.problem);
    }
    if (went === 'cancelled') return setSaid('Nothing was shared.');
    if (went === 'saved')
      return setSaid('The file is with your downloads, on this device. Put it elsewhere too.');
    await recordCopy(copy.value);
    announce('The file was passed on. Make sure that it arrived.');
    away();
  };
  return (
    <Card title="Save what you played" class="stack">
      <p>
        {lineCount(linesSince(list.state === 'ready' ? list.rows : []))} since the last copy outside this
        device. If the device is lost, they are lost with it.
      </p>
      {sealed && <p class="soft">Contains sealed entries: give the file only to those who may know.</p>}
      {problem && <Notice problem={problem} onDismiss={() => setProblem(undefined)} />}
      <div class="row">
        <button type="button" onClick={() => void handOn()}>
          {shareable('', 'x.json') ? 'Share a file' : 'Save a file'}
        </button>
        <button type="button" class="quiet" onClick={away}>
          Not now
        </button>
      </div>
      <output class="soft">{busy ? 'Making the file…' : said}</output>
      <a class="soft" href={hrefOf({ screen: 'backups' })}>
        {canKeepFile() ? 'Or keep a file up to date' : 'More about copies'}
      </a>
    </Card>
  );
}

const BROKEN = failWith(
  ['reload'],
  'backup.make',
  'The file could not be made. Your games are as they were. Reload the page and try again.',
);
