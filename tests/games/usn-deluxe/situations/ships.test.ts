import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { expandShips, SET_UPS } from '../../../../src/games/usn-deluxe/data/set-ups';
import { setUpLines } from '../../../../src/games/usn-deluxe/procedures/set-up';
import { duesNow } from '../../../../src/games/usn-deluxe/state/dues';
import { called, namesOf } from '../../../../src/games/usn-deluxe/state/names';
import { totalOf } from '../../../../src/games/usn-deluxe/state/points';
import { weeksLeft } from '../../../../src/games/usn-deluxe/state/repair';
import type { UsnState } from '../../../../src/games/usn-deluxe/state/state';
import { registersOf } from '../../../../src/games/usn-deluxe/views/registers';
import { recordedGames } from '../../../support/recorded';
import { type Answers, run } from '../air-table';
import { usnDeluxe } from '../game';
import { HERE, sea, ship, weeksOf } from '../sea-table';

const HULL =
  /\b(?:CV[LE]?|BBW?|BC|CA|CL|DD|SS|OIL|TR(?:36)?|AT(?:36)?|Dummy|[BCD](?!-29))-(?:\d{1,2}|[A-K])\b/;
const SIDE = /Japan|Allie/;
/** What stands for a ship and is shown to nobody. */
const IDS = new Set(['id', 'value', 'initial', 'includes', 'key', 'row', 'fields']);
/** Read under a title that says the side: what a set-up list and the table of a deployment print. */
const UNDER_TITLE = new Set(['note', 'faceNotes']);

/** Every string that a line of the transcript shows, and what stands over it. */
function shown(value: unknown, key: string, title: string): readonly string[] {
  if (typeof value === 'string')
    return IDS.has(key) ? [] : [UNDER_TITLE.has(key) ? `${title}: ${value}` : value];
  if (Array.isArray(value)) return value.flatMap((each) => shown(each, key, title));
  if (typeof value !== 'object' || value === null) return [];
  const own = 'title' in value ? String(value.title) : title;
  return Object.entries(value).flatMap(([field, each]) => shown(each, field, own));
}

/** Every line of the transcript that has a ship, as what it shows. */
function printed(): readonly string[] {
  const text = readFileSync(new URL('../transcript.txt', import.meta.url), 'utf8');
  return text.split('\n').flatMap((line) => {
    if (!HULL.test(line)) return [];
    const at = line.indexOf(' {');
    if (at >= 0) return shown(JSON.parse(line.slice(at + 1)), '', '');
    const last = line.lastIndexOf(' "');
    const field = line.slice(0, last).split(' ').at(-1) ?? '';
    return shown(JSON.parse(line.slice(last + 1)), field, '');
  });
}

it('a ship is named with its side on every screen, log line and ledger of the recorded games', () => {
  const ships = printed().filter((text) => HULL.test(text));
  expect(ships.length).toBeGreaterThan(1000);
  expect(ships.filter((text) => !SIDE.test(text))).toEqual([]);
});

it('a ship is recorded with its side in every line of an outcome', () => {
  const lines = recordedGames(usnDeluxe.id).flatMap(({ entries }) =>
    entries.flatMap((entry) => ('outcome' in entry && entry.outcome ? entry.outcome.trace : [])),
  );
  const ships = lines.map(({ label, value = '' }) => `${label}: ${value}`).filter((text) => HULL.test(text));
  expect(ships.length).toBeGreaterThan(100);
  expect(ships.filter((text) => !SIDE.test(text))).toEqual([]);
});

const at = (turn: number, step: string, more: Partial<UsnState> = {}): UsnState =>
  sea([], { cursor: { turn, step }, ...more });
const optionsOf = (asked: ReturnType<typeof run>['asked'], key: string) => {
  const prompt = asked.find((each) => each.key === key);
  return prompt?.kind === 'choice' ? prompt.options.map(({ label }) => label) : [];
};
const sunk = (id: string): Answers => ({
  place: {},
  'kind-1': 'ship',
  'side-1': id.slice(0, 1),
  'ship-1': id,
  'weeks-1': { weeks: 41 },
});

