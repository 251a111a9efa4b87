import { describe, expect, it } from 'vitest';
import { answersFit } from '../../../src/core/journal/commands';
import { foldJournal } from '../../../src/core/journal/projection';
import { checkForm, type FormValues } from '../../../src/core/play/form';
import { outlookOf } from '../../../src/core/play/outlook';
import { packLookup, runProcedure } from '../../../src/core/play/procedure';
import type { Answer, FormPrompt } from '../../../src/core/play/prompt';
import { actionsOn, type Hull } from '../../../src/core/play/view';
import { pearlHarbor } from '../../../src/games/pearl-harbor-7dec41/game';
import type { PearlState } from '../../../src/games/pearl-harbor-7dec41/state/state';
import type { Script } from '../../support/drive';
import { ALERTED, KATE, over, VAL, withShip, ZERO } from './air';
import { inPlay, played } from './pearl';

const ARGS = { side: 'jp', first: 'target' };
const lookup = packLookup(pearlHarbor.charts, pearlHarbor.practice);

/** The form that follows on a target. */
function formOn(state: PearlState, target: string): FormPrompt {
  const def = pearlHarbor.procedures.strike;
  const answers = new Map<string, Answer>([['target', { kind: 'choice', value: target }]]);
  const run = def && runProcedure(def, state, ARGS, answers, lookup);
  if (run?.status !== 'asking' || run.prompt.kind !== 'form') throw new Error(`no form on ${target}`);
  return run.prompt;
}
function field(form: FormPrompt, key: string) {
  const found = form.fields.find((each) => each.key === key);
  return found && 'options' in found ? found : undefined;
}
const change = (state: PearlState, ids: readonly string[], to: object): PearlState => ({
  ...state,
  game: {
    ...state.game,
    squadrons: state.game.squadrons.map((each) => (ids.includes(each.id) ? { ...each, ...to } : each)),
  },
});
const refused = (form: FormPrompt, values: FormValues): string | undefined => {
  const checked = checkForm(form.fields, form.checks, values);
  return checked.ok ? undefined : checked.problem.message;
};

