// @vitest-environment page
import { signal } from '@preact/signals';
import { describe, expect, it, vi } from 'vitest';
import { keysSwitch } from '../../src/app/device-settings';
import { route } from '../../src/app/route';
import type { Session } from '../../src/app/session';
import { setDice, setOddsShown } from '../../src/app/settings';
import type { OpenQuestion } from '../../src/core/journal/commands';
import * as spreads from '../../src/core/journal/spread';
import type { Prompt } from '../../src/core/play/prompt';
import { dropSettled } from '../../src/ui/ask/draft';
import { ProcedureScreen } from '../../src/ui/ask/procedure';
import { announcement } from '../../src/ui/kit/announce';
import { toy } from '../games/toy/toy';
import { open, say } from '../support/play';
import { until } from '../support/until';
import { atTable, sitDownNow } from './at-table';
import { control, draw, expectDrawn, freshPage, settled, tap, texts, type } from './drawn';

freshPage();

vi.mock('../../src/core/journal/spread', { spy: true });

type Kind<K extends Prompt['kind']> = Extract<Prompt, { kind: K }>;
const common = { key: 'k', rule: 'T2, –', title: 'What now?', working: [] };
const choice = (more: Partial<Kind<'choice'>> = {}): Kind<'choice'> => ({
  ...{
    ...common,
    kind: 'choice',
    options: [
      { value: 'a', label: 'Stand' },
      { value: 'b', label: 'Run' },
    ],
  },
  ...more,
});
const dice = (more: Partial<Kind<'dice'>> = {}): Kind<'dice'> => ({
  ...{ ...common, kind: 'dice', count: 1, sides: 6 },
  ...more,
});
const cell = (more: Partial<Kind<'cell'>>): Kind<'cell'> => ({
  ...{ ...common, kind: 'cell', chart: 'patrol', column: '2:1', row: '3', shape: { kind: 'losses', max: 4 } },
  ...more,
});

const slots = () => [...document.querySelectorAll('.slot')].map((slot) => slot.getAttribute('aria-label'));

let count = 0;
/** A game with this question open, and what is answered to it. */
function asked(prompt: Prompt, question: Partial<OpenQuestion> = {}, more: Partial<Session> = {}) {
  const table = sitDownNow(toy);
  open(table, 'begin');
  say(table, {});
  open(table, 'patrol', { side: 'fox' });
  count += 1;
  const session = atTable(table, { row: { id: `game-${count}` } });
  const answer = vi.fn(async () => true);
  const whole: OpenQuestion = {
    procedure: 'patrol',
    of: table.projection.open?.procedureRun.opened.id ?? '',
    ground: { before: table.projection.open?.before, args: { side: 'fox' }, answers: new Map() },
    title: 'Patrol',
    binding: false,
    overridable: [],
    passed: [],
    prompt,
    ...question,
  };
  const asking: Session = { ...session, question: signal(whole), answer, ...more };
  return { answer, session: asking, screen: <ProcedureScreen session={asking} question={whole} /> };
}
const submit = async () => {
  document.getElementById('ask')?.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
  await settled();
};
const press = async (key: string, more: KeyboardEventInit = {}, on: Element = document.body) => {
  on.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, ...more }));
  await settled();
};

describe('the sheet of a question', () => {
  it('names the procedure, the question, its rules, whose it is, what was answered before, and what is settled', () =>
    expectDrawn(
      'question-frame',
      asked(
        choice({
          side: 'owl',
          hint: 'Look at the map.',
          working: [
            { kind: 'fact', label: 'Drift', value: '+1', rule: 'T2' },
            { kind: 'result', label: 'The boat', value: '1/0' },
            { kind: 'warning', label: 'Fog' },
          ],
        }),
        { side: 'fox', previous: { kind: 'choice', value: 'b' } },
      ).screen,
      'header, main, .foot',
    ));

  it('does not say the title twice, and undone by its undo alone where it binds', () =>
    expectDrawn(
      'question-frame-once',
      asked(choice({ title: 'Patrol' }), { binding: true }).screen,
      'header, main, .foot',
    ));

  it('a side that the question is asked of comes before its heading where it is another than the procedure’s', async () => {
    await draw(asked(choice({ title: 'Patrol', side: 'owl' }), { side: 'fox' }).screen);
    expect(texts('.asked > *')).toEqual(['Owl', 'Patrol']);
    expect(texts('header .side')).toEqual(['Fox: Patrol']);
  });

  it('has the focus on its heading and stands at its top', async () => {
    const scroll = vi.spyOn(window, 'scrollTo');
    const focus = vi.spyOn(HTMLElement.prototype, 'focus');
    await draw(asked(choice()).screen);
    expect(focus.mock.calls).toEqual([[{ preventScroll: true }]]);
    expect(document.activeElement?.textContent).toBe('What now?');
    expect(scroll).toHaveBeenCalledWith(0, 0);
  });

  it('is taken back by Undo alone while it is the first, and with all before it by Cancel all', async () => {
    const cancel = vi.fn(async () => true);
    const cancelsMore = signal(false);
    await draw(asked(choice(), {}, { cancel, cancelsMore }).screen);
    expect(texts('.undo-line button')).toEqual(['Undo']);
    cancelsMore.value = true;
    await settled();
    expect(texts('.undo-line button')).toEqual(['Cancel all', 'Undo']);
    await tap('Cancel all');
    expect(cancel).toHaveBeenCalledOnce();
    expect(announcement.value.text).toBe('Cancelled.');
  });

  it('a value that was worked out leads to its override', async () => {
    const overridable = {
      kind: 'overridable',
      key: 'drift',
      label: 'Drift',
      rule: 'T2',
      value: 0,
      at: 0,
    } as const;
    const shape = { kind: 'number', min: -3, max: 3 } as const;
    const working = [{ kind: 'fact', label: 'Drift', value: '0' }] as const;
    await draw(asked(choice({ working }), { overridable: [{ ...overridable, shape }] }).screen);
    expect(texts('.way')).toEqual(['override']);
    await tap('Drift 0override');
    expect(route.value).toMatchObject({ view: 'override', item: 'drift' });
  });

  it('says what the game refused, until the next answer; what is wrong with a field stands there alone', async () => {
    const notice = signal({ code: 'x', message: 'The tap was not taken.' });
    await draw(asked(choice(), {}, { notice }).screen);
    expect(texts('[role=alert] p')).toEqual(['The tap was not taken.']);
    await draw(
      asked(choice(), {}, { notice: signal({ code: 'x', message: 'Too many.', field: 'n' }) }).screen,
    );
    expect(texts('[role=alert]')).toEqual([]);
  });

  it('of practice tables only one that reads a chart says so', async () => {
    const pack = signal({ ...asked(choice()).session.pack.value, practice: true });
    await draw(asked(cell({}), {}, { pack }).screen);
    expect(texts('header .practice')).toHaveLength(1);
    await draw(asked(choice(), {}, { pack }).screen);
    expect(texts('header .practice')).toHaveLength(0);
  });

  it('one side’s is behind a curtain that says no more than whose it is', async () => {
    await expectDrawn('question-sealed', asked(choice({ secret: 'owl' })).screen, 'header, main, .foot');
    await tap('Owl only: hold to open');
    expect(texts('h1')).toEqual(['What now?']);
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Curtain');
    await tap('Close the curtain');
    expect(texts('h1')).toEqual(['Sealed question']);
    expect(document.activeElement?.textContent).toBe('Owl only: hold to open');
    await draw(asked(choice({ secret: 'owl' }), { binding: true }).screen);
    expect(texts('.undo-line button')).toEqual(['Undo']);
  });
});

