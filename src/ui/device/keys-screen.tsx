import './manners.css';
import { BackLink } from '../kit/back-link';
import { Screen } from '../kit/screen';
import { KeyList } from './key-list';

/** The list of the keys, from the settings. */
export function KeysScreen() {
  return (
    <Screen title="Keyboard shortcuts" back={<BackLink to={{ screen: 'settings' }} label="Settings" />}>
      <div class="card stack">
        <p class="soft">In a game, and never while something is typed.</p>
        <KeyList />
      </div>
    </Screen>
  );
}
