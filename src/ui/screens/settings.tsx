import { useEffect, useState } from 'preact/hooks';
import { version } from '../../../package.json';
import { hrefOf } from '../../app/route';
import {
  type DiceBy,
  dice,
  type OddsShown,
  oddsShown,
  setDice,
  setOddsShown,
  setTheme,
  type Theme,
  theme,
} from '../../app/settings';
import { BackLink } from '../components/BackLink';
import { Card } from '../components/Card';
import { Segments } from '../components/Segments';
import { SideName } from '../components/SideName';
import { installOffer, isApple, isInstalled } from '../install';
import { askPersistence, checkPersistence, persistence } from '../persistence';

const THEMES: readonly { value: Theme; label: string }[] = [
  { value: 'auto', label: 'System' },
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
  { value: 'hall', label: 'Hall' },
];

const DICE: readonly { value: DiceBy; label: string }[] = [
  { value: 'app', label: 'Rolled here' },
  { value: 'physical', label: 'Real dice' },
];

const ODDS: readonly { value: OddsShown; label: string }[] = [
  { value: 'demand', label: 'On demand' },
  { value: 'always', label: 'Always' },
];

export function SettingsScreen() {
  return (
    <>
      <header class="bar back">
        <div class="t">
          <BackLink to={{ screen: 'home' }} />
          <h1 tabIndex={-1}>Settings</h1>
        </div>
      </header>
      <main class="page">
        <Card>
          <Segments legend="Theme" options={THEMES} value={theme.value} onPick={setTheme} />
          <p class="soft">Hall is black and white, for a room with poor light.</p>
        </Card>
        <Card class="stack">
          <Segments
            legend={<SideName tone="a">Blue side’s dice</SideName>}
            options={DICE}
            value={dice.value.a}
            onPick={(by) => setDice('a', by)}
          />
          <Segments
            legend={<SideName tone="b">Red side’s dice</SideName>}
            options={DICE}
            value={dice.value.b}
            onPick={(by) => setDice('b', by)}
          />
          <p class="soft">Only which comes first: every roll takes either.</p>
          <a class="plain" href={hrefOf({ screen: 'dice' })}>
            Test the app’s dice
          </a>
        </Card>
        <Card>
          <Segments
            legend="Odds before a roll"
            options={ODDS}
            value={oddsShown.value}
            onPick={setOddsShown}
          />
        </Card>
        <Storage />
        <Install />
        <Card title="About">
          <p>
            War Diary {version}. Nothing leaves this device: no account, no statistics, no server behind it.
          </p>
          <p class="soft">
            <a class="inline-link" href="./licenses.txt">
              Licences of the libraries inside
            </a>
          </p>
        </Card>
      </main>
    </>
  );
}

function Storage() {
  const [refused, setRefused] = useState(false);
  useEffect(() => void checkPersistence(), []);
  const state = persistence.value;
  if (state === 'protected') {
    return (
      <Card title="Storage">
        <p>Protected. The system does not clear your games to make room.</p>
      </Card>
    );
  }
  return (
    <Card title="Storage" class="stack">
      <p>
        {state === 'unknown'
          ? 'This browser does not say whether your games are protected.'
          : 'Not protected. The system may clear your games when room is short.'}
      </p>
      <button type="button" onClick={() => void askPersistence().then((granted) => setRefused(!granted))}>
        Protect my games
      </button>
      <p role="status" class="soft">
        {refused &&
          'The browser declined for now. It usually agrees once the app is installed; until then, save a game’s file from its card on the first screen.'}
      </p>
    </Card>
  );
}

function Install() {
  const offer = installOffer.value;
  if (isInstalled()) return null;
  return (
    <Card title="Install on this phone" class="stack">
      {isApple() ? (
        <p>
          In Safari tap Share, then Add to Home Screen. In a browser tab the system may delete everything
          after seven days without a visit; installed, it does not.
        </p>
      ) : (
        <p>
          {offer
            ? 'Installed, it opens like any other app and works without a network.'
            : 'In the browser’s menu tap Install app or Add to Home screen. It then opens like any other app and works without a network.'}
        </p>
      )}
      {offer && (
        <button type="button" onClick={() => void offer()}>
          Install
        </button>
      )}
    </Card>
  );
}