describe('a choice', () => {
  const options = (...labels: readonly string[]) => labels.map((label) => ({ value: label, label }));

  it('of a few short options is a row, and what was answered or is likely is the biggest', async () => {
    const { screen, answer } = asked(choice({ preselected: 'b' }));
    await expectDrawn('choice-short', screen, '.foot');
    await tap('Stand');
    expect(answer).toHaveBeenCalledWith('k', { kind: 'choice', value: 'a' });
    await draw(asked(choice({ preselected: 'b' }), { previous: { kind: 'choice', value: 'a' } }).screen);
    expect(texts('.foot .main')).toEqual(['Stand']);
  });

  it.each([
    ['a long option', options('Stand', 'Run to the shore')],
    ['one with a note', [{ value: 'a', label: 'Stand', note: '+1' }]],
    ['one that cannot be taken', [...options('Stand'), { value: 'b', label: 'Run', disabled: 'No wind.' }]],
  ])('%s makes a stack of them', async (_, given) => {
    await draw(asked(choice({ options: given })).screen);
    expect(document.querySelector('.foot .stack')?.children).toHaveLength(given.length);
    expect(texts('.foot .row')).toEqual([]);
  });

  it('many fill the page', async () => {
    await draw(asked(choice({ options: options('a', 'b', 'c', 'd', 'e') })).screen);
    expect(texts('.foot .row button')).toHaveLength(5);
    await draw(asked(choice({ options: options('a', 'b', 'c', 'd', 'e', 'f') })).screen);
    expect(texts('main .options button')).toHaveLength(6);
  });

  it('one that cannot be taken says why and is not taken', async () => {
    const off = { value: 'b', label: 'Run', note: 'quick', disabled: 'No wind.' };
    const { screen, answer } = asked(choice({ options: [...options('Stand'), off] }));
    await draw(screen);
    expect(control('RunNo wind.').getAttribute('aria-disabled')).toBe('true');
    await tap('RunNo wind.');
    expect(answer).not.toHaveBeenCalled();
  });

  it('the second half of a double tap is no answer', async () => {
    const { screen, answer } = asked(choice());
    await draw(screen);
    control('Stand').dispatchEvent(new MouseEvent('click', { detail: 2, bubbles: true }));
    expect(answer).not.toHaveBeenCalled();
    control('Stand').dispatchEvent(new MouseEvent('click', { detail: 1, bubbles: true }));
    expect(answer).toHaveBeenCalledOnce();
  });
});

