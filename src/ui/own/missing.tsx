import { useSignal } from '@preact/signals';
import { useState } from 'preact/hooks';
import { keepGame } from '../../app/own/open-file';
import type { Session } from '../../app/session';
import { definitionsIn } from '../../core/journal/definitions';
import { fail, type Problem } from '../../core/result';
import { Dock } from '../ask/dock';
import { LatestLines } from '../ask/entry';
import { Card } from '../kit/card';
import { FileButton } from '../kit/file-button';
import { Notice } from '../kit/notice';
import { Remedies } from '../kit/remedies';
import { Screen } from '../kit/screen';
import { useWorking } from '../kit/working';
import { readGameFile } from './read-game-file';

type Props = { session: Session; missing: Problem; onReopen(): void };

/** A game whose file is not on this device: it is read and not played until that file is opened. */
export function MissingFileScreen({ session, missing, onReopen }: Props) {
  const problem = useSignal<Problem>(missing);
  const work = useWorking();
  // The page says it: above the button it would stand, and be heard, a second time.
  useState(() => session.dismissNotice());
  const open = async (file: Blob) => {
    const read = await work.read('Reading the file…', (stopped) => readGameFile(file, stopped));
    if (!read) return;
    if (!read.ok) {
      problem.value = read.problem;
      return;
    }
    const { file: found, words } = read.value;
    if (!definitionsIn(session.projection.value.entries).includes(found.hash)) {
      problem.value = another(found.title, found.edition, words).problem;
      return;
    }
    const kept = await keepGame(read.value);
    if (kept.ok) onReopen();
    else problem.value = kept.problem;
  };
  const { title } = session.row.value;
  return (
    <>
      <Screen title={title}>
        <Notice problem={problem.value} />
        {problem.value !== missing && <p>{missing.message}</p>}
        {problem.value !== missing && <Remedies of={missing} />}
        {work.shown}
        <Card title="Latest">
          <LatestLines session={session} lines={session.latest.value} />
        </Card>
      </Screen>
      <Dock session={session} view="table">
        <FileButton label="Open the file" onFile={(file) => void open(file)} />
      </Dock>
    </>
  );
}

const another = (title: string, edition: number, words: readonly string[]) =>
  fail(
    'own.another',
    `This is ${title}, edition ${edition} (check words: ${words.join(' ')}), and this game is not played by it. Nothing was changed. Choose the file it names.`,
  );
