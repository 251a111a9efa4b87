import { describe, expect, it } from 'vitest';
import type { Ship } from '../../../src/games/pearl-harbor-7dec41/data/ships';
import type { PearlState } from '../../../src/games/pearl-harbor-7dec41/state/state';
import { withShip } from './air';
import { few, shipIn } from './few';
import { inPlay, played } from './pearl';
import { playScenes, type Scene, told } from './scenes';

const withheld = (title: string, why: string) => `
  title: ${title}
  warning: ${why}`;

describe('[Hit Results] a ship by hand', () => {
  const WHICH = `
    ship [Hit Results] both: Which ship?
    - arizona: Arizona
    - nevada: Nevada (damaged)
    - enterprise: Enterprise
    - hiei: Hiei`;
  const FORM = (name: string, place: string, status: string, also = '') => `
    state [Hit Results] both: ${name}: where, and in what state?
    place “Where”, one of, begins as “${place}”
    - harbour: In harbour
    - channel: In the channel
    - sea: At sea
    status “State”, one of, begins as “${status}”
    - ok: Undamaged
    - damaged: Damaged
    - bottomed: Bottomed (In harbour)
    - destroyed: Destroyed (In harbour)
    - sunk: Sunk (At sea)
    ${also}
    → Set the ship`;
  const PENNED = (begin: string) => `
    more “Also”, any of, begins as “${begin}”
    - penned: Penned in by damaged ships`;
  const READIED = (begin: string) => `
    more “Also”, any of, begins as “${begin}”
    - readied: Readied aircraft aboard`;
  type Row = {
    readonly name: string;
    readonly ship: string;
    readonly state?: PearlState;
    readonly form: string;
    readonly given: { readonly [field: string]: string | readonly string[] };
    readonly tells: string;
    readonly changed: Partial<Ship>;
  };
  const byHand = ({ name, ship, state = few(), form, given, tells, changed }: Row): Scene => {
    const { hitAt: _, ...before } = shipIn(state, ship);
    return {
      name,
      state,
      procedure: 'ship-state',
      script: [
        ['ship', ship],
        ['state', given],
      ],
      asks:
        WHICH.replace('Arizona', shipIn(state, 'arizona').status === 'ok' ? 'Arizona' : 'Arizona (damaged)') +
        form,
      tells,
      events: [{ type: 'v1.ShipChanged', ship: { ...before, ...changed } }],
    };
  };
  playScenes([
    byHand({
      name: 'nothing changed: her bombs and where she was hit stay',
      ship: 'nevada',
      form: FORM('Nevada', 'harbour', 'damaged', PENNED('penned')),
      given: {},
      // Damaged at sea 3, penned in 2.
      tells: 'title: Nevada: damaged = 5 vps [Hit Results]',
      changed: { hitAt: 'sea' },
    }),
    byHand({
      name: 'a worse state is reached where she is now, and forgets her bombs',
      ship: 'nevada',
      form: FORM('Nevada', 'harbour', 'damaged', PENNED('penned')),
      given: { status: 'bottomed', more: [] },
      tells: 'title: Nevada: bottomed = 4 vps [Hit Results]',
      changed: { status: 'bottomed', bombs: 0, penned: false, hitAt: 'harbour' },
    }),
    byHand({
      name: 'whole again',
      ship: 'nevada',
      form: FORM('Nevada', 'harbour', 'damaged', PENNED('penned')),
      given: { status: 'ok', more: [] },
      tells: 'title: Nevada: whole = 0 vps [Hit Results]',
      changed: { status: 'ok', bombs: 0, penned: false },
    }),
    byHand({
      name: 'a state without the place it was reached in has it now',
      ship: 'arizona',
      state: withShip(few(), 'arizona', { status: 'damaged' }),
      form: FORM('Arizona', 'harbour', 'damaged', PENNED('')),
      given: { place: 'channel', more: ['penned'] },
      tells: 'title: Arizona: damaged = 4 vps [Hit Results]',
      changed: { place: 'channel', status: 'damaged', penned: true, hitAt: 'channel' },
    }),
    ...(['bottomed', 'destroyed'] as const).map((status) =>
      byHand({
        name: `${status} at sea is sunk`,
        ship: 'enterprise',
        form: FORM('Enterprise', 'sea', 'ok', READIED('')),
        given: { status, more: ['readied'] },
        tells: `
          title: Enterprise: sunk = 9 vps [Hit Results]
          warning: There the ship counts as sunk [Hit Results]`,
        changed: { status: 'sunk', readied: true, hitAt: 'sea' },
      }),
    ),
    byHand({
      name: 'damaged at sea stays damaged',
      ship: 'enterprise',
      state: withShip(few(), 'enterprise', { readied: true }),
      form: FORM('Enterprise', 'sea', 'ok', READIED('readied')),
      given: { status: 'damaged', more: [] },
      tells: 'title: Enterprise: damaged = 4 vps [Hit Results]',
      changed: { status: 'damaged', readied: false, hitAt: 'sea' },
    }),
    byHand({
      name: 'sunk in harbour is bottomed',
      ship: 'arizona',
      form: FORM('Arizona', 'harbour', 'ok', PENNED('')),
      given: { status: 'sunk' },
      tells: `
        title: Arizona: bottomed = 4 vps [Hit Results]
        warning: There the ship counts as bottomed [Hit Results]`,
      changed: { status: 'bottomed', hitAt: 'harbour' },
    }),
    byHand({
      name: 'destroyed in harbour stays destroyed',
      ship: 'arizona',
      form: FORM('Arizona', 'harbour', 'ok', PENNED('')),
      given: { status: 'destroyed' },
      tells: 'title: Arizona: destroyed = 6 vps [Hit Results]',
      changed: { status: 'destroyed', hitAt: 'harbour' },
    }),
    byHand({
      name: 'a Japanese battleship has no marks',
      ship: 'hiei',
      form: FORM('Hiei', 'sea', 'ok'),
      given: { status: 'sunk' },
      tells: 'title: Hiei: sunk = 6 vps [Hit Results]',
      changed: { status: 'sunk', hitAt: 'sea' },
    }),
    {
      name: 'none is listed',
      state: inPlay({ ships: [] }),
      procedure: 'ship-state',
      tells: withheld('Set a ship by hand', 'No ship is listed.'),
    },
  ]);
});

