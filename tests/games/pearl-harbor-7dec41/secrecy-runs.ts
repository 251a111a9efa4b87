import { describe, expect, it } from 'vitest';
import { cancelOpen, openQuestion, undoLast } from '../../../src/core/journal/commands';
import { logLines } from '../../../src/core/journal/log';
import { tellPlay } from '../../../src/core/journal/report/play';
import { tellStory } from '../../../src/core/journal/report/story';
import type { Args } from '../../../src/core/play/procedure';
import { actionsOn } from '../../../src/core/play/view';
import { pearlHarbor } from '../../../src/games/pearl-harbor-7dec41/game';
import { pearlHarborMeta } from '../../../src/games/pearl-harbor-7dec41/meta';
import type { PearlState } from '../../../src/games/pearl-harbor-7dec41/state/state';
import { guideOf } from '../../../src/games/pearl-harbor-7dec41/views/guide/guide';
import type { Short } from '../../support/drive';
import { open, question, say, sitDown, type Table, take } from '../../support/play';

const registersOf = await pearlHarborMeta.registers?.load();
const report = await pearlHarborMeta.report?.();

/** What one run keeps secret. The taps in the open are the same in every run. */
type Secrets = {
  readonly plan: Short;
  readonly enterprise: number;
  readonly mvps: Short;
  readonly joint: 'no' | 'buy';
  readonly arrivals: readonly [number, number];
  /** Notes of either side. */
  readonly noted: readonly [card: Short, markers: Short];
};

export const NO_PLAN: Secrets = {
  plan: { mission: 'false-alarm', entry: 'All from the west' },
  enterprise: 1,
  mvps: {},
  joint: 'no',
  arrivals: [1, 1],
  noted: [{ deed: 'ready', squadrons: [] }, {}],
};
export const EVERYTHING: Secrets = {
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
  noted: [
    { deed: 'load', load: 'ap', squadrons: ['akagi-akagi-kate'] },
    { m1: 'TF 8, B-3', w2: 'Enterprise', paid: 'PBY 9 west' },
  ],
};

export function act(table: Table<PearlState>, procedure: string, args: Args = {}): void {
  const problem = open(table, procedure, args);
  if (problem) throw new Error(`${procedure}: ${problem.code}`);
}

/** The dice of the denial that is asked for, however many, all with this face. */
const denial = (table: Table<PearlState>, face: number): Short => {
  const prompt = question(table);
  return prompt?.kind === 'dice' ? Array<number>(prompt.count).fill(face) : 'on';
};

/** Answers whatever is asked, as long as it is asked behind the curtain. */
function behindTheCurtain(table: Table<PearlState>, given: (key: string) => Short): void {
  const said = (key: string): Short => (key === 'read' ? 'done' : key.endsWith(':none') ? 'on' : given(key));
  for (let prompt = question(table); prompt; prompt = question(table)) {
    expect(prompt.secret, `${prompt.key} is asked in the open`).toBeDefined();
    say(table, said(prompt.key));
  }
}

/** The question on the screen; behind the curtain only that there is one. */
function asked(table: Table<PearlState>) {
  const shown = openQuestion(pearlHarbor, table.projection, table.pack);
  if (!shown) return undefined;
  const { title, side, binding, prompt } = shown;
  return prompt.secret ? { sealed: prompt.secret, binding } : { title, side, binding, prompt };
}

const shownOf = new WeakMap<PearlState, string>();

/** What a state shows of itself: written once, as a question that is asked, called off or taken back leaves the state. */
function standing(state: PearlState): string {
  const before = shownOf.get(state);
  if (before !== undefined) return before;
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
  const shown = JSON.stringify({
    table: pearlHarbor.table(state),
    ledgers,
    registers: registersOf?.(state).map(({ sealed, ...view }) =>
      sealed ? { title: view.title, sealed } : view,
    ),
    moment: pearlHarbor.moment(state),
  });
  shownOf.set(state, shown);
  return shown;
}

/** Everything that anyone may see: counter, table, dock, ledgers, log, the question that is open. */
function inTheOpen(table: Table<PearlState>) {
  const { state, entries } = table.projection;
  // Which entry an answer lies in is on no screen.
  const log = logLines(table.projection).map(({ id: _, seq: _seq, at: _at, ...line }) => ({
    ...line,
    answers: line.answers.map(({ entry: _entry, ...given }) => given),
  }));
  return { saved: entries.length, question: asked(table), standing: standing(state), log };
}

