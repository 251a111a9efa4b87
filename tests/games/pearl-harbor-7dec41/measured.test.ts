import { describe, expect, it } from 'vitest';
import { amend } from '../../../src/core/journal/amend';
import { foldJournal } from '../../../src/core/journal/projection';
import { tellStory } from '../../../src/core/journal/report/story';
import { pearlHarbor } from '../../../src/games/pearl-harbor-7dec41/game';
import { pearlHarborMeta } from '../../../src/games/pearl-harbor-7dec41/meta';
import { scoreOf } from '../../../src/games/pearl-harbor-7dec41/state/score';
import type { PearlState } from '../../../src/games/pearl-harbor-7dec41/state/state';
import { stepActions } from '../../../src/games/pearl-harbor-7dec41/views/steps';
import type { Short } from '../../support/drive';
import { open, say, sitDown, type Table } from '../../support/play';
import { recordedEntries } from '../../support/recorded';
import { withShip } from './air';
import { inPlay, played } from './pearl';

const report = await pearlHarborMeta.report?.();

/** Japan has scored 38 points with four ships and more; the US has six squadrons: 26 decide, or 38 alone. */
function account(score: 'net' | 'gross'): PearlState {
  const names = ['oklahoma', 'california', 'nevada', 'west-virginia', 'arizona', 'tennessee'];
  const ships = names.reduce(
    (state, id) => withShip(state, id, { status: 'destroyed', hitAt: 'harbour' }),
    inPlay({ disclosed: true }, { score }),
  );
  const two = withShip(ships, 'maryland', { status: 'damaged', hitAt: 'harbour' });
  const squadrons = two.game.squadrons.map((each, i) => (i < 6 ? { ...each, lost: true } : each));
  return { ...two, game: { ...two.game, squadrons } };
}

describe('[Verdict] what is shown against the bands is what the verdict uses (PH-10)', () => {
  it.each([
    ['net', 26, 'Net score'],
    ['gross', 38, 'Japan’s score'],
  ] as const)('%s', (score, value, label) => {
    const state = account(score);
    expect(scoreOf(state)[score]).toBe(value);
    const [japan] = pearlHarbor.ledgers(state);
    expect(japan?.total?.value).toBe(38);
    expect(japan?.measured).toEqual({ label, value });
    expect(pearlHarbor.table(state).measured).toEqual({ label, value: String(value) });
  });

  it('says nothing of mvps that are sealed', () => {
    const spending = [{ what: 'pby', service: 'navy', count: 9, mvps: 9, when: '' }] as const;
    const state = account('net');
    const sealed = { ...state, game: { ...state.game, disclosed: false, spending } };
    expect(pearlHarbor.ledgers(sealed)[0]?.measured?.value).toBe(26);
    expect(pearlHarbor.table(sealed).measured?.value).toBe('26');
  });

  it('the report draws the same number', () => {
    const projection = foldJournal(pearlHarbor, recordedEntries(pearlHarbor.id, 'two-false-alarms'));
    const story = tellStory(pearlHarbor, projection, 'Test', report);
    const course = story.points.find(({ title }) => title === 'Japan, if this is the attack');
    expect(course?.label).toBe('Net score');
    expect(course?.turns.at(-1)?.value).toBe(scoreOf(projection.state).net);
  });
});

