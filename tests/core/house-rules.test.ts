import { describe, expect, it } from 'vitest';
import { checkForm, isShown } from '../../src/core/play/form';
import { houseRulesOf } from '../../src/core/play/house-rules';

const { defaults, fields, changes } = houseRulesOf({
  pulls: { label: 'Pulls', rule: '5.8', options: { all: 'All', four: 'Four' } },
  marker: {
    label: 'Marker',
    rule: '10.9',
    options: { unit: 'A unit', marker: 'No unit' },
    missing: 'marker',
  },
});

describe('a switch that is offered no longer', () => {
  const old = houseRulesOf({
    pulls: { label: 'Pulls', rule: '5.8', options: { all: 'All', four: 'Four' } },
    dice: { label: 'Dice', rule: '1.1', options: { high: 'High', low: 'Low' }, retired: true },
  });
  const shown = (now: { readonly [key: string]: string }) =>
    old.fields(now).filter((field) => isShown(field, {}));

  it('is in no new game, and on no form', () => {
    expect(old.defaults).toEqual({ pulls: 'all' });
    expect(shown({ pulls: 'all', dice: 'low' }).map(({ key }) => key)).toEqual(['pulls']);
    expect(checkForm(old.fields(old.defaults), [], { pulls: 'four', dice: '' })).toEqual({
      ok: true,
      value: { pulls: 'four' },
    });
  });

  it('stays with a game that has it, whatever else is changed', () => {
    const [, dice] = old.fields({ pulls: 'all', dice: 'low' });
    expect(dice?.initial).toBe('low');
    expect(checkForm(old.fields(old.defaults), [], { pulls: 'four', dice: 'low' })).toEqual({
      ok: true,
      value: { pulls: 'four', dice: 'low' },
    });
    expect(old.changes({ pulls: 'all', dice: 'low' }, { pulls: 'four', dice: 'low' })).toEqual([
      'Pulls: Four',
    ]);
    expect(old.changes({ pulls: 'all' }, { pulls: 'all', dice: 'low' })).toEqual(['Dice: Low']);
  });

  it('never holds what it could not say', () => {
    expect(checkForm(old.fields(old.defaults), [], { pulls: 'all', dice: 'wild' })).toEqual({
      ok: true,
      value: { pulls: 'all' },
    });
  });
});

describe('a switch that came after a game began', () => {
  it('has our reading first in a new game', () => {
    expect(defaults).toEqual({ pulls: 'all', marker: 'unit' });
    expect(fields(defaults).map((field) => [field.key, field.initial])).toEqual([
      ['pulls', 'all'],
      ['marker', 'unit'],
    ]);
  });

  it('means in the game what was done before there was the switch', () => {
    expect(fields({ pulls: 'four' }).map(({ initial }) => initial)).toEqual(['four', 'marker']);
    expect(changes({ pulls: 'four' }, { pulls: 'four', marker: 'marker' })).toEqual([]);
    expect(changes({ pulls: 'four' }, { pulls: 'four', marker: 'unit' })).toEqual(['Marker: A unit']);
  });

  it('means the same in an answer from then that is read again', () => {
    expect(checkForm(fields(defaults), [], { pulls: 'four' })).toEqual({
      ok: true,
      value: { pulls: 'four', marker: 'marker' },
    });
    expect(checkForm(fields(defaults), [], { marker: 'unit' })).toMatchObject({ ok: false });
  });
});