describe('two navies with the same hull numbers', () => {
  it('S151 (10B, 9(C)): J CA-1 of 10 weeks and A CA-1 of 5 are two lines, and each is repaired by itself', () => {
    const fleet = [
      ship('j:CA-1', { place: 'Kure 576', weeks: 10, repairs: 25 }),
      ship('a:CA-1', { place: 'Pearl Harbor', weeks: 5, repairs: 25 }),
    ];
    const told = (ships: typeof fleet) =>
      registersOf(at(26, 'p2', { ships }))[0]?.groups.flatMap(({ entries }) =>
        entries.map(({ name, facts }) => `${name}: ${facts[0]?.label}`),
      );
    expect(told(fleet)).toEqual(['Japanese CA-1: 9 weeks', 'Allied CA-1: 4 weeks']);
    const [j, a] = fleet;
    if (!j || !a) throw new Error('no fleet');
    const { repairs: _, ...moved } = { ...a, weeks: weeksLeft(a, 26) };
    expect(told([j, moved])).toEqual(told(fleet));
  });

  it('S152 (2F, 14(I)): of J CA-1, CA-2 and A CA-1 each is named with its side, and only the target is damaged', () => {
    const state = at(1, 'p2', {
      scenario: 'cruz',
      ships: ['j:CA-1', 'j:CA-2', 'a:CA-1'].map((id) => ship(id)),
    });
    const factors = { surface: 8, defence: 8 };
    const { asked, after, trace } = run(
      state,
      'sea-battle',
      {
        place: HERE,
        'fire-j1': { target: 'a:CA-1' },
        'die-j1': 4,
        'damage-j1': 2,
        'fire-a1': { target: 'nobody' },
      },
      { 'Japanese CA-1': factors, 'Japanese CA-2': factors, 'Allied CA-1': factors },
    );
    const fire = asked.find(({ key }) => key === 'fire-j1');
    const labels =
      fire?.kind === 'form' ? fire.fields.map((field) => ('options' in field ? field.options : [])) : [];
    expect(labels.flat().map(({ label }) => label)).toEqual([
      'Allied CA-1',
      'Nobody',
      'Japanese CA-1',
      'Japanese CA-2',
    ]);
    expect(['j:CA-1', 'j:CA-2', 'a:CA-1'].map((id) => weeksOf(after, id))).toEqual([0, 0, 10]);
    expect(trace[0]?.value).toBe('Allied CA-1 damaged (10 weeks)');
    expect(asked.find(({ key }) => key === 'die-j1')?.title).toMatch(/^Japanese CA-1, CA-2 at Allied CA-1/);
  });

  it('S153 (set-ups): in Midway a CV-5 that is sunk is asked for by its side, and named', () => {
    const ships = SET_UPS.midway.flatMap(({ side, ships: list }) =>
      list ? expandShips(list).map((name) => ship(`${side}:${name}`)) : [],
    );
    const both = ['CV-5', 'CV-6', 'CA-1', 'CA-2', 'CL-1', 'DD-1', 'OIL-1'];
    for (const side of ['j', 'a'] as const)
      expect(ships.filter((each) => each.side === side).map(({ name }) => name)).toEqual(
        expect.arrayContaining(both),
      );
    const state = at(1, 'p5', { scenario: 'midway', ships });
    const { asked, after } = run(state, 'fight', sunk('j:CV-5'), { 'Japanese CV-5': { capacity: 10 } });
    expect(optionsOf(asked, 'side-1')).toEqual(['Japan', 'Allies']);
    expect(optionsOf(asked, 'ship-1')).toContain('Japanese CV-5 Hiryu');
    expect(optionsOf(asked, 'ship-1')).not.toContain('Allied CV-5 Yorktown');
    expect([weeksOf(after, 'j:CV-5'), weeksOf(after, 'a:CV-5')]).toEqual(['sunk', 0]);
  });

  it.each([
    ['a:CV-4', 'Allied CV-4 Lexington'],
    ['a:CV-2', 'Allied CV-2 Ranger'],
    ['a:CV-3', 'Allied CV-3 Saratoga'],
    ['j:CV-2', 'Japanese CV-2 Kaga'],
    ['j:CV-1', 'Japanese CV-1 Akagi'],
    ['j:CV-3', 'Japanese CV-3 Zuikaku'],
    ['j:CV-4', 'Japanese CV-4 Shokaku'],
    ['j:CV-5', 'Japanese CV-5 Hiryu'],
    ['j:CV-6', 'Japanese CV-6 Soryu'],
    ['j:CA-1', 'Japanese CA-1'],
    ['a:CV-16', 'Allied CV-16'],
  ])('S154 (errata, carrier lists): %s is %s, and no name is of the other navy', (id, name) => {
    expect(called(ship(id))).toBe(name);
  });

  it('says the side once in a list of one side, and again where it changes', () => {
    const list = ['j:CV-3', 'j:CA-1', 'a:CA-1', 'a:CA-2'].map((id) => ship(id));
    expect(namesOf(list)).toBe('Japanese CV-3 Zuikaku, CA-1, Allied CA-1, CA-2');
    expect(namesOf(list, 3)).toBe('Japanese CV-3 Zuikaku, CA-1 and 2 more');
  });

  it('S156 (22(C)(E)(G)): TR-1 of both sides are two lines of replacement, with the points of each', () => {
    const state = at(20, 'p5', { ships: [ship('j:TR-1'), ship('a:TR-1')] });
    const first = run(state, 'fight', sunk('j:TR-1')).after;
    const both = run(first, 'fight', sunk('a:TR-1')).after;
    expect([totalOf(both, 'a'), totalOf(both, 'j')]).toEqual([2000, 1000]);
    const due = duesNow({ ...both, cursor: { turn: 24, step: 'p1' } });
    expect(
      due.filter(({ kind }) => kind === 'ship').map(({ text, turn }) => `${text}, turn ${turn}`),
    ).toEqual(['Japanese TR-1 comes back, turn 24', 'Allied TR-1 comes back, turn 24']);
    const large = at(20, 'p5', { ships: [ship('a:TR36-1')] });
    expect(totalOf(run(large, 'fight', sunk('a:TR36-1')).after, 'j')).toBe(3000);
  });

  it('S157 (errata of row 11): BB-1 and BB-I are two counters, each with a row of its own', () => {
    const state = at(20, 'p5', { ships: [ship('a:BB-1'), ship('a:BB-I')] });
    const said = { ...sunk('a:BB-1'), 'weeks-1': { weeks: 5 } };
    const { after, events } = run(state, 'fight', said, {
      'Allied BB-1': { defence: 8 },
      'Allied BB-I': { defence: 10 },
    });
    expect([weeksOf(after, 'a:BB-1'), weeksOf(after, 'a:BB-I')]).toEqual([5, 0]);
    expect(events).toContainEqual({ type: 'v1.ShipHit', ship: 'a:BB-1', weeks: 5, worth: 1600 });
  });
});

