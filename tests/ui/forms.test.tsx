// @vitest-environment page
import { describe, expect, it, vi } from 'vitest';
import type { Session } from '../../src/app/session';
import { emptyPack } from '../../src/core/charts/pack';
import { ProcedureScreen } from '../../src/ui/ask/procedure';
import { announcement } from '../../src/ui/kit/announce';
import { everythingCloseIn, KNOWN } from '../games/iph/close-in';
import { atTheCup, HEADS, inBattle, inCombat, inSetUp } from '../games/iph/tables';
import { open, say, type Table } from '../support/play';
import { atTable } from './at-table';
import { draw, expectOutline, freshPage, settled, tap, texts } from './drawn';

freshPage();

let count = 0;
/** The open question of a game on its screen, and what is answered to it. */
async function asked(table: Table<never>, pack = KNOWN) {
  count += 1;
  const answer = vi.fn(async () => true);
  const session: Session = { ...atTable(table, { pack, row: { id: `form-${count}` } }), answer };
  const question = session.question.value;
  if (!question) throw new Error('nothing is asked');
  await draw(<ProcedureScreen session={session} question={question} />);
  await settled();
  return { answer, session };
}
const pick = async (name: string) => {
  document.querySelector<HTMLInputElement>(`input[value="${name}"]`)?.click();
  await settled();
};
const submit = async () => {
  document.getElementById('ask')?.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
  await settled();
};
const main = () => texts('.foot .main');

describe('a form that leads to a roll on odds', () => {
  /** What has no name of its own stands beside its label. */
  const field = async (key: string, text: string) => {
    const input = document.getElementById(`field-${key}`) as HTMLInputElement;
    input.value = text;
    input.dispatchEvent(new Event('input', { bubbles: true }));
    await settled();
  };

  it('[10.2, 10.8, 10.11] says the way to the column, what can come of it and what would change it, and so does its button', async () => {
    await asked(inBattle(HEADS));
    expect(texts('.odds-ahead')).toEqual(['For the odds fill in: Attack factors']);
    expect(main()).toEqual(['Attack']);
    await field('attack', '18');
    expect(texts('.odds-ahead')).toEqual(['For the odds fill in: Defence factors']);
    expect(main()).toEqual(['Attack']);
    await field('defence', '5');
    await pick('rough');
    expect(texts('.odds-ahead .way li')).toEqual(['18 : 5 = 3:1', 'Terrain (rough) 1L', '2:1']);
    expect(texts('.odds-ahead .breaks-line')).toEqual(['2 more attack: 3:1 · 2 more defence: 1:1']);
    expect(main()).toEqual(['Attack on 2:1']);
    expectOutline('form-ahead', '.odds-ahead');
    await pick('concentric');
    expect(main()).toEqual(['Attack on 3:1']);
    await field('defence', '');
    expect(main()).toEqual(['Attack']);
    expect(texts('.odds-ahead .way')).toEqual([]);
  });

  it('counts what nobody has read as unread, and names the cell that has to be read first', async () => {
    await asked(inBattle(HEADS), emptyPack('own:iph', 'iph', 'Ours'));
    await field('attack', '8');
    await field('defence', '4');
    await pick('rough');
    expect(document.querySelector('.stack-bar')?.getAttribute('aria-label')).toContain('not read yet');
    await pick('mountain');
    expect(texts('.odds-ahead')[0]).toMatch(/^First: Terrain Effects Chart, .*Mountain/);
    expect(main()).toEqual(['Attack']);
  });

  it('[7.14] tells the columns that the dice before it lead to, as likely as they are', async () => {
    const table = everythingCloseIn();
    open(table, 'begin-jp-phase', { phase: 'combat' });
    open(table, 'battle', { attacker: 'jp' });
    await asked(table);
    await field('attack', '12');
    await field('defence', '4');
    await field('near', '1');
    await settled();
    expect(texts('.odds-ahead .way li')[0]).toBe('12 : 4 = 3:1');
    const parts = texts('.odds-ahead .way li')
      .slice(1)
      .map((words) => Number(/ (\d+) %$/.exec(words)?.[1]));
    expect(parts.length).toBeGreaterThan(1);
    expect(Math.abs(parts.reduce((sum, part) => sum + part, 0) - 100)).toBeLessThan(3);
    expect(texts('.odds-ahead .breaks-line')).toEqual(['First: US planes: do they fly?']);
    expect(document.querySelectorAll('.stack-bar .part').length).toBeGreaterThan(2);
  });

  it('[6.8] the American declaration, which knows no defence yet, says nothing, and Japan’s defence all of it', async () => {
    const table = atTheCup('24-fight');
    open(table, 'battle', { attacker: 'us' });
    say(table, HEADS);
    await asked(table);
    expect(texts('.odds-ahead')).toEqual([]);
    expect(main()).toEqual(['Ask for Japan’s factors']);
    say(table, { attack: 9, terrain: 'clear', beachhead: 'in' });
    await asked(table);
    await field('defence', '3');
    expect(texts('.odds-ahead .way li')).toEqual(['9 : 3 = 3:1', 'Beachhead 1L', '2:1']);
    expect(main()).toEqual(['Defend on 2:1']);
  });
});

