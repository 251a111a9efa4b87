import { describe } from 'vitest';
import { CONFIRMED } from './air';
import { inPlay } from './pearl';
import { playScenes, type Scene } from './scenes';

const NIGHT = { cursor: { turn: 5, step: 'search' } };
const NAVY_KNOWS = { command: { army: { reports: 0 }, navy: CONFIRMED } };
const heard = (service: 'army' | 'navy', label: string) =>
  ({ type: 'v1.ContactMade', id: 'c1', service, label }) as const;

/** The distances asked for by a unit that reaches so far: the eighth only where there are eight markers. */
const markers = (side: string, reach: number): string => `
  markers [Air-to-sea] ${side}: How far away is each hidden marker?
  (Count from the base, or from the launch hex for a strike. The same hex counts as 1.)
  count “Hidden markers in reach”, 1 to 8, begins as “1”
  m1 “Hexes to marker 1”, 0 to ${reach}, begins as “1”
  m2 “Hexes to marker 2”, 0 to ${reach}, begins as “1”, if count is 2 or 3 or 4 or 5 or 6 or 7 or 8
  m3 “Hexes to marker 3”, 0 to ${reach}, begins as “1”, if count is 3 or 4 or 5 or 6 or 7 or 8
  m4 “Hexes to marker 4”, 0 to ${reach}, begins as “1”, if count is 4 or 5 or 6 or 7 or 8
  m5 “Hexes to marker 5”, 0 to ${reach}, begins as “1”, if count is 5 or 6 or 7 or 8
  m6 “Hexes to marker 6”, 0 to ${reach}, begins as “1”, if count is 6 or 7 or 8
  m7 “Hexes to marker 7”, 0 to ${reach}, begins as “1”, if count is 7 or 8
  m8 “Hexes to marker 8”, 0 to ${reach}, begins as “1”, if count is 8
  → Search`;

const found = (key: string, side: string) => `
  ${key} [Markers] ${side}: What is found?
  - ships: Ships
  - dummy: A dummy (Off the map, and no report)`;

describe('[Air-to-sea, Strike Contact] aircraft look for ships', () => {
  const WHO = `
    unit [Searches] us: Who searches?
    - pby: PBY (up to 6 hexes)
    - b17: B-17 (up to 6 hexes)
    - medium: B-18 or A-20 (up to 4 hexes)
    - carrier: Carrier aircraft (up to 3 hexes)
    - tbd: TBD (up to 2 hexes)
    - fighter: Army fighter (up to 3 hexes)`;
  const SCENES: readonly Scene[] = [
    {
      name: 'a US search of three markers: one missed, one a dummy, one a report',
      state: inPlay(),
      procedure: 'air-search',
      args: { side: 'us' },
      script: [
        ['unit', 'b17'],
        ['markers', { count: 3, m1: 1, m2: 2, m3: 6 }],
        ['found-1', [1, 2, 3]],
        ['found-2', 3],
        ['what-2', 'dummy'],
        ['found-3', [4, 5, 6]],
        ['what-3', 'ships'],
      ],
      asks: `${WHO} ${markers('us', 6)}
        found-1 [Air-to-sea] us: Marker 1, 1 hex: found?
        (Found if any of 3 dice shows 4–6 (87%).)
        3d6
        found-2 [Air-to-sea] us: Marker 2, 2 hexes: found?
        (Found on 3–6 (66%).)
        1d6: not found, not found, found, found, found, found
        ${found('what-2', 'us')}
        found-3 [Air-to-sea] us: Marker 3, 6 hexes: found?
        (Found if all 3 dice show 4–6 (12%).)
        3d6
        ${found('what-3', 'us')}`,
      tells: `
        title: US air search, B-17 = seen [Air-to-sea]
        fact: B-17 [Searches] <unit>
        die: Marker 1, 1 hex: found? 87%: any of 3 dice, 4 to 6 = not found (1 2 3) [Air-to-sea] <found-1>
        die: Marker 2, 2 hexes: found? 66%: one die, 3 to 6 = found (3) [Air-to-sea] <found-2>
        result: A dummy: off the map [Markers] <what-2>
        die: Marker 3, 6 hexes: found? 12%: each of 3 dice, 4 to 6 = found (4 5 6) [Air-to-sea] <found-3>
        result: Army report: is it believed? [Air-to-sea]`,
      events: [heard('army', 'B-17 finds ships, 6 hexes')],
    },
    {
      name: 'a Navy that has its confirmation is told nothing more',
      state: inPlay(NAVY_KNOWS),
      procedure: 'air-search',
      script: [
        ['unit', 'tbd'],
        ['markers', { count: 1, m1: 1 }],
        ['found-1', [4, 1, 1]],
        ['what-1', 'ships'],
      ],
      asks: `${WHO} ${markers('us', 2)}
        found-1 [Air-to-sea] us: The marker, 1 hex: found?
        (Found if any of 3 dice shows 4–6 (87%).)
        3d6
        ${found('what-1', 'us')}`,
      tells: `
        title: US air search, TBD = seen [Air-to-sea]
        fact: TBD [Searches] <unit>
        die: The marker, 1 hex: found? 87%: any of 3 dice, 4 to 6 = found (4 1 1) [Air-to-sea] <found-1>
        result: The Navy already has a confirmed detection [Air-to-sea]`,
    },
    {
      name: 'the same hex counts as 1 (PH-57); with nothing found there is no report',
      state: inPlay(),
      procedure: 'air-search',
      args: { side: 'us', strike: true },
      script: [
        ['unit', 'fighter'],
        ['markers', { count: 1, m1: 0 }],
        ['found-1', [1, 1, 1]],
      ],
      asks: `${WHO} ${markers('us', 3)}
        found-1 [Air-to-sea] us: The marker, 0 hexes: found?
        (Found if any of 3 dice shows 4–6 (87%).)
        3d6`,
      tells: `
        title: US strike searches for ships, Army fighter = nothing seen [Strike Contact]
        fact: Army fighter [Searches] <unit>
        die: The marker, 0 hexes: found? 87%: any of 3 dice, 4 to 6 = not found (1 1 1) [Air-to-sea] <found-1>`,
    },
    {
      name: 'Japan has one kind of searcher, and what it finds stands at once',
      state: inPlay(),
      procedure: 'air-search',
      args: { side: 'jp' },
      script: [
        ['markers', { count: 1, m1: 3 }],
        ['found-1', 4],
        ['what-1', 'ships'],
      ],
      asks: `${markers('jp', 3)}
        found-1 [Air-to-sea] jp: The marker, 3 hexes: found?
        (Found on 4–6 (50%).)
        1d6: not found, not found, not found, found, found, found
        ${found('what-1', 'jp')}`,
      tells: `
        title: Japanese air search = found [Air-to-sea]
        die: The marker, 3 hexes: found? 50%: one die, 4 to 6 = found (4) [Air-to-sea] <found-1>`,
    },
    {
      name: 'a dummy that Japan finds is nothing',
      state: inPlay({ harbourOpen: true }),
      procedure: 'air-search',
      args: { side: 'jp', strike: true },
      script: [
        ['markers', { count: 1, m1: 3 }],
        ['found-1', 4],
        ['what-1', 'dummy'],
      ],
      asks: `${markers('jp', 3)}
        found-1 [Air-to-sea] jp: The marker, 3 hexes: found?
        (Found on 4–6 (50%).)
        1d6: not found, not found, not found, found, found, found
        ${found('what-1', 'jp')}`,
      tells: `
        title: Japanese strike searches for ships = nothing found [Strike Contact]
        die: The marker, 3 hexes: found? 50%: one die, 4 to 6 = found (4) [Air-to-sea] <found-1>
        result: A dummy: off the map [Markers] <what-1>`,
    },
    ...(['us', 'jp'] as const).map((side) => ({
      name: `${side}: not at night`,
      state: inPlay(NIGHT),
      procedure: 'air-search',
      args: { side },
      tells: `
        title: ${side === 'us' ? 'US' : 'Japanese'} air search
        warning: Aircraft search only in daylight.`,
    })),
  ];
  playScenes(SCENES);
});