describe('[Air Strikes] Japan strikes a target', () => {
  const cases: readonly (readonly [name: string, target: string, then: Script, before: Script])[] = [
    [
      'a torpedo at a battleship',
      'oklahoma',
      [['sortie', { squadron: KATE, attack: 'torpedo' }]],
      [
        ['squadron', KATE],
        ['sortie', { attack: 'torpedo', torpedoed: 'oklahoma' }],
      ],
    ],
    [
      'bombs at a sheltered one',
      'arizona',
      [['sortie', { squadron: VAL }]],
      [
        ['squadron', VAL],
        ['sortie', { bombed: 'arizona' }],
      ],
    ],
  ];
  it.each(cases)('%s comes to the same as by its squadron first', (_, target, then, before) => {
    const state = over();
    const roll = [['hit', [6, 6]]] as const;
    const now = played(state, 'strike', [['target', target], ...then, ...roll], ARGS);
    const bySquadron = played(state, 'strike', [...before, ...roll], { side: 'jp' });
    expect(now.outcome.events).toEqual(bySquadron.outcome.events);
    // Beside the target, which can be changed by a tap.
    expect(now.outcome.trace.filter(({ prompt }) => prompt !== 'target')).toEqual(bySquadron.outcome.trace);
  });

  it('over an airfield whoever is on it is asked next', () => {
    const { outcome } = played(
      over(),
      'strike',
      [
        ['target', 'field'],
        ['sortie', { squadron: ZERO }],
        ['field', { service: 'army', caught: ['oahu-p-40b-1'] }],
        ['hit-oahu-p-40b-1', [6, 6]],
      ],
      ARGS,
    );
    expect(outcome.events).toContainEqual({
      type: 'v1.SquadronLost',
      squadron: 'oahu-p-40b-1',
      how: 'destroyed on the ground',
    });
  });

  it('the squadrons lie by carrier and type, each with how it is', () => {
    const state = change(
      over({ attacked: [VAL, 'kaga-kaga-val'], struck: { at: { turn: 2, impulse: 1 }, squadrons: [VAL] } }),
      ['soryu-soryu-kate'],
      { lost: true },
    );
    const squadrons = field(formOn(state, 'nevada'), 'squadron');
    const grid = squadrons?.kind === 'choice' ? squadrons.grid : undefined;
    expect(grid?.columns).toEqual(['Zero', 'Val', 'Kate']);
    const of = (id: string | undefined) => squadrons?.options.find(({ value }) => value === id);
    expect(
      grid?.rows.map(({ label, values }) => [label, ...values.map((id) => of(id)?.note)].join(' | ')),
    ).toEqual([
      'Akagi | fields only | flown | ready',
      'Kaga | fields only | flown | ready',
      'Soryu | fields only | ready | lost',
      'Hiryu | fields only | ready | ready',
      'Shokaku | fields only | ready | ready',
      'Zuikaku | fields only | ready | ready',
    ]);
    expect(
      squadrons?.options.flatMap(({ value, disabled }) => (disabled ? [`${value}: ${disabled}`] : [])),
    ).toEqual(
      expect.arrayContaining([
        `${ZERO}: Fighters strafe airfields only.`,
        `${VAL}: Has attacked in this impulse.`,
        'soryu-soryu-kate: This squadron is lost.',
      ]),
    );
    // One that has attacked in this phase may be sent again: the players know its mission.
    expect(of('kaga-kaga-val')?.disabled).toBeUndefined();
  });

  it('no row for a carrier without squadrons, and a guest stands below the grid', () => {
    const state = change(over(), [ZERO, VAL, KATE], { base: 'hiryu', home: 'akagi' });
    const squadrons = field(formOn(state, 'field'), 'squadron');
    const grid = squadrons?.kind === 'choice' ? squadrons.grid : undefined;
    expect(grid?.rows.map(({ label }) => label)).not.toContain('Akagi');
    const placed = grid?.rows.flatMap(({ values }) => values) ?? [];
    const outside = squadrons?.options.map(({ value }) => value).filter((id) => !placed.includes(id));
    expect(outside).toEqual([ZERO, VAL, KATE]);
    expect(placed).toContain('hiryu-hiryu-kate');
  });
});

describe('what Kates carry', () => {
  const loads = (state: PearlState, target: string) =>
    field(formOn(state, target), 'attack')?.options.map(({ label }) => label);

  it('[One Target] a torpedo at a ship, nowhere ashore', () => {
    const beaten = over();
    const ships = beaten.game.ships.map((ship) => ({ ...ship, status: 'damaged' as const }));
    const open = { ...beaten, game: { ...beaten.game, ships } };
    expect(loads(over(), 'nevada')).toEqual(['Torpedo', 'Bombs', 'AP bombs']);
    for (const target of ['field', 'tank', 'dockyard'])
      expect(loads(open, target)).toEqual(['Bombs', 'AP bombs']);
  });

  it('[Hit Results] none into a sheltered berth, and says why (PH-53)', () => {
    expect(loads(over(), 'arizona')).toEqual(['Bombs', 'AP bombs']);
    expect(field(formOn(over(), 'arizona'), 'attack')?.hint).toBe('No torpedo can hit Arizona in harbour.');
    expect(loads(withShip(over(), 'arizona', { place: 'sea' }), 'arizona')).toContain('Torpedo');
  });

  it('[Armor-piercing] one load for each squadron (PH-35)', () => {
    const kates = over()
      .game.squadrons.filter(({ type }) => type === 'kate')
      .map(({ id }) => id);
    const form = formOn(change(over(), [KATE], { apUsed: true }), 'nevada');
    const ap = (squadron: string) => refused(form, { squadron, attack: 'ap', fighters: [] });
    expect(ap(KATE)).toBe('It has already dropped its one armour-piercing load.');
    expect(ap('kaga-kaga-kate')).toBeUndefined();
    expect(loads(change(over(), kates, { apUsed: true }), 'nevada')).toEqual(['Torpedo', 'Bombs']);
  });

  it('[Interception] Army fighters do not fly over a fleet at sea (PH-30)', () => {
    const p40 = (target: string) =>
      field(formOn(over(), target), 'fighters')?.options.find(({ value }) => value === 'oahu-p-40b-1')
        ?.disabled;
    expect(p40('enterprise')).toBe('Army fighters do not fly over a fleet at sea.');
    expect(p40('nevada')).toBeUndefined();
  });
});

