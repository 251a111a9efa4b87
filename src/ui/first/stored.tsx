import { signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { follow, sweep } from '../../app/archive';
import { writtenAt } from '../../app/kept-file/state';
import { type GameRow, games } from '../../app/library';
import { dismissLost, lostGames } from '../../app/lost-games';
import { hrefOf } from '../../app/route';
import { lookForSafety } from '../../app/safety/look';
import { broughtBack, isLookedUp, offers } from '../../app/safety-state';
import type { GameMeta } from '../../core/play/game';
import type { Problem } from '../../core/result';
import { lastCopy } from '../backups/last-copy';
import { lookWhetherToRemind, reminding } from '../backups/reminding';
import { DeviceLines } from '../device/device-lines';
import { UpdateLine } from '../device/update-line';
import { lazyScreen } from '../kit/lazy';
import { Notice } from '../kit/notice';
import { GameList } from './game-list';

const safetyOffers = lazyScreen(
  () => import('../backups/safety-offers').then(({ SafetyOffers }) => SafetyOffers),
  'told',
);
const keptFileNotice = lazyScreen(
  () => import('../backups/kept-file-card').then(({ KeptFileNotice }) => KeptFileNotice),
  'told',
);
const copyReminder = lazyScreen(
  () => import('../backups/copy-reminder').then((screen) => screen.CopyReminder),
  'told',
);
const problem = signal<Problem | undefined>(undefined);

/** What is stored on this device, what threatens it, and what was lost. */
export function Stored({ registry }: { registry: readonly GameMeta[] }) {
  useEffect(
    () => () => {
      problem.value = undefined;
    },
    [],
  );
  const list = games.value;
  const rows = list.state === 'ready' ? list.rows : [];
  useEffect(() => {
    if (list.state !== 'loading') void lookForSafety(rows);
  }, [list]);
  useEffect(() => lookWhetherToRemind(rows, Date.now()), [list]);
  return (
    <>
      {problem.value && (
        <Notice
          problem={problem.value}
          onDismiss={() => {
            problem.value = undefined;
          }}
        />
      )}
      <Lost rows={rows} />
      {(offers.value.length > 0 || broughtBack.value.length > 0) && (
        <safetyOffers.Screen registry={registry} />
      )}
      {writtenAt() !== undefined && <keptFileNotice.Screen registry={registry} />}
      {reminding.value && <copyReminder.Screen registry={registry} />}
      <UpdateLine />
      {rows.length > 0 && <Games registry={registry} rows={rows} />}
      <DeviceLines />
    </>
  );
}

function Games({ registry, rows }: { registry: readonly GameMeta[]; rows: readonly GameRow[] }) {
  useEffect(follow, []);
  useEffect(() => void sweep(rows), [rows]);
  const onProblem = (next: Problem | undefined) => {
    problem.value = next;
  };
  const current = rows.filter((row) => !row.archived);
  const archived = rows.filter((row) => row.archived);
  return (
    <>
      {current.length > 0 && <GameList rows={current} registry={registry} onProblem={onProblem} first />}
      {archived.length > 0 && (
        <details class="fold">
          <summary>Archived ({archived.length})</summary>
          <GameList rows={archived} registry={registry} onProblem={onProblem} />
        </details>
      )}
      <a class="copies soft" href={hrefOf({ screen: 'backups' })}>
        {lastCopy(rows, Date.now())}
      </a>
      <a class="copies soft" href={hrefOf({ screen: 'ready' })}>
        Ready for the hall? Check before you go
      </a>
      <a class="copies soft" href={hrefOf({ screen: 'quick' })}>
        Quick combat: look one up outside any game
      </a>
    </>
  );
}

/** The browser has dropped what it held: said plainly, with the one way back. */
function Lost({ rows }: { rows: readonly GameRow[] }) {
  const back = [...offers.value, ...broughtBack.value].map(({ title }) => title);
  const lost = isLookedUp.value && lostGames.value?.filter((title) => !back.includes(title));
  if (!lost || lost.length === 0) return null;
  const named = lost.slice(0, 3).map((title) => `"${title}"`);
  const more = lost.length > 3 ? ` and ${lost.length - 3} more` : '';
  const message = `This browser has emptied its storage, and with it ${named.join(', ')}${more}. The app has deleted nothing. If you have a file of them, open it: they come back as they stood in it.`;
  return (
    <Notice problem={{ code: 'store.emptied', message }} onDismiss={() => dismissLost(rows)}>
      <a class="plain" href={hrefOf({ screen: 'backups' })}>
        Restore from a file
      </a>
    </Notice>
  );
}
