import { describe, expect, it } from 'vitest';
import { type Entry, placeEntry } from '../../../src/core/journal/journal';
import { placeOn } from '../../../src/core/journal/notes';
import { foldJournal } from '../../../src/core/journal/projection';
import { type Story, tellStory } from '../../../src/core/journal/report/story';
import type { GameEvent } from '../../../src/core/play/procedure';
import { SHIPS } from '../../../src/games/iph/data/ships';
import { iph } from '../../../src/games/iph/game';
import { IPH_REPORT } from '../../../src/games/iph/views/report';
import { writeStory } from '../../../src/ui/report/write-story';
import { atTurn } from '../../support/iph';
import { recordedEntries, recordedGames } from '../../support/recorded';
import { recountPoints } from './recount';

const NAMES = recordedGames(iph.id).map(({ name }) => name);
const load = (name: string): readonly Entry[] => recordedEntries(iph.id, name);
const storyOf = (name: string): Story => tellStory(iph, foldJournal(iph, load(name)), name, IPH_REPORT);
const rows = (story: Story, id: string) => story.tables.find((table) => table.id === id)?.rows;

/** What counts, read off the entries alone: no line of a recorded game is restored or amended. */
function liveEntries(name: string) {
  const entries = load(name);
  const struck = new Set(entries.flatMap((entry) => (entry.kind === 'v1.Struck' ? entry.ids : [])));
  return entries.flatMap((entry) => {
    if (entry.kind !== 'v1.Opened' && entry.kind !== 'v1.Answered') return [];
    return struck.has(entry.id) || ('of' in entry && struck.has(entry.of)) ? [] : [entry];
  });
}
const liveEvents = (name: string): readonly GameEvent[] =>
  liveEntries(name).flatMap(({ outcome }) => outcome?.events ?? []);

describe('[4.7] ships', () => {
  it('are sunk or damaged by what became of them, whatever their points came to', () => {
    const lost = (ship: string, how: string, points: number): GameEvent => ({
      type: 'v1.ShipLost',
      ship,
      label: `${ship} ${how}`,
      points,
    });
    // By the house rule that each hit scores: three hits that damage are worth as much as one that sinks.
    const events = [
      lost('us-cv-1', 'damaged', 3),
      lost('us-cv-2', 'damaged', 1),
      lost('jp-cv-1', 'sunk', -4),
      lost('hiei', 'damaged', -2),
    ];
    const told = [{ events, trace: [], moment: 'GT5' }] as never;
    const losses = IPH_REPORT.tables(told, (side) => side).find(({ id }) => id === 'losses');
    expect(losses?.rows).toEqual([
      ['Ships sunk', 1, 0],
      ['Ships damaged', 1, 2],
    ]);
  });
});

describe('[4.7, IPH-7] ships on the table', () => {
  it('are sunk or damaged by what became of them, whatever their points came to', () => {
    const lost = (id: string, how: 'sunk' | 'damaged', points: number) => {
      const ship = SHIPS.find((each) => each.id === id);
      return { id, label: `${ship?.label} ${how}`, points, when: 'GT5' };
    };
    const ships = [lost('us-cv-1', 'damaged', 3), lost('us-cv-2', 'sunk', 4), lost('hiei', 'damaged', -2)];
    const { panels } = iph.table({ ...atTurn(6), ships });
    const shown = panels.flatMap((panel) =>
      panel.kind === 'fleet'
        ? panel.anchorages.flatMap(({ label, hulls }) =>
            label.endsWith('out of the war') ? hulls.map(({ name, note }) => [name, note]) : [],
          )
        : [],
    );
    expect(shown).toEqual([
      ['Hiei', 'damaged'],
      ['CV 1', 'damaged'],
      ['CV 2', 'sunk'],
    ]);
  });
});

describe('points over the turns', () => {
  /** Typed off the ledger of each game as it was played. */
  const TOTALS: { readonly [name: string]: readonly number[] } = {
    'down-to-zero': [3, 3, 3, 3, 0],
    'first-turns': [6, 6, 12, 12, 12],
    'no-beachhead': [4, 0],
    'to-turn-11': [3, 3, 4, 4, 4, 6, 6, 3, 4, 3, 2],
    'until-22': [6, 7, 15, 15, 19, 23],
  };

  it.each(NAMES)('%s: the totals at the end of each turn', (name) => {
    const [course, ...others] = storyOf(name).points;
    expect(others).toEqual([]);
    expect(course?.turns.map(({ value }) => value)).toEqual(TOTALS[name]);
    expect(course?.turns.map(({ turn }) => turn)).toEqual(TOTALS[name]?.map((_, i) => `GT${i + 1}`));
  });

  it.each(NAMES)('%s: counted again from the events alone they are the same', (name) => {
    const events = liveEvents(name);
    const ends = events.flatMap((event, i) => (event.type === 'v1.TurnEnded' ? [i] : []));
    // What comes after the last turn counts with it.
    const whole = ends.length === 11 ? ends.slice(0, 10) : ends;
    const again = [...whole.map((end) => recountPoints(events.slice(0, end))), recountPoints(events)];
    expect(storyOf(name).points[0]?.turns.map(({ value }) => value)).toEqual(again);
  });

  it('stand against the thresholds of 4.2', () => {
    expect(storyOf('to-turn-11').points[0]).toMatchObject({ title: 'Victory points', label: 'Japan' });
    expect(storyOf('to-turn-11').points[0]?.turns[4]).toEqual({
      turn: 'GT5',
      moment: 'GT5 · 8 Dec, Morning',
      value: 4,
      thresholds: [
        { label: 'Japan wins', at: 22 },
        { label: 'US wins', at: 0 },
      ],
    });
  });
});

