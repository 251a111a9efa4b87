import { describe, expect, it } from 'vitest';
import { OWN_ARRIVALS } from '../../../src/games/usn-deluxe/data/arrivals-own';
import { skippedParts } from '../../../src/games/usn-deluxe/data/phases';
import type { UsnEvent } from '../../../src/games/usn-deluxe/state/bounds';
import { duesNow } from '../../../src/games/usn-deluxe/state/dues';
import { shipOf } from '../../../src/games/usn-deluxe/state/register';
import type { UsnState } from '../../../src/games/usn-deluxe/state/state';
import { drive } from '../../support/drive';
import { expected } from './expected';
import { usnDeluxe } from './game';
import { sea, ship } from './sea-table';

type Row = readonly [turns: readonly number[], side: string, what: string, where: string];
const T = expected<{ malaya: readonly Row[]; phil: readonly Row[] }>('campaigns');

/** Whether a text of ours says it: "2 x 20-40 division on TR-2 and TR-3", whatever stands behind. */
const START: { readonly [what: string]: string } = {
  'Third Fleet returns, all units': 'Third Fleet returns',
  'Third Fleet and Seventh Fleet CVEs and BBs removed by end of turn':
    'Third Fleet and the CVE and BB of Seventh Fleet leave',
  'all fleets removed': 'All Japanese fleets leave',
  'Third Fleet removed': 'Third Fleet leaves',
  // USN-10: CV-18 is in the set-up. USN-9: the counter is a 40-50.
  'CV-12 CV-18 CVL-B CA-6 DD-A DD-B': 'CV-12, CVL-B, CA-6, DD-A, DD-B',
  '1 x 30-50 airborne division': '40-50 airborne division',
};
const startOf = (what: string): string =>
  START[what] ?? what.replace(' (each turn)', '').replace(/^1 x /, '').replace(' x ', ' × ');

describe.each(['malaya', 'phil'] as const)('what the rules of %s set for a turn', (id) => {
  // 33 sets the convoys, no list of a scenario.
  const listed = (OWN_ARRIVALS[id] ?? []).filter(({ rule }) => rule !== '33');
  const ours = listed.map(({ turn, side, text }) => ({ turn, side, text }));
  const typed = T[id].flatMap(([turns, side, what]) =>
    turns.map((turn) => ({ turn, side: side === 'Japanese' ? 'j' : 'a', start: startOf(what) })),
  );
  it('is that of the second transcription', () => {
    const missing = typed.filter(
      ({ turn, side, start }) =>
        !ours.some((each) => each.turn === turn && each.side === side && each.text.startsWith(start)),
    );
    expect(missing).toEqual([]);
    expect(ours).toHaveLength(typed.length);
  });
});

const at = (scenario: UsnState['scenario'], turn: number, step: string, more: Partial<UsnState> = {}) =>
  ({ ...sea([]), scenario, since: turn, cursor: { turn, step }, ...more }) as UsnState;
const asked = (state: UsnState) => duesNow(state).map(({ id }) => id);
/** What a step books, and the state that follows. */
function play(
  state: UsnState,
  procedure: string,
  args: { [key: string]: string },
  answers: [string, unknown][],
) {
  const { outcome } = drive(usnDeluxe, state, procedure, args, answers as never);
  const events = outcome.events as readonly UsnEvent[];
  const after = events.reduce<UsnState>((now, event) => {
    const { state: next, conflict } = usnDeluxe.apply(now, event as never);
    if (conflict) throw new Error(conflict);
    return next;
  }, state);
  return { events, after };
}

describe('Malaya/Burma', () => {
  const take = (turn: number, since = turn) =>
    play(at('malaya', turn, 'p10', { since }), 'scenario-item', { item: 'singapore-taken' }, [
      ['item', { said: 'yes' }],
    ]).after;
  it.each([
    [4, 50],
    [5, 40],
    [6, 30],
    [7, 20],
    [8, 10],
  ])('Singapore by the end of turn %i gives Japan %i', (turn, points) => {
    expect(take(turn).scores.map(({ side, hundredths }) => [side, hundredths])).toEqual([
      ['j', points * 100],
    ]);
  });
  it('gives them once, and is not asked again', () => {
    expect(asked(at('malaya', 3, 'p10'))).not.toContain('item:singapore-taken:3');
    const taken = take(5);
    expect(asked({ ...taken, cursor: { turn: 6, step: 'p10' } })).not.toContain('item:singapore-taken:6');
  });
  it('counts a turn that was left out by that turn', () => {
    expect(asked(at('malaya', 5, 'p10', { since: 4 }))).toContain('item:singapore-taken:4');
    expect(take(5, 4).scores.map(({ hundredths }) => hundredths)).toEqual([5000]);
  });
  it('begins with the shock: no Allied movement, nobody transfers', () => {
    expect(skippedParts('malaya', 1, 'p2')).toEqual(['2A']);
    expect(skippedParts('malaya', 2, 'p2')).toEqual([]);
  });
});

