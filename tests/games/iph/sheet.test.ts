import { describe, expect, it } from 'vitest';
import type { FormValue } from '../../../src/core/play/form';
import type { GameEvent } from '../../../src/core/play/procedure';
import { sheetText } from '../../../src/core/play/sheet';
import { iph } from '../../../src/games/iph/game';
import { type Hex, type IphState, initialState } from '../../../src/games/iph/state/state';
import { iphSheet } from '../../../src/games/iph/views/sheet/sheet';
import { atTurn, packOf } from '../../support/iph';
import { outcomeOf, RECORDED, typeBack, typeRecordedBack } from './sheet-typed';

it.each(RECORDED)('the sheet of %s, after one line in 300 typed back in', (name) =>
  typeRecordedBack(name, 300),
);

/** Turn 6 in mid-phase: ships revealed, planes used, a beachhead lost, Honolulu taken in part. */
const MIDWAY: IphState = {
  ...atTurn(6, {
    beachheads: [
      { hex: '1630', marker: true, held: true },
      { hex: '1631', marker: false, held: true },
      { hex: '1632', marker: false, held: false },
    ],
    drawn: ['24-move'],
    current: '24-move',
    jpPhases: { movement: 'taken', combat: 'owed' },
    close: ['us-cv-1', 'jp-cv-1', 'jp-cv-2', 'hiei'],
    planes: { jp: { left: 6, close: 2 }, us: { left: 2, close: 1 } },
    turnUse: { jpPlanes: 1, interdiction: ['2222'], usPlanes: 0, army: true, battleships: ['hiei'] },
    dayUse: { supported: ['hiei'], struck: ['hiei'], carriers: 'none' },
    stalled: [{ hex: '1630', snlf: 1, ija: 2 }],
    corrections: [{ label: 'Correction: a miscount', points: 2, when: 'GT3' }],
    hexes: [
      { id: 'haleiwa', label: 'Halei-wa', kind: 'city', vp: 1, held: true, everHeld: true, since: 'GT1' },
    ],
    issei: true,
  }),
  cup: ['24-fight', '25-fight', '25-move', 'usmc-fight', 'usmc-move', 'bbrow-fight'],
};

/** The first refusal that typing the sheet with `change` meets: which field, and what it says. */
function refusal(state: IphState, change: Record<string, FormValue>): string {
  try {
    typeBack(iphSheet.describe(state), packOf({}), [], change);
    return '';
  } catch (error) {
    return String((error as Error).message);
  }
}

describe('a sheet typed in wrong', () => {
  it('is taken as it stands', () => {
    expect(refusal(MIDWAY, {})).toBe('');
  });

  it.each([
    ['a turn past the track', { turn: 12 }, 'turn: Turn: a whole number from 1 to 11.'],
    ['a phase the turn does not have', { phase: 'carrier-warfare' }, 'phase: Phase: choose one.'],
    ['the same name twice', { jp: 'Ann', us: 'Ann' }, 'us: Two names'],
    ['a chit underway that is not drawn', { underway: '25-move' }, 'underway: 25th Move is underway but not'],
    [
      'a Japanese phase underway that was taken',
      { underway: 'jp-movement' },
      'underway: It is taken already',
    ],
    [
      'more chits than the house rule draws',
      { pulls: 'four', drawn: ['24-fight', '24-move', '25-fight', '25-move', 'usmc-fight'] },
      'drawn: Four chits a turn at most',
    ],
    [
      'the chit of a row that is gone',
      { gone: ['bbrow'], row: 1, drawn: ['24-move', 'bbrow-fight'], underway: 'bbrow-fight', fired: 'no' },
      'underway: BB Row is eliminated',
    ],
    ['a beachhead twice', { 'hex-last': '1630' }, 'hex-last: Three different hexes.'],
    ['five stalled in a hex', { 'stalled-ija-first': 4 }, 'stalled-snlf-first: Four units fit'],
    [
      'nothing to land in the Landing Phase',
      { phase: 'jp-landing', 'waiting-snlf': 0, 'waiting-ija': 0 },
      'waiting-snlf: With nothing left',
    ],
    ['Ford Island with the row alive', { held: ['ford-island'] }, 'held: Nobody enters while Battleship Row'],
    ['a beachhead as a city of its own, counted twice', { held: ['haleiwa'] }, 'held: Held by Japan:'],
    ['a hex held and retaken', { held: ['ewa'], once: ['ewa'] }, 'once: Ewa is either held or retaken'],
    ['a hex number twice', { 'held-other': '2124 2124' }, 'held-other: Held, by number: four digits'],
    [
      'a beachhead among the hexes',
      { 'held-other': '2124 1630' },
      'held-other: Held, by number: four digits',
    ],
    ['a hex that is no number', { 'held-other': 'Ewa' }, 'held-other: Held, by number: four digits'],
    ['more planes close in than left', { 'jp-left': 1 }, 'jp-close: More close in than are left.'],
    ['more planes used than there are', { 'jp-used': 2 }, 'jp-used: A plane flies once a turn'],
    [
      'fewer hexes than planes on interdiction',
      { over: '' },
      'over: Interdicted hexes: please fill this in.',
    ],
    [
      'more hexes than planes on interdiction',
      { over: '2222 2324' },
      'over: Interdicted hexes: one hex of four',
    ],
    [
      'a battleship struck that never helped',
      { 'help-hiei': 'no' },
      'struck: Battleship Hiei has helped no battle',
    ],
    ['a strike on another day', { result: 'mutual' }, 'struck: They are struck only on a day'],
    ['points that the facts contradict', { total: 9 }, 'total: Hexes, beachheads, ships and BB Row come to'],
    [
      'no ship close in for a submarine',
      { phase: 'us-submarine', hiei: 'distant', 'jp-cv-1': 'distant', 'jp-cv-2': 'distant' },
      'hiei: With no Japanese ship close in',
    ],
  ] as const)('%s is told at its field', (_name, change, told) => {
    expect(refusal(MIDWAY, change as unknown as Record<string, FormValue>)).toContain(told);
  });

  it('[7.2] no carrier is close in before turn 5', () => {
    const early = atTurn(4, { close: ['hiei', 'kirishima'] });
    expect(refusal(early, { 'jp-cv-1': 'close' })).toContain('jp-cv-1: Not before the ships are revealed');
  });
});

