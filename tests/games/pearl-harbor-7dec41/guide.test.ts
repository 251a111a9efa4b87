import { describe, expect, it } from 'vitest';
import { actionsOn } from '../../../src/core/play/view';
import { pearlHarbor } from '../../../src/games/pearl-harbor-7dec41/game';
import type { PearlState, Plan } from '../../../src/games/pearl-harbor-7dec41/state/state';
import { guideOf } from '../../../src/games/pearl-harbor-7dec41/views/guide/guide';
import { recordedStates } from '../../support/recorded';
import { BOXES, BUSY, facts } from './facts';
import { inPlay } from './pearl';

describe('what can be done now', () => {
  it.each(facts.guide.places([]))('%s: names what is offered, and what the table waits for', (_, state) => {
    const offered = actionsOn(pearlHarbor.table(state)).filter(({ disabled }) => !disabled);
    const named = guideOf(state).lines.flatMap(({ action }) => action ?? []);
    expect(named.filter((id) => !offered.some((each) => each.id === id))).toEqual([]);
    expect(named).toContain(pearlHarbor.table(state).main?.id);
  });

  it('every action that a step offers is named in it', () => {
    const hidden = [
      ...['us-squadron-card', 'us-markers', 'jp-squadron-card', 'jp-markers'],
      'read-plan',
      'joint',
      'end-game',
      'precautions',
      'attack',
      'impulse',
    ];
    for (const [turn, step] of BOXES) {
      const state = inPlay({ cursor: { turn, step }, ...BUSY, reports: [] });
      const named = guideOf(state).lines.flatMap(({ action }) => action ?? []);
      const offered = actionsOn(pearlHarbor.table(state)).filter(
        ({ disabled, id }) => !disabled && !hidden.includes(id),
      );
      // A tap on a target is the strike that the guide names.
      const steps = offered.map(({ id, answers }) => (answers ? id.split(':')[0] : id));
      expect(steps.filter((id = '') => !named.includes(id))).toEqual([]);
    }
  });

  it('by day: what is paid for, take-off rates, fighters and escorts, and the way to stand down', () => {
    const { lines } = guideOf(inPlay({ cursor: { turn: 2, step: 'air' }, impulse: 3 }));
    const said = (rule: string) => lines.filter((line) => line.rule === rule).map(({ text }) => text);
    expect(said('Launching')).toEqual([
      'In an impulse a carrier launches 1 squadron, a US land base 3 single-engine and 2 multi-engine ones.',
    ]);
    expect(said('Readying')).toEqual([
      'Ready squadrons, as many as you like: 1 mvp each until their service is alerted. Pay in secret.',
    ]);
    expect(said('Joint Command')).toEqual(['Buy a joint command in secret: 12 mvps.']);
    expect(said('Interception')).toEqual([
      'Choose the fighters that intercept a squadron, each once an impulse, and escorts that take losses for bombers.',
    ]);
    const ways = lines.flatMap(({ action }) => action ?? []);
    expect(ways).toEqual(expect.arrayContaining(['precautions', 'joint', 'end-game']));
    const last = guideOf(inPlay({ cursor: { turn: 8, step: 'air' }, impulse: 3 }));
    expect(last.lines.filter(({ action }) => action === 'end-game')).toHaveLength(1);
  });

  it('says the same whatever is sealed', () => {
    const plan = (mission: Plan['mission']): Plan => ({
      mission,
      miniSubs: mission === 'attack' ? 5 : 0,
      invasion: mission === 'attack',
      entry: '',
      loads: '',
    });
    for (const [turn, step] of BOXES) {
      const of = (
        mission: Plan['mission'],
        carriers: readonly string[],
        joint: readonly number[],
      ): PearlState => ({
        ...inPlay({ cursor: { turn, step }, plan: plan(mission), inHarbour: carriers, arrived: carriers }),
        joint,
      });
      expect(guideOf(of('attack', ['enterprise'], [1]))).toEqual(guideOf(of('false-alarm', [], [])));
    }
  });

  it('at night nobody is told to fly', () => {
    const nights = recordedStates(pearlHarbor)
      .filter((state) => /Night/.test(pearlHarbor.moment(state)))
      .map(guideOf)
      .flatMap(({ title, lines }) => (title === 'The end' ? [] : lines));
    expect(nights.length).toBeGreaterThan(0);
    const flying = ['us-search', 'jp-search', 'us-strike', 'jp-strike', 'radar', 'crash'];
    expect(nights.filter(({ action }) => action && flying.includes(action))).toEqual([]);
  });
});