describe('set-ups and arrivals', () => {
  const shipsIn = (scenario: 'phil' | 'solomons' | 'wpo1', side: 'j' | 'a') =>
    setUpLines(scenario, []).flatMap((line) =>
      line.side === side && line.ships
        ? expandShips(line.ships).map((name) => [name, line.place] as const)
        : [],
    );

  it('S155 (errata, Bomber Generals): CV-2 comes on T6 of War Plan Orange 1, and never with the generals', () => {
    const start = shipsIn('wpo1', 'a').map(([name]) => name);
    expect([start.includes('CV-4'), start.includes('CV-3'), start.includes('CV-2')]).toEqual([
      true,
      true,
      false,
    ]);
    const comes = (readiness: readonly string[]) =>
      duesNow(at(6, 'p1', { scenario: 'wpo1', since: 6, options: ['wpoReadiness'], readiness }))
        .filter(({ sends = [] }) => sends.includes('a:CV-2'))
        .map(({ text }) => text);
    expect([comes([]), comes(['generals'])]).toEqual([['Allied CV-2 Ranger (7 NAC)'], []]);
  });

  it('S158 (Philippines): letters A to K are hulls of the Allies, and no old cruiser of War Plan Orange', () => {
    const lettered = (side: 'j' | 'a') => shipsIn('phil', side).filter(([name]) => /-[A-K]$/.test(name));
    expect(lettered('a').map(([name]) => name)).toEqual(expect.arrayContaining(['DD-C', 'CVL-C']));
    expect(lettered('j')).toEqual([]);
    expect(shipsIn('phil', 'j').map(([name]) => name)).toContain('CVL-3');
    expect([ship('a:DD-C').type, ship('a:C-1').type]).toEqual(['DD', 'C']);
  });

  it('S159 (errata of the Solomons): DD-1 and DD-2 lie at Truk, DD-3 at Rabaul', () => {
    const destroyers = shipsIn('solomons', 'j').filter(([name]) => name.startsWith('DD'));
    expect(destroyers.map(([name, place]) => `${name} ${place.split(' ')[0]}`).toSorted()).toEqual([
      'DD-1 Truk',
      'DD-2 Truk',
      'DD-3 Rabaul',
    ]);
  });

  it('S160 (Philippines, T152): CV-18 does not arrive a second time (ruled USN-10), and is refused by hand', () => {
    expect(shipsIn('phil', 'a').map(([name]) => name)).toContain('CV-18');
    const arrive = duesNow(at(152, 'p1', { scenario: 'phil', since: 152 })).flatMap(
      ({ sends = [] }) => sends,
    );
    expect(arrive).toContain('a:CV-12');
    expect(arrive).not.toContain('a:CV-18');
    const state = at(152, 'p1', { scenario: 'phil', ships: [ship('a:CV-18')] });
    const { trace, events } = run(state, 'add-ship', { ship: { side: 'a', type: 'CV', number: '18' } });
    expect([trace[0]?.label, events]).toEqual(['Allied CV-18 is already in play', []]);
  });
});
