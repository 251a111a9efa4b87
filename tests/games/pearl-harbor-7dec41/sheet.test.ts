import { describe, expect, it } from 'vitest';
import { isBounded } from '../../../src/core/bounds';
import { type FormField, type FormValue, isShown } from '../../../src/core/play/form';
import { noLookup, runProcedure } from '../../../src/core/play/procedure';
import { type Answer, checkAnswer, type FormPrompt } from '../../../src/core/play/prompt';
import { type StateSheet, sheetText } from '../../../src/core/play/sheet';
import { pearlHarbor } from '../../../src/games/pearl-harbor-7dec41/game';
import { applyAll } from '../../../src/games/pearl-harbor-7dec41/state/apply';
import { PEARL_BOUNDS } from '../../../src/games/pearl-harbor-7dec41/state/bounds';
import type { PearlEvent } from '../../../src/games/pearl-harbor-7dec41/state/events';
import { scored } from '../../../src/games/pearl-harbor-7dec41/state/points';
import { initialState, type PearlState } from '../../../src/games/pearl-harbor-7dec41/state/state';
import { pearlSheet } from '../../../src/games/pearl-harbor-7dec41/views/sheet/sheet';
import { recordedStates } from '../../support/recorded';
import { inPlay, played } from './pearl';

/** A person with the paper in hand: finds each field by its words and types what stands there. */
function typed({ title, fields }: FormPrompt, sheet: StateSheet): { [key: string]: FormValue } {
  const section = sheet.sections.find((each) => each.title === title);
  if (!section) throw new Error(`the sheet has no ${title}`);
  const values: { [key: string]: FormValue } = {};
  for (const field of fields) {
    if (!isShown(field, values, fields)) continue;
    const facts = section.facts.filter(({ label }) => label === field.label);
    if (facts.length !== 1) throw new Error(`${title}: ${facts.length} times ${field.label}`);
    values[field.key] = read(field, facts[0]?.value ?? '');
  }
  expect(section.facts).toHaveLength(Object.keys(values).length);
  return values;
}

function read(field: FormField, text: string): FormValue {
  if (field.kind === 'number') return Number(text.replace('−', '-'));
  if (field.kind === 'text') return text === 'none' ? '' : text;
  const labels = field.kind === 'choice' ? [text] : text === 'none' ? [] : text.split(', ');
  const values = labels.map((label) => {
    const option = field.options.find((each) => each.label === label);
    if (!option) throw new Error(`${field.label} offers no ${label}`);
    return option.value;
  });
  return field.kind === 'choice' ? (values[0] ?? '') : values;
}

/** The game that the paper starts. */
const typeBack = (sheet: StateSheet): PearlState => applyAll(initialState(), eventsOf(sheet));

function eventsOf(sheet: StateSheet): readonly PearlEvent[] {
  const answers = new Map<string, Answer>();
  for (;;) {
    const run = runProcedure(pearlSheet.start, initialState(), {}, answers, noLookup);
    if (run.status === 'done') return run.outcome.events;
    if (run.prompt.kind !== 'form') throw new Error(`asked for ${run.prompt.key}`);
    const checked = checkAnswer(run.prompt, { kind: 'form', values: typed(run.prompt, sheet) });
    if (!checked.ok) throw new Error(`${checked.problem.field}: ${checked.problem.message}`);
    answers.set(run.prompt.key, checked.value);
  }
}

/** An event of the way back that a file could not hold. */
const firstUnbounded = (state: PearlState) =>
  eventsOf(pearlSheet.describe(state)).find((event) => !isBounded(PEARL_BOUNDS, event));

/** What stands on the table in the open. */
function shown(state: PearlState) {
  const { heading, score, track, main, verdict } = pearlHarbor.table(state);
  const { house, players, series, game } = state;
  return {
    heading,
    score,
    track,
    main: main?.id,
    verdict,
    house,
    players,
    series,
    no: game.no,
    past: state.past.map(({ no, spending }) => [no, spending.reduce((sum, { mvps }) => sum + mvps, 0)]),
    points: [scored(state, 'jp'), scored(state, 'us')],
    // Those that players add are named on the sheet, and added again by hand.
    ships: game.ships
      .filter(({ id }) => id !== 'utah')
      .map(({ id, place, status, penned }) => `${id} ${place} ${status} ${penned}`),
    lost: game.squadrons.filter(({ lost }) => lost).map(({ id }) => id),
    command: game.command,
    attack: game.attack,
    miniSubs: game.miniSubs,
    transports: game.transports,
  };
}

