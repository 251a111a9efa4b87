import { type ChartPack, emptyPack } from '../../../src/core/charts/pack';
import { isFiniteNumber } from '../../../src/core/json';
import type { FormField, FormValue } from '../../../src/core/play/form';
import type { Args } from '../../../src/core/play/procedure';
import type { Prompt } from '../../../src/core/play/prompt';
import type { Action } from '../../../src/core/play/view';
import { CRTS } from '../../../src/games/usn-deluxe/data/crts';
import { aboutOption } from '../../../src/games/usn-deluxe/data/options';
import { PRACTICE } from '../../../src/games/usn-deluxe/data/practice';
import { switchesFor } from '../../../src/games/usn-deluxe/procedures/set-up';
import { duesNow, type UsnDue } from '../../../src/games/usn-deluxe/state/dues';
import { openObligations } from '../../../src/games/usn-deluxe/state/obligations';
import { thirsty } from '../../../src/games/usn-deluxe/state/refuelling';
import { afloat } from '../../../src/games/usn-deluxe/state/register';
import { isReplaced } from '../../../src/games/usn-deluxe/state/replacements';
import type { Ship, UsnState } from '../../../src/games/usn-deluxe/state/state';
import { Chance } from '../../support/chance';
import type { Short } from '../../support/drive';
import { open, question, say, sitDown, type Table } from '../../support/play';
import { usnDeluxe } from './game';

export type Playable =
  | 'g1'
  | 'g2'
  | 'g3'
  | 'g4'
  | 'g5'
  | 'coral'
  | 'midway'
  | 'solomons'
  | 'cruz'
  | 'malaya'
  | 'saipan'
  | 'phil';
type SideId = 'j' | 'a';

/** What a walk through a war came to, and every rule of the due list that it saw broken. */
export type Walk = {
  readonly table: Table<UsnState>;
  readonly scenario: Playable;
  /** Met after its turn, left behind at the end of a turn, or asked again. */
  readonly wrong: readonly string[];
  readonly fights: number;
  readonly strikes: number;
  readonly attacks: number;
};

/** A war played at random by people of sane habits: the seed decides switches, faces, fights and moves. */
export function campaign(seed: number, scenario: Playable): Walk {
  const player = new Player(seed, scenario);
  player.playWhole();
  const { table, wrong, fights, strikes, attacks } = player;
  return { table, scenario, wrong, fights, strikes, attacks };
}

const HOME = { j: 'Naval bases in Japan 676', a: 'West Coast' } as const;
const YARD = { j: 'Naval bases in Japan 676', a: 'Pearl Harbor' } as const;
/** Neither is a base without limit: six ships, or one oiler, a turn. */
const AWAY = {
  j: ['Rabaul 759', 'Singapore 116', 'At sea'],
  a: ['Noumea', 'At sea', 'Brisbane 698'],
} as const;
const PLACE_OF_SUBS = 'On station';
const SEA: { readonly [step: string]: SideId } = { p2: 'j', p4: 'a', p6: 'a', p8: 'j' };
const LAST_SEA = ['p6', 'p8'];
const NEW_TYPES = {
  j: ['CA', 'CL', 'DD', 'BB', 'CVE', 'CV', 'TR', 'OIL'],
  a: ['CA', 'CL', 'DD', 'BB', 'CVE', 'CV', 'TR', 'OIL', 'AT', 'AT', 'TR36', 'AT36'],
} as const;
const NEVER = Number.POSITIVE_INFINITY;
/** Turns from which a reserve may be called, and how likely it is on each of them. */
const CALLS: { readonly [group: string]: readonly [from: number, oneIn: number] } = {
  us: [10, 400],
  australian: [8, 150],
  indian: [8, 150],
  nac: [60, 200],
  'nac-free': [60, 200],
  'a-go': [60, 12],
  'sho-go': [112, 15],
  'ketsu-go': [150, 12],
};

