import { describe, expect, it } from 'vitest';
import { logLines } from '../../../src/core/log';
import { tellStory } from '../../../src/core/report/story';
import { pearlHarbor } from '../../../src/games/pearl-harbor-7dec41';
import { guideOf } from '../../../src/games/pearl-harbor-7dec41/guide';
import { pearlHarborMeta } from '../../../src/games/pearl-harbor-7dec41/meta';
import type { PearlState } from '../../../src/games/pearl-harbor-7dec41/state/state';
import type { Short } from '../../support/drive';
import { open, question, say, sitDown, type Table } from '../../support/play';

const report = await pearlHarborMeta.report?.();

/** What one run keeps secret. The taps in the open are the same in every run. */
type Secrets = {
  readonly plan: Short;
  readonly enterprise: number;
  readonly mvps: Short;
  readonly joint: 'no' | 'buy';
  readonly arrivals: readonly [number, number];
};

const NO_PLAN: Secrets = {
  plan: { mission: 'false-alarm', entry: 'All from the west' },
  enterprise: 1,
  mvps: {},
  joint: 'no',
  arrivals: [1, 1],
};
const EVERYTHING: Secrets = {
  plan: {
    mission: 'attack',
    miniSubs: 'yes',
    count: 4,
    turn: '6',
    impulse: 3,
    invasion: 'yes',
    entry: 'North-west',
    loads: 'Akagi and Kaga bombs',
  },
  enterprise: 6,
  mvps: { pby: 3, bomber: 1, submarine: 2, readyArmy: 4, sentNavy: 1 },
  joint: 'buy',
  arrivals: [6, 6],
};

function act(table: Table<PearlState>, procedure: string): void {
  const problem = open(table, procedure);
  if (problem) throw new Error(`${procedure}: ${problem.code}`);
}

/** The dice of the denial that is asked for, however many, all with this face. */
const denial = (table: Table<PearlState>, face: number): readonly number[] => {
  const prompt = question(table);
  return Array(prompt?.kind === 'dice' ? prompt.count : 1).fill(face);
};

/** Answers whatever is asked, as long as it is asked behind the curtain. */
function behindTheCurtain(table: Table<PearlState>, given: (key: string) => Short): void {
  for (let prompt = question(table); prompt; prompt = question(table)) {
    expect(prompt.secret, `${prompt.key} is asked in the open`).toBeDefined();
    say(table, given(prompt.key));
  }
}

/** Everything that anyone may see after each line: table, ledgers, log, what is offered. */
function facesOf(secrets: Secrets): readonly string[] {
  const table = sitDown(pearlHarbor);
  const seen: string[] = [];
  const look = (): void => {
    const { state } = table.book;
    const ledgers = pearlHarbor
      .ledgers(state)
      .map((ledger) => (ledger.sealed ? { title: ledger.title, sealed: ledger.sealed } : ledger))
      .map((ledger) =>
        'lines' in ledger
          ? {
              ...ledger,
              lines: ledger.lines.map((line) => (line.sealed ? { id: line.id, sealed: line.sealed } : line)),
            }
          : ledger,
      );
    // Which entry an answer lies in is on no screen.
    const log = logLines(table.book).map(({ id: _, seq: _seq, at: _at, ...line }) => ({
      ...line,
      answers: line.answers.map(({ entry: _entry, ...given }) => given),
    }));
    const guide = guideOf(state);
    const story = tellStory(pearlHarbor, table.book, 'Test', report);
    const told = { ...story, log: story.log.map(({ moment }) => moment) };
    seen.push(
      JSON.stringify({
        table: pearlHarbor.table(state),
        ledgers,
        log,
        moment: pearlHarbor.moment(state),
        guide,
        told,
      }),
    );
  };
  const dice = { enterprise: secrets.enterprise, lexington: secrets.enterprise };
  act(table, 'set-up');
  say(table, { jp: 'Ken', us: 'Ann' }, {});
  look();
  act(table, 'plan');
  behindTheCurtain(table, () => secrets.plan);
  look();
  act(table, 'harbour');
  behindTheCurtain(table, (key) => (key === 'read' ? 'done' : dice[key as 'enterprise']));
  look();
  act(table, 'precautions');
  behindTheCurtain(table, () => secrets.mvps);
  look();
  act(table, 'joint-command');
  behindTheCurtain(table, () => secrets.joint);
  look();
  act(table, 'begin-play');
  look();
  // With points on the table, mvps match some of them.
  act(table, 'correct-points');
  say(table, { side: 'jp', points: 20, reason: 'To be matched' });
  look();
  act(table, 'arrivals');
  behindTheCurtain(table, (key) => (key === 'read' ? 'done' : secrets.arrivals));
  look();
  act(table, 'end-step');
  // The Clipper sights ships twice; command dismisses the first report and believes the second.
  for (const [report, face] of [
    [1, 6],
    [2, 1],
  ] as const) {
    act(table, 'clipper');
    say(table, { pieces: 1 }, [6, 6, 6, 6], 'ships');
    look();
    act(table, 'report');
    behindTheCurtain(table, (key) => (key === 'read' ? 'done' : denial(table, face)));
    expect(table.book.state.game.command.navy.reports).toBe(report);
    // A joint centre is known by what it does: the Army is told at once. Only that is put aside here.
    if (report === 1) look();
  }
  if (secrets.joint === 'no') expect(table.book.state.game.command.army.confirmed).toBeUndefined();
  for (const step of ['end-step', 'end-phase', 'end-step']) act(table, step);
  look();
  return seen;
}

describe('[Setups, Precautions] two games that differ only in what is sealed look the same', () => {
  const plain = facesOf(NO_PLAN);

  it.each<[string, Partial<Secrets>]>([
    ['mission, mini-subs, invasion and loads', { plan: EVERYTHING.plan }],
    ['mvps', { mvps: EVERYTHING.mvps }],
    ['the joint centre', { joint: 'buy' }],
    ['carriers in harbour', { enterprise: 6 }],
    ['carriers that arrive', { arrivals: [6, 6] }],
    ['all of it', EVERYTHING],
  ])('%s', (_, secrets) => {
    facesOf({ ...NO_PLAN, ...secrets }).forEach((face, i) => {
      expect(face).toBe(plain[i]);
    });
  });

  it('tells them apart once the plan is open', () => {
    const told = [NO_PLAN, EVERYTHING].map((secrets) => {
      const table = sitDown(pearlHarbor);
      act(table, 'set-up');
      say(table, { jp: 'Ken', us: 'Ann' }, {});
      act(table, 'plan');
      say(table, secrets.plan);
      act(table, 'harbour');
      say(table, 1, 'done');
      act(table, 'begin-play');
      act(table, 'end-game');
      say(table, 'end');
      return JSON.stringify(logLines(table.book));
    });
    expect(told[0]).toContain('a false alarm');
    expect(told[1]).toContain('Akagi and Kaga bombs');
  });
});