describe('dice', () => {
  it('one of six is a row of faces with what each means, and the app rolls it', async () => {
    const { screen, answer } = asked(dice({ faceNotes: ['miss', '', '', '', '', 'hit'] }), {
      previous: { kind: 'dice', faces: [2], by: 'app' },
    });
    await expectDrawn('dice-one', screen, '.asked, .roll');
    await tap('6hit');
    expect(answer).toHaveBeenLastCalledWith('k', { kind: 'dice', faces: [6], by: 'physical' });
    await tap('Roll for me');
    expect(answer).toHaveBeenLastCalledWith('k', { kind: 'dice', faces: [expect.any(Number)], by: 'app' });
  });

  it.each([
    [['miss', 'miss', 'hit', 'hit', 'hit', 'hit'], 'dice faces'],
    [['stalled', 'lands freely'], 'dice faces'],
    [['damaged', 'destroyed'], 'dice faces wordy'],
    [['sunk', 'damaged'], 'dice faces wordy'],
    [['nothing', 'shot down by the Japanese'], 'dice faces noted wordy'],
  ])('faces that mean %j are laid out as %j', async (faceNotes, laid) => {
    await draw(asked(dice({ faceNotes })).screen);
    expect(document.querySelector('.faces')?.className).toBe(laid);
  });

  it('several are tapped one by one, and one of them may be tapped again', async () => {
    const { screen, answer } = asked(dice({ count: 3 }));
    await draw(screen);
    expect(slots()).toEqual(['Die 1: not yet, next', 'Die 2: not yet', 'Die 3: not yet']);
    expect(texts('.slots-total')).toEqual(['3 dice, one tap each']);
    await tap('4');
    expect(slots()).toEqual(['Die 1: 4', 'Die 2: not yet, next', 'Die 3: not yet']);
    expect(texts('.slots-total, .faces legend')).toEqual(['total so far 4', 'Your die 2 shows']);
    await tap('5');
    expect(texts('.slots-total')).toEqual(['total so far 9']);
    document.querySelector<HTMLElement>('.slot')?.click();
    await settled();
    expect(slots()).toEqual(['Die 1: 4, next', 'Die 2: 5', 'Die 3: not yet']);
    await tap('6');
    expect(slots()).toEqual(['Die 1: 6', 'Die 2: 5', 'Die 3: not yet, next']);
    await tap('1');
    expect(answer).toHaveBeenCalledWith('k', { kind: 'dice', faces: [6, 5, 1], by: 'physical' });
    expect(slots()[0]).toBe('Die 1: not yet, next');
  });

  it('half entered they outlive a look elsewhere, but not another question', async () => {
    const { screen, session } = asked(dice({ count: 2 }));
    await draw(screen);
    await tap('4');
    await draw(screen);
    expect(slots()).toEqual(['Die 1: 4', 'Die 2: not yet, next']);
    const other = { ...dice({ count: 2 }), key: 'other' };
    await draw(
      <ProcedureScreen
        session={session}
        question={{ ...(session.question.value as OpenQuestion), prompt: other }}
      />,
    );
    expect(slots()).toEqual(['Die 1: not yet, next', 'Die 2: not yet']);
  });

  it('several that are summed say what totals mean', async () => {
    const totals = Array.from({ length: 12 }, (_, i) => (i === 2 || i === 10 ? 'hit' : 'miss'));
    const { screen } = asked(dice({ count: 2, faceNotes: totals }));
    await draw(screen);
    const bars = () => texts('.stage .bars li');
    await until(() => expect(bars()).toEqual(['2, 4–10, 12: miss, 32 of 36', '3, 11: hit, 4 of 36']));
    await tap('1');
    const after = ['2, 4–7: miss, 5 of 6', '3: hit, 1 of 6'];
    await until(() => expect(bars()).toEqual(after));
    // Half entered it outlives a look elsewhere; a die that is to be tapped again can still come to anything.
    await draw(screen);
    await until(() => expect(bars()).toEqual(after));
    document.querySelector<HTMLElement>('.slot')?.click();
    await until(() => expect(bars()[1]).toBe('3, 11: hit, 4 of 36'));
  });

  it('read one by one each is called by its name', async () => {
    await draw(asked(dice({ count: 2, dieNames: ['Wind', 'Sea'], faceNotes: ['x'] })).screen);
    expect(texts('.slots-total, legend')).toEqual(['Wind', 'Your die 1 shows, Wind']);
    await tap('2');
    expect(texts('.slots-total, legend')).toEqual(['Sea', 'Your die 2 shows, Sea']);
    expect(texts('.roll > .soft')).toEqual([]);
  });

  it('and what its own faces mean', async () => {
    const miss = (face: number) => Array.from({ length: 6 }, (_, i) => (i + 1 < face ? 'miss' : 'hit'));
    const dieNotes = [miss(6), miss(3)];
    await draw(asked(dice({ count: 2, dieNames: ['Gun', 'Torpedo'], dieNotes })).screen);
    await until(() => expect(texts('.stage .bars li')).toEqual(['1–5: miss, 5 of 6', '6: hit, 1 of 6']));
    expect(texts('.stage > .soft')).toEqual(['Each die is read by itself.']);
    expect(texts('.face-note')).toEqual(dieNotes[0]);
    await tap('6hit');
    await until(() => expect(texts('.stage .bars li')).toEqual(['1–2: miss, 2 of 6', '3–6: hit, 4 of 6']));
    expect(texts('.face-note')).toEqual(dieNotes[1]);
  });

  it('each on a chart: only the rows that a die can come to, on the column of the next one', async () => {
    const rollPreview = { chart: 'patrol', each: true, columns: ['1:1', '2:1'], modifier: 2 } as const;
    await draw(asked(dice({ count: 2, rollPreview })).screen);
    await until(() => expect(texts('.stage .bars li')).toEqual(['not read yet, 6 of 6']));
    expect(texts('.stage .row-head')).toEqual(['3', '4', '5', '6']);
    expect(texts('.stage th.lit')).toEqual(['1:1']);
    await tap('4');
    expect(texts('.stage th.lit')).toEqual(['2:1']);
  });

  it('each on a chart with a row for every face: the chart alone says what can come of it', async () => {
    const rollPreview = { chart: 'patrol', each: true, columns: ['1:1', '2:1'] } as const;
    await draw(asked(dice({ count: 2, rollPreview })).screen);
    await until(() => expect(texts('.stage.told .row-head')).toEqual(['1', '2', '3', '4', '5', '6']));
    expect(texts('.stage .bars')).toEqual([]);
  });

  it('what can come of them stands above a chart that is longer than the screen, and else below it', async () => {
    const parts = () =>
      [...(document.querySelector('.stage')?.children ?? [])].map(({ className }) => className.split(' ')[0]);
    await draw(asked(dice({ rollPreview: { chart: 'patrol', column: '2:1' } })).screen);
    await until(() => expect(parts()).toEqual(['chart-box', 'bars']));
    const [long] = toy.charts.filter(({ rows }) => rows.labels.length > 8);
    await draw(asked(dice({ rollPreview: { chart: long?.id ?? '', column: 'calm' } })).screen);
    await until(() => expect(parts()).toEqual(['bars', 'chart-box']));
  });

  it('what is declared adds its dice, is sent along, and may change what the roll is called', async () => {
    const marks = [
      { value: 'ram', label: 'Ram her', dice: 1, dieName: 'Ram', titles: ['A miss', 'A hit'] },
      { value: 'flee', label: 'Flee', dice: 2 },
    ];
    const { screen, answer } = asked(dice({ marks }));
    await expectDrawn('dice-marks', screen, '.roll');
    const mark = async (label: string) => {
      [...document.querySelectorAll('label')]
        .find(({ textContent }) => textContent === label)
        ?.querySelector('input')
        ?.click();
      await settled();
    };
    await mark('Ram her');
    expect(texts('.slots-total')).toEqual(['Ram']);
    await mark('Flee');
    expect(texts('.slot')).toHaveLength(4);
    await mark('Flee');
    expect(texts('h1.question')).toEqual(['What now?']);
    await tap('2');
    expect(texts('h1.question')).toEqual(['A hit']);
    expect(texts('.slots-total')).toEqual(['Die 2']);
    await tap('5');
    expect(answer).toHaveBeenLastCalledWith('k', {
      kind: 'dice',
      faces: [2, 5],
      by: 'physical',
      marks: ['ram'],
    });
  });

  it('digits press faces, but not those that no die has, nor while something is typed, nor with another key', async () => {
    const { screen, answer } = asked(dice());
    await draw(screen);
    const field = document.body.appendChild(document.createElement('input'));
    const box = document.body.appendChild(document.createElement('input'));
    box.type = 'checkbox';
    for (const [key, more, on] of [
      ['7', {}, undefined],
      ['0', {}, undefined],
      ['x', {}, undefined],
      ['12', {}, undefined],
      ['4', { repeat: true }, undefined],
      ['4', { ctrlKey: true }, undefined],
      ['4', { metaKey: true }, undefined],
      ['4', { altKey: true }, undefined],
      ['4', {}, field],
    ] as const)
      await press(key, more, on);
    expect(answer).not.toHaveBeenCalled();
    keysSwitch.set(false);
    await press('4');
    expect(answer).not.toHaveBeenCalled();
    keysSwitch.set(true);
    await press('6', {}, box);
    expect(answer).toHaveBeenCalledWith('k', { kind: 'dice', faces: [6], by: 'physical' });
    await draw(<p />);
    await press('4');
    expect(answer).toHaveBeenCalledOnce();
  });

  it('who usually rolls for the side has the biggest button', async () => {
    setDice('a', 'physical');
    await draw(asked(dice({ side: 'fox' })).screen);
    expect(document.querySelector('.roll')?.className).toBe('roll first-physical');
    expect(control('Roll for me').className).toBe('plain');
    await draw(asked(dice({ side: 'owl' }), { side: 'fox' }).screen);
    expect(document.querySelector('.roll')?.className).toBe('roll first-app');
    await draw(asked(dice(), { side: 'fox' }).screen);
    expect(document.querySelector('.roll')?.className).toBe('roll first-physical');
    setDice('a', 'app');
  });

  it('with an outlook there is its chart, with what can come of it; the columns beside it at once for who wants them', async () => {
    await draw(asked(dice()).screen);
    expect(texts('.stage')).toEqual([]);
    const marks = [{ value: 'ram', label: 'Ram her', dice: 1 }];
    const odds = {
      attack: 4,
      defence: 2,
      labels: ['1:1', '2:1'],
      shift: 0,
      reading: 'cap-then-shift',
    } as const;
    const rollPreview = { chart: 'patrol', column: '2:1', odds };
    const prompt = dice({ rollPreview, marks });
    await draw(asked(prompt).screen);
    await until(() => expect(texts('.stage .bars li')).toEqual(['not read yet, 6 of 6']));
    expect(texts('.stage .way li')).toEqual(['4 : 2 = 2:1', '2:1']);
    expect(texts('.stage .chart-box th.lit')).toEqual(['2:1']);
    expect(texts('.breaks-line')).toEqual(['more attack won’t help · 1 more defence: 1:1']);
    const fold = () => document.querySelector<HTMLDetailsElement>('.stage details');
    expect(fold()?.open).toBe(false);
    setOddsShown('always');
    await draw(asked(prompt).screen);
    await until(() => expect(fold()?.open).toBe(true));
    expect(texts('.stage .breaks li').length).toBeGreaterThan(0);
    setOddsShown('demand');
  });

  it('counts the columns beside only where the roll is one at odds', async () => {
    const counted = vi.mocked(spreads.spreadOf).mockClear();
    const shifts = () => counted.mock.calls.map(([, , , , shift]) => shift);
    const rollPreview = { chart: 'patrol', column: '2:1' };
    await draw(asked(dice({ rollPreview })).screen);
    await until(() => expect(texts('.stage .bars li')).toEqual(['not read yet, 6 of 6']));
    expect(shifts()).toEqual([0]);
    expect(texts('.stage details')).toEqual([]);
    counted.mockClear();
    const odds = {
      attack: 4,
      defence: 2,
      labels: ['1:1', '2:1'],
      shift: 0,
      reading: 'cap-then-shift',
    } as const;
    await draw(asked(dice({ rollPreview: { ...rollPreview, odds } })).screen);
    await until(() => expect(texts('.stage details')).toHaveLength(1));
    expect(shifts()).toEqual([-1, 0, 1]);
  });
});