describe('Saipan', () => {
  const moves = (turn: number, side: string) => {
    const state = at('saipan', turn, side === 'j' ? 'p2' : 'p4', {
      ships: [ship('j:CV-3'), ship('a:CV-6')],
    });
    return usnDeluxe.procedures['move-ships']?.unless?.(state as never, { side });
  };
  it('Japanese ships may not move before turn 132', () => {
    expect(moves(131, 'j')).toBe('Japanese ships may not move before turn 132.');
    expect([moves(132, 'j'), moves(131, 'a')]).toEqual([undefined, undefined]);
    expect(skippedParts('saipan', 131, 'p2')).toEqual(['2B', '2D', '2H']);
    expect([skippedParts('saipan', 131, 'p4'), skippedParts('saipan', 132, 'p2')]).toEqual([[], []]);
  });
});

describe('Philippines', () => {
  const fleet = [
    ship('a:CV-6', { weeks: 20, booked: 1800 }),
    ship('a:CVE-A'),
    ship('a:BB-4'),
    ship('a:CA-7'),
    ship('a:BB-5'),
    ship('j:BB-1'),
  ];
  const leaves = ['a:CV-6', 'a:CVE-A', 'a:BB-4', 'a:BB-5'];
  const end156 = at('phil', 156, 'p10', { ships: fleet });
  const withdraw = (which: string, state: UsnState, leave: readonly string[]) =>
    play(state, 'withdraw', { which }, [['ships', { leave }]]).after;
  it('T156: Third Fleet and the CVE and BB of Seventh Fleet leave, nobody else', () => {
    expect(asked(end156)).toContain('take:third-fleet:156');
    const { prompts } = drive(usnDeluxe, end156, 'withdraw', { which: 'third-fleet' }, [['ships', {}]]);
    const [form] = prompts;
    const field = form?.kind === 'form' ? form.fields[0] : undefined;
    expect(field?.kind === 'flags' && field.options.map(({ value }) => value)).toEqual(leaves);
    const after = withdraw('third-fleet', end156, leaves);
    expect(
      after.ships.map(({ id, status, place }) => (status === 'removed' ? `${id} ${place}` : '')),
    ).toEqual([
      'a:CV-6 Third Fleet, off the map',
      'a:CVE-A Out of the war',
      'a:BB-4 Out of the war',
      '',
      'a:BB-5 Third Fleet, off the map',
      '',
    ]);
    expect(asked(after)).not.toContain('take:third-fleet:156');
    expect(usnDeluxe.table(after as never).verdict).toBeUndefined();
  });
  it('T156: the Allies lose at once when one stays', () => {
    const after = withdraw('third-fleet', end156, leaves.slice(1));
    expect(usnDeluxe.table(after as never).verdict).toMatchObject({
      side: 'j',
      why: 'A fleet that had to leave stayed',
      recorded: false,
    });
    expect(usnDeluxe.table(after as never).main?.procedure).toBe('record-end');
  });
  it('T160: Third Fleet is back near Luzon, with the damage and the points of it', () => {
    const gone = withdraw('third-fleet', end156, leaves);
    const { after } = play({ ...gone, since: 160, cursor: { turn: 160, step: 'p1' } }, 'due', {}, []);
    const { status, place, weeks, booked, fuelled } = shipOf(after, 'a:CV-6') ?? {};
    expect([status, place, weeks, booked, fuelled]).toEqual(['afloat', 'At sea near Luzon', 20, 1800, 160]);
    expect([shipOf(after, 'a:BB-5')?.status, shipOf(after, 'a:CVE-A')?.status]).toEqual([
      'afloat',
      'removed',
    ]);
    expect(shipOf(after, 'a:AT-4')?.place).toBe('Hollandia 589');
  });
  it('9(C): a ship that leaves a yard has had the weeks that it lay there', () => {
    const yard = at('phil', 156, 'p10', {
      ships: [ship('a:CV-6', { weeks: 15, booked: 900, repairs: 151 }), ship('a:CVE-A')],
    });
    const gone = withdraw('third-fleet', yard, ['a:CV-6', 'a:CVE-A']);
    expect(shipOf(gone, 'a:CV-6')?.weeks).toBe(10);
    const { after } = play({ ...gone, since: 160, cursor: { turn: 160, step: 'p1' } }, 'due', {}, []);
    expect(shipOf(after, 'a:CV-6')).toMatchObject({ status: 'afloat', weeks: 10, booked: 900 });
  });
  it('T165: Third Fleet and all Japanese ships leave for good', () => {
    const state = { ...end156, since: 165, cursor: { turn: 165, step: 'p10' } };
    expect(asked(state)).toEqual(
      expect.arrayContaining(['take:third-fleet-again:165', 'take:japanese-fleets:165']),
    );
    const after = withdraw('japanese-fleets', state, ['j:BB-1']);
    expect(shipOf(after, 'j:BB-1')).toMatchObject({ status: 'removed', place: 'Out of the war' });
    expect(withdraw('third-fleet-again', state, ['a:CV-6', 'a:BB-5']).done).not.toHaveProperty(
      'fleet-stayed',
    );
  });
});
