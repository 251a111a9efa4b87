import { describe, expect, it, test } from 'vitest';
import { type Fate, giveHealed, type Healing, heal, startHealing } from '../../../src/core/exchange/heal';
import { amend } from '../../../src/core/journal/amend';
import { type Fork, foldBranches } from '../../../src/core/journal/branches';
import type { AnsweredEntry, Entry, OrderedEntry, Unplaced } from '../../../src/core/journal/journal';
import { logLines } from '../../../src/core/journal/log';
import type { Game } from '../../../src/core/play/game';
import type { Args } from '../../../src/core/play/procedure';
import type { Answer } from '../../../src/core/play/prompt';
import { type ToyState, toy } from '../../games/toy/toy';
import {
  act,
  answer,
  forksOf,
  host,
  join,
  meet,
  type Phone,
  play,
  record,
  takePen,
  undo,
} from '../../support/phones';

/** The toy, where crates are shown once. */
const shownOnce =
  (args: Args) =>
  ({ shown }: ToyState) =>
    shown.some((side) => side === args.side) ? 'Shown already.' : undefined;
const { show } = toy.procedures;
if (!show) throw new Error('show');
const game: Game<ToyState> = {
  ...toy,
  procedures: { ...toy.procedures, show: { ...show, unless: (state, args) => shownOnce(args)(state) } },
};

type At = Phone<ToyState>;
const dice = (...faces: number[]): Answer => ({ kind: 'dice', faces, by: 'physical' });
const cell = (column: string, row: string, value: string): Answer => ({
  ...{ kind: 'cell', chart: 'chance', column, row, value, source: 'mapsheet', pack: 'own:toy' },
});
const cellKey = (column: string, row: string) => `cell:chance:${column}:${row}`;
const done = (code: string | undefined) => expect(code).toBeUndefined();

/** Ann has begun, Ken and Cal have joined, all are in step. */
function table(...lines: ((ann: At) => void)[]) {
  const ann = host(game, { writer: 'wa', seat: 'fox', name: 'Ann' });
  done(play(ann, 'begin'));
  done(answer(ann, 'weather', { kind: 'form', values: { ready: [] } }));
  for (const line of lines) line(ann);
  const ken = join(ann, { writer: 'wk', seat: 'owl', name: 'Ken' });
  meet(ken, ann);
  return { ann, ken };
}

const pass = (phone: At) => done(play(phone, 'pass'));
function cross(phone: At, ...faces: number[]) {
  done(play(phone, 'cross', { side: 'owl' }));
  done(answer(phone, 'crossing', dice(...faces)));
}

/** What each plays on from where they are, Ken with a pen that he has taken; then they meet. */
function apart({ ann, ken }: { ann: At; ken: At }, anns: (ann: At) => void, kens: (ken: At) => void): Fork {
  anns(ann);
  takePen(ken);
  kens(ken);
  meet(ann, ken);
  const [fork, ...more] = forksOf(ann);
  if (!fork || more.length) throw new Error(`${more.length} forks too many`);
  return fork;
}

/** The branch of a writer, by its first line. */
const headOf = ({ heads }: Fork, writer: string): string => heads.find((id) => id.startsWith(writer)) ?? '';
const by = (fork: Fork, ...writers: string[]) => writers.map((writer) => headOf(fork, writer));
const names = { wa: 'Ann', wk: 'Ken', wc: 'Cal' } as const;
function healed(phone: At, healing: Healing) {
  const whose = healing.heads.map((head) => names[head.slice(0, 2) as keyof typeof names]);
  const now = heal(game, phone.projection.entries, phone.pack, healing, whose);
  if (!now.ok) throw new Error(now.problem.code);
  return now.value;
}
const gave = (healing: Healing, of: string, key: string, given: Answer): Healing => ({
  ...healing,
  given: { ...healing.given, [of]: [...(healing.given[of] ?? []), { key, answer: given }] },
});
const told = (fates: readonly Fate[]) =>
  fates.map(({ title, fate, note }) => [fate, title, ...(note ? [note] : [])]);

function say(phone: At, healing: Healing): OrderedEntry {
  const { word, question } = healed(phone, healing);
  if (!word) throw new Error(`asked ${question?.prompt.key}`);
  record(phone, word);
  return word.entry as OrderedEntry;
}