describe('what an option does', () => {
  it('[10.8, 10.12, 7.1] stands on its button as the sheet has it, and nothing where it has not been read', async () => {
    await asked(inBattle(HEADS));
    const options = () =>
      Object.fromEntries(
        [...document.querySelectorAll('.option')].map((option) => [
          option.firstElementChild?.textContent,
          option.querySelector('.option-effect')?.textContent?.trim(),
        ]),
      );
    expect(options()).toMatchObject({
      Clear: undefined,
      Rough: '1L',
      Mountain: '2L',
      Concentric: '1R',
      Hiei: '+6',
    });
    await asked(inBattle(HEADS), emptyPack('own:iph', 'iph', 'Ours'));
    expect(options()).toMatchObject({ Rough: '1L', Mountain: undefined, City: undefined });
  });
});

describe('a field that is folded away', () => {
  it('opens by its button, takes the focus, and is among the values when it is empty', async () => {
    const { answer } = await asked(inBattle(HEADS));
    expect(document.getElementById('field-hex')).toBeNull();
    await submit();
    expect(answer).not.toHaveBeenCalled();
    await tap('Hex number: add a hex');
    expect(document.activeElement?.id).toBe('field-hex');
    expectOutline('form-keypad', '.keypad');
  });
});

describe('a hex by its number', () => {
  const taking = () => {
    const table = inCombat();
    open(table, 'hex', { to: 'jp' });
    return table;
  };
  const SAID = (number: string) => [
    [
      'which-hex',
      { kind: 'choice', value: 'other' },
      { key: 'hex-number', answer: { kind: 'form', values: { number } } },
    ],
  ];

  it('[3.6] proposes those that begin so, is taken by two digits where one is known, and says what it is worth', async () => {
    const { answer } = await asked(taking());
    expectOutline('by-number', '.keypad, .by-name, .foot .main');
    expect(main()).toEqual(['Take']);
    await tap('2');
    expect(announcement.value.text).toMatch(/^\d+ known hexes fit$/);
    await tap('8');
    expect(texts('.proposal')).toEqual(['2821 Pearl City +1 VP']);
    expect(announcement.value.text).toBe('1 known hex fits');
    expect(main()).toEqual(['Take 2821, +1 VP']);
    await submit();
    expect(answer.mock.calls).toEqual(SAID('2821'));
  });

  it('of several that begin so the first stands on the button, and a tap says another', async () => {
    await asked(taking());
    await tap('2');
    await tap('1');
    expect(texts('.proposal')).toEqual(['2124 oil storage +1 VP', '2125 Schofield Barracks +1 VP']);
    expect(main()).toEqual(['Take 2124, +1 VP']);
    await tap('2125 Schofield Barracks +1 VP');
    expect(main()).toEqual(['Take 2125, +1 VP']);
    expect(texts('.box').join('')).toBe('2125');
  });

  it('any four digits are a hex; fewer, or none that a map has, are refused beside the keys, and nothing is sent', async () => {
    const { answer } = await asked(taking());
    await submit();
    expect(texts('.foot .error')[0]).toContain('Hex number: please fill this in.');
    for (const digit of '199') await tap(digit);
    expect(main()).toEqual(['Take 199']);
    await submit();
    expect(texts('.foot .error')[0]).toContain('four digits');
    await tap('9');
    await submit();
    expect(texts('.foot .error')[0]).toContain('four digits');
    expect(answer).not.toHaveBeenCalled();
    await tap('Take back a digit');
    await tap('Take back a digit');
    expect(texts('.foot .error')).toEqual([]);
    await tap('1');
    await tap('7');
    expect(main()).toEqual(['Take 1917']);
    await submit();
    expect(answer.mock.calls).toEqual(SAID('1917'));
  });

  it('digit keys type wherever the focus is, and never more than there are boxes', async () => {
    await asked(taking());
    for (const key of '29991') {
      document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
      await settled();
    }
    expect(texts('.box').join('')).toBe('2999');
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Backspace', bubbles: true }));
    await settled();
    expect(texts('.box').join('')).toBe('299');
  });

  it('[11.1] one that may not be entered is refused with its reason', async () => {
    const { answer } = await asked(taking());
    for (const digit of '3020') await tap(digit);
    await submit();
    expect(texts('.foot .error')[0]).toContain('Nobody enters while Battleship Row is there (11.1).');
    expect(answer).not.toHaveBeenCalled();
  });

  it('[4.4] a hex read in a game before is proposed too, with what it is worth', async () => {
    const pack = {
      ...KNOWN,
      cells: { ...KNOWN.cells, hexes: { 'kind|2119': { value: 'airfield', at: 1 } as never } },
    };
    await asked(taking(), pack as never);
    for (const digit of '211') await tap(digit);
    expect(texts('.proposal')).toEqual(['2119 airfield +2 VP']);
    expect(main()).toEqual(['Take 2119, +2 VP']);
  });

  it('[3.3, 9.14] of hexes that are alike one stands for all, with how many are taken', async () => {
    const table = inCombat();
    open(table, 'hex', { to: 'jp' });
    say(table, 'honolulu-1', {});
    open(table, 'hex', { to: 'jp' });
    const { answer } = await asked(table);
    const alike = texts('.by-name button').filter((words) => /Honolulu|Fort/.test(words));
    expect(alike).toEqual(['Honolulu 1 of 5 +1 VP', 'Fort 0 of 7 +1 VP']);
    await tap('Honolulu 1 of 5 +1 VP');
    expect(answer.mock.calls).toEqual([['which-hex', { kind: 'choice', value: 'honolulu-2' }]]);
  });
});