/** The sheets of these players: made-up tables of combat and counters of aircraft; those of ships they are asked for. */
const SHEETS: ChartPack = {
  ...emptyPack('own:usn-deluxe', 'usn-deluxe', 'Mapsheet'),
  heads: PRACTICE.heads,
  cells: Object.fromEntries(
    Object.entries(PRACTICE.cells).filter(([id]) => CRTS.some((each) => each.id === id)),
  ),
};

type Habit = (prompt: Prompt) => Short;
type Habits = { readonly [key: string]: Habit };

class Player {
  readonly table: Table<UsnState> = sitDown(usnDeluxe, SHEETS);
  readonly wrong: string[] = [];
  fights = 0;
  strikes = 0;
  attacks = 0;
  private readonly chance: Chance;
  private readonly scenario: Playable;
  private readonly asked = new Set<string>();
  private readonly seen = new Map<string, 'open' | 'gone'>();
  private named = 40;

  constructor(seed: number, scenario: Playable) {
    this.chance = new Chance(seed);
    this.scenario = scenario;
  }

  playWhole(): void {
    this.setUp();
    while (this.state.stage === 'underway') this.phase();
    this.play('final-count');
    if (this.state.ended === undefined && this.offers().some(({ procedure }) => procedure === 'record-end'))
      this.play('record-end');
  }

  private get state(): UsnState {
    return this.table.projection.state;
  }
  private get turn(): number {
    return this.state.cursor.turn;
  }
  private has = (option: string): boolean => this.state.options.some((each) => each === option);

  private setUp(): void {
    const switches = switchesFor(this.scenario).filter(() => this.chance.oneIn(2));
    const options = switches.filter((id) =>
      (aboutOption(id).needs ?? []).every((need) => switches.some((each) => each === need)),
    );
    this.play('set-up', {
      scenario: () => this.scenario,
      players: () => ({ j: 'Ann', a: 'Bo', options }),
      house: (prompt) => this.form(prompt),
    });
    if (this.chance.oneIn(2))
      for (const side of ['j', 'a']) this.play('place', { ticks: (prompt) => this.form(prompt) }, { side });
    if (this.has('allyVarDeploy')) this.play('deployment');
  }

  /** One phase: what is due, what its side does, and on to the next. */
  private phase(): void {
    const { step } = this.state.cursor;
    this.settle();
    const sea = SEA[step];
    if (sea) this.sail(sea, LAST_SEA.includes(step));
    if (step === 'p1') this.repair();
    if (step === 'p9' || step === 'p5') for (let n = this.chance.below(3); n > 0; n -= 1) this.fight();
    if (sea && this.chance.oneIn(8)) this.fight();
    if (this.chance.oneIn(4) && usnDeluxe.procedures['air-strike']?.unless?.(this.state, {}) === undefined)
      this.fly();
    if (this.chance.oneIn(4) && usnDeluxe.procedures['land-attack']?.unless?.(this.state, {}) === undefined)
      this.attack();
    this.whims(step);
    if (step === 'p10') this.administer();
    this.settle();
    this.lookForLate(step);
    this.play('end-step');
  }

  /** Every due that has a step is taken before the phase goes on. */
  private settle(): void {
    for (let round = 0; round < 40; round += 1) {
      this.lookAtDues();
      const action = openObligations(this.state)
        .map((owed) => owed.action)
        .find((each) => each && each.procedure !== 'refuel');
      if (!action) return;
      this.play(action.procedure, { ships: (prompt) => this.leaving(prompt) }, action.args);
    }
    throw new Error(`turn ${this.turn}: what is due does not end`);
  }

  /** Ships that a rule takes: as many as it asks, or now and then one that is off the map. */
  private leaving(prompt: Prompt): Short {
    const [field] = prompt.kind === 'form' ? prompt.fields : [];
    if (prompt.kind !== 'form' || field?.kind !== 'flags')
      throw new Error(`${prompt.key} is no list of ships`);
    const ids = field.options.map(({ value }) => value);
    if (field.key === 'lost') return { lost: this.chance.oneIn(2) ? ids.slice(0, 1) : [] };
    const [least] = prompt.checks ?? [];
    return field.key === 'ships' && least?.kind === 'sum-at-least' ? { ships: ids.slice(-least.min) } : {};
  }