describe('a draw', () => {
  const from = [
    { value: 'heron', label: 'Heron' },
    { value: 'stork', label: 'Stork', note: 'big' },
    { value: 'ibis', label: 'Ibis', disabled: 'Out.' },
  ];
  const prompt = { ...common, kind: 'draw', from } as const;

  it('is tapped as the hand drew it, or made here from what is left', async () => {
    const { screen, answer } = asked(prompt);
    await expectDrawn('draw', screen, 'form, .foot > .main');
    await tap('IbisOut.');
    expect(answer).not.toHaveBeenCalled();
    await tap('Storkbig');
    expect(answer).toHaveBeenLastCalledWith('k', { kind: 'draw', value: 'stork', by: 'physical' });
    await tap('Draw for me');
    expect(answer).toHaveBeenLastCalledWith('k', {
      kind: 'draw',
      value: expect.stringMatching(/^(heron|stork)$/),
      by: 'app',
    });
  });

  it('from an empty cup is not made', async () => {
    const { screen, answer } = asked({ ...prompt, from: from.slice(2) });
    await draw(screen);
    expect((control('Draw for me') as HTMLButtonElement).disabled).toBe(true);
    expect(answer).not.toHaveBeenCalled();
  });
});

describe('a form', () => {
  const prompt: Kind<'form'> = {
    ...common,
    kind: 'form',
    submit: 'Send it',
    checks: [],
    fields: [
      { key: 'n', label: 'Boats', kind: 'number', min: 0, max: 9, hint: 'All of them.', rule: 'T4' },
      { key: 'low', label: 'Shift', kind: 'number', min: -2, max: 2, initial: -1 },
      { key: 'name', label: 'Name', kind: 'text', maxLength: 20, optional: true },
      { key: 'hex', label: 'Hex', kind: 'text', maxLength: 4, optional: true, initial: '1630' },
      {
        key: 'by',
        label: 'By',
        kind: 'choice',
        options: [
          { value: 'a', label: 'Air' },
          { value: 's', label: 'Sea' },
        ],
      },
      { key: 'on', label: 'On', kind: 'flags', options: [{ value: 'l', label: 'Lamps' }], initial: ['l'] },
      {
        key: 'more',
        label: 'More',
        kind: 'text',
        maxLength: 9,
        optional: true,
        when: { field: 'by', includes: ['s'] },
      },
    ],
  };

  it('has a field for each fact, with its hint and its rule', () =>
    expectDrawn('form', asked(prompt).screen, 'form, .foot > .main'));

  it('hides what depends on another fact, and shows it with it', async () => {
    await draw(asked(prompt).screen);
    const labels = () => texts('.field-label').filter((label) => label.startsWith('More'));
    expect(labels()).toEqual([]);
    document.querySelector<HTMLInputElement>('input[value=s]')?.click();
    await settled();
    expect(labels()).toEqual(['More (optional)']);
  });

  it('scrolls to what is asked only now, says so, and leaves the focus where it is', async () => {
    await draw(asked(prompt).screen);
    const scrolled: string[] = [];
    vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function (this: Element, how) {
      scrolled.push(`${this.id} ${JSON.stringify(how)}`);
    });
    const sea = document.querySelector<HTMLInputElement>('input[value=s]');
    sea?.focus();
    sea?.click();
    await settled();
    expect(scrolled).toEqual(['field-more {"block":"nearest"}']);
    expect(announcement.value.text).toBe('Now asked: More');
    expect(document.activeElement).toBe(sea);
  });

  it('says what is needed until it is there, and what may be left out', async () => {
    await draw(asked(prompt).screen);
    const marks = () => texts('.field-label > .soft');
    const needed = () =>
      [...document.querySelectorAll('[aria-required]')].map((one) => [
        one.id,
        one.getAttribute('aria-required'),
      ]);
    expect(marks()).toEqual([' required', ' (optional)', ' (optional)', ' required']);
    expect(needed()).toEqual([['field-n', 'true']]);
    await tap('Boats: one more');
    document.querySelector<HTMLInputElement>('input[value=a]')?.click();
    await settled();
    expect(marks()).toEqual([' (optional)', ' (optional)']);
    expect(needed()).toEqual([]);
  });

  it('chooses what follows from what is typed, says it, and lets it be changed', async () => {
    const [at, by] = [prompt.fields[3], prompt.fields[4]];
    if (at?.kind !== 'text' || by?.kind !== 'choice') throw new Error('The fields have moved.');
    const follows = { field: 'hex', values: { 3020: 's', 2124: 'x' } };
    const fields = [at, { ...by, initial: 'a', follows }];
    await draw(asked({ ...prompt, fields }).screen);
    const chosen = () =>
      [...document.querySelectorAll<HTMLInputElement>('input:checked')].map((i) => i.value);
    const hex = document.getElementById('field-hex') as HTMLInputElement;
    for (const [text, follows] of [
      ['2124', ['a']],
      ['3020', ['s']],
      ['302', ['a']],
      ['3020', ['s']],
    ] as const) {
      hex.value = text;
      hex.dispatchEvent(new Event('input', { bubbles: true }));
      await settled();
      expect(chosen(), text).toEqual(follows);
    }
    expect(announcement.value.text).toBe('By: s');
    document.querySelector<HTMLInputElement>('input[value=a]')?.click();
    await settled();
    expect(chosen()).toEqual(['a']);
    expect(hex.value).toBe('3020');
  });

  it('is sent as it stands; what is refused is told at its field, which has the focus, until it is changed', async () => {
    const { screen, answer } = asked(prompt);
    await draw(screen);
    await submit();
    expect(answer).not.toHaveBeenCalled();
    expect(texts('[role=alert]')).toEqual(['Boats: a whole number from 0 to 9. Nothing is recorded yet.']);
    const field = document.getElementById('field-n') as HTMLInputElement;
    expect(document.activeElement).toBe(field);
    expect([field.getAttribute('aria-invalid'), field.getAttribute('aria-describedby')]).toEqual([
      'true',
      'field-n-note',
    ]);
    await tap('Boats: one more');
    expect([field.value, texts('[role=alert]')]).toEqual(['0', []]);
    await tap('Boats: one more');
    await tap('Shift: one less');
    await tap('Shift: one less');
    for (const value of ['a', 'l']) {
      document.querySelector<HTMLInputElement>(`input[value=${value}]`)?.click();
      await settled();
    }
    await submit();
    expect(answer).toHaveBeenCalledWith('k', {
      kind: 'form',
      values: { n: 1, low: -2, name: '', hex: '1630', by: 'a', on: [], more: '' },
    });
  });

  it('begins with what was answered before, and keeps what is typed while one looks elsewhere', async () => {
    const { screen } = asked(prompt, { previous: { kind: 'form', values: { n: 7, by: 's' } } });
    await draw(screen);
    expect((document.getElementById('field-n') as HTMLInputElement).value).toBe('7');
    expect(texts('.asked > .soft')).toEqual([]);
    const name = document.getElementById('field-name') as HTMLInputElement;
    name.value = 'Ken';
    name.dispatchEvent(new Event('input', { bubbles: true }));
    await draw(screen);
    expect((document.getElementById('field-name') as HTMLInputElement).value).toBe('Ken');
  });
});

