// Games by a file at a table of several phones: forks that are settled, editions taken on one of them, and what is sealed.
import { describe, expect, test } from 'vitest';
import { messageFor, messageText } from '../../../src/core/exchange/message';
import { amend, giveAmended, startAmending } from '../../../src/core/journal/amend';
import { logLines } from '../../../src/core/journal/log';
import type { Game } from '../../../src/core/play/game';
import { ownGame } from '../../../src/own/play/game';
import { act, answer, forksOf, meet, play, settle, takePen } from '../../support/phones';
import type { Pick } from '../../support/random-answer';
import { isSealed } from '../../support/sealed-lines';
import { playApart } from '../../support/sealed-phones';
import { type At, atTheChits, expectAlike, fourth, playOnTwoPhones, ridge } from './phone-schedules';
import { begun, definition, type Seat, stateOf, tap } from './small';

const choice = (value: string) => ({ kind: 'choice', value }) as const;
const dice = (...faces: readonly number[]) => ({ kind: 'dice', faces, by: 'physical' }) as const;

function attack(phone: At, chit: string, foe: string, die: number): void {
  expect(play(phone, 'act:draw')).toBeUndefined();
  expect(answer(phone, 'chit cup', { kind: 'draw', value: `corps:${chit}`, by: 'physical' })).toBeUndefined();
  expect(play(phone, 'act:attack')).toBeUndefined();
  expect(answer(phone, 'foe', choice(foe))).toBeUndefined();
  const how = { 'mods:half': [], 'mods:ground': [], 'mods:ground:side': 0 };
  expect(answer(phone, 'att+def+how', { kind: 'form', values: { att: 6, def: 6, ...how } })).toBeUndefined();
  expect(answer(phone, 'die crt', dice(die))).toBeUndefined();
}

const strengths = ({ projection }: At) =>
  Object.fromEntries((projection.state.rows.corps ?? []).map(({ id, values }) => [id, values.strength]));

/** Nothing that changed is struck, and what it asks is answered by what is offered first. */
const keep: Pick = (below) => (below === 5 ? 1 : 0);

describe('Hollow Ridge on two phones', () => {
  /** Ann attacks with I Corps; Ken, who has taken the pen, with II Corps. */
  function forked(): ReturnType<typeof atTheChits> {
    const at = atTheChits();
    attack(at.ann, 'b1', 'g1', 4);
    takePen(at.ken);
    attack(at.ken, 'b2', 'g2', 4);
    meet(at.ann, at.ken);
    expect(forksOf(at.ann)).toHaveLength(1);
    expect(forksOf(at.ken)).toEqual(forksOf(at.ann));
    return at;
  }

  test.each([
    ['the first story first', false],
    ['the second one first', true],
  ])('a fork is settled with %s, and a line from before it is amended on the other phone', (_, turned) => {
    const { ann, ken } = forked();
    const [fork] = forksOf(ken);
    if (!fork) throw new Error('no fork');
    settle(ken, fork, turned ? [...fork.heads].reverse() : fork.heads, keep);
    meet(ann, ken);
    expect(forksOf(ann)).toEqual([]);
    expectAlike(ann, ken);
    const done = logLines(ann.projection).map(({ title }) => title);
    expect(done).toEqual(
      expect.arrayContaining(['Attack: I Corps, Left Wing', 'Attack: II Corps, Right Wing']),
    );

    const before = strengths(ken);
    const of = logLines(ken.projection).find(({ title }) => title === 'Attack: I Corps, Left Wing')?.id ?? '';
    takePen(ken);
    const amended = act(ken, (projection, pack) => {
      const started = startAmending(ridge, projection, of);
      if (!started.ok) return started;
      const given = giveAmended(ridge, projection, pack, started.value, 'die crt', dice(2), 'die crt');
      return given.ok ? amend(ridge, projection, pack, given.value, 'Misread') : given;
    });
    expect(amended).toBeUndefined();
    meet(ann, ken);
    expectAlike(ann, ken);
    expect(strengths(ann)).not.toEqual(before);
  });

  test.each([
    ['first', false],
    ['last', true],
  ])('an edition that one story took, told %s, holds in both from there on', (_, turned) => {
    const { ann, ken } = atTheChits();
    attack(ann, 'b1', 'g1', 4);
    takePen(ken);
    expect(play(ken, 'define', { definition: fourth.hash })).toBeUndefined();
    attack(ken, 'b2', 'g2', 4);
    meet(ann, ken);
    const [fork] = forksOf(ann);
    if (!fork) throw new Error('no fork');
    settle(ann, fork, turned ? [...fork.heads].reverse() : fork.heads, keep);
    meet(ken, ann);
    expectAlike(ann, ken);
    expect(ann.projection.state.edition).toBe(fourth.hash);
    const lines = logLines(ann.projection);
    expect(lines.filter(({ title }) => title === 'Edition 4 holds from here on')).toHaveLength(1);
  });
});

test('whatever two phones play beside each other, they come to the same game, and no line is lost', () =>
  playOnTwoPhones(12, 42));

describe('an order that is sealed by a file, with a phone for each side', () => {
  const order = {
    ...{ title: 'Seal an order', step: 'main', sealed: 'own side' },
    ask: [
      { id: 'order', text: 80, say: 'The order' },
      { id: 'hour', number: [1, 3], say: 'Opens on turn' },
    ],
    do: [{ note: 'order', opens: 'hour' }],
  };
  const { sealed: _, ...open } = order;
  const game = { id: 'small', title: 'Small', edition: 2, by: 'A. Author', blurb: 'Made up.' };
  const sealing = definition({ actions: { order } });
  const WORDS = 'North at dawn';

  test.each([
    ['drops its action', {}],
    ['renames it', { orders: order }],
    ['unseals it', { order: open }],
    ['has it on', { order }],
  ])('is on no other phone before its turn, though a later edition %s', async (_name, actions) => {
    const later = definition({ game, actions }, 'two');
    const seat: Seat = begun(sealing, later);
    tap(seat, 'act:order', { 'order+hour': { order: WORDS, hour: 3 } }, { side: 'red', envelope: 0 });
    tap(seat, 'define', {}, { definition: 'two' });
    for (const _turn of [2, 3]) tap(seat, 'end-step');
    const editions = ownGame([sealing, later]) as Game<unknown>;
    const recorded = { entries: seat.projection.entries } as Parameters<typeof playApart>[1];
    const sealedAt: boolean[] = [];
    const { phones } = await playApart(editions, recorded, ({ phones }, line) => {
      const [red, blue] = phones;
      if (!red || !blue) throw new Error('two sit there');
      const isOpen = red.projection.entries.some(({ kind }) => kind === 'v1.Unsealed');
      const { entries, state } = blue.projection;
      const shown = [editions.table(state), editions.ledgers(state), logLines(blue.projection)];
      const all =
        JSON.stringify([entries, state, shown]) +
        messageText(messageFor('table', red.projection.entries, {}));
      expect(all.includes(WORDS), line.id).toBe(isOpen);
      if (entries.some(isSealed)) sealedAt.push(!isOpen);
    });
    expect(sealedAt).toContain(true);
    expect(sealedAt.at(-1)).toBe(false);
    for (const { projection } of phones) expect(projection.state).toEqual(stateOf(seat));
  });
});