  /** A due that is met after its turn, or that comes again after it was settled. */
  private lookAtDues(): void {
    const dues = duesNow(this.state).filter(({ kind }) => kind !== 'fuel');
    for (const { id, turn, text } of dues) {
      if (turn !== this.turn) this.wrong.push(`turn ${this.turn}: "${text}" was due on turn ${turn}`);
      if (this.seen.get(id) === 'gone') this.wrong.push(`turn ${this.turn}: "${text}" is asked again`);
      this.seen.set(id, 'open');
    }
    const now = new Set(dues.map(({ id }: UsnDue) => id));
    for (const [id, how] of this.seen) if (how === 'open' && !now.has(id)) this.seen.set(id, 'gone');
  }

  private lookForLate(step: string): void {
    const left = duesNow(this.state).filter(
      ({ kind }) => kind !== 'fuel' || (step === 'p10' && !this.has('softFuel')),
    );
    for (const { text } of left)
      this.wrong.push(`turn ${this.turn}: "${text}" is left at the end of ${step}`);
  }

  private administer(): void {
    if (this.offers().some(({ procedure }) => procedure === 'administration'))
      this.play('administration', {
        fuel: (prompt) => {
          const flags =
            prompt.kind === 'form' && prompt.fields[0]?.kind === 'flags' ? prompt.fields[0].options : [];
          return { refuelled: flags.filter(() => this.chance.oneIn(2)).map(({ value }) => value) };
        },
      });
  }

  /** A side at sea: home with the damaged and, at the last, with the thirsty; refuelled, filled, repaired, and out again. */
  private sail(side: SideId, last: boolean): void {
    if (this.has('subs') && side === 'j' && this.chance.oneIn(6)) this.play('stations');
    const hurt = afloat(this.state, side).filter(({ weeks, repairs }) => weeks > 0 && repairs === undefined);
    this.send(
      side,
      hurt.filter(({ place }) => place !== YARD[side]),
      YARD[side],
    );
    this.repair();
    if (last) this.refuelAll(side);
    else if (this.chance.oneIn(2)) this.sortie(side);
    const empty = afloat(this.state, side).filter(
      ({ type, load }) => type === 'OIL' && load !== undefined && load < 6,
    );
    this.send(
      side,
      empty.filter(({ place, repairs }) => place !== HOME[side] && repairs === undefined),
      HOME[side],
    );
    const filled = empty.filter(
      ({ id, place }) => place === HOME[side] || this.ship(id)?.place === HOME[side],
    );
    // 44: An oiler of Japan costs a point, and nothing else does that is left for it here.
    const { points, spent } = this.state.operational;
    const isPaid = side === 'j' && this.state.options.includes('strategic') && this.state.cursor.turn >= 56;
    const some = isPaid ? filled.slice(0, Math.max(0, points - spent)) : filled;
    if (some.length)
      this.play('fill-oilers', { ships: () => ({ ships: some.map(({ id }) => id) }) }, { side });
  }

  /** Some ships that lie together go elsewhere, now and then one out of its yard. */
  private sortie(side: SideId): void {
    const idle = afloat(this.state, side).filter(
      ({ weeks, repairs, station, place }) =>
        (weeks === 0 || (repairs !== undefined && this.chance.oneIn(8))) &&
        !station &&
        place !== PLACE_OF_SUBS,
    );
    const from = this.chance.of(idle)?.place;
    const here = idle.filter(({ place, type }) => place === from && type !== 'SS' && type !== 'Dummy');
    const to = this.chance.of([HOME[side], YARD[side], ...AWAY[side]]);
    if (to !== undefined && to !== from)
      this.send(
        side,
        here.filter(() => this.chance.oneIn(3)),
        to,
      );
  }