describe('a cell of a chart', () => {
  const given = (value: unknown, more: object = {}) => ({
    ...{ kind: 'cell', chart: 'patrol', column: '2:1', row: '3', value, source: 'mapsheet', pack: 'own:toy' },
    ...more,
  });
  const pick = async (name: string, value: string) => {
    document.querySelector<HTMLInputElement>(`input[name=${name}][value="${value}"]`)?.click();
    await settled();
  };

  it('is brought into sight as the page grows, but not from under a link that has the focus', async () => {
    let grown = () => {};
    vi.stubGlobal(
      'ResizeObserver',
      class {
        constructor(told: () => void) {
          grown = told;
        }
        observe() {}
        disconnect() {}
      },
    );
    const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView').mockReturnValue(undefined);
    await draw(asked(cell({})).screen);
    scrolled.mockClear();
    grown();
    expect(scrolled.mock.instances).toEqual([document.querySelector('.chart .cell')]);
    document.querySelector<HTMLElement>('a[href]')?.focus();
    expect(document.activeElement?.matches('a')).toBe(true);
    grown();
    expect(scrolled).toHaveBeenCalledTimes(1);
    vi.unstubAllGlobals();
    scrolled.mockRestore();
  });

  it('of losses is two bars, and nothing is set to begin with', async () => {
    const { screen, answer } = asked(cell({}));
    await expectDrawn('cell-losses', screen, 'form, .foot > fieldset, .foot > .main');
    await submit();
    expect(texts('.foot [role=alert]')).toEqual([
      "Tap the attacker's loss: 0 if your sheet says 0. Nothing is recorded yet.",
    ]);
    expect(document.activeElement?.id).toBe('loss-attacker');
    await pick('loss-attacker', '0');
    expect(texts('[role=alert]')).toEqual([]);
    await submit();
    expect(texts('.foot [role=alert]')).toEqual([
      "Tap the defender's loss: 0 if your sheet says 0. Nothing is recorded yet.",
    ]);
    await pick('loss-defender', '2');
    expect(texts('td.cell')[0]).toContain('0/2');
    await submit();
    expect(answer).toHaveBeenCalledWith('k', given({ attacker: 0, defender: 2 }));
  });

  it('of two numbers that the chart names asks for them by their names', async () => {
    const names = { attacker: 'Aborted', defender: 'Destroyed' };
    const { screen, answer } = asked(cell({ shape: { kind: 'losses', max: 8, names } }));
    await draw(screen);
    expect(texts('.foot legend')).toEqual(['Aborted', 'Destroyed']);
    await submit();
    expect(texts('.foot [role=alert]')).toEqual([
      'Tap a number for Aborted: 0 if your sheet says 0. Nothing is recorded yet.',
    ]);
    await pick('loss-attacker', '1');
    await tap('More for Destroyed');
    await pick('loss-defender', '7');
    await submit();
    expect(answer).toHaveBeenCalledWith('k', given({ attacker: 1, defender: 7 }));
  });

  it('rare losses open below, and stand open where one was given before', async () => {
    await draw(asked(cell({ shape: { kind: 'losses', max: 7 } })).screen);
    const values = () =>
      [...document.querySelectorAll<HTMLInputElement>('input[name=loss-attacker]')].map(({ value }) => value);
    expect(values()).toEqual(['0', '1', '2', '3', '4']);
    await tap('More for the attacker');
    expect(values()).toEqual(['0', '1', '2', '3', '4', '5', '6', '7']);
    expect(control('More for the attacker').getAttribute('aria-expanded')).toBe('true');
    await tap('More for the attacker');
    expect(values()).toHaveLength(5);
    const previous = given({ attacker: 6, defender: 4 }) as never;
    await draw(asked(cell({ shape: { kind: 'losses', max: 7 } }), { previous }).screen);
    expect(values()).toHaveLength(8);
    expect(document.querySelectorAll('input[name=loss-defender]')).toHaveLength(5);
    expect(texts('td.cell')[0]).toContain('6/4');
    await draw(asked(cell({ shape: { kind: 'losses', max: 5 } })).screen);
    expect(values()).toHaveLength(6);
  });

  it('of a few numbers is a key for each', async () => {
    const { screen, answer } = asked(cell({ shape: { kind: 'number', min: -3, max: 3 } }), {
      previous: given(-2) as never,
    });
    await expectDrawn('cell-few', screen, '.foot > fieldset');
    await tap('−1');
    expect(answer).toHaveBeenCalledWith('k', given(-1));
  });

  it('of many numbers is typed, and what is no number is refused', async () => {
    const { screen, answer } = asked(cell({ shape: { kind: 'number', min: -20, max: 20 } }));
    await draw(screen);
    expect(texts('td.cell')[0]).toContain('?');
    expect((document.getElementById('cell-number') as HTMLInputElement).inputMode).toBe('text');
    const field = document.getElementById('cell-number') as HTMLInputElement;
    field.value = '12x';
    field.dispatchEvent(new Event('input', { bubbles: true }));
    await settled();
    expect(texts('td.cell')[0]).toContain('12x');
    await submit();
    expect(answer).not.toHaveBeenCalled();
    expect(field.getAttribute('aria-invalid')).toBe('true');
    field.value = '-12';
    field.dispatchEvent(new Event('input', { bubbles: true }));
    await settled();
    await submit();
    expect(answer).toHaveBeenCalledWith('k', given(-12));
    await draw(
      asked(cell({ shape: { kind: 'number', min: 0, max: 20 } }), { previous: given(-4) as never }).screen,
    );
    const again = document.getElementById('cell-number') as HTMLInputElement;
    expect([again.value, again.inputMode]).toEqual(['−4', 'numeric']);
    await draw(asked(cell({ shape: { kind: 'number', min: 0, max: 7 } })).screen);
    expect(texts('.foot .face')).toHaveLength(8);
    await draw(asked(cell({ shape: { kind: 'number', min: 0, max: 8 } })).screen);
    expect(texts('.foot .face')).toHaveLength(0);
  });

  it('of words is a key for each, and the one of before is marked', async () => {
    const options = [
      { value: 'y', label: 'Yes' },
      { value: 'n', label: 'No' },
    ];
    const { screen, answer } = asked(cell({ shape: { kind: 'choice', options } }), {
      previous: given('n') as never,
    });
    await expectDrawn('cell-words', screen, '.foot > fieldset');
    await tap('Yes');
    expect(answer).toHaveBeenCalledWith('k', given('y'));
  });
});

