import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { addNote, strike } from '../../../src/core/journal/commands';
import { freeRoll } from '../../../src/core/journal/free-roll';
import { overrideOpen } from '../../../src/core/journal/override';
import { foldJournal } from '../../../src/core/journal/projection';
import { tellPlay } from '../../../src/core/journal/report/play';
import { type Story, tellStory } from '../../../src/core/journal/report/story';
import type { Game } from '../../../src/core/play/game';
import type { GameReport } from '../../../src/core/play/game-report';
import { iph } from '../../../src/games/iph/game';
import { IPH_REPORT } from '../../../src/games/iph/views/report';
import { bgStatsLink, bgStatsPlay, playCsv } from '../../../src/ui/report/write-play';
import { type Format, type Part, writeStory } from '../../../src/ui/report/write-story';
import { type ToyState, toy } from '../../games/toy/toy';
import type { Short } from '../../support/drive';
import { meet, note } from '../../support/phones';
import { open, question, say, sitDown, type Table, take } from '../../support/play';
import { onlooker, twoPhones } from '../../support/two-stories';

const FORMATS: readonly Format[] = ['text', 'bbcode', 'json'];

function begun(): Table<ToyState> {
  const table = sitDown(toy);
  open(table, 'begin');
  say(table, {});
  return table;
}
const told = (table: Table<ToyState>): Story => tellStory(toy, table.projection, 'Night', undefined);
const noted = (note: string): Table<ToyState> => {
  const table = begun();
  take(table, addNote(note));
  return table;
};

describe('the log as text', () => {
  it('stands by turn, oldest first, with the derivation of each line, notes, overrides and strikes marked', () => {
    const table = begun();
    open(table, 'cross', { side: 'fox' });
    take(
      table,
      overrideOpen(toy, table.projection, table.pack, 'override:drift', {
        kind: 'override',
        value: 2,
        reason: 'spring tide',
      }),
    );
    say(table, [1, 2, 3], 'late');
    take(table, addNote('a foggy start'));
    take(table, freeRoll({ count: 2, sides: 6 }, { faces: [3, 4], by: 'physical' }, 'who pays'));
    take(table, addNote('to be struck'));
    take(table, strike(table.projection, [table.projection.entries.at(-1)?.id ?? '']));
    open(table, 'pass');
    expect(writeStory(told(table), 'log', 'text').split('\n')).toEqual([
      'Night · Smugglers',
      '=================',
      'Fox · Owl',
      'Turn 1',
      '',
      'Turn 1, dusk',
      '------------',
      '• The night begins',
      '• Fox: Crossing, 8 arrives late (override)',
      '– Override: Drift, was 0, +2 (T2, spring tide)',
      '– Drift +2',
      '– Night Crossing Table, calm, 8 arrives late (T2, your sheet)',
      '– The boat arrives late',
      '• Note: “a foggy start”',
      '• who pays 3 + 4',
      '– 2 dice, 6 sides 7 (by hand)',
      '• Note: “to be struck” (struck)',
      '• Time passes',
      '',
    ]);
  });

  it('a note is one line, whatever was pasted', () => {
    const text = writeStory(told(noted('one\n• Owl: Crossing\u2028two\u202ethree')), 'log', 'text');
    expect(text.split('\n').filter((line) => line.startsWith('•'))).toEqual([
      '• The night begins',
      '• Note: “one • Owl: Crossing two three”',
    ]);
  });
});

describe('BBCode', () => {
  it.each(['[/b][img]x[/img]', '[url=http://x]', ']][[', '[ b ]', '[/quote][quote="Owl"]'])(
    'a note of %j is no tag',
    (note) => {
      const text = writeStory(told(noted(note)), 'log', 'bbcode');
      const tags = text.match(/\[[^\]]*\]?/g) ?? [];
      expect(new Set(tags)).toEqual(new Set(['[b]', '[/b]']));
      expect(text.match(/\[b\]/g)).toHaveLength(text.match(/\[\/b\]/g)?.length ?? 0);
      expect(text).toContain(`• Note: “${note.replaceAll('[', '［').replaceAll(']', '］')}”`);
    },
  );

  it('takes no tag from a title or a name either', () => {
    const text = writeStory(
      { ...told(begun()), title: '[b]', sides: [{ id: 'fox', name: 'Fox', player: '[/b]' }] },
      'both',
      'bbcode',
    );
    expect(text.split('\n').slice(0, 2)).toEqual(['[b]［b］ · Smugglers[/b]', 'Fox: ［/b］']);
  });
});