  /** By oiler at sea, by their base while it serves, and else at home; now and then one is forgotten. */
  private refuelAll(side: SideId): void {
    if (this.chance.oneIn(60)) return;
    for (const { id: dryId } of thirsty(this.state, side)) {
      // Refuelled meanwhile, or sent elsewhere, with another one.
      const ship = thirsty(this.state, side).find(({ id }) => id === dryId);
      if (!ship) continue;
      const oiler = afloat(this.state, side).find(
        ({ id, type, place, load }) =>
          type === 'OIL' && place === ship.place && load === undefined && id !== ship.id,
      );
      if (ship.place === 'At sea' && oiler) this.refuel(side, ship, oiler.id);
      else if (ship.place !== 'At sea' && (this.state.served[ship.place] ?? 0) < 6)
        this.refuel(side, ship, 'base');
      if (!thirsty(this.state, side).some(({ id }) => id === ship.id)) continue;
      const dry = thirsty(this.state, side).filter(({ place, repairs }) => place === ship.place && !repairs);
      this.send(side, dry, HOME[side]);
      const still = thirsty(this.state, side).find(({ id }) => id === ship.id);
      if (still) this.refuel(side, still, 'base');
    }
  }

  private refuel(side: SideId, ship: Ship, by: string): void {
    const ships = (prompt: Prompt) => (hasField(prompt, 'lies') ? { lies: 'base' } : {});
    const source = (prompt: Prompt) => (offersValue(prompt, by) ? by : this.reply(prompt));
    this.play('refuel', { place: () => ship.place, by: source, ships }, { side });
  }

  private send(side: SideId, ships: readonly Ship[], to: string): void {
    for (const place of new Set(ships.map((ship) => ship.place))) {
      const named = ships.filter((ship) => ship.place === place).map(({ id }) => id);
      // Saipan: the Japanese fleet may not sail on the first turn.
      const held = this.scenario === 'saipan' && side === 'j' && this.state.cursor.turn === 131;
      if (place === to || !named.length || held) continue;
      this.play(
        'move-ships',
        {
          place: () => place,
          to: (prompt) => (offersValue(prompt, to) ? to : 'other'),
          ships: (prompt) => ({ ...(hasField(prompt, 'name') && { name: to }), ships: named }),
        },
        { side },
      );
    }
  }

  private repair(): void {
    const waiting = afloat(this.state).filter(
      ({ weeks, repairs, place, side }) =>
        weeks > 0 && repairs === undefined && (place === YARD[side] || place === HOME[side]),
    );
    const take = (procedure: string, worn: boolean) => {
      const ships = waiting.filter((ship) => isReplaced(ship, this.turn) === worn).map(({ id }) => id);
      if (ships.length) this.play(procedure, { ships: () => ({ ships }) });
    };
    take('repair', false);
    take('replace-ships', true);
  }

  private fight(): void {
    this.fights += 1;
    const hits = 1 + this.chance.below(3);
    const kinds = ['ship', 'land', 'air', 'land', 'ship', 'neutral', 'base'];
    let no = 0;
    this.play('fight', {
      ...this.hits(),
      place: () => ({ place: this.chance.of(['Rabaul', '', 'Hex 828']) ?? '' }),
      kind: () => {
        no += 1;
        return no > hits ? 'done' : (this.chance.of(kinds) ?? 'done');
      },
    });
  }