describe('[Victory Points] squadrons and points by hand', () => {
  const gone = (squadron: string, name: string, points: number): Scene => ({
    name: `${name} is worth ${points}`,
    state: few(),
    procedure: 'squadron-lost',
    script: [
      ['squadron', squadron],
      ['how', points === 1 ? {} : { how: 'on Hickam' }],
    ],
    asks: `
      squadron [Victory Points] both: Which squadron?
      - oahu-p-40b-1: P-40B 1 (1 to Japan)
      - oahu-b-17-8: B-17 8 (2 to Japan)
      - akagi-akagi-val: Akagi Val (2 to the US)
      how [Victory Points] both: How was ${name} lost?
      how “How”, text of 40, begins as “by hand”
      → Remove the squadron`,
    tells: `title: ${name} lost, ${points === 1 ? 'by hand' : 'on Hickam'} = ${points} vps [Victory Points]`,
    events: [{ type: 'v1.SquadronLost', squadron, how: points === 1 ? 'by hand' : 'on Hickam' }],
  });
  const corrected = (side: string, name: string, points: number, value: string): Scene => ({
    name: `${value} for ${name}`,
    state: few(),
    procedure: 'correct-points',
    script: [['correction', { side, points, reason: 'Tanks' }]],
    asks: `
      correction [Victory Points] both: Correct the points
      side “Whose points”, one of, begins as “jp”
      - jp: Japan
      - us: US
      points “Add to them”, -40 to 40, begins as “0” (Below zero takes away.)
      reason “Reason”, text of 80
      → Correct`,
    tells: `title: Correction: Tanks = ${value} vps ${name}`,
    events: [{ type: 'v1.PointsCorrected', side, label: 'Correction: Tanks', points }],
  });
  playScenes([
    gone('oahu-b-17-8', 'B-17 8', 2),
    gone('oahu-p-40b-1', 'P-40B 1', 1),
    gone('akagi-akagi-val', 'Akagi Val', 2),
    {
      name: 'none is left',
      state: inPlay({ squadrons: few().game.squadrons.filter(({ lost }) => lost) }),
      procedure: 'squadron-lost',
      tells: withheld('Remove a squadron', 'No squadron is left.'),
    },
    corrected('jp', 'Japan', 40, '+40'),
    corrected('us', 'US', -40, '−40'),
  ]);
});

it.each([
  ['ship-state', 'ship', 'nevada', ['state', {}], 'fact: Nevada <ship>'],
  ['squadron-lost', 'squadron', 'oahu-b-17-8', ['how', {}], 'fact: B-17 8 <squadron>'],
] as const)('%s: the %s stands over the next question', (procedure, key, id, next, line) => {
  const { prompts } = played(few(), procedure, [[key, id], next]);
  expect(prompts.map(({ working }) => told(working))).toEqual([[], [line]]);
});
