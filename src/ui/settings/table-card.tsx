import { hapticsSwitch, screenSwitch } from '../../app/device-settings';
import { hrefOf } from '../../app/route';
import { canPulse, wantsPulse } from '../device/haptics';
import { canKeepAwake, wantsAwake } from '../device/wake-lock';
import { interludeSwitch, wantsInterludes } from '../interlude/wanted';
import { Card } from '../kit/card';
import { Segments } from '../kit/segments';

const SCREEN = [
  { value: 'on', label: 'Stays on' },
  { value: 'off', label: 'May sleep' },
] as const;
const ON_OFF = [
  { value: 'on', label: 'On' },
  { value: 'off', label: 'Off' },
] as const;

/** What the device does at the table; what it cannot do is said here, once. */
export function TableCard() {
  return (
    <Card title="While a game is open" class="stack">
      {canKeepAwake() ? (
        <Segments
          legend="Screen"
          options={SCREEN}
          value={wantsAwake() ? 'on' : 'off'}
          onPick={(on) => screenSwitch.set(on === 'on')}
        />
      ) : (
        <p>
          This browser cannot keep the screen on. Set the screen timeout of the device itself to its longest
          before you play.
        </p>
      )}
      {canPulse() ? (
        <Segments
          legend="Vibration"
          options={ON_OFF}
          value={wantsPulse() ? 'on' : 'off'}
          onPick={(on) => hapticsSwitch.set(on === 'on')}
        />
      ) : (
        <p class="soft">This browser does not let the app vibrate.</p>
      )}
      <Segments
        legend="New turns fill the screen"
        options={ON_OFF}
        value={wantsInterludes() ? 'on' : 'off'}
        onPick={(on) => interludeSwitch.set(on === 'on')}
      />
      <p class="soft">
        A new turn, nightfall, a revealed attack and the end of the game fill the screen until your next tap.
      </p>
      <p class="soft">
        {canPulse() && 'A short pulse with each roll, two pulses when a tap was ignored. '}The app makes no
        sound.
      </p>
      <a class="plain" href={hrefOf({ screen: 'keys' })}>
        Keyboard shortcuts
      </a>
    </Card>
  );
}