describe('losses', () => {
  it('to-turn-11: as added up from its battles', () => {
    expect(rows(storyOf('to-turn-11'), 'losses')).toEqual([
      ['Steps called for by battle results', 20, 20],
      ['Steps recorded in battles', 20, 20],
      ['Planes without their carrier', 1, 0],
      ['Ships sunk', 1, 0],
      ['Ships damaged', 1, 0],
      ['Beachheads', 1, 0],
      ['Battleship Row', 0, 1],
    ]);
  });

  it('first-turns: steps and a unit lost on landing stand apart from battles', () => {
    expect(rows(storyOf('first-turns'), 'losses')).toEqual([
      ['Steps called for by battle results', 9, 8],
      ['Steps, on landing', 6, 0],
      ['Units, on landing', 1, 0],
      ['Battleship Row', 0, 1],
    ]);
  });

  it('down-to-zero: what was struck is not lost', () => {
    expect(rows(storyOf('down-to-zero'), 'losses')).toEqual([
      ['Steps called for by battle results', 1, 0],
      ['Ships sunk', 1, 0],
    ]);
    expect(rows(storyOf('down-to-zero'), 'ships')).toEqual([
      ['Japanese carrier 1 sunk', 'GT5 · 8 Dec, Morning', '−3'],
    ]);
  });

  it('no-beachhead: three hexes retaken are three beachheads', () => {
    expect(rows(storyOf('no-beachhead'), 'losses')).toContainEqual(['Beachheads', 3, 0]);
  });

  it('nothing lost yet is said in a sentence', () => {
    const empty = tellStory(iph, foldJournal(iph, []), 'New', IPH_REPORT);
    expect(empty.tables.map(({ rows: none }) => none)).toEqual([[], [], [], []]);
    expect(empty.tables.map(({ empty: sentence }) => sentence)).toEqual([
      'Nobody has lost anything yet.',
      'Each battle is listed here with its odds, shift, die and result.',
      'How often each result came up on each column is counted here.',
      'No ship is out of the game.',
    ]);
    expect(empty.points).toEqual([]);
    expect(empty.dice).toEqual({ groups: [], leftOut: 0, sealed: false });
  });
});

describe('battles', () => {
  it('first-turns: each with its odds, shift, column, die and result', () => {
    expect(rows(storyOf('first-turns'), 'battles')).toEqual([
      ['GT1 Ken', '8:3', '−1', '1:1', 4, '1/1'],
      ['GT1 Ken', '6:2', '0', '3:1', 3, '1/1'],
      ['GT2 Ann, banzai', '12:5', '−3', '1:3', 6, '1/2'],
      ['GT2 Ann', '6:9', '0', '1:2', 5, '0/0'],
      ['GT2 Ken', '12:4', '−2', '1:1', 4, '1/1'],
      ['GT3 Ann', '8:4', '0', '2:1', 6, '2/1'],
      ['GT3 Ken, Ford Island', '7:3', '0', '2:1', 6, '2/1'],
      ['GT4 Ken, banzai', '12:4', '+1', '4:1', 6, '1/1'],
      ['GT4 Ken', '9:3', '0', '3:1', 2, '0/1'],
    ]);
  });

  it('a battle is told by the place that was said of it since, in the table and in its line', () => {
    const projection = foldJournal(iph, load('first-turns'));
    const first = projection.runs.find(({ outcome }) =>
      outcome?.events.some(({ type }) => type === 'v1.BattleFought'),
    );
    const placed = placeOn(projection, first?.opened.id ?? '', '2124');
    if (!placed.ok) throw new Error(placed.problem.message);
    const entry = placeEntry(projection.entries, placed.value.entry, 'dev', 0);
    const story = tellStory(iph, foldJournal(iph, [...projection.entries, entry]), '', IPH_REPORT);
    expect(rows(story, 'battles')?.[0]).toEqual(['GT1 Ken, 2124', '8:3', '−1', '1:1', 4, '1/1']);
    expect(writeStory(story, 'log', 'text')).toContain('• Ken: Japan attacks, 1:1, die 4, at 2124 1/1');
  });

  it('first-turns: by odds and result', () => {
    const table = storyOf('first-turns').tables.find(({ id }) => id === 'odds-and-results');
    expect(table?.columns.map(({ label }) => label)).toEqual([
      ...['Result', '1:3', '1:2', '1:1', '2:1', '3:1', '4:1', 'All'],
    ]);
    expect(table?.rows).toEqual([
      ['0/0', '', 1, '', '', '', '', 1],
      ['0/1', '', '', '', '', 1, '', 1],
      ['1/1', '', '', 2, '', 1, 1, 4],
      ['1/2', 1, '', '', '', '', '', 1],
      ['2/1', '', '', '', 2, '', '', 2],
      ['All', 1, 1, 2, 2, 2, 1, 9],
    ]);
  });

  it.each(NAMES)('%s: every battle on record that counts, none twice', (name) => {
    const fought = liveEvents(name).filter(({ type }) => type === 'v1.BattleFought');
    const story = storyOf(name);
    expect(
      rows(story, 'battles')?.map(([, odds, , column, die, result]) => [odds, column, die, result]),
    ).toEqual(
      fought.map((event) => [
        `${event.attack}:${event.defence}`,
        event.column,
        event.face,
        `${event.attackerLoss}/${event.defenderLoss}`,
      ]),
    );
    expect(rows(story, 'odds-and-results')?.at(-1)?.at(-1)).toBe(fought.length);
  });
});

