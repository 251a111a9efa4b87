import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { aboutOption, OPTION_IDS, type OptionId } from '../../../src/games/usn-deluxe/data/options';
import { aboutScenario, SCENARIO_IDS } from '../../../src/games/usn-deluxe/data/scenarios';
import { SET_UPS } from '../../../src/games/usn-deluxe/data/set-ups';
import { open, question, say, sitDown, type Table } from '../../support/play';
import { usnDeluxe } from './game';

const ROOT = new URL('../../../src/games/usn-deluxe/', import.meta.url);
const RULES = ['data', 'state', 'procedures', 'steps', 'views']
  .flatMap((folder) =>
    readdirSync(new URL(folder, ROOT), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.ts') && !/^(options|house)\.ts$/.test(file))
      .map((file) => readFileSync(new URL(`${folder}/${file}`, ROOT), 'utf8')),
  )
  .join('\n');

/** Asked of the state, or named by a row of the data that counts only with it. */
const isRead = (id: OptionId): boolean =>
  RULES.includes(`(state, '${id}')`) ||
  RULES.includes(`includes('${id}')`) ||
  RULES.includes(`'opt:${id}'`) ||
  new RegExp(`needs: '(?:\\S+ )*!?${id}(?: \\S+)*'`).test(RULES);

const atSetUp = (...answers: readonly never[]) => {
  const table = sitDown(usnDeluxe) as unknown as Table<never>;
  open(table, 'set-up', { charts: 'own' });
  say(table, ...answers);
  return question(table);
};

describe('0.2: optional rules', () => {
  it.each(OPTION_IDS.filter((id) => !aboutOption(id).later))('%s is offered, and a rule reads it', (id) => {
    expect(isRead(id)).toBe(true);
  });
  it('what comes later is offered nowhere, and named', () => {
    const prompt = atSetUp('g5' as never);
    if (prompt?.kind !== 'form') throw new Error('no form');
    const field = prompt.fields.find(({ key }) => key === 'options');
    if (field?.kind !== 'flags') throw new Error('no switches');
    const offered = field.options.map(({ value }) => value);
    const later = OPTION_IDS.filter((id) => aboutOption(id).later);
    expect(offered.filter((id) => later.includes(id as OptionId))).toEqual([]);
    expect(field.hint).toContain('Beach defence');
    // Mid-war points are mandatory in Game 5, and not asked about.
    expect(offered).not.toContain('midwar');
    expect(offered).toContain('china');
  });
  it('one that rests on another is not taken without it', () => {
    const table = sitDown(usnDeluxe) as unknown as Table<never>;
    open(table, 'set-up', { charts: 'own' });
    say(table, 'g2');
    expect(() => say(table, { j: 'Ken', a: 'Ann', options: ['resiliency'] })).toThrow();
    expect(question(table)?.key).toBe('players');
    say(table, { j: 'Ken', a: 'Ann', options: ['resiliency', 'training'] });
    expect(question(table)?.key).toBe('house');
  });
});

describe('1.1: scenarios', () => {
  it('those that can be played to a verdict are offered, the others are shown as coming', () => {
    const prompt = atSetUp();
    if (prompt?.kind !== 'choice') throw new Error('no choice');
    const open = prompt.options.filter(({ disabled }) => disabled === undefined).map(({ value }) => value);
    expect(open).toEqual(['g1', 'g2', 'g3', 'g4', 'g5', 'coral', 'midway', 'solomons', 'cruz']);
    expect(prompt.options).toHaveLength(19);
    expect(open.every((id) => id in SET_UPS)).toBe(true);
    for (const id of SCENARIO_IDS) expect(aboutScenario(id).to).toBeGreaterThan(aboutScenario(id).from);
  });
});
