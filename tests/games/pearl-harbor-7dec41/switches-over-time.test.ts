import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { amend } from '../../../src/core/journal/amend';
import { backupText, readBackupText } from '../../../src/core/journal/backup';
import type { Entry } from '../../../src/core/journal/journal';
import { foldJournal } from '../../../src/core/journal/projection';
import { isShown } from '../../../src/core/play/form';
import { pearlHarbor } from '../../../src/games/pearl-harbor-7dec41/game';
import { houseFields } from '../../../src/games/pearl-harbor-7dec41/state/house';
import { initialState, type PearlState } from '../../../src/games/pearl-harbor-7dec41/state/state';
import { backupOf } from '../../support/backups';
import type { Short } from '../../support/drive';
import { open, say, sitDown, type Table, take } from '../../support/play';

const RELEASED = new URL('../../released/1.0.0/pearl-harbor-7dec41/example.json', import.meta.url);
const text = readFileSync(RELEASED, 'utf8');
/** The first morning as 1.0.0 recorded it: no word of PH-39, high dice (PH-1). */
const OLD: readonly Entry[] = JSON.parse(text).entries;
/** The same, played by low dice. */
const LOW: readonly Entry[] = JSON.parse(text.replaceAll('"faces":"high"', '"faces":"low"')).entries;

const sitOver = (entries: readonly Entry[]): Table<PearlState> => ({
  ...sitDown(pearlHarbor),
  projection: foldJournal(pearlHarbor, entries),
  now: 1_000_000,
});
function act(table: Table<PearlState>, procedure: string, ...answers: readonly Short[]): Table<PearlState> {
  const problem = open(table, procedure);
  if (problem) throw new Error(problem.code);
  say(table, ...answers);
  return table;
}
const houseOf = ({ projection }: Table<PearlState>) =>
  projection.state.house as { readonly [key: string]: string };
const contacts = ({ projection }: Table<PearlState>): number => projection.state.game.reports.length;
/** Radar two hexes off, 33 %: one die. */
const seenOn = (entries: readonly Entry[], face: number): boolean => {
  const table = sitOver(entries);
  const before = contacts(table);
  return contacts(act(table, 'radar', '2', face)) > before;
};

describe('[Chances] low dice of 1.0.0 (PH-1), which are offered no longer', () => {
  it('are in no new game', () => {
    const table = act(sitDown(pearlHarbor), 'set-up', { jp: 'Ken', us: 'Ann' }, {});
    expect(houseOf(table)).not.toHaveProperty('faces');
    const asked = houseFields(initialState().house).filter((field) => isShown(field, {}));
    expect(asked.map(({ key }) => key)).not.toContain('faces');
  });

  it('count in a journal that has them: 1 and 2 see a third of the waves', () => {
    const faces = [1, 2, 3, 4, 5, 6];
    expect(faces.filter((face) => seenOn(LOW, face))).toEqual([1, 2]);
    expect(faces.filter((face) => seenOn(OLD, face))).toEqual([5, 6]);
  });

  it('stay when another switch is changed, and in the next series', () => {
    const table = act(sitOver(LOW), 'house-rules', { score: 'gross' });
    expect(houseOf(table)).toMatchObject({ faces: 'low', score: 'gross' });
    act(table, 'stop-series', 'agreed');
    act(table, 'set-up', { jp: 'Ann', us: 'Ken' }, {});
    expect(houseOf(table).faces).toBe('low');
  });

  it('count when a line is amended', () => {
    const table = act(sitOver(LOW), 'radar', '2', 2);
    const of = table.projection.runs.at(-1)?.opened.id ?? '';
    const changes = [{ key: 'where', answer: { kind: 'choice', value: '1' } as const }];
    // 1 hex: any of three dice low. The throw is asked anew.
    const dice = { key: 'seen', answer: { kind: 'dice', faces: [6, 6, 3], by: 'physical' } as const };
    const command = amend(
      pearlHarbor,
      table.projection,
      table.pack,
      { of, changes: [...changes, dice] },
      'nearer',
    );
    expect(take(table, command)).toBeUndefined();
    expect(table.projection.runs.at(-1)?.outcome?.events.map(({ type }) => type)).toEqual(['v1.ContactMade']);
  });

  it('stay when the line that chose them is amended', () => {
    const table = sitOver(LOW);
    const of = table.projection.runs[0]?.opened.id ?? '';
    const answer = { kind: 'form', values: { jp: 'Kenji', us: 'Ann' } } as const;
    const amending = { of, changes: [{ key: 'players', answer }] };
    expect(
      take(table, amend(pearlHarbor, table.projection, table.pack, amending, 'his name')),
    ).toBeUndefined();
    expect(table.projection.state.players.jp).toBe('Kenji');
    expect(houseOf(table).faces).toBe('low');
  });

  it('come along in a copy', () => {
    const about = {
      id: 'abc123def456',
      game: pearlHarbor.id,
      title: 'Low',
      charts: 'own',
      created: 1,
      updated: 2,
      origin: 'abc123def456',
    };
    const game = { about: { ...about, pack: `own:${pearlHarbor.id}`, archived: false }, entries: LOW };
    const read = readBackupText(backupText(backupOf(game as never)));
    const [copy] = read.ok ? read.value.games : [];
    const entries = copy?.read.ok ? copy.read.value.entries : [];
    expect(foldJournal(pearlHarbor, entries).state).toEqual(foldJournal(pearlHarbor, LOW).state);
  });
});

describe('[Carrier Ops] the switch of PH-39, in a journal from before it', () => {
  it('is not there, and means that a squadron lands where there is room, as 1.0.0 told', () => {
    const table = sitOver(OLD);
    expect(houseOf(table)).not.toHaveProperty('homeless');
    const homeless = houseFields(table.projection.state.house).find(({ key }) => key === 'homeless');
    expect(homeless?.initial).toBe('elsewhere');
  });

  it('is recorded with the next change of the house rules', () => {
    const table = act(sitOver(OLD), 'house-rules', { homeless: 'lost' });
    expect(houseOf(table)).toMatchObject({ homeless: 'lost', faces: 'high' });
    const line = table.projection.runs.at(-1)?.outcome?.trace.map(({ label }) => label);
    expect(line).toEqual(['House rules changed', 'Squadrons of a damaged carrier: Lost']);
  });

  it('an old line that chose the house rules is read again as it was', () => {
    const table = sitOver(OLD);
    const of = table.projection.runs[0]?.opened.id ?? '';
    const answer = { kind: 'form', values: { jp: 'Kenji', us: 'Ann' } } as const;
    const amending = { of, changes: [{ key: 'players', answer }] };
    expect(
      take(table, amend(pearlHarbor, table.projection, table.pack, amending, 'his name')),
    ).toBeUndefined();
    expect(houseOf(table)).toMatchObject({ faces: 'high', homeless: 'elsewhere' });
  });
});
