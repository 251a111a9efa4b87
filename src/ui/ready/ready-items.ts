import type { GameRow } from '../../app/library';
import { hrefOf } from '../../app/route';
import type { DiceDefaults } from '../../app/settings';
import { TONES } from '../../core/play/tone';
import type { OfflineCheck } from '../../pwa/offline';
import { lastCopy } from '../backups/last-copy';
import { INSTALLED_WORDS } from '../device/install';
import { TONE_NAMES } from '../kit/tone-names';

/** What was found out; what is undefined is still being looked at. */
export type Facts = {
  readonly offline?: OfflineCheck | undefined;
  readonly persistence: 'unknown' | 'protected' | 'unprotected';
  /** The browser was asked to protect the games, and did not. */
  readonly declined: boolean;
  readonly installed: boolean;
  /** The browser would install it when asked. */
  readonly installable: boolean;
  /** Bytes left, once they are few. */
  readonly scarce: number | undefined;
  readonly screen?: 'works' | 'refused' | 'missing' | 'off' | undefined;
  readonly rows?: readonly GameRow[] | 'failed' | undefined;
  readonly charts?: readonly ChartFact[] | 'failed' | undefined;
  readonly version: string;
  readonly updateWaits: boolean;
  /** A newer version was looked for just now. */
  readonly looked?: boolean | undefined;
  /** Who rolls, by the tone of a side. */
  readonly dice: Partial<DiceDefaults>;
  /** From 0 to 1; null where the browser does not say. */
  readonly battery?: { readonly level: number; readonly charging: boolean } | null | undefined;
  readonly now: number;
};

type ChartFact = {
  readonly title: string;
  readonly known: number;
  readonly total: number;
  readonly practice: boolean;
  readonly href: string;
};

export type Act =
  | 'reload'
  | 'repair'
  | 'protect'
  | 'install'
  | 'try-screen'
  | 'screen-on'
  | 'look-again'
  | 'look-for-update';
type Fix = { readonly label: string } & ({ readonly href: string } | { readonly act: Act });

/** `note` is for what nobody has to do anything about. */
export type ReadyItem = {
  readonly title: string;
  readonly state: 'ok' | 'todo' | 'note' | 'busy';
  readonly text: string;
  readonly fix?: Fix;
};

const SETTINGS = hrefOf({ screen: 'settings' });
const COPIES = hrefOf({ screen: 'backups' });

/** Before leaving home: each thing that the table will need, how it stands, and what to do about it. */
export function readyItems(facts: Facts): readonly ReadyItem[] {
  return [
    offlineItem(facts),
    storageItem(facts),
    installItem(facts),
    screenItem(facts),
    copyItem(facts),
    ...chartItems(facts),
    versionItem(facts),
    diceItem(facts),
    PRIVACY,
    ...batteryItem(facts),
  ];
}

/** "Ready", "2 things to fix", or that it is still being looked at. */
export function summaryOf(lines: readonly ReadyItem[]): string {
  const open = lines.filter(({ state }) => state === 'todo').length;
  if (lines.some(({ state }) => state === 'busy')) return 'Checking…';
  if (open === 0) return 'Ready';
  return open === 1 ? '1 thing to fix' : `${open} things to fix`;
}

const busy = (title: string): ReadyItem => ({ title, state: 'busy', text: 'Checking…' });

function offlineItem({ offline }: Facts): ReadyItem {
  const title = 'Without a network';
  const todo = (text: string, fix?: Fix): ReadyItem => ({ title, state: 'todo', text, ...(fix && { fix }) });
  switch (offline?.kind) {
    case undefined:
      return busy(title);
    case 'unsupported':
      return todo(
        'This browser, or this address, cannot keep the app for use without a network. Open it from an https address in another browser.',
      );
    case 'waiting':
      return todo(
        'The app is not kept on this device yet. Stay online for a moment, then check again. If nothing changes, sign in to the Wi-Fi or try another network.',
        { label: 'Check again', act: 'reload' },
      );
    case 'silent':
      return todo('The part that works without a network did not answer. Reload, then check again.', {
        label: 'Reload',
        act: 'reload',
      });
    case 'checked': {
      const { files, missing, past, tried } = offline;
      if (missing > 0)
        return todo(
          tried
            ? `${missing} of ${files} files could not be fetched: no answer, or not the file that was asked for. Sign in to the Wi-Fi or try another network, then fetch them again.`
            : `${missing} of ${files} files of this version are not on this device. A screen may be missing without a network.`,
          { label: 'Fetch them', act: 'repair' },
        );
      if (past)
        return todo(
          `All ${files} files are on this device, but this page was loaded without them, as a forced reload does. Reload it to use them.`,
          { label: 'Reload', act: 'reload' },
        );
      const text = `All ${files} files of this version are on this device, checked just now.`;
      return { title, state: 'ok', text };
    }
  }
}

function installItem({ installed, installable }: Facts): ReadyItem {
  const title = 'Installed';
  if (installed) return { title, state: 'ok', text: 'It opens like any other app, without a network.' };
  if (installable)
    return { title, state: 'note', text: INSTALLED_WORDS, fix: { label: 'Install', act: 'install' } };
  return {
    title,
    state: 'note',
    text: 'Not installed. Settings says how.',
    fix: { label: 'Settings', href: SETTINGS },
  };
}