describe('what was played later, upon what happened first', () => {
  test('[same question kept] its answer and its dice', () => {
    const at = table();
    const fork = apart(
      at,
      (ann) => done(play(ann, 'show', { side: 'fox' })),
      (ken) => cross(ken, 6, 6, 6),
    );
    const word = say(at.ann, startHealing(fork, by(fork, 'wa', 'wk')));
    expect([word.amends, word.strikes]).toEqual([[], []]);
    expect(at.ann.projection.state).toMatchObject({ shown: ['fox'], crossings: ['landed'] });
    expect(forksOf(at.ann)).toEqual([]);
    expect(logLines(at.ann.projection).findLast(({ kind }) => kind === 'seat')).toMatchObject({
      title: 'Both played on: Ann, then Ken',
      lines: [],
    });
  });

  test('[the same on both phones] counts once, and what leads on to another turn whatever was answered', () => {
    const at = table();
    const fork = apart(
      at,
      (ann) => {
        cross(ann, 6, 6, 6);
        pass(ann);
      },
      (ken) => {
        cross(ken, 6, 6, 6);
        pass(ken);
        done(play(ken, 'show', { side: 'owl' }));
      },
    );
    const { fates } = healed(at.ann, startHealing(fork, by(fork, 'wa', 'wk')));
    expect(fates.map(({ fate, note }) => [fate, note])).toEqual([
      ['struck', 'Both phones recorded it: it counts once.'],
      ['struck', 'Both phones recorded it: it counts once.'],
      ['kept', undefined],
    ]);
    say(at.ann, startHealing(fork, by(fork, 'wa', 'wk')));
    expect(at.ann.projection.state).toMatchObject({ crossings: ['landed'], shown: ['owl'] });
  });

  test('[only one is right] all that the other recorded is struck, what was answered in its place too', () => {
    const at = table((ann) => done(play(ann, 'cross', { side: 'owl' })));
    const fork = apart(
      at,
      (ann) => done(answer(ann, 'crossing', dice(6, 6, 6))),
      (ken) => {
        done(answer(ken, 'crossing', dice(6, 6, 6)));
        pass(ken);
      },
    );
    const alone = { ...startHealing(fork, by(fork, 'wk', 'wa')), alone: true as const };
    const { fates } = healed(at.ann, alone);
    expect(fates.map(({ fate, note }) => [fate, note])).toEqual([
      ['struck', 'What the other phone recorded is right.'],
    ]);
    say(at.ann, alone);
    expect(at.ann.projection.state.crossings).toHaveLength(1);
    expect(forksOf(at.ann)).toEqual([]);
  });

  test('[changed question asked] and answered it counts in the place of the line', () => {
    const at = table();
    const fork = apart(at, pass, (ken) => cross(ken, 6, 6, 6));
    const asked = startHealing(fork, by(fork, 'wa', 'wk'));
    const { question, fates, word } = healed(at.ken, asked);
    expect(question?.prompt).toMatchObject({ kind: 'cell', column: 'storm', row: '18' });
    expect([told(fates), word]).toEqual([[], undefined]);
    const given = gave(asked, question?.of ?? '', cellKey('storm', '18'), cell('storm', '18', 'late'));
    expect(told(healed(at.ken, given).fates)).toEqual([
      ['changed', 'Crossing, 18 arrives late', 'Crossing, 18 cargo landed'],
    ]);
    const { amends } = say(at.ken, given);
    expect(amends.map(({ of, changed }) => [of, changed])).toEqual([
      [question?.of, [cellKey('storm', '18')]],
    ]);
    meet(at.ken, at.ann);
    for (const { projection } of [at.ann, at.ken]) expect(projection.state.crossings).toEqual(['late']);
    // The other way round nothing has changed.
    expect(at.ann.projection).toEqual(at.ken.projection);
  });

  test('the other order of the same fork asks nothing', () => {
    const at = table();
    const fork = apart(at, pass, (ken) => cross(ken, 6, 6, 6));
    say(at.ann, startHealing(fork, by(fork, 'wk', 'wa')));
    expect(at.ann.projection.state).toMatchObject({ crossings: ['landed'], cursor: { step: 'night' } });
  });

  test('[no sense → struck with reason] and stays in the log', () => {
    const at = table();
    const fork = apart(
      at,
      (ann) => done(play(ann, 'show', { side: 'owl' })),
      (ken) => done(play(ken, 'show', { side: 'owl' })),
    );
    const { fates } = healed(at.ann, startHealing(fork, by(fork, 'wa', 'wk')));
    expect(told(fates)).toEqual([['struck', 'Crates shown', 'Shown already.']]);
    const { strikes, trace } = say(at.ann, startHealing(fork, by(fork, 'wa', 'wk')));
    expect(strikes).toEqual([expect.stringMatching(/^wk:/)]);
    expect(trace[1]).toMatchObject({ label: 'Crates shown', value: 'struck', reason: 'Shown already.' });
    expect(at.ann.projection.state.shown).toEqual(['owl']);
    expect(logLines(at.ann.projection).map(({ title, struck }) => [title, struck])).toContainEqual([
      'Crates shown',
      true,
    ]);
  });

  test('nothing but what was taken in too late: the word is given all the same', () => {
    const at = table();
    const late: Unplaced = { kind: 'v1.TakenIn', line: 'wa:9', late: true, trace: [] };
    const takenIn = (ann: At) => done(act(ann, () => ({ ok: true, value: { entry: late, learn: [] } })));
    const fork = apart(at, takenIn, pass);
    const { amends, strikes } = say(at.ann, startHealing(fork, by(fork, 'wk', 'wa')));
    expect([amends, strikes, forksOf(at.ann)]).toEqual([[], [], []]);
  });

  test('players strike it rather than answer it anew', () => {
    const at = table();
    const fork = apart(at, pass, (ken) => cross(ken, 6, 6, 6));
    const healing = startHealing(fork, by(fork, 'wa', 'wk'));
    const of = healed(at.ann, healing).question?.of ?? '';
    const { fates } = healed(at.ann, { ...healing, dropped: [of] });
    expect(told(fates)).toEqual([['struck', 'Crossing, 18 cargo landed', 'The players strike it.']]);
    say(at.ann, { ...healing, dropped: [of] });
    expect(at.ann.projection.state).toMatchObject({ crossings: [], cursor: { step: 'night' } });
  });

  test('[amendments in the later branch] go along: it is asked by what they say', () => {
    const at = table();
    const fork = apart(at, pass, (ken) => {
      cross(ken, 6, 6, 6);
      const of = ken.projection.runs.at(-1)?.opened.id ?? '';
      const changes = [
        { key: 'crossing', answer: dice(6, 6, 5) },
        { key: cellKey('calm', '17'), answer: cell('calm', '17', 'lost') },
      ];
      done(act(ken, (projection, pack) => amend(game, projection, pack, { of, changes }, 'It was a five')));
    });
    const healing = startHealing(fork, by(fork, 'wa', 'wk'));
    const { question } = healed(at.ann, healing);
    expect(question?.prompt).toMatchObject({ column: 'storm', row: '17' });
    const key = cellKey('storm', '17');
    const { amends } = say(at.ann, gave(healing, question?.of ?? '', key, cell('storm', '17', 'late')));
    expect(amends[0]?.answers.find((given) => given.key === 'crossing')?.answer).toEqual(dice(6, 6, 5));
    expect(at.ann.projection.state.crossings).toEqual(['late']);
  });

  test('an amendment in the later branch counts where nothing has changed', () => {
    const at = table();
    const fork = apart(
      at,
      (ann) => done(play(ann, 'show', { side: 'fox' })),
      (ken) => {
        cross(ken, 6, 6, 6);
        const of = ken.projection.runs.at(-1)?.opened.id ?? '';
        const changes = [
          { key: 'crossing', answer: dice(6, 6, 5) },
          { key: cellKey('calm', '17'), answer: cell('calm', '17', 'lost') },
        ];
        done(act(ken, (projection, pack) => amend(game, projection, pack, { of, changes }, '')));
      },
    );
    const { amends } = say(at.ann, startHealing(fork, by(fork, 'wa', 'wk')));
    expect(amends).toEqual([]);
    expect(at.ann.projection.state.crossings).toEqual(['lost']);
  });

  test('[strikes in the later branch] what was undone there stays undone, and is asked nothing', () => {
    const at = table();
    const fork = apart(at, pass, (ken) => {
      cross(ken, 6, 6, 6);
      done(undo(ken));
      done(answer(ken, 'crossing', dice(6, 6, 5)));
      done(answer(ken, cellKey('calm', '17'), cell('calm', '17', 'lost')));
      done(play(ken, 'show', { side: 'owl' }));
      done(undo(ken));
    });
    const healing = startHealing(fork, by(fork, 'wa', 'wk'));
    const { question } = healed(at.ann, healing);
    expect(question?.prompt).toMatchObject({ column: 'storm', row: '17' });
    const key = cellKey('storm', '17');
    const given = gave(healing, question?.of ?? '', key, cell('storm', '17', 'late'));
    expect(told(healed(at.ann, given).fates)).toEqual([
      ['changed', 'Crossing, 17 arrives late', 'Crossing, 17 boat lost'],
    ]);
    say(at.ann, given);
    expect(at.ann.projection.state).toMatchObject({ crossings: ['late'], shown: [] });
  });

  test('a sealed line stays sealed, in the fates and in the word', () => {
    const at = table();
    const stash = (ken: At) => {
      done(play(ken, 'stash', { side: 'owl' }));
      done(answer(ken, 'crate', { kind: 'form', values: { label: 'Brandy', worth: 4 } }));
    };
    const fork = apart(at, pass, stash);
    const healing = startHealing(fork, by(fork, 'wa', 'wk'));
    const of = healed(at.ann, healing).fates[0]?.id ?? '';
    expect(told(healed(at.ann, healing).fates)).toEqual([['kept', 'Sealed entry']]);
    const { trace } = say(at.ann, { ...healing, dropped: [of] });
    expect(JSON.stringify(trace)).not.toContain('Brandy');
    expect(trace[1]).toMatchObject({ label: 'Sealed entry', value: 'struck' });
  });
});

