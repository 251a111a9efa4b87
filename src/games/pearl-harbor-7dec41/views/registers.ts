import type { LedgerLine } from '../../../core/play/ledger';
import type { LedgerView } from '../../../core/play/view';
import { type Card, LOADS } from '../data/cards';
import { RULE } from '../data/headings';
import { describeMoment } from '../data/sequence';
import type { SideId } from '../data/sides';
import { cardsOf, squadronsOf } from '../state/forces';
import type { PearlState } from '../state/state';

/** What each side keeps for itself instead of scraps of paper, behind its curtain, once it has noted something. */
export const registerViews = (state: PearlState): readonly LedgerView[] =>
  (['jp', 'us'] as const).flatMap((side) => {
    const lines = [...markerLines(state, side), ...cardLines(state, side)];
    const noted = state.game.cards?.[side] ?? state.game.markers?.[side];
    const title = side === 'jp' ? 'Japan: markers and squadrons' : 'US: markers and squadrons';
    if (!noted) return [];
    const view: LedgerView = { title, lines, bare: true, thresholds: [], actions: [] };
    return [state.ended ? view : { ...view, sealed: side }];
  });

const line = (id: string, label: string, rule: string): LedgerLine => ({ id, label, points: 0, rule });

function markerLines({ game }: PearlState, side: SideId): readonly LedgerLine[] {
  const { markers = [], waves = [], paid = '' } = game.markers?.[side] ?? {};
  const of = (what: string, rule: string) => (text: string, i: number) =>
    text ? [line(`${what}:${i}`, `${what} ${i + 1}: ${text}`, rule)] : [];
  return [
    ...markers.flatMap(of('Marker', RULE.markers)),
    ...waves.flatMap(of('Wave', RULE.launching)),
    ...(paid ? [line('paid', `Paid for: ${paid}`, RULE.searches)] : []),
  ];
}

function cardLines(state: PearlState, side: SideId): readonly LedgerLine[] {
  const cards = cardsOf(state.game, side);
  return squadronsOf(state, side).flatMap((squadron) => {
    const card = cards[squadron.id];
    const said = card ? inWords(card) : '';
    const at = state.game.ships.find(({ id }) => id === squadron.base)?.name ?? 'O‘ahu';
    return said ? [line(squadron.id, `${squadron.name}, ${at}: ${said}`, RULE.missions)] : [];
  });
}

/** "ready, torpedo, aloft since Day 1, Morning, impulse 2, 1 hex left" */
function inWords({ ready, load, since, left = 0 }: Card): string {
  const hexes = left < 0 ? 'beyond its range' : left === 1 ? '1 hex left' : `${left} hexes left`;
  return [
    ...(ready ? ['ready'] : []),
    ...(load ? [LOADS[load]] : []),
    ...(since ? [`aloft since ${describeMoment(since)}`, hexes] : []),
  ].join(', ');
}
