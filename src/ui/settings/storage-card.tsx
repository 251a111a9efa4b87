import { useEffect } from 'preact/hooks';
import { ScarceLine } from '../device/device-lines';
import { askPersistence, checkPersistence, checkRoom, declined, persistence } from '../device/persistence';
import { Card } from '../kit/card';

const KEEP_COPIES = 'Until then, save a game’s file from its card on the first screen now and then.';

const WORDS = {
  protected:
    'Protected: the browser has promised not to clear your games to make room. Only you can delete them, with the app or its site data.',
  declined: `Not protected: the browser was asked and declined. It may clear your games when room is short. It usually agrees once the app is installed. ${KEEP_COPIES}`,
  unprotected:
    'Not protected yet: the browser may clear your games when room is short. It is asked for protection when you start a game.',
  unknown: `Not known: this browser does not say whether it may clear your games. ${KEEP_COPIES.replace('Until then, save', 'Save')}`,
} as const;

/** What the browser has answered about keeping the games, and what follows from it. */
export function StorageCard() {
  useEffect(() => {
    void checkPersistence();
    void checkRoom();
  }, []);
  const known = persistence.value;
  const state = known === 'unprotected' && declined.value ? 'declined' : known;
  return (
    <Card title="Storage" class="stack">
      <p role="status">{WORDS[state]}</p>
      {known !== 'protected' && (
        <button type="button" onClick={() => void askPersistence()}>
          Protect my games
        </button>
      )}
      <ScarceLine />
    </Card>
  );
}