describe('a whole game', () => {
  const path = new URL('../../games/iph/fixtures/first-turns.json', import.meta.url);
  const { entries } = JSON.parse(readFileSync(path, 'utf8'));
  const story = tellStory(iph, foldJournal(iph, entries), 'Friday', IPH_REPORT);

  it('its report as text', () => {
    const text = writeStory(story, 'report', 'text');
    expect(text).toContain(
      'Victory points, Japan\n---------------------\nGT1 6 · GT2 6 · GT3 12 · GT4 12 · GT5 12',
    );
    expect(text).toContain('\nJapan wins at 22 · US wins at 0\n');
    expect(text).toContain('\nGT2 Ann, banzai: Odds 12:5 · Shift −3 · Column 1:3 · Die 6 · Result 1/2\n');
    expect(text).toContain('\n1/1: 1:1 2 · 3:1 1 · 4:1 1 · All 4\n');
    expect(text).toContain(
      '\nKen, by hand: 40 dice, nothing unusual. Mean 3.33 (fair 3.50), spread 1.74 (fair 1.71). Faces 1: 7, 2: 9, 3: 7, 4: 5, 5: 5, 6: 7.\n',
    );
    expect(text).toContain('\nAnn, by hand: 12 dice, too few to tell; it takes 30. ');
    expect(text).toContain('Left out: 3 dice that were struck or replaced by an amendment.');
    expect(text).not.toContain('• ');
  });

  it('report and log stand apart on demand', () => {
    const [both, report, log] = (['both', 'report', 'log'] as Part[]).map((part) =>
      writeStory(story, part, 'bbcode'),
    );
    expect(log).toContain('[b]GT2 · 7 Dec, Afternoon[/b]');
    expect(log).toContain('[i]24th Move phase[/i]');
    expect(report).not.toContain('[i]24th Move phase[/i]');
    expect(both).toContain('[b]Losses[/b]');
    expect(log).not.toContain('[b]Losses[/b]');
  });

  it('its JSON has a format, a version, and the shape of docs/report.md', () => {
    const written = JSON.parse(writeStory(story, 'both', 'json'));
    expect(Object.keys(written)).toEqual([
      ...[
        'format',
        'version',
        'game',
        'title',
        'sides',
        'standing',
        'account',
        'points',
        'tables',
        'dice',
        'log',
      ],
    ]);
    expect(written).toMatchObject({ format: 'war-diary-report', version: 1 });
    expect(Object.keys(JSON.parse(writeStory(story, 'log', 'json')))).not.toContain('dice');
    expect(Object.keys(JSON.parse(writeStory(story, 'report', 'json')))).not.toContain('log');
    const battle = written.log[1].phases[1].lines[1];
    expect(Object.keys(battle)).toEqual([
      ...['kind', 'at', 'title', 'value', 'side', 'struck', 'open', 'amended', 'overridden', 'practice'],
      ...['working', 'conflicts'],
    ]);
    expect(battle.working[0]).not.toHaveProperty('prompt');
  });

  it('a struck line says so in each format', () => {
    expect(writeStory(story, 'log', 'text')).toMatch(/^• .*\(struck\)$/m);
    expect(writeStory(story, 'log', 'bbcode')).toMatch(/^• .*\(struck\)$/m);
    expect(writeStory(story, 'log', 'json')).toContain('"struck": true');
  });
});

