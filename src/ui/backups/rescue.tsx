import { useState } from 'preact/hooks';
import { type Rescued, rescue } from '../../app/backups/rescue';
import { games } from '../../app/library';
import type { GameMeta } from '../../core/play/game';
import { fail } from '../../core/result';
import { BackLink } from '../kit/back-link';
import { fileName, jsonFile, saveFile } from '../kit/download';
import { Remedies } from '../kit/remedies';
import { Screen } from '../kit/screen';
import { useLoaded } from '../kit/use-loaded';
import { lineCount } from './last-copy';
import { SafetyOffers } from './safety-offers';
import { useSafetyCopies } from './use-safety-copies';

/** For a store that will not open: what can still be read of it, read only. */
export function RescueScreen({ registry }: { registry: readonly GameMeta[] }) {
  const { came, notice } = useLoaded(() => rescue(registry).catch(() => BROKEN), [registry]);
  const [said, setSaid] = useState('');
  useSafetyCopies();
  const save = (text: string, title: string) => {
    const name = fileName(title);
    saveFile(jsonFile(text, name), name);
    setSaid('The file is with your downloads. Open it in this app, here or on another phone.');
  };
  return (
    <Screen title="Save what can be read" back={<BackLink to={{ screen: 'home' }} />}>
      {!came && !notice && <p class="soft late">Reading…</p>}
      {notice}
      {notice && games.value.state === 'failed' && <SafetyOffers registry={registry} />}
      {came && <Found found={came.value} save={save} />}
      <output class="soft">{said}</output>
    </Screen>
  );
}

function Found({ found, save }: { found: Rescued; save(text: string, title: string): void }) {
  const { copy } = found;
  return (
    <section class="card stack" aria-label="What was found">
      <p>
        {found.found === 0
          ? 'The storage can be read, but no game is in it.'
          : `${found.found === 1 ? '1 game' : `${found.found} games`} found. Nothing was changed.`}
      </p>
      {!found.whole && (
        <p class="error">A part of the storage could not be read. What stood there is not in the file.</p>
      )}
      {copy && (
        <>
          <ul class="list">
            {copy.games.map(({ id, title, entries }) => (
              <li key={id}>
                <span>{title}</span>
                <b>{lineCount(entries)}</b>
              </li>
            ))}
          </ul>
          {copy.sealed && <p>Contains sealed entries: give the file only to those who may know.</p>}
          <button type="button" class="main" onClick={() => save(copy.text, 'rescued games')}>
            Save the games that are whole
          </button>
        </>
      )}
      {copy?.leftOut.map(({ title, problem }) => (
        <div key={title}>
          <p class="error">
            {title}: {problem.message}
          </p>
          <Remedies of={problem} />
        </div>
      ))}
      {found.found > 0 && (
        <button type="button" onClick={() => save(found.raw, 'rescued, as it stands')}>
          Save everything as it stands
        </button>
      )}
    </section>
  );
}

const BROKEN = fail(
  'rescue.broken',
  'Nothing can be read: a part of the app is missing or the storage broke off. Nothing was changed. Restart the browser, then try again.',
);
