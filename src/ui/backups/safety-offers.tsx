import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { MadeCopy } from '../../app/backups/make-copy';
import { games as library, refresh } from '../../app/library';
import { openedStore } from '../../app/opened-store';
import { copyOfKept } from '../../app/safety/copy-of-kept';
import { bringBack, dismissBack, forgetOffer } from '../../app/safety/offers';
import { broughtBack, type Offer, offers } from '../../app/safety-state';
import type { GameMeta } from '../../core/play/game';
import { failWith, type Problem, type Result } from '../../core/result';
import { ConfirmDialog } from '../kit/confirm-dialog';
import { fileName, jsonFile, saveFile, shareable, shareFile } from '../kit/download';
import { Icon } from '../kit/icon';
import { Notice } from '../kit/notice';
import { Remedies } from '../kit/remedies';
import { describeWhen } from '../kit/when';
import { lineCount } from './last-copy';

/** What the storage has lost, of one game or of all, and what comes back with one tap. */
export function SafetyOffers({ registry, game }: { registry: readonly GameMeta[]; game?: string }) {
  const own = (list: readonly Offer[]) => (game ? list.filter(({ id }) => id === game) : list);
  const [back, offered] = [own(broughtBack.value), own(offers.value)];
  return (
    <>
      {back.length > 0 && <Brought back={back} />}
      {offered.length > 0 && <Offers registry={registry} all={offered} />}
    </>
  );
}

const focusHeading = () => document.querySelector<HTMLElement>('h1[tabindex]')?.focus();

type OffersProps = { registry: readonly GameMeta[]; all: readonly Offer[] };

function Offers({ registry, all }: OffersProps) {
  const working = useSignal(false);
  const asking = useSignal(false);
  const problem = useSignal<Problem | undefined>(undefined);
  const back = async () => {
    if (working.value) return;
    working.value = true;
    problem.value = undefined;
    try {
      const store = await openedStore();
      for (const offer of all) {
        const done = store.ok ? await bringBack(store.value, offer) : store;
        if (!done.ok) problem.value = done.problem;
      }
    } finally {
      working.value = false;
    }
    await refresh();
    if (!problem.value) focusHeading();
  };
  const forget = async () => {
    for (const { id } of all) await forgetOffer(id);
    focusHeading();
  };
  const it = all.length === 1 ? 'it' : 'them';
  const isShut = library.value.state === 'failed';
  return (
    <section class="card stack" aria-label="Safety copies">
      <p class="lead" role="alert">
        {headline(all)}
      </p>
      <ul class="list">
        {all.map((offer) => (
          <li key={offer.id}>
            <span>
              <b>{offer.title}</b>
              <br />
              {extentOf(offer)}
            </span>
          </li>
        ))}
      </ul>
      {isShut && (
        <p>
          Save a copy first. Then close all tabs of War Diary, restart the browser and open the app again: one
          tap brings back what is missing.
        </p>
      )}
      {problem.value && <Notice problem={problem.value} />}
      {(isShut || problem.value) && <SaveKept registry={registry} all={all} />}
      {isShut && (
        // Damaged where the browser looks first it opens never again, and no page can delete it.
        <p>
          If the games never open, the browser’s database is damaged for good. Clear this site’s data in the
          browser’s settings: that deletes the safety copy too. Then open the saved file in the app, here or
          on another device.
        </p>
      )}
      {!isShut && (
        <div class="row">
          <button type="button" class="main" disabled={working.value} onClick={() => void back()}>
            Bring {it} back
          </button>
          <button
            type="button"
            disabled={working.value}
            onClick={() => {
              asking.value = true;
            }}
          >
            Delete {it}
          </button>
        </div>
      )}
      {asking.value && (
        <ConfirmDialog
          title={`Delete ${all.length === 1 ? 'this safety copy' : 'these safety copies'}?`}
          text="This deletes for good what only they hold."
          keep="Keep"
          confirm="Delete"
          onConfirm={() => void forget()}
          onClose={() => {
            asking.value = false;
          }}
        />
      )}
    </section>
  );
}

