import { useEffect, useState } from 'preact/hooks';
import { noteOffered, wasOffered } from '../../app/first-steps';
import { Card } from '../kit/card';
import { INSTALLED_WORDS, installOffer } from './install';

/** Beside the first result of a battle, and never again. */
export function InstallCard() {
  const [open, setOpen] = useState(() => !wasOffered());
  useEffect(noteOffered, []);
  const offer = installOffer.value;
  if (!open || !offer) return null;
  return (
    <Card title="Keep War Diary on this phone?" class="stack">
      <p>{INSTALLED_WORDS}</p>
      <div class="row">
        <button type="button" onClick={() => void offer()}>
          Install
        </button>
        <button type="button" onClick={() => setOpen(false)}>
          Not now
        </button>
      </div>
    </Card>
  );
}