const states = recordedStates(pearlHarbor).filter(
  (state, i) =>
    i % 2 === 0 && state.begun && !state.ended && !(state.game.stage === 'set-up' && state.game.inHarbour),
);

describe('the state sheet', () => {
  it('typed back, the table stands as it stood, after every line of every recorded game', () => {
    expect(states.length).toBeGreaterThan(150);
    for (const state of states) {
      const back = typeBack(pearlSheet.describe(state));
      const expected = state.game.stage === 'set-up' ? { ...shown(state), main: 'plan' } : shown(state);
      expect(shown(back)).toEqual(expected);
      expect(firstUnbounded(state)).toBeUndefined();
    }
  });

  it.each([1, 2, 3])('game %i comes after one false alarm less', (no) => {
    const spending = [{ what: 'pby', service: 'navy', count: 4, mvps: 4, when: '' }] as const;
    const past = [1, 2].slice(0, no - 1).map((each) => ({ no: each, spending }));
    const state = inPlay();
    const back = typeBack(pearlSheet.describe({ ...state, past, game: { ...state.game, no } }));
    expect(back.past.map((each) => each.no)).toEqual([[], [1], [1, 2]][no - 1]);
  });

  it('a series that has ended leads to the next one, with the games won', () => {
    const ended = recordedStates(pearlHarbor)
      .filter((state) => state.ended)
      .at(-1);
    if (!ended) throw new Error('no series has ended');
    const back = typeBack(pearlSheet.describe(ended));
    expect([back.series, back.game.no, back.game.stage]).toEqual([ended.series + 1, 1, 'set-up']);
  });

  it('tells nothing that is sealed', () => {
    const plan = {
      mission: 'attack',
      miniSubs: 3,
      invasion: true,
      entry: 'North-west',
      loads: 'Akagi bombs',
    } as const;
    const spending = [{ what: 'pby', service: 'navy', count: 9, mvps: 9, when: '' }] as const;
    const secret = inPlay({
      plan,
      spending,
      inHarbour: ['enterprise'],
      left: ['enterprise'],
      arrived: ['lexington'],
    });
    const bare = inPlay({
      plan: { ...plan, mission: 'false-alarm', miniSubs: 0, invasion: false, entry: '', loads: '' },
    });
    const text = (state: PearlState) => JSON.stringify(pearlSheet.describe(state));
    expect(text({ ...secret, joint: [1] })).toBe(text(bare));
    expect(pearlSheet.describe(bare).sealed.map(({ label }) => label)).toEqual([
      'Plan of the game',
      'Carriers in harbour, gone and arrived',
      'Mvps of this game and joint centre',
    ]);
  });

  it('what it does not tell is sealed again by the US, once', () => {
    const back = typeBack(pearlSheet.describe(inPlay()));
    expect(pearlHarbor.table(back).obligations.map(({ label }) => label)).toEqual([
      'US secrets of the state sheet',
    ]);
    const { prompts, state } = played(back, 'secrets-again', [
      ['secrets', { mvps: 5, joint: '1', harbour: ['enterprise'], arrived: ['lexington'] }],
    ]);
    expect(prompts.every(({ secret }) => secret === 'us')).toBe(true);
    expect(state.joint).toEqual([1]);
    expect(state.game).toMatchObject({ inHarbour: ['enterprise'], arrived: ['lexington'] });
    expect(state.game.spending.map(({ mvps }) => mvps)).toEqual([5]);
    expect(pearlHarbor.table(state).obligations).toEqual([]);
  });

  it('low dice of 1.0.0 come along (PH-1), and a switch from after it by what it means there', () => {
    const old = inPlay({}, { faces: 'low' });
    const { homeless: _, ...before } = old.house;
    const back = typeBack(pearlSheet.describe({ ...old, house: before as typeof old.house }));
    expect(back.house).toMatchObject({ faces: 'low', homeless: 'elsewhere' });
    expect(typeBack(pearlSheet.describe(inPlay())).house).not.toHaveProperty('faces');
  });

  it('reads as text', () => {
    const table = pearlHarbor.table(inPlay());
    const head = { game: 'G', title: 'T', written: 'now', table, acting: undefined, asking: undefined };
    expect(sheetText(head, pearlSheet.describe(inPlay()))).toContain('Oklahoma: whole in harbour');
  });
});
