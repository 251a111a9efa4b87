import { describe, expect, it } from 'vitest';
import { duesNow } from '../../../src/games/usn-deluxe/state/dues';
import type { UsnState } from '../../../src/games/usn-deluxe/state/state';
import { drive } from '../../support/drive';
import { usnDeluxe } from './game';
import { fold, sea, ship } from './sea-table';

const fleet = [ship('j:CV-3'), ship('j:BB-1'), ship('a:CV-6')];
const at = (turn: number, step: string, more: Partial<UsnState> = {}) =>
  sea(fleet, { cursor: { turn, step }, ...more });
const whyNot = (state: UsnState) => usnDeluxe.procedures['train-carriers']?.unless?.(state, {});

describe('21.B: NAC that are new to a carrier', () => {
  it.each([
    ['p2', { turn: 20, step: 'p8' }, { turn: 20, step: 'p9' }],
    ['p8', { turn: 21, step: 'p4' }, { turn: 21, step: 'p5' }],
  ])('taken aboard in %s of turn 20, they train to %o and fly from %o', (step, last, first) => {
    const { outcome, prompts } = drive(usnDeluxe, at(20, step), 'train-carriers', {}, [
      ['ships', { ships: ['j:CV-3'] }],
    ]);
    const [form] = prompts;
    expect(form?.kind === 'form' && form.fields[0]?.kind === 'flags' && form.fields[0].options).toHaveLength(
      1,
    );
    const after = fold(at(20, step), outcome.events);
    const isDue = (cursor: UsnState['cursor']) =>
      duesNow({ ...after, cursor }).some(({ id }) => id.startsWith('trained:'));
    expect([isDue(last), isDue(first)]).toEqual([false, true]);
  });
  it('is for the sea movement of their side, and for the Allies by that option alone', () => {
    expect(whyNot(at(20, 'p9'))).toBe('NAC embark only in their own side’s sea movement.');
    expect(whyNot(at(20, 'p4'))).toBe('Allied carriers train only with the option “Carrier air retraining”.');
    expect(whyNot(at(20, 'p4', { options: ['nacRetrain'] }))).toBeUndefined();
    expect(whyNot(sea([], { cursor: { turn: 20, step: 'p2' } }))).toBe('No carrier is afloat.');
  });
});
