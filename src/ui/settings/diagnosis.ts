import { recentProblems } from '../../app/errors';
import type { GameRow } from '../../app/library';
import { buildName } from '../../app/release';
import { theme } from '../../app/settings';
import { checkOffline, type OfflineCheck } from '../../pwa/offline';
import { isInstalled } from '../device/install';

/** What a bug report needs of this device: no names, no titles, nothing of what was played. */
export async function makeDiagnosis(rows: readonly GameRow[] | undefined): Promise<string> {
  const [persisted, estimate, offline] = await Promise.all([
    navigator.storage?.persisted?.().catch(() => undefined),
    navigator.storage?.estimate?.().catch(() => undefined),
    checkOffline().catch((): OfflineCheck => ({ kind: 'silent' })),
  ]);
  const problems = recentProblems();
  const entries = rows?.map((row) => row.entries) ?? [];
  return [
    `War Diary ${buildName}`,
    `Browser: ${navigator.userAgent}`,
    `Opened as: ${isInstalled() ? 'installed app' : 'browser tab'}, ${navigator.language}, ${navigator.onLine ? 'online' : 'offline'}`,
    `Screen: ${screen.width} × ${screen.height}, window ${innerWidth} × ${innerHeight}, ${devicePixelRatio} dots a pixel, theme ${theme.peek()}`,
    `Storage: ${persisted === undefined ? 'not known' : persisted ? 'protected' : 'not protected'}, ${megabytes(estimate?.usage)} used of ${megabytes(estimate?.quota)}`,
    rows
      ? `Games: ${rows.length}, ${rows.filter(({ archived }) => archived).length} archived, ${sumOf(entries)} entries, the longest ${Math.max(0, ...entries)}`
      : 'Games: cannot be read',
    `Offline: ${offlineWords(offline)}`,
    `Can: ${
      CAN.filter(([, can]) => can())
        .map(([name]) => name)
        .join(', ') || 'none of the extras'
    }`,
    `Last problems: ${problems.length ? problems.join(', ') : 'none'}`,
  ].join('\n');
}

const CAN: readonly (readonly [string, () => boolean])[] = [
  ['wake lock', () => 'wakeLock' in navigator],
  ['vibration', () => 'vibrate' in navigator],
  ['share', () => 'share' in navigator],
  ['locks', () => 'locks' in navigator],
  ['barcodes', () => 'BarcodeDetector' in globalThis],
  ['files opened with the app', () => 'launchQueue' in globalThis],
];

const sumOf = (counts: readonly number[]): number => counts.reduce((sum, count) => sum + count, 0);

const megabytes = (bytes: number | undefined): string =>
  bytes === undefined ? 'not known' : `${(bytes / 1e6).toFixed(1)} MB`;

function offlineWords(check: OfflineCheck): string {
  if (check.kind !== 'checked')
    return { unsupported: 'no worker here', waiting: 'no worker yet', silent: 'the worker did not answer' }[
      check.kind
    ];
  return `${check.files - check.missing} of ${check.files} files kept${check.past ? ', page loaded past them' : ''}`;
}
