import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { addNote, strike } from '../../src/core/journal/commands';
import type { Entry } from '../../src/core/journal/journal';
import { logLines } from '../../src/core/journal/log';
import { noteOn, remarksOf, toggleBookmark } from '../../src/core/journal/notes';
import { foldJournal } from '../../src/core/journal/projection';
import type { Game } from '../../src/core/play/game';
import { iph } from '../../src/games/iph/game';
import {
  type Annotated,
  byMoment,
  byPhase,
  findLines,
  kindsOf,
  type Sought,
  underPhases,
  wordsOf,
} from '../../src/ui/log/log-filter';
import { atTheCup } from '../games/iph/tables';
import { open, say, sitDown, type Table, take } from '../support/play';

const names: { readonly [side: string]: string } = { jp: 'Ken', us: 'Ann' };
const nameOf = (side: string) => names[side] ?? side;

function annotated<S>({ projection }: Pick<Table<S>, 'projection'>): readonly Annotated[] {
  const remarks = remarksOf(projection);
  return logLines(projection).map((line) => ({ line, remarks: remarks.get(line.id) }));
}

const find = (all: readonly Annotated[], sought: Partial<Sought>) =>
  findLines(all, { text: '', ...sought }, (each) => wordsOf(each, nameOf, iph.charts)).map(
    ({ line }) => line.title,
  );

/** Set up; Japan's order sealed; a hex taken, with a note, a mark and a strike. */
function played() {
  const table = sitDown(iph);
  open(table, iph.setup, { charts: 'own' });
  say(table, { jp: 'Ken', us: 'Ann', snlf: 12, ija: 24 }, {});
  open(table, 'landing-order');
  say(table, { first: '1630', centre: '1631', last: '1632' });
  return table;
}

const idOf = (table: ReturnType<typeof played>, procedure: string) =>
  table.projection.runs.find(({ opened }) => opened.procedure === procedure)?.opened.id ?? '';

describe('a sealed line', () => {
  it('is found by whose it is and by notes about it, never by what it hides or what it is', () => {
    const table = played();
    take(table, noteOn(table.projection, idOf(table, 'landing-order'), 'took an hour'));
    const all = annotated(table);
    expect(JSON.stringify(table.projection.entries)).toContain('1631');
    for (const text of ['1631', '163', 'landing', 'order']) {
      expect(find(all, { text }), text).toEqual([]);
    }
    expect(find(all, { text: 'sealed ken' })).toEqual(['Sealed entry']);
    expect(find(all, { text: 'hour' })).toEqual(['Sealed entry', 'took an hour']);
    expect(find(all, { side: 'jp' })).toEqual(['Sealed entry']);
    expect(find(all, { kind: 'step:landing-order' })).toEqual([]);
    expect(find(all, { kind: 'rolled' })).toEqual([]);
    expect(kindsOf(all, () => undefined).steps.map(({ value }) => value)).toEqual(['step:set-up']);
  });

  it('is found by all of it once it is revealed', () => {
    const table = played();
    open(table, 'reveal-landing');
    say(table, 'none', 'none');
    const all = annotated(table);
    expect(find(all, { text: '1631' })).toHaveLength(2);
    expect(find(all, { kind: 'step:landing-order' })).toHaveLength(1);
  });
});

describe('places', () => {
  it('told with a battle, or of it since, are offered and found, by choice and by words', () => {
    const projection = whole('first-turns');
    const of = projection.runs.find(({ opened }) => opened.procedure === 'battle')?.opened.id ?? '';
    const entry = { kind: 'v1.Noted', text: '2124', of, place: true, id: 'x:9', seq: 1e6, at: 0 } as const;
    const all = annotated({
      projection: foldJournal(iph as unknown as Game<unknown>, [...projection.entries, entry]),
    });
    expect(kindsOf(all, () => undefined).places).toEqual([
      { value: 'at:2124', label: '2124', count: 1 },
      { value: 'at:Ford Island', label: 'Ford Island', count: 1 },
    ]);
    expect(find(all, { kind: 'at:2124' })).toEqual(['Japan attacks, 1:1, die 4']);
    expect(find(all, { text: '2124' })).toEqual(['Japan attacks, 1:1, die 4']);
    expect(find(all, { kind: 'at:Ford Island' })).toHaveLength(1);
  });
});

