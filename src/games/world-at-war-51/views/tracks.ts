import { labelName } from '../../../core/charts/chart';
import { ledgerTotal } from '../../../core/play/ledger';
import type { LedgerView } from '../../../core/play/view';
import { LOCATIONS } from '../data/charts/surprise';
import type { SideId } from '../data/sides';
import { COLUMN_STARTS } from '../data/values';
import type { WarState } from '../state/state';
import { spent } from '../state/tracks';

const RULE = '51.311';

/** Tension and Magic, where players keep them here. */
export const trackViews = (state: WarState): readonly LedgerView[] => [
  ...tensionView(state),
  ...magicView(state, 'us', 'US Magic'),
  ...magicView(state, 'jp', 'Japanese Magic'),
];

function tensionView({ tension }: WarState): readonly LedgerView[] {
  if (!tension) return [];
  const lines = tension.map(({ change, label }, i) => ({
    id: `tension:${i}`,
    label,
    points: change,
    rule: RULE,
  }));
  const thresholds = COLUMN_STARTS.map(([at, column]) => ({
    label: `Column ${labelName(LOCATIONS.columns, column)}`,
    at,
  }));
  const total = { label: 'Tension level', value: ledgerTotal(lines) };
  return [{ title: 'US-Japanese tension', lines, total, thresholds, actions: [] }];
}

/** Behind the curtain of its side, also when the attack is over: what was not spent is still in hand. */
function magicView(state: WarState, side: SideId, title: string): readonly LedgerView[] {
  const draws = (state.draws ?? []).filter((draw) => draw.side === side);
  if (!draws.length) return [];
  const used = spent(state, side);
  const lines = [
    ...draws.map(({ cards }, i) => ({ id: `draw:${i}`, label: 'Drawn', points: cards, rule: RULE })),
    ...(used ? [{ id: 'spent', label: 'At Pearl Harbor', points: -used, rule: RULE }] : []),
  ];
  const total = { label: 'Cards held', value: ledgerTotal(lines) };
  return [{ title, lines, total, thresholds: [], actions: [], sealed: side }];
}
