// The yardstick for "usable": what Preact and signals cost by themselves, with one button that brings a screen.
import { signal } from '@preact/signals';
import { render } from 'preact';

const screen = signal('home');

function App() {
  if (screen.value === 'new') return <form id="new-game">New game</form>;
  return (
    <button
      type="button"
      class="main"
      onClick={() => {
        screen.value = 'new';
      }}
    >
      New game
    </button>
  );
}

render(<App />, document.getElementById('app'));