describe('[answer to a question open where they parted]', () => {
  const open = (ann: At) => done(play(ann, 'cross', { side: 'owl' }));
  const answered =
    (column: string, row: number, value: string, ...faces: number[]) =>
    (phone: At) => {
      done(answer(phone, 'crossing', dice(...faces)));
      done(answer(phone, cellKey(column, String(row)), cell(column, String(row), value)));
    };

  it('stands in the first branch, and is struck in the later one with all that followed', () => {
    const at = table(open);
    const fork = apart(at, answered('calm', 3, 'lost', 1, 1, 1), answered('calm', 4, 'late', 1, 1, 2));
    const healing = startHealing(fork, by(fork, 'wa', 'wk'));
    expect(told(healed(at.ann, healing).fates)).toEqual([
      ['struck', 'Crossing, 3 boat lost', 'It was answered already in what happened first.'],
    ]);
    const { strikes } = say(at.ann, healing);
    const kens = at.ann.projection.entries.filter(
      ({ id, kind }) => id.startsWith('wk') && kind === 'v1.Answered',
    ) as readonly (AnsweredEntry & Entry)[];
    expect(strikes).toEqual(kens.map(({ id }) => id));
    expect(at.ann.projection.state.crossings).toEqual(['lost']);
    expect(at.ann.projection.open).toBeUndefined();
  });

  it('half answered first, the later answers to it wait for the table', () => {
    const at = table(open);
    const half = (ann: At) => done(answer(ann, 'crossing', dice(1, 1, 1)));
    const fork = apart(at, half, answered('calm', 4, 'late', 1, 1, 2));
    say(at.ann, startHealing(fork, by(fork, 'wa', 'wk')));
    expect(at.ann.projection.state.crossings).toEqual([]);
    expect(at.ann.projection.open?.procedureRun.opened.procedure).toBe('cross');
  });

  it('in the later branch alone it is worked out upon what happened first', () => {
    const at = table(pass, open);
    // Ann takes the turn back that has passed: the roll was made in a storm, and is now read in a calm.
    const back = (ann: At) => {
      const id = ann.projection.runs.find(({ opened }) => opened.procedure === 'pass')?.opened.id ?? '';
      done(act(ann, () => ({ ok: true, value: { entry: { kind: 'v1.Struck', ids: [id] }, learn: [] } })));
    };
    const fork = apart(at, back, answered('storm', 18, 'late', 6, 6, 6));
    const healing = startHealing(fork, by(fork, 'wa', 'wk'));
    expect(told(healed(at.ann, healing).fates)).toEqual([
      ['changed', 'Crossing, 18 cargo landed', 'Crossing, 18 arrives late'],
    ]);
    say(at.ann, healing);
    expect(at.ann.projection.state.crossings).toEqual(['landed']);
  });

  /** Ann has opened what Ken, who took back the last answer of the night's beginning, had no part in. */
  function reopened(kens: (ken: At) => void) {
    const at = table();
    const opened = (ann: At) => done(play(ann, 'stash', { side: 'fox' }));
    const fork = apart(at, opened, (ken) => {
      done(undo(ken));
      kens(ken);
    });
    return { ...at, healing: startHealing(fork, by(fork, 'wa', 'wk')) };
  }
  const stashed: Answer = { kind: 'form', values: { label: 'Rum', worth: 3 } };

  it('taken back and given again in the later branch, it closes what is open beside the first one’s', () => {
    const { ann, healing } = reopened((ken) =>
      done(answer(ken, 'weather', { kind: 'form', values: { ready: [] } })),
    );
    expect(told(healed(ann, healing).fates)).toEqual([['kept', 'The night begins']]);
    const { strikes } = say(ann, healing);
    expect([strikes, ann.projection.open?.procedureRun.opened.procedure]).toEqual([[], 'stash']);
    takePen(ann);
    done(answer(ann, 'crate', stashed));
    expect([ann.projection.open, ann.projection.state.begun]).toEqual([undefined, true]);
  });

  it('taken back in the later branch alone it is asked once the first one’s is answered', () => {
    const { ann, healing } = reopened(() => undefined);
    say(ann, healing);
    expect(ann.projection.open?.procedureRun.opened.procedure).toBe('stash');
    takePen(ann);
    done(answer(ann, 'crate', stashed));
    expect(ann.projection.open?.procedureRun.opened.procedure).toBe('begin');
    expect(foldBranches(game, ann.projection.entries)).toEqual(ann.projection);
    done(answer(ann, 'weather', { kind: 'form', values: { ready: [] } }));
    expect([ann.projection.open, ann.projection.state.begun]).toEqual([undefined, true]);
  });
});