describe('what was half answered, as the browser gives it back', () => {
  const fields: Kind<'form'>['fields'] = [
    { kind: 'number', key: 'boats', label: 'Boats', min: 0, max: 9 },
    { kind: 'flags', key: 'with', label: 'With', options: [{ value: 'lamp', label: 'A lamp' }] },
    { kind: 'choice', key: 'sea', label: 'Sea', options: [{ value: 'rough', label: 'Rough' }] },
  ];
  const marks = [{ value: 'ram', label: 'Ram her', dice: 1 }];
  const form = { ...common, kind: 'form', fields, checks: [], submit: 'Go' } as const;
  const heads = { ...common, kind: 'heads', chart: 'patrol', axis: 'columns', offered: ['2:1'] } as const;
  const good = { boats: '7', with: ['lamp'], sea: 'rough' };
  const KINDS: readonly (readonly [string, Prompt, string, unknown, readonly unknown[]])[] = [
    ['dice', dice({ count: 2 }), 'faces', [4, 0], [[4], [4, 4], [7, 0], [4, 0, 0], [1.5, 0], ['4', 0]]],
    ['marks', dice({ marks }), 'marks', ['ram'], [['none'], 'ram', { ram: true }]],
    ['losses', cell({}), 'attacker', ['2'], [['5'], ['x'], [2], [''], '2']],
    ['a number', cell({ shape: { kind: 'number', min: -99, max: 99 } }), 'text', '12', [['12']]],
    ['words', cell({ shape: { kind: 'words', most: 9 } }), 'text', 'fog', [{ text: 'fog' }]],
    ['columns', heads, 'heads', ['3:1'], ['3:1', [3]]],
    [
      'a form',
      form,
      'form',
      good,
      [
        { ...good, boats: 7 },
        { ...good, with: ['oar'] },
        { ...good, sea: 'calm' },
        { ...good, more: 'x' },
        { boats: '7', with: ['lamp'] },
        ...[[good], { ...good, with: { length: 1 } }],
      ],
    ],
  ];
  /** What stands there once this was kept of the question. */
  async function given(prompt: Prompt, parts: (asked: string) => string) {
    const { screen, session } = asked(prompt);
    const { id } = session.row.value;
    localStorage.setItem(`war-diary:asked:${id}`, parts(`${session.question.value?.of}:${prompt.key}`));
    await draw(screen);
    const typed = [...document.querySelectorAll('input')].map(({ value, checked }) => `${value} ${checked}`);
    return [document.body.innerHTML.replaceAll(id, 'game'), ...typed].join();
  }

  it.each(KINDS)(
    '%s: stands there again; what the question cannot hold counts as nothing',
    async (_, prompt, part, fit, wrong) => {
      const none = await given(prompt, () => '');
      const keep = (kept: unknown) => (asked: string) => JSON.stringify({ asked, parts: { [part]: kept } });
      expect(await given(prompt, keep(fit))).not.toBe(none);
      for (const kept of [null, 9, true, {}, [null], [[]], ...wrong])
        expect(await given(prompt, keep(kept)), JSON.stringify(kept)).toBe(none);
    },
  );

  it('what is no draft, or of another question, counts as nothing', async () => {
    const prompt = dice({ count: 2 });
    const none = await given(prompt, () => '');
    const parts = { faces: [4, 0] };
    for (const text of ['{"asked":', 'null', '7', '[]', '{}', JSON.stringify({ asked: 'other:k', parts })])
      expect(await given(prompt, () => text), text).toBe(none);
    for (const parts of [null, 7, []])
      expect(await given(prompt, (asked) => JSON.stringify({ asked, parts }))).toBe(none);
  });

  it('a form that is folded away stands open where it is not as it was offered', async () => {
    const folded = { ...form, fold: 'Nothing else' };
    expect(await given(folded, () => '')).toContain('<details');
    const kept = await given(folded, (asked) => JSON.stringify({ asked, parts: { form: good } }));
    expect(kept).toContain('7 false');
    expect(kept).not.toContain('<details');
  });

  it('goes with its question, which a tab that only follows may not know yet', async () => {
    const following = signal(true);
    const { screen, session } = asked(dice({ count: 2 }), {}, { following });
    await draw(screen);
    await tap('4');
    const kept = () => localStorage.getItem(`war-diary:asked:${session.row.value.id}`);
    const behind = { ...session, question: signal(undefined) };
    const stop = dropSettled(behind);
    expect(kept()).toContain('{"faces":[4,0]}');
    following.value = false;
    expect(kept()).toBeNull();
    stop();
  });

  it('is written down as it is typed, as far as it is not too much', async () => {
    const { screen, session } = asked(cell({ shape: { kind: 'words', most: 500_000 } }));
    await draw(screen);
    const kept = () => localStorage.getItem(`war-diary:asked:${session.row.value.id}`);
    const write = async (text: string) => {
      const field = document.querySelector('input');
      if (field) field.value = text;
      field?.dispatchEvent(new Event('input', { bubbles: true }));
      await settled();
    };
    await write('fog');
    expect(kept()).toContain('{"text":"fog"}');
    await write('fog'.repeat(100_000));
    expect(kept()).toBeNull();
    await draw(screen);
    expect(document.querySelector('input')?.value).toHaveLength(300_000);
  });
});