describe('filters', () => {
  it('bookmarks, notes, struck lines', () => {
    const table = played();
    const setUp = idOf(table, 'set-up');
    take(table, toggleBookmark(table.projection, setUp));
    take(table, noteOn(table.projection, setUp, 'Late'));
    take(table, strike(table.projection, [idOf(table, 'landing-order')]));
    const all = annotated(table);
    expect(find(all, { kind: 'marked' })).toEqual([all[0]?.line.title]);
    expect(find(all, { kind: 'noted' })).toEqual([all[0]?.line.title, 'Late']);
    expect(find(all, { kind: 'struck' })).toEqual(['Sealed entry']);
    expect(find(all, { kind: 'noted', text: 'LATE' })).toHaveLength(2);
    expect(find(all, { kind: 'noted', text: 'late never' })).toEqual([]);
    expect(find(all, { kind: 'nothing known' })).toHaveLength(all.length);
  });

  it('kinds of procedure by their names, with how many lines there are', () => {
    const all = annotated({ projection: whole('first-turns') });
    const { kinds, steps } = kindsOf(all, (word) => ({ jp: 'Japan', us: 'US' })[word]);
    expect(steps.map(({ label }) => label)).toContain('End Japan phase');
    const titled = kindsOf(
      all,
      () => undefined,
      (id) => (id === 'end-jp-phase' ? 'Dusk' : undefined),
    );
    expect(titled.steps.map(({ label }) => label)).toContain('Dusk');
    expect(titled.steps.map(({ label }) => label)).not.toContain('End jp phase');
    for (const { value, count } of [...kinds, ...steps]) {
      expect(count).toBeGreaterThan(0);
      expect(find(all, { kind: value }), value).toHaveLength(count);
    }
    expect(find(all, {})).toHaveLength(all.length);
  });
});

const FIXTURES = ['first-turns', 'until-22', 'to-turn-11', 'no-beachhead', 'down-to-zero'];

function whole(name: string) {
  const path = new URL(`../games/iph/fixtures/${name}.json`, import.meta.url);
  const { entries } = JSON.parse(readFileSync(path, 'utf8')) as { entries: readonly Entry[] };
  return foldJournal(iph as unknown as Game<unknown>, entries);
}

describe.each(FIXTURES)('a whole game, %s', (name) => {
  const projection = whole(name);
  const lines = logLines(projection);

  it('every line but a note opens to its working, its answers or its rule', () => {
    const bare = lines.filter(
      ({ kind, sealed, procedure = '', lines: working, answers }) =>
        kind !== 'note' &&
        !sealed &&
        !working.length &&
        !answers.length &&
        !/^\d+\.\d+/.test(iph.procedures[procedure]?.rule ?? ''),
    );
    expect(bare.map(({ title, procedure }) => `${procedure}: ${title}`)).toEqual([]);
  });

  it('falls into turns, and those into phases, with no line lost', () => {
    const all = annotated({ projection });
    const sections = byMoment(all);
    expect(sections.flatMap(({ own }) => own)).toEqual(all);
    expect(sections.flatMap(({ own }) => byPhase(own).flatMap((part) => part.own))).toEqual(all);
    expect(sections.map(({ moment }) => moment)).toEqual([...new Set(sections.map(({ moment }) => moment))]);
    const phases = byPhase(sections.at(-1)?.own ?? []).map(({ phase }) => phase);
    expect(phases.slice(1).every((phase, i) => phase !== phases[i])).toBe(true);
  });
});

describe('what opens a phase', () => {
  const opens = (procedure: string) => iph.procedures[procedure]?.opensPhase === true;
  const under = <S>({ projection, game }: Table<S>) => {
    const phases = byPhase(underPhases(annotated({ projection }), opens, game.phase?.(projection.state)));
    return phases.slice(-4).map(({ phase, own }) => [phase, ...own.map(({ line }) => line.title)]);
  };

  it('[5.6] a chit stands under the phase that it opens, with what was noted then, as soon as it is drawn', () => {
    const table = atTheCup() as unknown as Table<unknown>;
    open(table, 'draw-chit');
    say(table, '24-move');
    take(table, addNote('Slow today'));
    expect(under(table).at(-1)).toEqual(['24th Move phase', 'Chit: 24th Move', 'Slow today']);
    open(table, 'draw-chit', { next: true });
    say(table, '25-fight');
    open(table, 'draw-chit', { next: true });
    say(table, '25-move');
    expect(under(table).slice(-3)).toEqual([
      ['24th Move phase', 'Chit: 24th Move', 'Slow today'],
      ['25th Fight phase', 'Chit: 25th Fight'],
      ['25th Move phase', 'Chit: 25th Move'],
    ]);
  });

  it('an amendment is no further step of its kind', () => {
    const table = atTheCup() as unknown as Table<unknown>;
    open(table, 'draw-chit');
    say(table, '24-move');
    const all = annotated(table);
    const step = all.find(({ line }) => line.procedure === 'draw-chit');
    if (!step) throw new Error('no chit was drawn');
    const twice = [...all, { line: { ...step.line, id: 'x', kind: 'amendment' as const } }];
    const draws = kindsOf(twice, () => undefined).steps.find(({ value }) => value === 'step:draw-chit');
    expect(draws?.count).toBe(
      kindsOf(all, () => undefined).steps.find(({ value }) => value === 'step:draw-chit')?.count,
    );
    expect(find(twice, { kind: 'step:draw-chit' })).toHaveLength(draws?.count ?? 0);
    expect(find(twice, { kind: 'changed' })).toHaveLength(1);
  });
});
