import { useSignal } from '@preact/signals';
import { games as library, refresh } from '../../app/library';
import { openedStore } from '../../app/opened-store';
import { bringBack, dismissBack, forgetOffer } from '../../app/safety/offers';
import { broughtBack, type Offer, offers } from '../../app/safety-state';
import type { Problem } from '../../core/result';
import { ConfirmDialog } from '../kit/confirm-dialog';
import { Icon } from '../kit/icon';
import { Notice } from '../kit/notice';
import { describeWhen } from '../kit/when';
import { lineCount } from './last-copy';

/** What the storage has lost, of one game or of all, and what comes back with one tap. */
export function SafetyOffers({ game }: { game?: string }) {
  const own = (list: readonly Offer[]) => (game ? list.filter(({ id }) => id === game) : list);
  const [back, offered] = [own(broughtBack.value), own(offers.value)];
  return (
    <>
      {back.length > 0 && <Brought back={back} />}
      {offered.length > 0 && <Offers all={offered} />}
    </>
  );
}

const focusHeading = () => document.querySelector<HTMLElement>('h1[tabindex]')?.focus();

function Offers({ all }: { all: readonly Offer[] }) {
  const working = useSignal(false);
  const asking = useSignal(false);
  const problem = useSignal<Problem | undefined>(undefined);
  const back = async () => {
    if (working.value) return;
    working.value = true;
    problem.value = undefined;
    const store = await openedStore();
    for (const offer of all) {
      const done = store.ok ? await bringBack(store.value, offer) : store;
      if (!done.ok) problem.value = done.problem;
    }
    working.value = false;
    await refresh();
    if (!problem.value) focusHeading();
  };
  const forget = async () => {
    for (const { id } of all) await forgetOffer(id);
    focusHeading();
  };
  const it = all.length === 1 ? 'it' : 'them';
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
      {problem.value && <Notice problem={problem.value} />}
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
      {asking.value && (
        <ConfirmDialog
          title={`Delete ${all.length === 1 ? 'this safety copy' : 'these safety copies'}?`}
          text="What only they hold leaves this device for good."
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
  const lost = all.every(({ here }) => here !== undefined) ? `lines of ${games}` : games;
  const happened =
    library.value.state === 'failed' ? `The saved games cannot be opened.` : `This browser has lost ${lost}.`;
  return `${happened} War Diary kept a safety copy${library.value.state === 'failed' ? ` of ${games}` : ''}.`;
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
    return `${back} As far as the app can tell, none is missing: see where the game stands.`;
  return `${back}${lostAfter(lines, known)} See where the game stands, and enter again what is missing.`;
}

function lostAfter(lines: number, known: number): string {
  if (known <= lines) return '';
  return known === lines + 1 ? ` Line ${known} is lost.` : ` Lines ${lines + 1} to ${known} are lost.`;
}
