// What the digest, the terms and the guide have to say of rules that are easily forgotten or read in two ways.
import { describe, expect, it } from 'vitest';
import type { IphState } from '../../../src/games/iph/state/state';
import { IPH_DIGEST } from '../../../src/games/iph/text/digest';
import { IPH_TERMS } from '../../../src/games/iph/text/glossary';
import { guideOf } from '../../../src/games/iph/views/guide/guide';
import { atTurn } from '../../support/iph';

const digest = (rule: string) => IPH_DIGEST.find(({ number }) => number === rule)?.text ?? '';
const guide = (state: IphState, rule: string) =>
  guideOf(state).lines.flatMap((line) => (line.rule === rule ? [line.text] : []));

describe('the digest', () => {
  it.each([
    ['3.3', 'how the distance from the barracks is counted', 'not counted'],
    ['3.3', 'with its example', '1727'],
    ['7.1', 'that 7.11 says otherwise', '7.11'],
    ['7.13', 'that a road hex costs 1 more as well', 'by road too'],
    ['7.13', 'when planes may be laid out', 'IPH-48'],
    ['9.9', 'what interdiction does on a road', '7.13'],
    ['10.3', 'what a phase of the US is', 'one chit'],
    ['11.2', 'that the halving off the island is a reading', 'as we read it'],
    ['12.1', 'that it comes after the night shift', 'by night after the night shift'],
  ])('%s tells %s', (rule, _, words) => {
    expect(digest(rule)).toContain(words);
  });
});

describe('the terms', () => {
  const of = (word: string) =>
    IPH_TERMS.filter(({ term, forms = [] }) => [term, ...forms].includes(word)).map(({ rule }) => rule);

  it('a hexside is any edge of a hex, a road hexside one with a road across it (9.9)', () => {
    expect(of('hexsides')).toEqual(['9.10']);
    expect(of('road hexside')).toEqual(['9.9']);
  });
});

describe('the guide', () => {
  const usMove = (more: Partial<IphState> = {}) => atTurn(3, { current: '24-move', ...more });
  const jpMove = (more: Partial<IphState> = {}) =>
    atTurn(3, { jpPhases: { movement: 'underway', combat: 'owed' }, ...more });

  it.each([
    ['US', usMove],
    ['Japanese', jpMove],
  ])('[11.1, 11.2] %s movement says who enters Ford Island, and how', (_, moving) => {
    expect(guide(moving(), '11.1')).toEqual(['Stay off Ford Island: Battleship Row is there.']);
    const gone = moving({ gone: ['bbrow'] });
    expect(guide(gone, '11.1')).toEqual([]);
    expect(guide(gone, '11.2')).toEqual([
      'Onto Ford Island only out of a hex next to it; that or leaving it takes the whole move.',
    ]);
  });

  it('[10.3] Japanese combat says that each attacks and is attacked once', () => {
    const combat = atTurn(3, { jpPhases: { movement: 'owed', combat: 'underway' } });
    expect(guide(combat, '10.3')).toEqual(['Attack with each unit once, and each hex once, momentum aside.']);
  });

  it('[7.13] US movement pays for interdiction on roads too', () => {
    const state = usMove({ turnUse: { ...atTurn(3).turnUse, interdiction: ['2124'] } });
    expect(guide(state, '7.13')).toEqual([
      'Pay 1 MP more for each hex under or next to an interdicting plane, by road too.',
    ]);
  });
});