/** The safety copies in a file, made before the tap: a browser opens its share sheet only at once. */
function SaveKept({ registry, all }: OffersProps) {
  const copy = useSignal<Result<MadeCopy> | undefined>(undefined);
  const said = useSignal('');
  const tries = useSignal(0);
  useEffect(() => {
    let isCurrent = true;
    copy.value = undefined;
    void copyOfKept(registry, all)
      .catch(() => BROKEN)
      .then((made) => {
        if (!isCurrent) return;
        copy.value = made;
        said.value = tries.value && made.ok ? 'The file is ready: tap “Save a copy” once more.' : '';
      });
    return () => {
      isCurrent = false;
    };
  }, [tries.value, all.map(({ id, lines }) => `${id} ${lines}`).join()]);
  const made = copy.value?.ok ? copy.value.value : undefined;
  const problem = copy.value?.ok === false ? copy.value.problem : undefined;
  const save = async (way: 'share' | 'save') => {
    if (!made) {
      tries.value += 1;
      said.value = 'Trying again…';
      return;
    }
    const [one] = made.games;
    const name = fileName(made.games.length === 1 && one ? `${one.title}, safety copy` : 'safety copies');
    if (way === 'save') saveFile(jsonFile(made.text, name), name);
    const went = way === 'save' ? 'saved' : await shareFile(made.text, name);
    said.value = SAID[went];
  };
  return (
    <>
      <div class="row">
        <button type="button" class="main" disabled={!copy.value} onClick={() => void save('save')}>
          Save a copy
        </button>
        {shareable('', 'x.json') && (
          <button type="button" disabled={!made} onClick={() => void save('share')}>
            Share a copy
          </button>
        )}
      </div>
      <output class="soft">{said.value}</output>
      {/* Below the buttons, which stay where they are once the file is made. */}
      {made?.sealed && <p class="soft">Contains sealed entries: give the file only to those who may know.</p>}
      {problem && <Notice problem={problem} />}
      {made?.leftOut.map(({ title, problem: why }) => (
        <div key={title}>
          <p class="error">
            Not in it: {title}. {why.message}
          </p>
          <Remedies of={why} />
        </div>
      ))}
    </>
  );
}

const SAID = {
  saved: 'Saved to your downloads. Keep a copy on another device too.',
  shared: 'The file was passed on. Make sure that it arrived.',
  cancelled: 'Nothing was shared.',
};

const BROKEN = failWith(
  ['reload'],
  'backup.make',
  'The file could not be made. The safety copy is as it was. Reload the page and try again.',
);

function Brought({ back }: { back: readonly Offer[] }) {
  return (
    <div class="card notice" role="status">
      <Icon name="save" />
      <p>
        {back.map((offer, i) => (
          <span key={offer.id}>
            {i > 0 && <br />}
            {returnOf(offer)}
          </span>
        ))}
      </p>
      <button type="button" class="icon-button" aria-label="Dismiss" onClick={() => void dismissBack()}>
        <Icon name="close" />
      </button>
    </div>
  );
}

function headline(all: readonly Offer[]): string {
  const games = all.length === 1 ? 'a game' : `${all.length} games`;
  const lost = all.every(({ here }) => here !== undefined) ? `entries of ${games}` : games;
  return library.value.state === 'failed'
    ? `The saved games cannot be opened. War Diary kept a safety copy of ${games}.`
    : `This browser has lost ${lost}. War Diary kept a safety copy.`;
}

/** "41 lines, the last from today, 14:05. Lines 42 to 44 are lost." */
function extentOf({ lines, known, at, here }: Offer): string {
  const when = describeWhen(at, Date.now());
  const more = lines - (here ?? 0);
  const kept =
    here === undefined
      ? `${lineCount(lines)}, the last from ${when}.`
      : more > 0
        ? `${lineCount(more)} that ${more === 1 ? 'is' : 'are'} missing here.`
        : `${lineCount(lines)} before the gap.`;
  return `${kept}${lostAfter(lines, known)}`;
}

function returnOf({ title, lines, known, here }: Offer): string {
  const back =
    here === lines ? `${title} has ${lineCount(lines)}.` : `${title} is back with ${lineCount(lines)}.`;
  if (known <= lines)
    return `${back} As far as the app can tell, no entry is missing. Check that the game stands where you left it.`;
  return `${back}${lostAfter(lines, known)} See where the game stands, and enter again what is missing.`;
}

function lostAfter(lines: number, known: number): string {
  if (known <= lines) return '';
  return known === lines + 1 ? ` Entry ${known} is lost.` : ` Entries ${lines + 1} to ${known} are lost.`;
}