/** Every tap on offer, tried and called off; then the last lines taken back, one by one. */
function triedOut(table: Table<PearlState>, steps: number) {
  const { state } = table.projection;
  const offered = [
    ...actionsOn(pearlHarbor.table(state)),
    ...pearlHarbor.ledgers(state).flatMap((l) => l.actions),
  ];
  const tries = offered
    .filter(({ disabled }) => disabled === undefined)
    .map(({ id, procedure, args }) => {
      const tried = { ...table };
      open(tried, procedure, args);
      const shown = inTheOpen(tried);
      if (tried.projection.open) take(tried, cancelOpen(tried.projection));
      return { id, shown, after: inTheOpen(tried) };
    });
  const back = { ...table };
  const undone = Array.from({ length: steps }, () => {
    take(back, undoLast(back.projection));
    return inTheOpen(back);
  });
  return { tries, undone };
}

/** Everything that anyone may see after each line: table, ledgers, log, what is offered, and what may be tried. */
function facesOf(secrets: Secrets): readonly string[] {
  const table = sitDown(pearlHarbor);
  const seen: string[] = [];
  const look = (steps = 6): void => {
    const story = tellStory(pearlHarbor, table.projection, 'Test', report);
    const play = tellPlay(pearlHarbor, table.projection, 'Test', report);
    const told = { ...story, log: story.log.map(({ moment }) => moment), play };
    const guide = guideOf(table.projection.state);
    seen.push(JSON.stringify({ ...inTheOpen(table), guide, told, ...triedOut(table, steps) }));
  };
  const dice = { enterprise: secrets.enterprise, lexington: secrets.enterprise };
  act(table, 'set-up');
  say(table, { jp: 'Ken', us: 'Ann' }, {});
  look();
  act(table, 'plan');
  behindTheCurtain(table, () => secrets.plan);
  look();
  act(table, 'harbour');
  behindTheCurtain(table, (key) => dice[key as 'enterprise']);
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
  behindTheCurtain(table, () => secrets.arrivals);
  look();
  act(table, 'end-step');
  act(table, 'squadron-card', { side: 'jp' });
  behindTheCurtain(table, () => secrets.noted[0]);
  act(table, 'markers', { side: 'us' });
  behindTheCurtain(table, () => secrets.noted[1]);
  look();
  // The Clipper sights ships twice; command dismisses the first report and believes the second.
  for (const [report, face] of [
    [1, 6],
    [2, 1],
  ] as const) {
    act(table, 'clipper');
    say(table, { pieces: 1 }, [6, 6, 6, 6], 'ships');
    look();
    act(table, 'report');
    behindTheCurtain(table, () => denial(table, face));
    expect(table.projection.state.game.command.navy.reports).toBe(report);
    // A joint centre is known by what it does: the Army is told at once. Only that is put aside here.
    if (report === 1) look();
  }
  if (secrets.joint === 'no') expect(table.projection.state.game.command.army.confirmed).toBeUndefined();
  for (const step of ['end-step', 'end-phase', 'end-step']) act(table, step);
  look(1);
  return seen;
}

export type After = Pick<Secrets, 'enterprise' | 'arrivals'>;

/** Beyond what the attack opens: mini-subs and invasion stay sealed with their times; the call opens points, not carriers. */
export function facesOfAttack(plan: Short, secrets: After, subs: boolean): readonly string[] {
  const table = sitDown(pearlHarbor);
  const seen: string[] = [];
  const look = (steps: number): void => {
    seen.push(JSON.stringify({ ...inTheOpen(table), ...triedOut(table, steps) }));
  };
  act(table, 'set-up');
  say(table, { jp: 'Ken', us: 'Ann' }, {});
  act(table, 'plan');
  behindTheCurtain(table, () => plan);
  act(table, 'harbour');
  behindTheCurtain(table, () => secrets.enterprise);
  act(table, 'begin-play');
  act(table, 'arrivals');
  behindTheCurtain(table, () => secrets.arrivals);
  // Ships meet: the Navy has its confirmation without a denial, and Japan calls for the precautions.
  act(table, 'surface-contact');
  say(table, 'open', 6, 'ships');
  look(3);
  act(table, 'disclosure');
  say(table, 'open');
  look(1);
  // From here on Enterprise is seen where she lies.
  if (secrets.enterprise !== 1) return seen;
  act(table, 'attack-begins', { opens: 'harbour' });
  say(table, 'begin');
  look(1);
  if (subs) {
    act(table, 'mini-subs-enter');
    say(table, 'enter', [1, 1], [1, 1]);
  }
  for (const step of ['end-step', 'end-step', 'next-impulse']) act(table, step);
  look(1);
  return seen;
}

/** Games of which each seals something of its own look like one that seals nothing of it. */
export function lookTheSame(sealed: readonly (readonly [what: string, secrets: Partial<Secrets>])[]): void {
  describe('[Setups, Precautions] two games that differ only in what is sealed look the same', () => {
    const plain = facesOf(NO_PLAN);

    it.each(sealed)('%s', (_, secrets) => {
      facesOf({ ...NO_PLAN, ...secrets }).forEach((face, i) => {
        expect(face).toBe(plain[i]);
      });
    });
  });
}
