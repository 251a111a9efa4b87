import { expect, it } from 'vitest';
import { type Args, sideOf, titleOf } from '../../../src/core/play/procedure';
import { pearlHarbor } from '../../../src/games/pearl-harbor-7dec41/game';
import type { PearlState } from '../../../src/games/pearl-harbor-7dec41/state/state';
import { inPlay } from './pearl';

/** The second game of a third series, on the first morning. */
const state: PearlState = { ...inPlay({ no: 2, impulse: 3 }), series: 3 };
const US = { side: 'us' };
const JP = { side: 'jp' };

/** Who acts, and what stays sealed under which tag: the plan is Japan’s secret, all others are the US’s. */
const ROWS: readonly (readonly [
  id: string,
  rule: string,
  title: string,
  side?: string,
  tag?: string | undefined,
  args?: Args,
])[] = [
  ['set-up', 'Setups', 'Set-up'],
  ['house-rules', 'Chances', 'House rules'],
  ['plan', 'Setups', 'Plan of the game', 'jp', 'plan:3:2'],
  ['plan-on-paper', 'Setups', 'Plan on paper', 'jp'],
  ['read-plan', 'Setups', 'Read the plan', 'jp', 'plan:3:2'],
  ['harbour', 'Setups', 'Carriers in harbour', 'us', 'harbour:3:2'],
  ['precautions', 'Precautions', 'US precautions', 'us', 'mvps:3:2'],
  ['joint-command', 'Precautions', 'Joint command', 'us', 'joint:3'],
  ['begin-play', 'Gameturn Sequence', 'The game begins'],
  ['arrivals', 'Setups', 'Carrier arrivals', 'us', 'arrivals:3:2'],
  ['carriers-leave', 'Leaving Harbor', 'Carriers put to sea', 'us', 'harbour:3:2'],
  ['end-step', 'Gameturn Sequence', 'Next step'],
  ['next-impulse', 'Air Impulses', 'Next impulse'],
  ['end-phase', 'Gameturn Sequence', 'End of Day 1, Morning'],
  ['attack-begins', 'Detection', 'The attack begins', 'jp'],
  ['attack-begins', 'Detection', 'The attack is revealed', 'jp', undefined, { opens: 'harbour' }],
  ['disclosure', 'Precautions', 'The US precautions are revealed', 'jp'],
  ['end-game', 'Setups', 'Game 2 ends', 'jp'],
  ['record-end', 'Verdict', 'The series ends'],
  ['stop-series', 'Victory Points', 'Stop the series'],
  ['ship-state', 'Hit Results', 'Set a ship by hand'],
  ['squadron-lost', 'Victory Points', 'Remove a squadron'],
  ['rosters', 'Hit Results', 'Rosters'],
  ['secrets-again', 'Precautions', 'US secrets of the sheet', 'us', 'mvps:3:2'],
  ['squadron-card', 'Air Missions', 'Squadron card', 'jp', 'cards-jp:3:2', JP],
  ['squadron-card', 'Air Missions', 'Squadron card', 'us', 'cards-us:3:2', US],
  ['markers', 'Markers', 'Markers and waves', 'jp', 'markers-jp:3:2', JP],
  ['markers', 'Markers', 'Markers and waves', 'us', 'markers-us:3:2', US],
  ['correct-points', 'Victory Points', 'Correct the points'],
  ['report', 'Command Denial', 'Is the report believed?', 'us', 'reports:3:2'],
  ['surface-contact', 'Surface Detection', 'Ships in the same hex'],
  ['surface-combat', 'Surface Combat', 'Surface combat'],
  ['submarine-attack', 'Sub Attack', 'US submarine attack', 'us'],
  ['damaged-move', 'Ship Movement', 'Damaged ship'],
  ['sortie', 'Battle Squadrons', 'Ships put to sea', 'us'],
  ['air-search', 'Air-to-sea', 'US air search', 'us', undefined, US],
  ['air-search', 'Air-to-sea', 'Japanese air search', 'jp', undefined, JP],
  ['air-search', 'Air-to-sea', 'US strike searches for ships', 'us', undefined, { ...US, strike: true }],
  [
    'air-search',
    'Air-to-sea',
    'Japanese strike searches for ships',
    'jp',
    undefined,
    { ...JP, strike: true },
  ],
  ['clipper', 'China Clipper', 'China Clipper', 'us'],
  ['radar', 'Radar', 'O‘ahu radar', 'us'],
  ['sub-sighting', 'Sub Detection', 'Submarine sees aircraft', 'us'],
  ['launch-contact', 'Air-to-air', 'Wave over its launching hex', 'us'],
  ['mini-subs-enter', 'USS Ward', 'Mini-subs enter', 'us'],
  ['mini-subs-attack', 'Mini-subs', 'Mini-subs attack', 'jp'],
  ['strike', 'Air Strikes', 'US air strike', 'us', undefined, US],
  ['strike', 'Air Strikes', 'Japanese air strike', 'jp', undefined, JP],
  ['crash', 'Air Attack Ops', 'Return from beyond range'],
  ['land-elsewhere', 'Carrier Ops', 'Land on another carrier'],
  ['landing', 'Land Combat', 'Landing on O‘ahu', 'jp'],
];

it.each(ROWS.map((row) => [`[${row[1]}] ${row[0]}: ${row[2]}`, row] as const))(
  '%s',
  (_, [id, rule, title, side, tag, args = {}]) => {
    const def = pearlHarbor.procedures[id];
    expect([def?.id, def?.rule]).toEqual([id, rule]);
    expect(def && [titleOf(def, state, args), sideOf(def, state, args)]).toEqual([title, side]);
    expect(def?.secret?.(state, args)).toEqual(tag && { side, tag });
  },
);

it('no procedure is left out', () => {
  expect(Object.keys(pearlHarbor.procedures)).toEqual([...new Set(ROWS.map(([id]) => id))]);
});