describe('the columns of a chart', () => {
  const prompt = {
    ...common,
    kind: 'heads',
    chart: 'patrol',
    axis: 'columns',
    offered: ['1:1', '2:1'],
  } as const;

  it('are offered, made what the sheet shows, and confirmed', async () => {
    const { screen, answer } = asked(prompt);
    await expectDrawn('heads', screen, 'form, .foot > .main');
    await type('Another column', '3-1');
    await tap('Add');
    expect((control('Another column') as HTMLInputElement).value).toBe('');
    expect(document.activeElement).toBe(control('Another column'));
    await type('Column 1', '1 to 2');
    await tap('Remove column 2:1');
    await submit();
    expect(answer).toHaveBeenCalledWith('k', {
      ...{ kind: 'heads', chart: 'patrol', axis: 'columns', heads: ['1:2', '3:1'] },
      ...{ source: 'mapsheet', pack: 'own:toy' },
    });
  });

  it.each([
    {
      ...{ printed: { offered: ['6-9'], totals: true as const }, such: '1, 6-9 or 70+' },
      ...{ typed: ['2 to 5'], heads: ['2-5', '6-9'] },
    },
    {
      ...{ printed: { offered: [] }, such: '1:2 or 3:1' },
      ...{ typed: ['3-1', '1/2'], heads: ['1:2', '3:1'] },
    },
  ] as const)('are typed where the rules print $printed, two at least', async (row) => {
    const { printed, such, typed, heads: labels } = row;
    const { screen, answer } = asked({ ...prompt, ...printed });
    await draw(screen);
    const told = [`Type the columns of your sheet from left to right, such as ${such}.`];
    expect(texts('#ask p')).toEqual(told);
    await submit();
    expect(texts('.foot [role=alert]')).toEqual([
      'A chart has 2 to 12 columns, as printed. Nothing is recorded yet.',
    ]);
    for (const head of typed) {
      await type('Another column', head);
      await submit();
    }
    expect(texts('#ask p')).toEqual(told);
    expect(answer).not.toHaveBeenCalled();
    await submit();
    expect(answer).toHaveBeenCalledWith('k', expect.objectContaining({ heads: labels }));
  });

  it('Enter adds one that is typed, and says what is none', async () => {
    const { screen, answer } = asked(prompt, {
      previous: {
        ...{ kind: 'heads', chart: 'patrol', axis: 'columns' },
        heads: ['4:1'],
        source: 'mapsheet',
        pack: 'x',
      },
    });
    await draw(screen);
    expect((control('Column 1') as HTMLInputElement).value).toBe('4:1');
    await type('Another column', 'many');
    await submit();
    expect(texts('.foot [role=alert]')).toEqual([
      '"many" is not odds such as 1:2 or 3:1. Your columns are unchanged. Nothing is recorded yet.',
    ]);
    await type('Another column', '5:1');
    await submit();
    expect((control('Column 2') as HTMLInputElement).value).toBe('5:1');
    expect(answer).not.toHaveBeenCalled();
    const first = control('Column 1') as HTMLInputElement;
    first.value = '6 - 1';
    first.dispatchEvent(new Event('blur'));
    await settled();
    expect((control('Column 1') as HTMLInputElement).value).toBe('6:1');
  });
});

it('tells with a result what the file of a game says to do about it', async () => {
  const working = [
    { kind: 'die', label: 'Die', value: '4', faces: [4] },
    { kind: 'result', label: 'The boat', value: '1/0' },
    { kind: 'reminder', label: 'Turn it over' },
    { kind: 'reminder', label: 'Move it back one hex', author: true },
    { kind: 'warning', label: 'Fog' },
  ] as const;
  await draw(asked(choice({ working })).screen);
  expect(texts('.result .told-line')).toEqual(['Move it back one hex', 'Note: Fog']);
});