describe('[Penned In] asked at the end of the game', () => {
  const hurt = withShip(inPlay({ opened: 'attack' }), 'oklahoma', { status: 'bottomed', hitAt: 'harbour' });

  it('battleships in harbour that are afloat, once a ship there is Damaged or worse: 2 points each', () => {
    const { prompts, state } = played(hurt, 'end-game', [
      ['end', 'end'],
      ['penned', { penned: ['maryland'] }],
    ]);
    const form = prompts.find(({ key }) => key === 'penned');
    const field = form?.kind === 'form' ? form.fields[0] : undefined;
    const offered = field && 'options' in field ? field.options.map(({ value }) => value) : [];
    expect(offered).toEqual([
      'arizona',
      'tennessee',
      'maryland',
      'pennsylvania',
      'california',
      'west-virginia',
      'nevada',
    ]);
    // Bottomed 4, penned in 2.
    expect(scoreOf(state).real).toBe(6);
  });

  it('those marked by hand stand first as they are, and can be taken back', () => {
    const marked = withShip(hurt, 'maryland', { penned: true });
    expect(
      scoreOf(
        played(marked, 'end-game', [
          ['end', 'end'],
          ['penned', {}],
        ]).state,
      ).real,
    ).toBe(6);
    const none = [
      ['end', 'end'],
      ['penned', { penned: [] }],
    ] as const;
    expect(scoreOf(played(marked, 'end-game', none).state).real).toBe(4);
  });

  it('not where nobody is hurt, nor by what is at sea: the question says nothing of the plan', () => {
    const sea = withShip(inPlay({ opened: 'attack' }), 'oklahoma', {
      place: 'sea',
      status: 'sunk',
      hitAt: 'sea',
    });
    expect(played(sea, 'end-game', [['end', 'end']]).prompts).toHaveLength(1);
    const alarm = {
      ...hurt,
      game: {
        ...hurt.game,
        plan: { mission: 'false-alarm', miniSubs: 0, invasion: false, entry: '', loads: '' } as const,
      },
    };
    const { prompts } = played(alarm, 'end-game', [
      ['end', 'end'],
      ['penned', {}],
    ]);
    expect(prompts.map(({ key }) => key)).toEqual(['end', 'penned']);
  });
});

describe('[Hit Results] an earlier hit is amended away', () => {
  function act(table: Table<PearlState>, procedure: string, ...answers: readonly Short[]): void {
    open(
      table,
      procedure,
      procedure === 'strike' ? { side: 'jp' } : procedure === 'attack-begins' ? { opens: 'harbour' } : {},
    );
    say(table, ...answers);
  }
  const statusOf = ({ projection }: Table<PearlState>, id: string) =>
    projection.state.game.ships.find((ship) => ship.id === id)?.status;
  const kate = (table: Table<PearlState>, carrier: string) =>
    act(table, 'strike', `${carrier}-${carrier}-kate`, { attack: 'torpedo', torpedoed: 'nevada' }, [6, 6]);

  it('a later torpedo still damages the ship, and the log tells what changed', () => {
    const table = sitDown(pearlHarbor);
    act(table, 'set-up', { jp: 'Ken', us: 'Ann' }, {});
    act(table, 'plan-on-paper');
    act(table, 'harbour', 1, 'on', 'done');
    act(table, 'begin-play');
    act(table, 'arrivals', [1, 1], [1, 1], 'done');
    for (const step of ['end-step', 'end-step', 'end-phase', 'end-step', 'end-step', 'next-impulse'])
      act(table, step);
    act(table, 'attack-begins', 'begin');
    kate(table, 'akagi');
    const first = table.projection.runs.at(-1)?.opened.id ?? '';
    kate(table, 'kaga');
    expect(statusOf(table, 'nevada')).toBe('bottomed');
    const miss = { key: 'hit', answer: { kind: 'dice', faces: [1, 1], by: 'physical' } as const };
    const command = amend(
      pearlHarbor,
      table.projection,
      table.pack,
      { of: first, changes: [miss] },
      'misread',
    );
    if (!command.ok) throw new Error(command.problem.code);
    const entries = [...table.projection.entries, { ...command.value.entry, id: 'x', seq: 999, at: 999 }];
    const after = { ...table, projection: foldJournal(pearlHarbor, entries as never) };
    expect(statusOf(after, 'nevada')).toBe('damaged');
    expect(after.projection.runs.at(-1)?.conflicts).toEqual([
      'Nevada is whole now, not damaged: the torpedo leaves her damaged.',
    ]);
  });

  it('a hit of 1.0.0 does not say what it was: it stays a conflict', () => {
    const hit = { type: 'v1.ShipHit', ship: 'nevada', from: 'damaged', status: 'bottomed', bombs: 0 };
    const { state, conflict } = pearlHarbor.apply(inPlay(), hit);
    expect([state, conflict]).toEqual([inPlay(), 'Nevada is whole now, not damaged.']);
  });
});

describe('[Air-to-sea] searches', () => {
  it('are not listed in a phase that refuses them', () => {
    const ids = (turn: number) =>
      stepActions(inPlay({ cursor: { turn, step: 'search' } })).map(({ id }) => id);
    expect([ids(1), ids(2)]).toEqual([['clipper'], ['us-search', 'jp-search', 'clipper']]);
  });
});