  /** 5E to 5O: a raid or two of who attacks, at ships or on land, now and then one of the enemy; then all come down. */
  private fly(): void {
    this.strikes += 1;
    let entered = 0;
    this.play('air-strike', {
      ...this.hits(),
      // Midway: whoever sends fewer than twenty says that no more can fly.
      raid: (prompt) => ({
        ...(this.raid(prompt) as object),
        ...(hasField(prompt, 'few') && { few: ['few'] }),
      }),
      cap: (prompt) => ({ ...(this.form(prompt) as object), ...(hasField(prompt, 'flak') && this.flak()) }),
      group: (prompt) => this.group(prompt),
      split: (prompt) => this.shares(prompt),
      aim: (prompt) => this.shares(prompt),
      bombed: (prompt) => ({
        ...(this.form(prompt) as object),
        ...allOf(prompt, 'from-'),
      }),
      kind: (prompt) => {
        entered += 1;
        return entered % 2 ? String(this.reply(prompt)) : 'done';
      },
    });
    if (this.state.flown?.some(({ down }) => !down)) this.play('air-basing');
  }
  /** 5N, 9N: some units and aircraft of both sides, and what it cost them hit by hit. */
  private attack(): void {
    this.attacks += 1;
    const isBare = this.chance.oneIn(2);
    const forces = (prompt: Prompt, first: string) => ({
      ...(this.form(prompt) as object),
      [first]: 1 + this.chance.below(90),
      ...(isBare &&
        Object.fromEntries(
          ['LAC', 'NAC', 'LBAC', 'B29'].filter((type) => hasField(prompt, type)).map((type) => [type, 0]),
        )),
    });
    let entered = 0;
    this.play('land-attack', {
      ...this.hits(),
      attack: (prompt) => forces(prompt, 'supplied'),
      defence: (prompt) =>
        forces(prompt, this.chance.of(['plain', 'entrenched', 'unsupplied', 'both']) ?? ''),
      kind: (prompt) => {
        entered += 1;
        return entered % 2 ? String(this.reply(prompt)) : 'done';
      },
    });
  }
  private flak = () => ({ flak: 5 * this.chance.below(7) });

  private raid(prompt: Prompt): Short {
    if (prompt.kind !== 'form') throw new Error(`${prompt.key} is no form`);
    const isFirst = prompt.secret !== undefined && prompt.key.endsWith('1');
    if (!isFirst && this.chance.oneIn(2)) return { to: 'nobody' };
    const form = this.form(prompt) as { readonly [field: string]: FormValue };
    const fields = prompt.fields.filter(({ kind }) => kind === 'number').map(({ key }) => key);
    const to = prompt.fields.find(({ key }) => key === 'to');
    const hexes = to?.kind === 'choice' ? to.options.map(({ value }) => value) : [];
    return {
      ...form,
      to: this.chance.of(hexes.filter((value) => value !== 'nobody')) ?? 'else',
      ...Object.fromEntries(fields.map((key) => [key, this.chance.oneIn(2) ? this.chance.below(9) : 0])),
      LAC: 1 + this.chance.below(8),
    };
  }

  /** One or two of the ships that are there, or more under coastal defense. */
  private group(prompt: Prompt): Short {
    const form = this.form(prompt) as { readonly [field: string]: FormValue };
    const field = prompt.kind === 'form' ? prompt.fields.find(({ key }) => key === 'targets') : undefined;
    const ids = field?.kind === 'flags' ? field.options.map(({ value }) => value) : [];
    const many = form.cover === 'cdu' ? 1 + this.chance.below(4) : 1 + this.chance.below(2);
    const from = this.chance.below(ids.length);
    const all = ids.slice(from, from + many);
    const targets = all.filter((_, i) => i === 0 || this.chance.oneIn(2));
    const escorts = all.filter((id) => !targets.includes(id));
    return {
      ...form,
      targets,
      ...(hasField(prompt, 'escorts') && { escorts }),
      ...(hasField(prompt, 'fires') && { fires: form.cover === 'cdu' ? form.fires : 'some' }),
      ...this.flakOf(form),
    };
  }
  private flakOf = ({ cover }: { readonly [field: string]: FormValue }) =>
    cover === 'cdu' ? { base: 5 * this.chance.below(5) } : {};

  /** All of a type at one of them. */
  private shares(prompt: Prompt): Short {
    const fields = prompt.kind === 'form' ? prompt.fields : [];
    const types = new Map<string, FormField[]>();
    for (const field of fields) {
      const [type = ''] = field.key.split('-');
      types.set(type, [...(types.get(type) ?? []), field]);
    }
    return Object.fromEntries(
      [...types.values()].flatMap((own) => {
        const at = this.chance.of(own);
        return own.map((field) => [field.key, field === at && field.kind === 'number' ? field.max : 0]);
      }),
    );
  }

