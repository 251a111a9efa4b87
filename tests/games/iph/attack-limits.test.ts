// What a declaration offers, takes and warns of.
import { describe, expect, it } from 'vitest';
import type { FormPrompt, Prompt } from '../../../src/core/play/prompt';
import { iph } from '../../../src/games/iph/game';
import type { IphState } from '../../../src/games/iph/state/state';
import { drive, type Script } from '../../support/drive';
import { applyAll, atTurn, packOf, someShips, withShips } from '../../support/iph';

const NO_LOSS = Object.fromEntries(
  ['1:3', '1:2', '1:1', '2:1', '3:1', '4:1'].map((odds) => [`crt ${odds} 1`, { attacker: 0, defender: 0 }]),
);
const TERRAINS = ['clear', 'rough', 'mountain', 'city', 'installation', 'fortification', 'oil', 'airfield'];
const SHEET = packOf({ ...Object.fromEntries(TERRAINS.map((kind) => [`tec shift ${kind}`, 0])), ...NO_LOSS });

const combat = (more: Partial<IphState> = {}, turn = 3): IphState =>
  atTurn(turn, { jpPhases: { movement: 'owed', combat: 'underway' }, ...more });
const chit = (current: string): IphState => atTurn(3, { current } as Partial<IphState>);

function battle(state: IphState, args: { readonly [key: string]: string | boolean }, declare: object) {
  const { attacker } = args;
  const script: Script = [
    ['declare', declare as never],
    ...(attacker === 'us' ? [['defence', { defence: 4 }] as const] : []),
    ['crt', 1],
  ];
  const { outcome, prompts } = drive(iph, state, 'battle', args, script, SHEET);
  return { after: applyAll(state, outcome.events), trace: outcome.trace, form: prompts[0] as FormPrompt };
}
const attack = (state: IphState, hex: string, factors = 8) =>
  battle(
    state,
    { attacker: state.current ? 'us' : 'jp' },
    { attack: factors, ...(state.current ? {} : { defence: 4 }), terrain: 'rough', hex },
  );
const keys = (form: Prompt) => (form as FormPrompt).fields.map(({ key }) => key);

describe('[10.3] who attacked and what was attacked in this phase', () => {
  const WARNING = { kind: 'warning', label: '2124 was attacked in this phase already', rule: '10.3' };

  it('is told with the next declaration, of the same phase only', () => {
    const first = attack(chit('24-fight'), '2124', 12);
    expect(first.form.hint ?? '').not.toContain('2124');
    const second = attack(first.after, '2225', 5);
    expect(second.form.hint).toContain('Already attacked: 2124, rough, with 12 (10.3)');
    const third = attack(second.after, '2326');
    expect(third.form.hint).toContain('Already attacked: 2124, rough, with 12; 2225, rough, with 5 (10.3)');
    const later = attack({ ...third.after, current: '25-fight' }, '2124');
    expect(later.form.hint).not.toContain('Attacked so far');
    expect(later.trace).not.toContainEqual(expect.objectContaining(WARNING));
  });

  it.each([
    ['US', chit('24-fight')],
    ['Japanese', combat()],
  ])('a second %s attack on a hex is warned of, and goes on', (_, state) => {
    const { after, trace } = attack(attack(state, '2124').after, '2124');
    expect(trace).toContainEqual(expect.objectContaining(WARNING));
    expect(after.attacked).toHaveLength(2);
  });

  it('[10.4] IPH-40: momentum may, and is not warned', () => {
    const state = { ...attack(combat(), '2124').after, momentum: true };
    const again = { attack: 8, defence: 4, terrain: 'rough', hex: '2124' };
    const { trace } = battle(state, { attacker: 'jp', momentum: true }, again);
    expect(trace).not.toContainEqual(expect.objectContaining(WARNING));
  });

  it('where no number is given, the ground is told', () => {
    const { after } = attack(combat(), '');
    expect(attack(after, '').form.hint).toBe('Already attacked: rough, with 8 (10.3).');
  });

  it('of a game of 1.0.0 nothing is known, and nothing is kept', () => {
    const fought = { type: 'v1.BattleFought', attacker: 'jp', attack: 8, defence: 4, shift: 0 };
    const old = { ...fought, column: '2:1', face: 1, attackerLoss: 0, defenderLoss: 0, banzai: false };
    expect('attacked' in applyAll(combat(), [old])).toBe(false);
  });
});

