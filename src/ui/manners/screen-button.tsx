import { useEffect, useState } from 'preact/hooks';
import { screenSwitch } from '../../app/device-settings';
import { announce } from '../parts/announce';
import { canKeepAwake, screenState, wantsAwake } from './wake-lock';

const SUN =
  'M12 16a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM12 3v1.5M12 19.5V21M3 12h1.5M19.5 12H21M5.6 5.6l1.1 1.1M17.3 17.3l1.1 1.1M5.6 18.4l1.1-1.1M17.3 6.7l1.1-1.1';
const MOON = 'M19.5 14.5A8 8 0 0 1 9.5 4.5a8 8 0 1 0 10 10z';

/** Whether the screen stays on, and why not. */
function screenWords(): string {
  if (screenState.value === 'off') return 'Screen may sleep: switched off here';
  if (screenState.value === 'refused')
    return 'Screen may sleep: the system refused. It is asked again with your next tap';
  return screenState.value === 'asking' ? 'Screen: asking the system' : 'Screen stays on';
}

/** The state as a picture; a tap switches it and says it in words. Where nothing can be done, nothing is said. */
export function ScreenButton() {
  const [told, setTold] = useState(false);
  useEffect(() => {
    if (!told) return;
    const hide = () => setTold(false);
    document.addEventListener('click', hide);
    return () => document.removeEventListener('click', hide);
  }, [told]);
  if (!canKeepAwake() || screenState.value === 'idle') return null;
  const words = screenWords();
  const isOn = screenState.value === 'on';
  const toggle = () => {
    screenSwitch.set(!wantsAwake());
    announce(wantsAwake() ? 'Screen is kept on.' : 'Screen may sleep.');
    // After this very click has gone by.
    setTimeout(() => setTold(true));
  };
  return (
    <>
      {told && (
        <span class="screen-told soft" aria-hidden="true">
          {words}
        </span>
      )}
      <button
        type="button"
        class="icon-button"
        aria-label={`${words}. Tap to ${wantsAwake() ? 'let it sleep' : 'keep it on'}`}
        onClick={toggle}
      >
        <svg
          class={isOn ? 'icon soft' : 'icon'}
          viewBox="0 0 24 24"
          fill="none"
          stroke="currentColor"
          stroke-width="2"
          stroke-linecap="round"
          stroke-linejoin="round"
          aria-hidden="true"
        >
          <path d={isOn ? SUN : MOON} />
        </svg>
      </button>
    </>
  );
}