describe('who loses the steps', () => {
  it('[10.9, 10.10] asks first what is left there, and names the side of each force', async () => {
    const table = inSetUp();
    table.pack = KNOWN;
    say(table, { registers: 'on' });
    open(table, 'reveal-landing');
    say(table, { first: '1630', centre: '1631', last: '1632' }, 'none', 'none');
    open(table, 'landing');
    say(table, {}, 0, [1, 1, 1, 1], 0, [1, 1, 1, 1], 0, [1, 1, 1, 1]);
    open(table, 'begin-jp-phase', { phase: 'combat' });
    open(table, 'battle', { attacker: 'jp' });
    say(table, { attack: 8, defence: 4, terrain: 'clear', hex: '1730' }, 6);
    await asked(table);
    expect(texts('#ask .field-label').map((words) => words.replace(/^(Ann|Ken) | 10\.9$/g, ''))).toEqual([
      'What is left in 1730? required',
      ...['24th', '25th', 'USMC'].map((force) => `${force}: steps lost, of 1`),
      'SNLF: steps lost, of 2',
    ]);
    expect(texts('#ask .field-label .side')).toEqual(['Ann', 'Ann', 'Ann', 'Ann', 'Ken']);
    expect(document.querySelectorAll('#ask .field-label .tone-a')).toHaveLength(4);
  });
});