describe('[Airstrike Hits] the chance above the button is the one that is rolled', () => {
  const states = [
    ['nobody alerted', over()],
    ['alerted', over(ALERTED)],
    ['low dice', over({}, { faces: 'low' })],
    ['at sea', withShip(over(), 'nevada', { place: 'sea' })],
  ] as const;
  it.each(states)('%s', (_, state) => {
    let compared = 0;
    const ships = state.game.ships.filter(({ side }) => side === 'us');
    for (const { id, name } of ships)
      for (const squadron of [VAL, KATE]) {
        const form = formOn(state, id);
        const ways =
          squadron === KATE ? (field(form, 'attack')?.options.map(({ value }) => value) ?? []) : [''];
        for (const attack of ways) {
          const values = { squadron, ...(attack && { attack }), fighters: [] };
          const told = form.outlook && outlookOf(form.outlook, form.fields, values);
          const hint = hitHint(state, id, values);
          expect(told?.words).toMatch(/^Akagi (?:Val|Kate), (?:torpedo|bombs|AP bombs): hits$/);
          expect(hint, `${name} ${squadron} ${attack}`).toContain(`(${told?.value})`);
          compared += 1;
        }
      }
    expect(compared).toBeGreaterThan(30);
  });

  /** What the dice of the hit are asked with, whatever comes before them. */
  function hitHint(state: PearlState, target: string, values: FormValues): string {
    const def = pearlHarbor.procedures.strike;
    const answers = new Map<string, Answer>([['target', { kind: 'choice', value: target }]]);
    for (;;) {
      const run = def && runProcedure(def, state, ARGS, answers, lookup);
      if (run?.status !== 'asking') throw new Error('no roll');
      for (const { key, answer } of run.looked) answers.set(key, answer);
      const { prompt } = run;
      if (prompt.key === 'hit') return prompt.hint ?? '';
      if (prompt.kind === 'form') answers.set(prompt.key, { kind: 'form', values });
      else if (prompt.kind === 'choice') answers.set(prompt.key, { kind: 'choice', value: 'no' });
      else if (prompt.kind === 'dice') {
        // Anti-aircraft fire misses.
        const face = state.house.faces === 'low' ? 6 : 1;
        answers.set(prompt.key, { kind: 'dice', faces: Array(prompt.count).fill(face), by: 'app' });
      } else throw new Error(prompt.key);
    }
  }
});

