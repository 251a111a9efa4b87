import { buildName, site, version } from '../../app/release';
import { hrefOf } from '../../app/route';
import { type DiceBy, dice, type OddsShown, oddsShown, setDice, setOddsShown } from '../../app/settings';
import { tonesPlayed } from '../../app/tones-played';
import { SEVEN_DAYS } from '../device/device-lines';
import { INSTALLED_WORDS, installOffer, isApple, isInstalled } from '../device/install';
import { BackLink } from '../kit/back-link';
import { useBackToGame } from '../kit/back-to-game';
import { Card } from '../kit/card';
import { Screen } from '../kit/screen';
import { Segments } from '../kit/segments';
import { SideName } from '../kit/side-name';
import { ThemeChoice } from '../kit/theme-choice';
import { TONE_NAMES } from '../kit/tone-names';
import { CopiesCard } from './copies-card';
import { DiagnosisPart } from './diagnosis-part';
import { StorageCard } from './storage-card';
import { TableCard } from './table-card';

const DICE: readonly { value: DiceBy; label: string }[] = [
  { value: 'app', label: 'Rolled here' },
  { value: 'physical', label: 'Real dice' },
];

const ODDS: readonly { value: OddsShown; label: string }[] = [
  { value: 'demand', label: 'On demand' },
  { value: 'always', label: 'Always' },
];

export function SettingsScreen() {
  const back = useBackToGame();
  return (
    <Screen title="Settings" back={<BackLink {...back} />}>
      <Card>
        <ThemeChoice />
        <p class="soft">Hall is black and white, for a room with poor light.</p>
      </Card>
      <Card class="stack">
        {tonesPlayed.value.map((tone) => (
          <Segments
            key={tone}
            legend={<SideName tone={tone}>{TONE_NAMES[tone]} side’s dice</SideName>}
            options={DICE}
            value={dice.value[tone]}
            onPick={(by) => setDice(tone, by)}
          />
        ))}
        <p class="soft">This only sets the default. Any roll takes either.</p>
        <a class="plain" href={hrefOf({ screen: 'dice' })}>
          Test the app’s dice
        </a>
      </Card>
      <Card>
        <Segments legend="Odds before a roll" options={ODDS} value={oddsShown.value} onPick={setOddsShown} />
      </Card>
      <TableCard />
      <a class="plain" href={hrefOf({ screen: 'ready' })}>
        Ready for the hall
      </a>
      <StorageCard />
      <CopiesCard />
      <Install />
      <a class="copies" href={hrefOf({ screen: 'hall' })}>
        Run an event
      </a>
      <Card title="About" class="stack">
        <p>
          War Diary {buildName}. Not affiliated with the publishers of the games. Nothing leaves this device
          by itself, only with a partner’s code, a join link or a link that you tap. No account, no
          statistics, no server behind it.
        </p>
        <a class="plain" href={hrefOf({ screen: 'news' })}>
          What’s new in {version}
        </a>
        <DiagnosisPart />
        <Addresses />
        <p class="soft">
          <a class="inline-link" href="./licenses.txt">
            Licences of the libraries inside
          </a>
        </p>
      </Card>
    </Screen>
  );
}

/** Where this build comes from, as far as it says. */
function Addresses() {
  const links = [
    { href: site.app, label: 'War Diary on the web' },
    { href: site.source, label: 'Source code' },
  ].filter(({ href }) => href);
  if (!links.length) return <p class="soft">For updates and help, ask whoever gave you this app.</p>;
  return (
    <p class="soft">
      {links.map(({ href, label }) => (
        <a key={href} class="inline-link" href={href} rel="noreferrer">
          {label}
        </a>
      ))}
    </p>
  );
}

function Install() {
  const offer = installOffer.value;
  if (isInstalled()) return null;
  return (
    <Card title="Install on this phone" class="stack">
      {isApple() ? (
        <p>{SEVEN_DAYS}</p>
      ) : (
        <p>
          {offer
            ? INSTALLED_WORDS
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