describe('two games that differ in a secret alone', () => {
  const everything = <S>(game: Game<S>, { projection }: Table<S>, report: GameReport<S> | undefined) => {
    const story = tellStory(game, projection, 'Secrets', report);
    const play = tellPlay(game, projection, 'Secrets', report);
    return {
      telling: [JSON.stringify(story), ...FORMATS.map((format) => writeStory(story, 'both', format))],
      result: [JSON.stringify(play), bgStatsLink(bgStatsPlay(play, true)), playCsv(play, true)],
    };
  };

  it('tell the same until it is revealed', () => {
    const tell = (label: string, worth: number, shown: boolean) => {
      const table = begun();
      open(table, 'stash', { side: 'owl' });
      say(table, { label, worth });
      if (shown) open(table, 'show', { side: 'owl' });
      return everything(toy, table, undefined);
    };
    expect(tell('Tea', 3, false)).toEqual(tell('Gold', 9, false));
    expect(tell('Tea', 3, false).telling[1]).toContain('• Sealed entry (Owl)');
    tell('Tea', 3, true).telling.forEach((text, i) => {
      expect(text).not.toBe(tell('Gold', 9, true).telling[i]);
      expect(text).toContain('Tea');
    });
  });

  it('tell the same of the landing order and of the ships, struck lines too', () => {
    const tell = (order: readonly string[], ships: Short, until: 'order' | 'ships' | 'end') => {
      const table = sitDown(iph);
      const [first = '', centre = '', last = ''] = order;
      open(table, iph.setup, { charts: 'own' });
      say(table, { jp: 'Ken', us: 'Ann', snlf: 12, ija: 24 }, {});
      open(table, 'landing-order');
      say(table, { first, centre, last });
      take(table, strike(table.projection, [table.projection.entries.at(-1)?.id ?? '']));
      say(table, { first, centre, last });
      const story = () => everything(iph, table, IPH_REPORT);
      if (until === 'order') return story();
      open(table, 'reveal-landing');
      while (question(table)) say(table, 'none');
      for (const turn of [1, 2, 3, 4]) {
        if (turn !== 4) {
          open(table, 'end-step');
          say(table, 'skip');
        }
        open(table, 'end-turn');
        say(table, 'end');
      }
      open(table, 'jp-disposition');
      say(table, ships);
      if (until === 'ships') return story();
      open(table, 'us-disposition');
      say(table, { carriers: 1 });
      open(table, 'reveal-ships');
      return story();
    };
    const one = ['1630', '1631', '1632'];
    const two = ['2311', '2310', '2309'];
    const all = { carriers: 6, battleships: ['hiei', 'kirishima'] };
    const none = { carriers: 0, battleships: [] };
    expect(tell(one, all, 'order')).toEqual(tell(two, all, 'order'));
    expect(tell(one, all, 'ships')).toEqual(tell(one, none, 'ships'));
    expect(tell(one, all, 'ships')).not.toEqual(tell(two, all, 'ships'));
    expect(tell(one, all, 'end')).not.toEqual(tell(one, none, 'end'));
  });
});

it('of a game on several phones says in one line who sat where, and whose a note is', () => {
  const { ann, ken } = twoPhones();
  note(ken, 'Look there');
  meet(ann, ken);
  meet(ann, onlooker(ann));
  const story = tellStory(toy, ann.projection, 'Night', undefined);
  const text = writeStory(story, 'both', 'text');
  expect(text).toContain('\nOn several phones: Ann (Fox), Ken (Owl), Cal (looks on)\n');
  expect(text).toContain('• Note of Ken: “Look there”');
  expect(text).toContain('• Ken takes a seat Owl');
});

it('text and BBCode end with whose game it is and what it was kept with; JSON does not', () => {
  const foot = ['Smugglers. By Ann [x], 2024.', 'Kept with War Diary'];
  const story = told(begun());
  expect(writeStory(story, 'report', 'text', foot)).toMatch(
    /\n\nSmugglers\. By Ann \[x\], 2024\.\nKept with War Diary\n$/,
  );
  expect(writeStory(story, 'log', 'bbcode', foot)).toMatch(
    /\[i\]Smugglers\. By Ann ［x］, 2024\.\[\/i\]\n\[i\]Kept with War Diary\[\/i\]\n$/,
  );
  expect(writeStory(story, 'both', 'json', foot)).not.toContain('Kept with');
});