describe('Pearl Harbor as the table', () => {
  const revealed = (more: Parameters<typeof inPlay>[0] = {}) => over({ harbourOpen: true, ...more });
  const hulls = (state: PearlState): readonly Hull[] =>
    pearlHarbor
      .table(state)
      .panels.flatMap((panel) =>
        panel.kind === 'fleet' ? panel.anchorages.flatMap((each) => each.hulls) : [],
      );
  const hull = (state: PearlState, name: string) => hulls(state).find((each) => each.name === name);

  it('each tap on a target is one that its question takes', () => {
    const empty = foldJournal(pearlHarbor, []);
    for (const state of [revealed(), withShip(revealed(), 'nevada', { status: 'destroyed' })]) {
      const taps = actionsOn(pearlHarbor.table(state)).filter(({ answers }) => answers);
      expect(taps.length).toBeGreaterThan(9);
      for (const tap of taps)
        expect(answersFit(pearlHarbor, { ...empty, state }, pearlHarbor.practice, tap), tap.id).toBe(true);
    }
  });

  it('[Hit Results] says how each ship is, and what it is worth once it is lost', () => {
    let state = withShip(revealed(), 'arizona', { status: 'damaged', bombs: 1 });
    state = withShip(state, 'oklahoma', { status: 'bottomed', hitAt: 'harbour' });
    state = withShip(state, 'nevada', { status: 'destroyed', hitAt: 'harbour' });
    const told = (name: string) => {
      const { state: drawn, note, action } = hull(state, name) ?? {};
      return [drawn, note, action?.label];
    };
    expect(told('Arizona')).toEqual(['hit', 'damaged · one bomb of two · no torpedoes', 'Strike Arizona']);
    expect(told('Oklahoma')).toEqual(['lost', 'bottomed +4', 'Strike Oklahoma']);
    expect(told('Nevada')).toEqual(['lost', 'destroyed +6', undefined]);
    expect(told('California')).toEqual(['whole', undefined, 'Strike California']);
  });

  it('[Transports and Tanks] tanks and dockyard are barred while a capital ship is whole, and say how many', () => {
    expect(hull(revealed(), 'Fuel tanks')?.barred).toBe('8 ships to go');
    expect(hull(withShip(revealed(), 'nevada', { status: 'damaged' }), 'Dockyard')?.barred).toBe(
      '7 ships to go',
    );
    const ships = revealed().game.ships.map((ship) => ({ ...ship, status: 'damaged' as const }));
    const beaten = revealed({ ships });
    expect(hull(beaten, 'Fuel tanks')?.barred).toBeUndefined();
    expect(hull(beaten, 'Fuel tanks')?.action?.label).toBe('Strike a fuel tank');
    expect(hull(withShip(beaten, 'nevada', { status: 'ok' }), 'Dockyard')?.barred).toBe('1 ship to go');
  });

  it('stands there by day once the attack is revealed, and striking is then the main thing', () => {
    const has = (state: PearlState) =>
      pearlHarbor
        .table(state)
        .panels.some((panel) => panel.kind === 'fleet' && panel.title === 'Pearl Harbor');
    expect(has(revealed())).toBe(true);
    expect(pearlHarbor.table(revealed()).main?.label).toBe('Japan strikes');
    const sealed = inPlay({ cursor: { turn: 2, step: 'air' }, impulse: 1 });
    expect(has(sealed)).toBe(false);
    expect(pearlHarbor.table(sealed).main?.label).toBe('Next impulse');
    expect(has(revealed({ cursor: { turn: 5, step: 'air' } }))).toBe(false);
    expect(has(revealed({ cursor: { turn: 2, step: 'movement' } }))).toBe(false);
  });

  it('once every squadron has struck in the impulse it says so, and the next impulse is the main thing', () => {
    const squadrons = revealed().game.squadrons.map(({ id }) => id);
    const state = revealed({ struck: { at: { turn: 2, impulse: 1 }, squadrons } });
    const [panel] = pearlHarbor.table(state).panels;
    const why = 'Every squadron has attacked in this impulse.';
    expect(panel?.kind === 'fleet' && panel.anchorages[0]?.hint).toBe(why);
    expect(hull(state, 'Nevada')?.action?.disabled).toBe(why);
    expect(pearlHarbor.table(state).main?.label).toBe('Next impulse');
  });

  it('its result draws the ship that was hit in its new state', () => {
    const { outcome, state } = played(
      over(),
      'strike',
      [
        ['target', 'oklahoma'],
        ['sortie', { squadron: KATE }],
        ['hit', [6, 6]],
      ],
      ARGS,
    );
    const drawn = pearlHarbor.struck?.(state, outcome.events);
    expect(drawn).toEqual([{ type: 'battleship', state: 'hit', side: 'us', says: 'Oklahoma damaged' }]);
    const bomb = {
      type: 'v1.ShipHit',
      ship: 'oklahoma',
      from: 'damaged',
      status: 'damaged',
      bombs: 1,
      by: 'bomb',
    };
    expect(pearlHarbor.struck?.(state, [bomb])).toMatchObject([{ says: 'Oklahoma: one bomb of two' }]);
    expect(pearlHarbor.struck?.(state, [{ type: 'v1.SquadronLost', squadron: VAL, how: '' }])).toEqual([]);
  });
});
