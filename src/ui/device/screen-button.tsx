import { useEffect, useState } from 'preact/hooks';
import { screenSwitch } from '../../app/device-settings';
import { announce } from '../kit/announce';
import { Icon } from '../kit/icon';
import { canKeepAwake, screenState, wantsAwake } from './wake-lock';

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
        class={isOn ? 'icon-button soft' : 'icon-button'}
        aria-label={`${words}. Tap to ${wantsAwake() ? 'let it sleep' : 'keep it on'}`}
        onClick={toggle}
      >
        <Icon name={isOn ? 'awake' : 'asleep'} />
      </button>
    </>
  );
}