  /** How hits are entered, one by one. */
  private hits(): Habits {
    return {
      weeks: () => ({ weeks: this.chance.oneIn(9) ? 41 : 5 * (1 + this.chance.below(4)) }),
      count: (prompt) => ({ ...(this.form(prompt) as object), count: 1 + this.chance.below(2) }),
      air: (prompt) => this.reply(prompt),
      neutral: () => ({ side: this.side(), what: `Unit ${this.named++}` }),
      base: (prompt) => ({ ...(this.form(prompt) as object), name: `Base ${this.named++}`, capacity: 5 }),
    };
  }

  /** What somebody does now and then, where it is offered. */
  private whims(step: string): void {
    const free = ['magic', 'spend-points', 'emergency-supply', 'set-base', 'indian-ocean', 'roll-check'];
    for (const procedure of free.filter((each) => this.chance.oneIn(each === 'roll-check' ? 8 : 30))) {
      const { panels } = usnDeluxe.table(this.state);
      const at = panels.flatMap((panel) => (panel.kind === 'actions' ? panel.actions : []));
      const action = this.chance.of(at.filter((each) => each.procedure === procedure && !each.disabled));
      if (action) this.play(procedure, { taken: justEnough }, action.args);
    }
    if (step === 'p1' && this.chance.oneIn(40))
      this.play('add-ship', {
        ship: () => ({
          side: this.side(),
          type: 'DD',
          number: String((this.named++ % 60) + 40),
          place: 'At sea',
        }),
      });
  }

  private offers(): readonly Action[] {
    const { main, actions } = usnDeluxe.table(this.state);
    return main ? [main, ...actions] : actions;
  }
  private ship = (id: string): Ship | undefined => this.state.ships.find((ship) => ship.id === id);
  private side = (): SideId => (this.chance.oneIn(2) ? 'j' : 'a');

  /** Opens a step and answers to its end: by habit, or by any answer that the question takes. */
  private play(procedure: string, habits: Habits = {}, args: Args = {}): void {
    const where = `turn ${this.turn}, ${procedure}`;
    const problem = open(this.table, procedure, args);
    if (problem) throw new Error(`${where}: ${problem.code} ${problem.message}`);
    for (let prompt = question(this.table); prompt; prompt = question(this.table)) {
      if (prompt.kind === 'cell' && this.asked.has(prompt.key))
        this.wrong.push(`${where}: ${prompt.key} is asked again`);
      if (prompt.kind === 'cell') this.asked.add(prompt.key);
      if (prompt.key === 'leave' && !this.has('softFuel') && this.state.cursor.step === 'p10')
        this.wrong.push(`${where}: the turn is left with something owed`);
      const habit = habits[prompt.key] ?? habits[prompt.key.replace(/-[ja]?\d[-\d]*$/, '')];
      say(this.table, habit ? habit(prompt) : this.reply(prompt));
    }
    const last = this.table.projection.runs.at(-1);
    if (last?.conflicts.length) this.wrong.push(`${where}: ${last.conflicts.join(' ')}`);
  }

  private reply(prompt: Prompt): Short {
    switch (prompt.kind) {
      case 'dice':
        return Array.from({ length: prompt.count }, () => 1 + this.chance.below(prompt.sides));
      case 'choice':
        return this.chance.of(prompt.options.filter(({ disabled }) => !disabled))?.value ?? '';
      case 'cell':
        return prompt.chart === 'reinforcements'
          ? this.chartLine(prompt.column === 'j' ? 'j' : 'a')
          : 1 + this.chance.below(12);
      case 'form':
        return prompt.key === 'reserves' ? this.calls(prompt) : this.form(prompt);
      default:
        throw new Error(`nobody knows how to answer ${prompt.kind}`);
    }
  }