function storageItem({ persistence, declined, installed, scarce, rows }: Facts): ReadyItem {
  const title = 'Your games';
  if (scarce !== undefined) {
    const left = `About ${Math.floor(scarce / 1e6)} MB are left for this app: free some space on this device.`;
    return { title, state: 'todo', text: left, fix: { label: 'Check again', act: 'look-again' } };
  }
  if (persistence === 'protected')
    return { title, state: 'ok', text: 'Protected: the browser will not clear them to make room.' };
  if (persistence === 'unknown') {
    const text = 'This browser does not say whether it may clear them. Take a copy along.';
    return { title, state: 'note', text, fix: { label: 'Save a copy', href: COPIES } };
  }
  const fix = { label: 'Protect my games', act: 'protect' } as const;
  if (declined) {
    const text = `Not protected: the browser was asked and declined. It may clear them when room is short.${installed ? '' : ' It usually agrees once the app is installed.'}`;
    return { title, state: 'todo', text, fix };
  }
  const none = rows !== 'failed' && rows?.length === 0;
  return {
    title,
    state: none ? 'note' : 'todo',
    text: none
      ? 'Not protected yet. The browser is asked when you start a game.'
      : 'Not protected yet: the browser has not been asked. It may clear them when room is short.',
    fix,
  };
}

function screenItem({ screen }: Facts): ReadyItem {
  const title = 'Screen';
  switch (screen) {
    case undefined:
      return busy(title);
    case 'works':
      return {
        title,
        state: 'ok',
        text: 'Stays on while a game is open. The system was asked just now, and agreed.',
      };
    case 'off':
      return {
        title,
        state: 'todo',
        text: 'May sleep while a game is open: switched off here.',
        fix: { label: 'Keep it on', act: 'screen-on' },
      };
    case 'refused':
      return {
        title,
        state: 'todo',
        text: 'The system refused to keep it on just now. A low battery or its saver is the usual reason.',
        fix: { label: 'Ask again', act: 'try-screen' },
      };
    case 'missing':
      return {
        title,
        state: 'todo',
        text: 'This browser cannot keep it on. Set the screen timeout of the device to its longest.',
        fix: { label: 'Check again', act: 'try-screen' },
      };
  }
}

function copyItem({ rows, now }: Facts): ReadyItem {
  const title = 'Copy';
  if (!rows) return busy(title);
  const fix = { label: 'Save a copy', href: COPIES };
  if (rows === 'failed') {
    const text = 'The games on this device cannot be read just now.';
    return { title, state: 'todo', text, fix: { label: 'Home', href: hrefOf({ screen: 'home' }) } };
  }
  if (rows.length === 0)
    return { title, state: 'note', text: 'No games on this device yet: nothing to copy.' };
  const isWhole = rows.every(({ entries, copied }) => copied && copied.entries >= entries);
  return { title, state: isWhole ? 'ok' : 'todo', text: `${lastCopy(rows, now)}.`, fix };
}

function chartItems({ charts }: Facts): readonly ReadyItem[] {
  if (!charts) return [busy('Charts')];
  if (charts === 'failed')
    return [
      {
        title: 'Charts',
        state: 'todo',
        text: 'They cannot be read just now.',
        fix: { label: 'Check again', act: 'look-again' },
      },
    ];
  return charts.map(({ title, known, total, practice, href }) => {
    const name = `Charts: ${title}`;
    const fix = { label: 'See the charts', href };
    if (practice)
      return { title: name, state: 'todo', text: 'Practice tables, not the printed ones.', fix } as const;
    if (known >= total)
      return { title: name, state: 'ok', text: `Complete: all ${total} cells are known.`, fix } as const;
    const text = `Learning: ${known} of ${total} cells are known. The others are asked once, so take the mapsheet along.`;
    return { title: name, state: 'note', text, fix } as const;
  });
}

function versionItem({ version, updateWaits, looked }: Facts): ReadyItem {
  const title = 'Version';
  if (!updateWaits)
    return {
      title,
      state: 'ok',
      text: `War Diary ${version}. ${looked ? 'Checked just now: there is no newer version.' : 'No newer version waits on this device.'}`,
      fix: { label: 'Check for a newer version', act: 'look-for-update' },
    };
  const fix = { label: 'Home, to update', href: hrefOf({ screen: 'home' }) };
  return {
    title,
    state: 'todo',
    text: `War Diary ${version}. A newer version is here, ready to install.`,
    fix,
  };
}

function diceItem({ dice }: Facts): ReadyItem {
  const by = { app: 'rolled here', physical: 'real dice' };
  const sides = TONES.flatMap((tone) => {
    const who = dice[tone];
    return who ? [`${TONE_NAMES[tone]} side: ${by[who]}.`] : [];
  });
  const text = `${sides.join(' ')} Any roll takes either.`;
  return { title: 'Dice', state: 'note', text, fix: { label: 'Change', href: SETTINGS } };
}

const PRIVACY: ReadyItem = {
  title: 'Privacy',
  state: 'note',
  text: 'Nothing leaves this device by itself, only with a partner’s code, a join link or a link that you tap.',
};

function batteryItem({ battery }: Facts): readonly ReadyItem[] {
  if (!battery) return [];
  const { level, charging } = battery;
  const left = `${Math.round(level * 100)} %`;
  if (charging || level >= 0.5)
    return [{ title: 'Battery', state: 'ok', text: `${left}${charging ? ', charging' : ''}.` }];
  return [
    {
      title: 'Battery',
      state: 'todo',
      text: `${left}. A long game may need more: charge it, or take a charger along.`,
      fix: { label: 'Check again', act: 'look-again' },
    },
  ];
}