describe('more than two', () => {
  /** Ann waits for the dark, Ken crosses, Cal shows; each upon the same line. */
  function three() {
    const at = table();
    const cal = join(at.ann, { writer: 'wc', seat: 'kite', name: 'Cal' });
    for (const each of [at.ann, at.ken]) meet(cal, each);
    const fork = apart(at, pass, (ken) => cross(ken, 6, 6, 6));
    takePen(cal);
    done(play(cal, 'show', { side: 'fox' }));
    return { ...at, cal, fork };
  }

  test('[three branches] in any order', () => {
    const { ann, cal } = three();
    meet(ann, cal);
    const [fork] = forksOf(ann);
    if (!fork) throw new Error('no fork');
    expect(fork.heads).toHaveLength(3);
    for (const order of [
      ['wa', 'wc', 'wk'],
      ['wa', 'wk', 'wc'],
      ['wc', 'wa', 'wk'],
    ])
      expect(healed(ann, startHealing(fork, by(fork, ...order))).question?.prompt).toMatchObject({
        column: 'storm',
      });
    for (const order of [
      ['wk', 'wa', 'wc'],
      ['wk', 'wc', 'wa'],
      ['wc', 'wk', 'wa'],
    ])
      expect(healed(ann, startHealing(fork, by(fork, ...order))).word).toBeDefined();
    say(ann, startHealing(fork, by(fork, 'wc', 'wk', 'wa')));
    expect(logLines(ann.projection).findLast(({ kind }) => kind === 'seat')?.title).toBe(
      'Both played on: Cal, then Ken, then Ann',
    );
    expect(ann.projection.state).toMatchObject({
      crossings: ['landed'],
      shown: ['fox'],
      cursor: { step: 'night' },
    });
    expect(forksOf(ann)).toEqual([]);
  });

  test('[word of round 2 beats round 1] where a third branch came late', () => {
    const { ann, ken, cal, fork } = three();
    say(ann, startHealing(fork, by(fork, 'wk', 'wa')));
    meet(ann, cal);
    const [late] = forksOf(ann);
    if (!late) throw new Error('no fork');
    expect([late.settled, late.round, late.heads.length]).toEqual([2, 2, 3]);
    expect(late.heads.slice(0, 2)).toEqual(by(late, 'wk', 'wa'));
    say(cal, startHealing(late, by(late, 'wc', 'wk', 'wa')));
    for (const other of [ann, ken]) meet(cal, other);
    for (const { projection } of [ann, ken, cal]) {
      expect(projection.state).toMatchObject({ crossings: ['landed'], shown: ['fox'] });
      const opened = projection.entries.filter(({ kind }) => kind === 'v1.Opened').slice(1);
      expect(opened.map(({ id }) => id.slice(0, 2))).toEqual(['wc', 'wk', 'wa']);
    }
    expect(ann.projection.entries).toEqual(cal.projection.entries);
    expect(forksOf(ken)).toEqual([]);
  });

  test('[given answers of an earlier word are not asked again]', () => {
    const { ann, cal, fork } = three();
    const healing = startHealing(fork, by(fork, 'wa', 'wk'));
    const { question } = healed(ann, healing);
    const key = cellKey('storm', '18');
    say(ann, gave(healing, question?.of ?? '', key, cell('storm', '18', 'lost')));
    meet(ann, cal);
    const [late] = forksOf(ann);
    if (!late) throw new Error('no fork');
    const again = healed(ann, startHealing(late, by(late, 'wa', 'wc', 'wk')));
    expect(again.question).toBeUndefined();
    expect(again.fates.map(({ fate }) => fate)).toEqual(['kept', 'changed']);
    say(ann, startHealing(late, by(late, 'wa', 'wc', 'wk')));
    expect(ann.projection.state.crossings).toEqual(['lost']);
  });
});