describe('[China Clipper] a roll for each hidden piece in the Western Sector', () => {
  const PIECES = `
    pieces [China Clipper] us: How many hidden Japanese pieces are in the Western Sector?
    (Count dummies too, so that the rolls do not give them away.)
    pieces “Hidden pieces”, 0 to 8, begins as “1”
    → Roll`;
  const roll = (i: number, title: string) => `
    seen-${i} [China Clipper] us: ${title}
    (Sighted if all 4 dice show 4–6 (6%).)
    4d6`;
  const WHAT = `
    what-1 [Markers] us: What is sighted?
    - ships: Ships
    - dummy: A dummy (Off the map, and no report)`;
  const SCENES: readonly Scene[] = [
    {
      name: 'two pieces: the first is ships, the second is not sighted',
      state: inPlay(),
      procedure: 'clipper',
      script: [
        ['pieces', { pieces: 2 }],
        ['seen-1', [4, 4, 4, 4]],
        ['what-1', 'ships'],
        ['seen-2', [3, 4, 4, 4]],
      ],
      asks: `${PIECES} ${roll(1, 'Piece 1 of 2: sighted?')} ${WHAT} ${roll(2, 'Piece 2 of 2: sighted?')}`,
      tells: `
        title: China Clipper = seen [China Clipper]
        die: Piece 1 of 2: sighted? 6%: each of 4 dice, 4 to 6 = sighted (4 4 4 4) [China Clipper] <seen-1>
        die: Piece 2 of 2: sighted? 6%: each of 4 dice, 4 to 6 = not sighted (3 4 4 4) [China Clipper] <seen-2>
        result: Navy report: is it believed? [China Clipper]`,
      events: [heard('navy', 'China Clipper sights ships')],
    },
    {
      name: 'a dummy is no report (PH-50)',
      state: inPlay(),
      procedure: 'clipper',
      script: [
        ['pieces', { pieces: 1 }],
        ['seen-1', [6, 6, 6, 6]],
        ['what-1', 'dummy'],
      ],
      asks: `${PIECES} ${roll(1, 'Sighted?')} ${WHAT}`,
      tells: `
        title: China Clipper = nothing seen [China Clipper]
        die: Sighted? 6%: each of 4 dice, 4 to 6 = sighted (6 6 6 6) [China Clipper] <seen-1>
        result: A dummy: off the map [Markers] <what-1>`,
    },
    {
      name: 'no piece, no roll',
      state: inPlay(),
      procedure: 'clipper',
      script: [['pieces', { pieces: 0 }]],
      asks: PIECES,
      tells: 'title: China Clipper = nothing seen [China Clipper]',
    },
  ];
  playScenes(SCENES);
});
