import { fileKeeper } from '../../app/kept-file/keep';
import { canKeepFile, type KeptFile, keptFile } from '../../app/kept-file/state';
import type { GameMeta } from '../../core/play/game';
import { Card } from '../kit/card';
import { Notice } from '../kit/notice';
import { Remedies } from '../kit/remedies';
import { describeWhen } from '../kit/when';

type Props = { registry: readonly GameMeta[] };

/** A file that the app writes by itself, where the browser can: chosen once, and how it stands. */
export function KeptFileCard({ registry }: Props) {
  if (!canKeepFile()) return null;
  const keeper = fileKeeper(registry);
  const now = keptFile.value;
  return (
    <Card title="Keep a file up to date" class="stack">
      {now.is === 'none' && (
        <>
          <p>
            Choose a file once. While the app is open it writes all games, charts and settings there, a few
            seconds after each change. In a folder that a cloud service copies, or on a stick, the file is
            outside this device too.
          </p>
          <p class="soft">
            It holds sealed entries too. A game that you delete here goes from the file as well.
          </p>
          <button type="button" onClick={() => void keeper.choose()}>
            Choose the file
          </button>
        </>
      )}
      {now.is === 'kept' && (
        <output>
          <b>{now.name}</b> is kept up to date
          {now.at ? `: last written ${describeWhen(now.at, Date.now())}.` : '. It is being written…'}
        </output>
      )}
      {(now.is === 'asks' || now.is === 'failed') && (
        <>
          <p class="error" role="alert">
            {now.problem.message}
          </p>
          <Ways registry={registry} now={now} />
          <Remedies of={now.problem} />
        </>
      )}
      {now.is !== 'none' && (
        <button type="button" class="quiet" onClick={() => void keeper.stop()}>
          Stop keeping this file
        </button>
      )}
    </Card>
  );
}

type Troubled = Extract<KeptFile, { is: 'asks' | 'failed' }>;

function Ways({ registry, now }: Props & { now: Troubled }) {
  const keeper = fileKeeper(registry);
  const chooses = now.problem.code === 'file.gone' || now.problem.code === 'file.forgets';
  const again = now.is === 'asks' ? 'Allow writing' : 'Write again';
  return (
    <div class="row">
      {!chooses && (
        <button type="button" onClick={() => void keeper.allow()}>
          {again}
        </button>
      )}
      {now.is === 'failed' && (
        <button type="button" class={chooses ? undefined : 'quiet'} onClick={() => void keeper.choose()}>
          Choose the file again
        </button>
      )}
    </div>
  );
}

/** On the first screen, until it is put away: the file is not kept up to date any more. */
export function KeptFileNotice({ registry }: Props) {
  const now = keptFile.value;
  if ((now.is !== 'asks' && now.is !== 'failed') || now.told) return null;
  return (
    <Notice
      problem={now.problem}
      onDismiss={() => {
        keptFile.value = { ...now, told: true };
      }}
    >
      <Ways registry={registry} now={now} />
    </Notice>
  );
}
