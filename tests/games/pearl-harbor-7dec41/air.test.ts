import { describe, expect, it } from 'vitest';
import type { Prompt } from '../../../src/core/play/prompt';
import {
  attacksOf,
  capacityOf,
  rangeOf,
  reachOf,
} from '../../../src/games/pearl-harbor-7dec41/data/aircraft';
import { SHIPS } from '../../../src/games/pearl-harbor-7dec41/data/ships';
import { newSquadron, type TypeId } from '../../../src/games/pearl-harbor-7dec41/data/squadrons';
import type { PearlState } from '../../../src/games/pearl-harbor-7dec41/state/state';
import { CONFIRMED, formOf, isLost, jp, KATE, over, SBD, TBD, VAL, ZERO } from './air';
import { everyThrow, shareOf } from './every-throw';
import { inPlay, played } from './pearl';
import { heldToRows, rowsUnder } from './rows';

heldToRows();

describe('Air Attack Ops', () => {
  const TYPES: { readonly [name: string]: TypeId } = {
    'B-17': 'b17',
    PBY: 'pby',
    'A-20': 'a20',
    'B-18': 'b18',
    'US TBD': 'tbd',
    'US dive bomber': 'sbd',
    'US carrier fighter': 'f4f',
    Kate: 'kate',
    Val: 'val',
    Zero: 'zero',
  };
  const ranges = rowsUnder('Daylight (only)').filter(([, { expect: wanted }]) => 'rangeHexes' in wanted);
  it.each(ranges)('%s', (_, { given, expect: wanted }) => {
    expect(rangeOf(TYPES[String(given.type)] as TypeId)).toBe(wanted.rangeHexes);
  });

  /** PH-40: B-17s may not be sent a hex too far. */
  const stretched = rowsUnder('Daylight (only)').filter(
    ([, { given }]) => 'hexes' in given && given.type !== 'B-17',
  );
  it.each(stretched)('%s', (_, { given, expect: wanted }) => {
    const type = TYPES[String(given.type)] as TypeId;
    const hexes = Number(given.hexes);
    expect(hexes <= reachOf(type)).toBe(wanted.legal);
    if (!wanted.legal) return;
    const squadron = type === 'kate' ? KATE : TBD;
    const ways = everyThrow(over(), 'crash', { squadron });
    const crashes = shareOf(ways, ({ state }) => isLost(state, squadron));
    const percent: { readonly [share: string]: number } = { '0': 0, '1/4': 25, '1/2': 50 };
    expect(percent[hexes <= rangeOf(type) ? '0' : crashes]).toBe(wanted.crashPercent);
  });

  it.each(rowsUnder('Akagi, Kaga, Shok'))('%s', (_, { given, expect: wanted }) => {
    const names = (given.carriers as string[] | undefined) ?? [String(given.carrier)];
    for (const name of names) {
      const carrier = SHIPS.find((ship) => ship.name === name);
      const capacity = carrier && capacityOf(carrier);
      if (wanted.capacity) expect(capacity).toBe(wanted.capacity);
      else expect(capacity).toBeLessThan(Number(wanted.capacityBelow));
    }
  });

  it('the US need not wait for Japan’s attack', () => {
    const script = [
      ['squadron', SBD],
      ['sortie', { bombed: 'transport' }],
      ['cap', 'no'],
      ['aa', [1, 1]],
      ['hit', 3],
    ] as const;
    expect(played(inPlay(), 'strike', script, { side: 'us' }).state.game.transports).toBe(7);
  });

  it('nobody attacks at night, and Japan not before it opens the harbour', () => {
    const night = over({ cursor: { turn: 5, step: 'air' } });
    expect(played(night, 'strike', [], { side: 'us' }).outcome.events).toEqual([]);
    expect(played(inPlay(), 'strike', [], { side: 'jp' }).outcome.trace).toContainEqual({
      kind: 'warning',
      label: 'Japan must reveal the attack first.',
    });
  });
});

describe('Altitude', () => {
  it.each(rowsUnder('AntiAircraft').filter(([, { given }]) => 'level' in given))(
    '%s',
    (_, { given, expect: wanted }) => {
      const type = given.engines === 'single' ? 'sbd' : 'b17';
      const profiles = attacksOf(newSquadron(type, 'One', 'base')).map(({ profile }) => profile);
      expect(given.level === 'high' ? profiles.includes('ha') : profiles.some((each) => each !== 'ha')).toBe(
        wanted.legal,
      );
    },
  );
});

describe('Air Missions', () => {
  const attacking = (state: PearlState) =>
    played(
      state,
      'strike',
      [
        ['squadron', VAL],
        ['sortie', { bombed: 'nevada' }],
        ['hit', [1, 1]],
      ],
      { side: 'jp' },
    );
  const notes = (prompt: Prompt | undefined) =>
    prompt?.kind === 'choice'
      ? prompt.options.filter(({ note }) => note?.includes('attacked')).map(({ value }) => value)
      : [];
  it('who has attacked in this phase is noted and comes last', () => {
    const once = attacking(over({}, { attackAlert: 'phase' }));
    expect(notes(once.prompts[0])).toEqual([]);
    expect(() => attacking(once.state)).toThrow('Has attacked in this impulse.');
    const { prompts, state } = attacking(played(once.state, 'next-impulse').state);
    expect(notes(prompts[0])).toEqual([VAL]);
    expect(prompts[0]?.kind === 'choice' && prompts[0].options.at(-1)?.value).toBe(VAL);
    expect(played(state, 'end-phase').state.game.attacked).toEqual([]);
  });
});

describe('One Target', () => {
  const caught = ['oahu-p-40b-1', 'oahu-p-40b-2', 'oahu-p-40b-3'];
  const raid = (squadron: string, service: string, hits: readonly (readonly number[])[]) =>
    played(
      over(),
      'strike',
      [
        ['squadron', squadron],
        ['sortie', { bombed: 'field' }],
        ['field', { service, caught }],
        ...caught.map((id, i) => [`hit-${id}`, hits[i] ?? [1, 1]] as const),
      ],
      { side: 'jp' },
    );
  it('each squadron on the field is attacked', () => {
    const { state, prompts } = raid(VAL, 'army', [
      [6, 1],
      [1, 1],
      [3, 4],
    ]);
    expect(prompts.filter(({ kind }) => kind === 'dice')).toHaveLength(3);
    expect(caught.map((id) => isLost(state, id))).toEqual([true, false, true]);
  });
  it('fighters strafe a field and nothing else (PH-37)', () => {
    const { prompts, state } = raid(ZERO, 'army', [[6, 6]]);
    const field = formOf(prompts, 'sortie').fields.find(({ key }) => key === 'bombed');
    expect(field?.kind === 'choice' && field.options.map(({ value }) => value)).toEqual(['field']);
    expect(isLost(state, caught[0] ?? '')).toBe(true);
  });
  it('the Army’s alert counts for its fields, the Navy’s for the others (PH-26)', () => {
    const state = over({ command: { army: CONFIRMED, navy: { reports: 0 } } });
    const lost = (service: string, key: string, id: string) =>
      shareOf(jp(state, VAL, { bombed: 'field' }, { field: { service, [key]: [id] } }), (way) =>
        isLost(way.state, id),
      );
    expect(lost('army', 'caught', 'oahu-p-40b-1')).toBe('2/3');
    expect(lost('navy', 'caughtNavy', 'kaneohe-pby-9')).toBe('3/4');
  });
});