describe('dice', () => {
  it('down-to-zero: by side, as read off the journal, with the struck one left out', () => {
    const { groups, leftOut } = storyOf('down-to-zero').dice;
    expect(groups.map(({ side, by, n, counts }) => ({ side, by, n, counts }))).toEqual([
      { side: 'jp', by: 'physical', n: 2, counts: [0, 0, 2, 0, 0, 0] },
      { side: 'us', by: 'physical', n: 2, counts: [0, 1, 0, 0, 1, 0] },
    ]);
    expect(leftOut).toBe(1);
  });

  it('no-beachhead: the app rolled them all', () => {
    const { groups, leftOut } = storyOf('no-beachhead').dice;
    expect(groups.map(({ side, by, n, counts }) => ({ side, by, n, counts }))).toEqual([
      { side: 'jp', by: 'app', n: 21, counts: [6, 6, 3, 1, 2, 3] },
      { side: 'us', by: 'app', n: 1, counts: [0, 0, 1, 0, 0, 0] },
    ]);
    expect(leftOut).toBe(0);
  });
});

describe('the log by turn and phase', () => {
  it('first-turns: what begins a phase belongs to it', () => {
    const { log } = storyOf('first-turns');
    expect(log.map(({ moment }) => moment)).toEqual([
      'Set-up',
      'GT1 · 7 Dec, Morning',
      'GT2 · 7 Dec, Afternoon',
      'GT3 · 7 Dec, Evening',
      'GT4 · 7 Dec, Night',
    ]);
    expect(log[1]?.phases.map(({ phase, lines }) => [phase, lines.length])).toEqual([
      ['Japanese Landing Phase', 1],
      ['Japanese combat', 4],
      ['Japanese movement', 3],
      [undefined, 1],
    ]);
  });
});

describe('the story', () => {
  it('[4.0] is headed by the points on the day it has come to, or by how it ended', () => {
    expect(storyOf('first-turns').account.title).toBe('Japan 12 of 22 on the second morning');
    expect(storyOf('until-22').account.title).toBe('Ken wins. 23 victory points');
  });

  it('[10.9, 3.6, 7.3] tells each day by what was taken, lost and sunk', () => {
    const told = ({ account }: Story) => account.chapters.map(({ when, sentences }) => [when, ...sentences]);
    expect(told(storyOf('to-turn-11'))).toEqual([
      [
        '7 Dec',
        'Ken attacks at 1:3 and loses 3 steps',
        'Ann charges at 1:3 and loses 2 steps for 1',
        'Ken takes Halei-wa, +1',
      ],
      [
        '8 Dec',
        'Ken takes Ford Island, +2',
        'Ford Island is taken at 3:1 with a five, −2',
        'Japanese carrier 2 is sunk, −3',
      ],
      [
        '9 Dec',
        'Ken takes Honolulu 1, +1',
        'Ann attacks at 3:1 and costs the defender 1 step; the beachhead in 1220 is lost, −1',
        'Ann retakes Halei-wa, −1',
      ],
    ]);
  });

  it('[10.9] counts the steps of each side as its table does', () => {
    const story = storyOf('to-turn-11');
    expect(story.account.lost).toEqual({ what: 'steps', by: { jp: 20, us: 20 } });
    expect(rows(story, 'losses')?.[0]).toEqual(['Steps called for by battle results', 20, 20]);
  });

  it('[5.0] says nothing of a landing order that is still sealed', () => {
    const entries = load('first-turns');
    const at = entries.findIndex(
      (entry) => 'outcome' in entry && entry.outcome?.events.some(({ type }) => type === 'v1.OrderSealed'),
    );
    const { account } = tellStory(iph, foldJournal(iph, entries.slice(0, at + 1)), 'x', IPH_REPORT);
    expect(at).toBeGreaterThan(0);
    expect(JSON.stringify(account)).not.toMatch(/16[0-9]{2}/);
  });
});
