import './manners.css';
import { BackLink } from '../components/BackLink';
import { KeyList } from './key-list';

/** The list of the keys, from the settings. */
export function KeysScreen() {
  return (
    <>
      <header class="bar back">
        <div class="t">
          <BackLink to={{ screen: 'settings' }} label="Settings" />
          <h1 tabIndex={-1}>Keyboard shortcuts</h1>
        </div>
      </header>
      <main class="page">
        <div class="card stack">
          <p class="soft">In a game, and never while something is typed.</p>
          <KeyList />
        </div>
      </main>
    </>
  );
}