it('[2.2] numbers that players gave to Honolulu and the forts come back with the sheet', () => {
  const slot = (id: string, label: string, number: string, held: boolean): Hex => {
    const kind = id.startsWith('fort') ? 'fortification' : 'city';
    return { id, label, kind, vp: 1, held, everHeld: true, since: 'Brought forward', number };
  };
  const hexes = [
    { ...(MIDWAY.hexes[0] as Hex), since: 'Brought forward' },
    slot('fort-3', 'Fort 3 (1631)', '1631', true),
    slot('honolulu-2', 'Honolulu 2 (3411)', '3411', true),
    slot('honolulu-4', 'Honolulu 4 (3510)', '3510', false),
  ];
  const state = { ...MIDWAY, hexes };
  expect(typeBack(iphSheet.describe(state), packOf({})).hexes).toEqual(hexes);
  const twice = { 'held-honolulu-2': '3510' };
  expect(refusal(state, twice)).toContain('Each hex has a number of its own.');
});

describe('what is sealed', () => {
  const setUp = { ...initialState(), begun: true };

  it('[3.2] two landing orders give one sheet, which says whose paper it is', () => {
    const [one, two] = [
      ['1630', '1631', '1632'],
      ['2311', '2410', '2509'],
    ].map((order) => iphSheet.describe({ ...setUp, order }));
    expect(one).toEqual(two);
    expect(one?.sealed.map(({ label, value }) => `${label}, ${value}`)).toEqual([
      'Landing order, sealed: Japan keeps it on paper, and seals it again',
    ]);
    expect(iphSheet.describe(setUp).sealed).toEqual([]);
    const revealed = { ...atTurn(6), order: ['1630', '1631', '1632'] };
    expect(iphSheet.describe(revealed).sealed).toEqual([]);
  });

  it('[7.3] two ship dispositions give one sheet', () => {
    const placing = { ...atTurn(9), cursor: { turn: 9, step: 'carrier-warfare' } };
    const sheet = (jp: readonly string[]) => iphSheet.describe({ ...placing, placed: { jp } });
    expect(sheet(['jp-cv-1', 'hiei'])).toEqual(sheet([]));
    expect(sheet([]).sealed).toHaveLength(1);
    expect(JSON.stringify(sheet(['jp-cv-1']))).not.toContain('jp-cv');
  });
});

describe('the event of a sheet', () => {
  it('starts a game and never changes one that has begun', () => {
    const { begun: _, rolls: __, ...position } = MIDWAY;
    const event = { type: 'v1.BroughtForward', position } as unknown as GameEvent;
    expect(iph.apply(initialState(), event)).toEqual({ state: { ...MIDWAY, rolls: [] } });
    expect(iph.apply(atTurn(2), event)).toEqual({
      state: atTurn(2),
      conflict: 'The game has begun already.',
    });
  });

  it('leaves every line of the paper in the log, under its question', () => {
    const sheet = iphSheet.describe(MIDWAY);
    const { trace } = outcomeOf(sheet, packOf({}));
    expect(trace[0]).toEqual({ kind: 'title', label: 'Brought forward from a state sheet', value: '5 VP' });
    for (const { facts } of sheet.sections.slice(0, -1))
      for (const { label, value } of facts)
        expect(
          trace.some((line) => line.label === label && line.value === value),
          label,
        ).toBe(true);
  });
});

it('the whole sheet is plain text, with what comes next and what is owed', () => {
  const head = {
    game: 'IPH',
    title: 'Club',
    written: 'today',
    table: iph.table(MIDWAY),
    acting: 'Ann',
    asking: undefined,
  };
  const text = sheetText(head, iphSheet.describe(MIDWAY));
  expect(text.split('\n').slice(0, 9)).toEqual([
    'State sheet: Club',
    '',
    'IPH',
    'today',
    '',
    'WHERE IT STANDS',
    'Now: 8 Dec, Afternoon · 24th Move phase',
    'VP: 5 of 22',
    'To act: Ann',
  ]);
  expect(text).toContain('Still owed: 24th Move phase underway; Japanese combat; 6 chits in the cup');
  expect(text).toContain('Chits drawn: 24th Move');
});
