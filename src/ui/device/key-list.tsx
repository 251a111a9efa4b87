import { keysSwitch, wantsKeys } from '../../app/device-settings';
import { Segments } from '../kit/segments';
import { SHORTCUTS } from './shortcuts';

const SWITCH = [
  { value: 'on', label: 'On' },
  { value: 'off', label: 'Off' },
] as const;

/** Every key that does something in a game, and the switch for all of them. */
export function KeyList() {
  return (
    <>
      <dl class="keys">
        {SHORTCUTS.map(([key, what]) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{what}</dd>
          </div>
        ))}
      </dl>
      <Segments
        legend="Single keys"
        options={SWITCH}
        value={wantsKeys() ? 'on' : 'off'}
        onPick={(on) => keysSwitch.set(on === 'on')}
      />
    </>
  );
}
