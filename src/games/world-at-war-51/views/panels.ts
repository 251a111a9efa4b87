import { withMinus } from '../../../core/numbers';
import type { Anchorage, Hull, Panel } from '../../../core/play/view';
import type { Ship } from '../data/ships';
import { levelName } from '../data/values';
import { type CheckLine, checklist } from '../state/checklist';
import { available } from '../state/flow';
import { homes } from '../state/home';
import { quarterName, type WarState } from '../state/state';
import { tensionNow } from '../state/tracks';

type Row = { readonly label: string; readonly value?: string; readonly rule?: string };
const facts = (title: string, rows: readonly Row[]): readonly Panel[] =>
  rows.length ? [{ kind: 'facts', title, rows }] : [];

/** By name within their kind, so that it is the same however they came onto the list. */
export const carriersFirst = (ships: readonly Ship[]): readonly Ship[] =>
  ships.toSorted((a, b) => Number(b.carrier) - Number(a.carrier) || a.name.localeCompare(b.name));

/** The ships of these sides that are hurt. */
export function fleet(ships: readonly Ship[], sides: readonly Ship['side'][]): readonly Panel[] {
  const of = (side: Ship['side']): readonly Anchorage[] => {
    const hurt = ships.filter((ship) => ship.side === side && ship.status !== 'whole');
    if (!hurt.length) return [];
    return [{ label: SIDES[side], side, rule: '20.51', hulls: carriersFirst(hurt).map(hullOf) }];
  };
  const anchorages = sides.flatMap(of);
  return anchorages.length ? [{ kind: 'fleet', title: 'Ships', anchorages }] : [];
}

const SIDES = { us: 'US', jp: 'Japan' };
const HULLS = { whole: 'whole', damaged: 'hit', sunk: 'lost' } as const;

export const hullOf = ({ name, size, carrier, status }: Ship): Hull => ({
  name,
  type: carrier ? 'carrier' : 'battleship',
  state: HULLS[status],
  note: `${status}, size ${size}`,
});

/** The tension level before the war, where it is kept here. */
export function tensionPanel(state: WarState): readonly Panel[] {
  const level = tensionNow(state);
  if (level === undefined || state.declarations.length) return [];
  return facts('Tension', [{ label: 'US-Japanese tension level', value: withMinus(level), rule: '51.311' }]);
}

/** The declarations with their tension levels. */
export const warPanel = (state: WarState): readonly Panel[] =>
  facts(
    'War',
    state.declarations.map((declaration) => {
      const { by, on, turn, effective } = declaration;
      const names = on.map((power) => (power === 'us' ? 'US' : 'Britain')).join(' and ');
      const label = by === 'jp' ? `Japan on ${names}` : `${names} on Japan`;
      const when = quarterName(state, turn);
      return {
        label: `${label}, ${when}`,
        ...(effective !== undefined && { value: withMinus(effective) }),
        rule: '51.71C',
      };
    }),
  );

/** Squadrons, ships and oil as they stand; nothing of it is sealed. */
export function forcesPanel({ attack, house }: WarState): readonly Panel[] {
  if (!attack?.inPort) return [];
  const { air, caught, nas, nasAborted, oil, cap, decision, level } = attack;
  return [
    ...facts('At Pearl Harbor', [
      ...(level === undefined ? [] : [{ label: 'Surprise level', value: levelName(level), rule: '51.313' }]),
      { label: 'US squadrons, Army and naval', value: `${air.army} and ${air.naval}`, rule: '51.35' },
      ...(caught.army + caught.naval && !decision
        ? [{ label: 'On the ground of these', value: `${caught.army} and ${caught.naval}`, rule: '51.36' }]
        : []),
      {
        label: 'Japanese NAS, aborted of these',
        value: `${nas}, ${Math.min(nas, nasAborted)}`,
        rule: '51.41',
      },
      ...(decision
        ? []
        : [{ label: 'Could fly again', value: `${available(attack, house)}`, rule: '51.41' }]),
      ...(cap ? [{ label: 'Combat air patrol', value: String(cap), rule: '51.43B' }] : []),
      { label: 'Oil counters', value: String(oil), rule: '51.41C' },
    ]),
  ];
}

/** Who may still contest Midway and Johnston; only once everything is open. */
export const homePanel = ({ attack }: WarState): readonly Panel[] =>
  attack?.placed
    ? facts(
        'May try to intercept at Midway and Johnston',
        homes(attack).map(({ label, place, mayContest, why }) => ({
          label: `${label}, ${place}`,
          value: `${mayContest ? 'yes' : 'no'}: ${why}`,
          rule: '51.61',
        })),
      )
    : [];

const TITLES: { readonly [W in CheckLine['window']]: string } = {
  J0: 'Pacific theater: Japan’s player turn',
  A1: 'Allies, first player turn',
  A2: 'Allies, second player turn',
  CH: 'China',
};

/** The checklist by player turn: what is live, what is seen to, and what is to come. */
export function checklistPanels(state: WarState): readonly Panel[] {
  const lines = checklist(state);
  return (['J0', 'A1', 'A2', 'CH'] as const).flatMap((window) => {
    const mine = lines.filter((line) => line.window === window && line.state !== 'expired');
    return facts(
      TITLES[window],
      mine.map(({ label, note, rule, state: found }) => ({
        label: note ? `${label}. ${note}` : label,
        value: STATE_NAMES[found],
        rule,
      })),
    );
  });
}

const STATE_NAMES = { pending: 'to come', active: 'live', done: 'seen to', expired: 'over' } as const;
