import { describe, expect, it } from 'vitest';
import { checkForm } from '../../src/core/form';
import { houseRulesOf } from '../../src/core/house-rules';

const { defaults, fields, changes } = houseRulesOf({
  pulls: { label: 'Pulls', rule: '5.8', options: { all: 'All', four: 'Four' } },
  marker: {
    label: 'Marker',
    rule: '10.9',
    options: { unit: 'A unit', marker: 'No unit' },
    missing: 'marker',
  },
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