test('[two words of one round that contradict: asked again]', () => {
  const at = table();
  const { ann, ken } = at;
  const fork = apart(at, pass, (each) => cross(each, 6, 6, 6));
  say(ann, startHealing(fork, by(fork, 'wk', 'wa')));
  const healing = startHealing(fork, by(fork, 'wa', 'wk'));
  const of = healed(ken, healing).question?.of ?? '';
  say(ken, { ...healing, dropped: [of] });
  meet(ann, ken);
  for (const phone of [ann, ken]) {
    const [again] = forksOf(phone);
    expect(again).toMatchObject({ at: fork.at, settled: 1, round: 2 });
    expect(again?.word).toBeUndefined();
  }
  expect(ann.projection).toEqual(ken.projection);
  const [again] = forksOf(ann);
  if (again) say(ann, startHealing(again, by(again, 'wk', 'wa')));
  meet(ken, ann);
  expect([forksOf(ann), forksOf(ken)]).toEqual([[], []]);
  expect(ken.projection.state.crossings).toEqual(['landed']);
});

test('what is not there any more is refused: a branch, the line they parted at, the question', () => {
  const at = table();
  const fork = apart(at, pass, (ken) => cross(ken, 6, 6, 6));
  const { entries } = at.ann.projection;
  const codeOf = (result: ReturnType<typeof heal> | ReturnType<typeof giveHealed>) =>
    result.ok ? 'ok' : result.problem.code;
  const [first = '', second = ''] = by(fork, 'wk', 'wa');
  const healing = startHealing(fork, [first, second]);
  const tried = (change: Partial<Healing>) =>
    codeOf(heal(game, entries, at.ann.pack, { ...healing, ...change }, ['Ken', 'Ann']));
  expect(tried({})).toBe('ok');
  expect(tried({ heads: [first, 'nobody:1'] })).toBe('heal.gone');
  expect(tried({ heads: [first] })).toBe('heal.gone');
  expect(tried({ fork: { ...fork, at: 'nobody:1' } })).toBe('heal.gone');
  expect(codeOf(giveHealed(healing, healed(at.ann, healing), dice(1, 1, 1), at.ann.pack))).toBe('heal.gone');
});