  private chartLine(side: SideId): string {
    if (!this.chance.oneIn(5)) return this.chance.of(['Nothing', '2 LAC', 'One 30-50 division, 3 LAC']) ?? '';
    const type = this.chance.of<string>(NEW_TYPES[side]) ?? 'DD';
    return `${type}-${10 + this.chance.below(60)}, one 30-50 division${this.chance.oneIn(3) ? ', DD-1' : ''}`;
  }

  private calls(prompt: Prompt): Short {
    const field = prompt.kind === 'form' ? prompt.fields[0] : undefined;
    const groups = field?.kind === 'flags' ? field.options.map(({ value }) => value) : [];
    const isCalled = (group: string) => {
      const [from, oneIn] = CALLS[group] ?? [NEVER, 1];
      return this.turn >= from && this.chance.oneIn(oneIn);
    };
    return { groups: groups.filter(isCalled) };
  }

  private form(prompt: Prompt): Short {
    if (prompt.kind !== 'form') throw new Error(`${prompt.key} is no form`);
    const form: { [field: string]: FormValue } = {};
    for (const field of prompt.fields) {
      const value = this.value(field);
      const most = mostOf(prompt, field.key, form);
      form[field.key] = Array.isArray(value)
        ? value.slice(0, most)
        : isFiniteNumber(value)
          ? Math.min(value, most)
          : value;
    }
    return form;
  }

  private value(field: FormField): FormValue {
    switch (field.kind) {
      case 'number':
        return this.chance.oneIn(2)
          ? Math.max(field.min, field.initial ?? field.min)
          : Math.min(field.max, field.min + this.chance.below(4));
      case 'choice':
        return this.chance.of(field.options.filter(({ disabled }) => !disabled))?.value ?? '';
      case 'flags':
        return field.options
          .filter(({ disabled }) => !disabled && this.chance.oneIn(4))
          .map(({ value }) => value);
      case 'text':
        return field.optional ? '' : `Hex ${this.named++}`;
    }
  }
}

/** All points of the types that a form shares out by fields of this beginning. */
const allOf = (prompt: Prompt, start: string): object =>
  prompt.kind === 'form'
    ? Object.fromEntries(
        prompt.fields.flatMap((field) =>
          field.kind === 'number' && field.key.startsWith(start) ? [[field.key, field.max]] : [],
        ),
      )
    : {};
/** As many points as have to be given, of the first that have them. */
const justEnough = (prompt: Prompt): Short => {
  if (prompt.kind !== 'form') return {};
  const checks = prompt.checks ?? [];
  let left = Math.max(0, ...checks.map((check) => (check.kind === 'sum-at-least' ? check.min : 0)));
  const shares = prompt.fields.flatMap((field) => {
    if (field.kind !== 'number') return [];
    const share = Math.min(field.max, left);
    left -= share;
    return [[field.key, share]];
  });
  return Object.fromEntries(shares);
};
const offersValue = (prompt: Prompt, value: string): boolean =>
  prompt.kind === 'choice' && prompt.options.some((option) => option.value === value && !option.disabled);
/** As much as a form still takes of a field, beside what those before it say: points shared out, submarines on station (44). */
const mostOf = (prompt: Prompt, key: string, said: { readonly [field: string]: FormValue }): number => {
  const checks = prompt.kind === 'form' ? (prompt.checks ?? []) : [];
  const left = checks.flatMap((check) => {
    if (check.kind === 'not-more' && check.field === key) return [said[check.than]].filter(isFiniteNumber);
    if (check.kind !== 'sum-at-most' || !check.fields.includes(key)) return [];
    const taken = check.fields.map((each) => said[each]).filter(isFiniteNumber);
    return [check.max - taken.reduce((sum, each) => sum + each, 0)];
  });
  return Math.min(Number.POSITIVE_INFINITY, ...left);
};
const hasField = (prompt: Prompt, key: string): boolean =>
  prompt.kind === 'form' && prompt.fields.some((field) => field.key === key);
