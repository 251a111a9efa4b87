import './ready.css';
import { useEffect, useRef, useState } from 'preact/hooks';
import { chartStates } from '../../app/chart-state';
import { screenSwitch } from '../../app/device-settings';
import { games, refresh } from '../../app/library';
import { version } from '../../app/release';
import { hrefOf } from '../../app/route';
import { dice } from '../../app/settings';
import { tonesPlayed } from '../../app/tones-played';
import type { GameMeta } from '../../core/play/game';
import { checkOffline, repairOffline } from '../../pwa/offline';
import { chartModel } from '../charts/chart-model';
import { installOffer, isInstalled } from '../device/install';
import {
  askPersistence,
  checkPersistence,
  checkRoom,
  declined,
  persistence,
  scarce,
} from '../device/persistence';
import { lookForUpdate, update } from '../device/update';
import { tryScreen, wantsAwake } from '../device/wake-lock';
import { BackLink } from '../kit/back-link';
import { Screen } from '../kit/screen';
import { type Act, type Facts, type ReadyItem, readyItems, summaryOf } from './ready-items';

type Found = Pick<Facts, 'offline' | 'screen' | 'charts' | 'battery' | 'looked'>;
type BatteryNavigator = { getBattery?(): Promise<{ level: number; charging: boolean }> };

const WORDS = { ok: 'All right', todo: 'To fix', note: 'Note', busy: 'Being checked' } as const;
const MARKS = { ok: '✓', todo: '!', note: 'i', busy: '…' } as const;

/** The last look before leaving home: how the device stands, with a fix beside each item. */
export function ReadyScreen({ registry }: { registry: readonly GameMeta[] }) {
  const [found, setFound] = useState<Found>({});
  const mounted = useRef(true);
  const add = (more: Found) => mounted.current && setFound((before) => ({ ...before, ...more }));

  const look = {
    offline: async () => add({ offline: await checkOffline() }),
    screen: async () => add({ screen: wantsAwake() ? await tryScreen() : 'off' }),
    charts: async () => add({ charts: await findCharts(registry) }),
    battery: async () => add({ battery: await findBattery() }),
    storage: () => Promise.all([checkPersistence(), checkRoom(), refresh()]),
  };
  const lookAtAll = () => Promise.all(Object.values(look).map((each) => each()));
  useEffect(() => {
    void lookAtAll();
    // Back from the settings of the device, or from a charger.
    const again = () => document.visibilityState === 'visible' && void lookAtAll();
    document.addEventListener('visibilitychange', again);
    return () => {
      mounted.current = false;
      document.removeEventListener('visibilitychange', again);
    };
  }, []);

  const acts: { readonly [act in Act]: () => unknown } = {
    reload: () => location.reload(),
    repair: async () => add({ offline: await repairOffline() }),
    protect: askPersistence,
    install: () => installOffer.value?.(),
    'try-screen': look.screen,
    'screen-on': () => {
      screenSwitch.set(true);
      return look.screen();
    },
    'look-again': lookAtAll,
    'look-for-update': async () => {
      await lookForUpdate();
      add({ looked: true });
    },
  };
  const list = games.value;
  const items = readyItems({
    ...found,
    rows: list.state === 'ready' ? list.rows : list.state === 'failed' ? 'failed' : undefined,
    persistence: persistence.value,
    declined: declined.value,
    installed: isInstalled(),
    installable: installOffer.value !== undefined,
    scarce: scarce.value,
    version,
    updateWaits: update.value !== undefined,
    dice: Object.fromEntries(tonesPlayed.value.map((tone) => [tone, dice.value[tone]])),
    now: Date.now(),
  });
  return (
    <Screen title="Ready for the hall" back={<BackLink to={{ screen: 'home' }} />}>
      <output class="lead ready-summary">{summaryOf(items)}</output>
      <ul class="card ready-list">
        {items.map((item) => (
          <ReadyRow key={item.title} item={item} acts={acts} />
        ))}
      </ul>
      <a class="plain" href={hrefOf({ screen: 'phones' })}>
        Try two phones
      </a>
      <p class="soft">
        Checked just now, on this device. The board, the rulebook and the counters are yours to pack.
      </p>
    </Screen>
  );
}

type ItemProps = { item: ReadyItem; acts: { readonly [act in Act]: () => unknown } };

function ReadyRow({ item: { title, state, text, fix }, acts }: ItemProps) {
  return (
    <li class={`ready-item ${state}`}>
      <span class="ready-mark" aria-hidden="true">
        {MARKS[state]}
      </span>
      <div>
        <h2>
          {title} <span class="sr">({WORDS[state]})</span>
        </h2>
        <p class={state === 'todo' ? undefined : 'soft'}>{text}</p>
      </div>
      {fix && <FixControl fix={fix} title={title} acts={acts} />}
    </li>
  );
}

function FixControl({
  fix,
  title,
  acts,
}: {
  fix: NonNullable<ReadyItem['fix']>;
  title: string;
  acts: ItemProps['acts'];
}) {
  const name = `${fix.label}: ${title}`;
  return 'href' in fix ? (
    <a class="plain" href={fix.href} aria-label={name}>
      {fix.label}
    </a>
  ) : (
    <button type="button" aria-label={name} onClick={() => void acts[fix.act]()}>
      {fix.label}
    </button>
  );
}

async function findCharts(registry: readonly GameMeta[]): Promise<Facts['charts']> {
  const states = await chartStates(registry);
  if (!states.ok) return 'failed';
  return states.value.map(({ meta, pack, charts, game }) => {
    const models = charts.map((chart) => chartModel(chart, pack));
    return {
      title: meta.title,
      known: models.reduce((sum, { known }) => sum + known, 0),
      total: models.reduce((sum, { total }) => sum + total, 0),
      practice: pack.practice,
      href: hrefOf(game ? { screen: 'game', game, view: 'charts' } : { screen: 'packs', game: meta.id }),
    };
  });
}

async function findBattery(): Promise<Facts['battery']> {
  const found = await (navigator as BatteryNavigator).getBattery?.().catch(() => undefined);
  return found ? { level: found.level, charging: found.charging } : null;
}