describe('[10.12] concentric', () => {
  const offered = (state: IphState, declare: object, args: object = {}) => {
    const { form } = battle(state, { attacker: 'jp', ...args }, { attack: 8, defence: 4, ...declare });
    return form;
  };
  const shownOn = ({ fields }: FormPrompt) => {
    const facts = fields.find(({ key }) => key === 'facts');
    return facts?.kind === 'flags' && facts.options.some(({ value }) => value === 'concentric')
      ? facts.when
      : 'never';
  };

  it('[10.4] is not offered to a momentum force: it attacks alone, out of one hex', () => {
    const form = offered(combat({ momentum: true }), { terrain: 'clear' }, { momentum: true });
    expect(shownOn(form)).toBe('never');
  });

  it('is offered only where it can count: not into a city, an installation, a fort or Ford Island', () => {
    const form = offered(combat(), { terrain: 'clear', facts: ['concentric'] });
    expect(shownOn(form)).toEqual({
      field: 'terrain',
      includes: ['clear', 'rough', 'mountain', 'oil', 'airfield'],
    });
  });

  it('[11.2] off Ford Island is asked on all ground, in momentum too', () => {
    const gone = combat({ gone: ['bbrow'], momentum: true });
    for (const args of [{}, { momentum: true }]) {
      const declare = { terrain: 'installation', from: ['off-ford'], offFord: 6 };
      const { form, trace } = battle(
        gone,
        { attacker: 'jp', ...args },
        { attack: 2, defence: 4, ...declare },
      );
      expect(keys(form)).toContain('from');
      // 2, and 6 halved.
      expect(trace).toContainEqual(expect.objectContaining({ kind: 'odds', label: '5 : 4' }));
    }
  });
});

describe('[10.2] factors are said, never taken as they stand', () => {
  const unsaid = ({ fields }: FormPrompt) =>
    fields.filter((field) => field.kind === 'number' && field.initial === undefined).map(({ key }) => key);

  it('both totals of a Japanese attack', () => {
    const { form } = attack(combat(), '');
    expect(unsaid(form)).toEqual(['attack', 'defence']);
    const blank: Script = [['declare', { attack: 8, terrain: 'clear' }]];
    expect(() => drive(iph, combat(), 'battle', { attacker: 'jp' }, blank, SHEET)).toThrow('form.number');
  });

  it('[10.14, 11.2] factors in a fort and off Ford Island, and the defence of Japan', () => {
    const state = { ...chit('24-fight'), gone: ['bbrow'] } as IphState;
    const script: Script = [
      ['declare', { attack: 8, terrain: 'clear' }],
      ['defence', { defence: 4 }],
      ['crt', 1],
    ];
    const { prompts } = drive(iph, state, 'battle', { attacker: 'us' }, script, SHEET);
    expect(unsaid(prompts[0] as FormPrompt)).toEqual(['fromFort', 'offFord']);
    expect(unsaid(prompts[1] as FormPrompt)).toEqual(['defence']);
  });
});

describe('[7.13] interdiction set out in two goes', () => {
  const planes = withShips(atTurn(5), someShips(4, 0, 0));
  const over = (...hexes: string[]): Script => [
    [
      'missions',
      { planes: String(hexes.length), ...Object.fromEntries(hexes.map((hex, i) => [`hex-${i + 1}`, hex])) },
    ],
  ];
  const fly = (state: IphState, ...hexes: string[]) =>
    applyAll(state, drive(iph, state, 'interdiction', {}, over(...hexes)).outcome.events);

  it('no two planes lie over one hex', () => {
    const first = fly(planes, '2124', '2222');
    expect(fly(first, '2326').turnUse.interdiction).toEqual(['2124', '2222', '2326']);
    expect(() => fly(first, '2326', '2222')).toThrow('form.never');
  });
});

describe('[8.5] units stalled on the beach', () => {
  it('are listed all turn, for they defend and neither move nor attack till it ends', () => {
    const stalled = [{ hex: '1631', snlf: 1, ija: 2 }];
    for (const state of [combat({ stalled }), { ...chit('24-move'), stalled }, atTurn(3, { stalled })]) {
      const panel = iph.table(state).panels.find(({ title }) => title === 'Stalled on the beach');
      expect(panel).toMatchObject({ rows: [{ label: '1631: no move, no attack', value: '1 SNLF, 2 IJA' }] });
    }
  });
});
