import { BOUNDS } from '../../../src/own/format/bounds';
import type { Pick } from '../../support/random-answer';

// Files of games made at random, each of them well: names are taken from what the file declares at that place.

type Part = Record<string, unknown>;
/** What can be spoken of at a place. */
type Scope = {
  rows: Map<string, string>;
  numbers: string[];
  /** What holds one of a few names, with them. */
  names: [ref: string, values: readonly string[]][];
  hash: boolean;
  die: boolean;
};

const STATES = ['fresh', 'shaken', 'out'] as const;

export function randomGame(pick: Pick): Part {
  for (;;) {
    const file = new Maker(pick).file();
    if (depthOf(file) <= BOUNDS.depth && JSON.stringify(file).length < BOUNDS.bytes / 2) return file;
  }
}

const depthOf = (value: unknown): number =>
  typeof value === 'object' && value !== null ? 1 + Math.max(0, ...Object.values(value).map(depthOf)) : 0;

class Maker {
  private readonly pick: Pick;
  private readonly sides: string[];
  private readonly lists: string[];
  private readonly first: number;
  private readonly count: number;
  private readonly steps: string[];
  private readonly tags: string[];
  private asked = 0;

  constructor(pick: Pick) {
    this.pick = pick;
    const ids = (prefix: string, count: number): string[] =>
      Array.from({ length: count }, (_, i) => `${prefix}${i}`);
    this.sides = ids('side', 1 + pick(6));
    this.lists = ids('list', pick(3));
    this.steps = ids('step', 1 + pick(4));
    this.tags = ids('tag', pick(3));
    this.first = pick(3) * 4;
    this.count = 1 + pick(9);
  }

  private one<T>(of: readonly T[]): T {
    return of[this.pick(of.length)] as T;
  }
  private is(chance = 2): boolean {
    return this.pick(chance) === 0;
  }
  private many<T>(most: number, make: (i: number) => T, least = 0): T[] {
    return Array.from({ length: least + this.pick(most - least + 1) }, (_, i) => make(i));
  }
  private keyed(prefix: string, most: number, make: (i: number) => unknown, least = 0): Part {
    return Object.fromEntries(this.many(most, (i) => [`${prefix}${i}`, make(i)], least));
  }
  private maybe(key: string, value: () => unknown, chance = 2): Part {
    return this.is(chance) ? { [key]: value() } : {};
  }
  private words(): string {
    return this.one(['Rain', 'Loses 1', 'Zurück', 'x < 3 & more', 'A “word”', '進軍', 'é\u0301']);
  }
  private ruled(): Part {
    return this.maybe('rule', () => this.one(['3', '7.3', '12(N)']));
  }
  private turn(): number {
    return this.first + this.pick(this.count);
  }
  private dice(): string {
    return this.one(['1d6', 'd6', '2d6', 'd66', '1d10 from 0', '3d6 keep high', '4d8 keep low', '40d100']);
  }

  file(): Part {
    return {
      format: 'war-diary-game',
      version: 1,
      ...this.maybe('$schema', () => './war-diary-game-1.schema.json'),
      game: {
        id: 'made-at-random',
        title: this.words(),
        edition: 1 + this.pick(9),
        ...this.maybe('by', () => 'A. Author'),
      },
      sides: this.sides.map((id) => ({ id, name: this.words() })),
      turns: this.turns(),
      steps: this.steps.map((id) => this.step(id)),
      switches: {
        odds: { name: 'Odds', of: { cap: 'Cap', real: 'Real' } },
        other: { name: 'Other', of: { a: 'A', b: 'B', c: 'C' } },
      },
      counters: this.counters(),
      lists: Object.fromEntries(this.lists.map((id) => [id, this.list()])),
      due: this.many(3, () => this.due()),
      cups: this.cups(),
      mods: {
        shifts: this.mods('shift'),
        dice: this.mods('drm'),
        more: this.mods('plus'),
        factor: this.mods('times'),
      },
      tables: this.tables(),
      checks: this.checks(),
      actions: this.keyed('act', 4, () => this.action(), 1),
      watch: this.many(2, () => this.watch()),
      ends: this.ends(),
      words: {
        rules: this.many(3, (i) => `${i}.1 Title: ${this.words()}${this.is() ? ' | a, b' : ''}`),
        terms: this.many(3, (i) => `word ${i}, other ${i}: ${this.words()}${this.is() ? ' (3)' : ''}`),
      },
    };
  }

  private turns(): Part {
    return {
      name: this.words(),
      first: this.first,
      count: this.count,
      ...this.maybe('dates', () =>
        this.is()
          ? Array.from({ length: this.count }, (_, i) => `Day ${i}, noon`)
          : Array.from({ length: this.count }, (_, i) => `Day ${i}`).join(', '),
      ),
      tags: Object.fromEntries(this.tags.map((tag) => [tag, [this.turn()]])),
    };
  }

  private step(id: string): Part {
    return {
      id,
      name: this.words(),
      ...this.ruled(),
      ...this.maybe('side', () => this.one(this.sides)),
      ...this.maybe('when', () => this.conditions(this.plain()), 3),
      ...this.maybe('start', () => this.effects(this.plain(), 1)),
      ...this.maybe('owes', () => [this.one(['due', 'cup0', 'act0'])]),
      ...this.maybe(
        'repeat',
        () => ({
          ...this.maybe('sides', () => this.one([this.one(this.sides), 'holder'])),
          until: this.is() ? 'both-pass' : this.conditions(this.plain()),
        }),
        5,
      ),
    };
  }

  private counters(): Part {
    return {
      vp: { name: 'Points', ledger: true, start: 0, min: -99, max: 99, low: [-5, 'Low'] },
      each: {
        name: 'Each',
        each: 'side',
        ledger: true,
        min: 0,
        max: 9,
        start: this.is() ? 3 : Object.fromEntries(this.sides.map((side, i) => [side, i])),
      },
      plain: {
        name: 'Plain',
        min: 1,
        max: 9,
        start: this.lists.length && this.is() ? ['count', this.one(this.lists)] : 2,
        ...this.maybe('side', () => this.one(this.sides)),
      },
      holder: { name: 'Holder', of: this.sides, ...this.maybe('start', () => this.one(this.sides)) },
      weather: { name: 'Weather', of: { fair: 'Fair', foul: 'Foul' } },
    };
  }

  private list(): Part {
    return {
      name: this.words(),
      one: 'unit',
      ...this.ruled(),
      fields: {
        side: 'side',
        strength: [-2, 20],
        state: this.is() ? STATES : Object.fromEntries(STATES.map((id) => [id, id.toUpperCase()])),
        low: 'mark',
      },
      rows: this.many(
        5,
        (i) =>
          `r${i} | ${this.words()} | ${this.one(this.sides)} | ${this.pick(20) - 2} | ${this.one(STATES)} | ${this.is() ? 'low' : ''}`,
        1,
      ),
    };
  }

  private roll(): Part {
    return {
      dice: this.dice(),
      min: this.pick(9),
      ...this.maybe('else', () => this.one(['next-turn', 'lost'])),
    };
  }

  private due(): Part {
    return {
      turn: this.turn(),
      ...this.maybe('step', () => this.one(this.steps)),
      ...this.maybe('side', () => this.one(this.sides)),
      text: this.words(),
      ...this.maybe('when', () => this.conditions(this.plain())),
      ...this.maybe('roll', () => this.roll()),
      ...this.maybe('do', () => this.effects(this.plain(), 1)),
    };
  }

  private cups(): Part {
    const cup = (): Part => ({
      name: this.words(),
      ...this.maybe('aside', () => this.one(['until-filled', 'back'])),
      chits: [
        { name: 'Lull', count: 1 + this.pick(9), ...this.maybe('when', () => this.conditions(this.plain())) },
        ...this.lists.map((each) => ({ each, when: [['state', 'in', [this.one(STATES)]]] })),
      ],
    });
    return { cup0: cup(), ...this.maybe('cup1', cup) };
  }

  private mods(kind: 'shift' | 'drm' | 'plus' | 'times'): Part {
    const plain = this.plain();
    return {
      name: this.words(),
      kind,
      ...(kind !== 'times' && this.maybe('most', () => this.pick(9))),
      rows: this.many(
        3,
        (i) => ({
          id: `row${i}`,
          say: this.words(),
          value: kind === 'times' ? this.one(['1/2', 2, 0.5]) : this.one([1, -2, 'vp', ['min', 'plain', 3]]),
          ...this.maybe('when', () => this.conditions(plain)),
          ...this.maybe('costs', () => ['vp', 1], 4),
        }),
        1,
      ),
    };
  }

  private means(calls: boolean): Part {
    const scope = { ...this.plain(), die: true };
    return {
      A1: { say: this.words(), do: this.effects(scope, 1) },
      'D#': { say: this.words(), do: [...this.effects({ ...scope, hash: true }, 1), { as: 'A1' }] },
      ...(calls && { NE: { say: this.words(), do: [{ check: 'leaf' }] } }),
    };
  }

  private tables(): Part {
    const row = (columns: number): string =>
      Array.from({ length: columns }, () => this.one(['A1', 'D1', 'D12', 'NE', '?', '-'])).join(
        this.one([' ', '  ']),
      );
    const rows = {
      dice: '1d6',
      heads: this.one(['..1 2 3..4 5-6', '1,6 2..3 4 5', ['..0', '1..2', '3..5', '6..']]),
    };
    const table = (columns: Part | undefined, count: number): Part => ({
      name: this.words(),
      ...this.ruled(),
      ...(columns && { columns }),
      rows,
      cells: Array.from({ length: 4 }, () => row(count)),
      ...this.maybe('means', () => this.means(true)),
    });
    const edges = (): Part => ({
      ...this.maybe('below', () => this.one(['end', 'none', 'A1'])),
      ...this.maybe('above', () => this.one(['end', 'none', 'D9'])),
    });
    return {
      odds: table(
        {
          by: 'odds',
          ...this.maybe('round', () => this.one(['down', 'near', 'up'])),
          heads: '1:2 1:1 3:2 3:1',
          ...edges(),
        },
        4,
      ),
      diff: table({ by: 'difference', heads: '..-5 -4..-1 0 1..', ...edges() }, 4),
      total: table({ by: 'total', heads: ['0..2', '3..9', '10..'], ...edges() }, 3),
      lone: table(undefined, 1),
      listed: table({ by: 'list', heads: ['clear', 'wood'] }, 2),
      looked: {
        name: 'Looked up',
        columns: { by: 'list', heads: 'a b' },
        rows: { by: 'list', heads: ['one row', 'two'] },
        cells: ['1 2', '? x'],
      },
    };
  }

  private checks(): Part {
    const scope = this.plain();
    return {
      leaf: { name: this.words(), dice: this.dice(), bands: this.bands(scope, 1) },
      upper: {
        name: this.words(),
        dice: '1d10',
        ...this.maybe('mods', () => 'dice'),
        ...this.maybe('against', () => this.amount(scope, 2)),
        ...this.maybe('when', () => this.conditions(scope)),
        bands: [
          { id: 'holds', to: 3, say: 'holds' },
          { say: 'not', do: [{ check: 'leaf' }] },
        ],
      },
    };
  }

  private bands(scope: Scope, depth: number): Part[] {
    const bands = this.many(3, (i) => ({
      ...this.maybe('id', () => `band${i}`),
      to: i * 2,
      say: this.words(),
      ...this.maybe('do', () => this.effects({ ...scope, die: true }, depth - 1), 3),
    }));
    return [...bands, { say: this.words() }];
  }

  private action(): Part {
    const own = this.lists.length && this.is() ? this.one(this.lists) : undefined;
    const scope = this.plain();
    if (own) scope.rows.set('own', own);
    const ask = this.many(4, () => this.ask(scope));
    // What it does besides its questions would show itself on the table.
    const sealed = this.pick(5) === 0;
    return {
      title: this.words(),
      ...this.ruled(),
      ...this.maybe('step', () => this.one(this.steps)),
      ...this.maybe('side', () => this.one(this.sides)),
      ...(own && {
        own,
        ...this.maybe('when', () => [
          ['own.state', '=', 'shaken'],
          ['own.low', 'is', 'not'],
        ]),
      }),
      ...this.maybe('impulse', () => true, 9),
      ...(sealed
        ? { sealed: this.one(['own side', this.one(this.sides)]), do: [{ say: this.words() }] }
        : { ...this.maybe('draw', () => 'cup0', 4), do: this.effects(scope, 2, 5) }),
      ask,
    };
  }

  private ask(scope: Scope): Part {
    this.asked += 1;
    const id = `q${this.asked}`;
    const say = this.words();
    const kind = this.pick(5);
    if (kind === 0 && this.lists.length) {
      const pick = this.one(this.lists);
      scope.rows.set(id, pick);
      return {
        id,
        pick,
        say,
        where: this.is()
          ? [['side', '=', this.one(this.sides)]]
          : [
              ['strength', '>', 1],
              ['low', 'is', 'there'],
            ],
      };
    }
    if (kind === 1) return { id, mods: [this.one(['shifts', 'dice', 'more', 'factor'])], say };
    if (kind === 2) {
      scope.names.push([id, ['yes', 'no']]);
      return {
        id,
        one: this.is() ? ['yes', 'no'] : { yes: 'Yes', no: 'No' },
        say,
        ...this.maybe('start', () => 'no'),
      };
    }
    if (kind === 3) return { id, text: 1 + this.pick(160), say };
    const start = this.maybe('start', () => this.amount(scope, 1));
    scope.numbers.push(id);
    return { id, number: [0, this.pick(99)], say, ...start };
  }

  private watch(): Part {
    const scope = this.plain();
    if (!this.lists.length || this.is()) return { when: this.conditions(scope), do: this.effects(scope, 1) };
    const list = this.one(this.lists);
    const within = { ...scope, rows: new Map([['it', list]]) };
    return {
      when: [
        [`any ${list}.strength`, '<=', 0],
        ['it.state', '!=', 'out'],
      ],
      do: this.effects(within, 1),
    };
  }

  private ends(): Part {
    return {
      'at-once': this.many(2, () => ({
        ...this.maybe('win', () => this.one(this.sides)),
        when: [['vp', '>=', this.pick(20)]],
      })),
      'at-last': [
        ...this.many(2, () => ({
          win: this.one(this.sides),
          say: this.words(),
          when: [['vp', '<', this.pick(20)]],
        })),
        { say: 'Drawn' },
      ],
    };
  }

  /** What can be spoken of everywhere. */
  private plain(): Scope {
    return {
      rows: new Map(),
      numbers: [
        'vp',
        'plain',
        'turn',
        `each@${this.one(this.sides)}`,
        ...this.lists.map((list) => `${list}:r0.strength`),
      ],
      names: [
        ['holder', this.sides],
        ['weather', ['fair', 'foul']],
        ['odds', ['cap', 'real']],
        ['impulse', this.sides],
      ],
      hash: false,
      die: false,
    };
  }

  private amount(scope: Scope, depth: number): unknown {
    const kind = this.pick(depth > 0 ? 8 : 4);
    if (kind === 0) return this.pick(20) - 5;
    if (kind === 1)
      return this.one([0.5, '1/2', '-3/2', ...(scope.hash ? ['#'] : []), ...(scope.die ? ['die'] : [])]);
    const [row] = [...scope.rows.keys()].sort(() => this.pick(3) - 1);
    if (kind === 2 && row) return `${row}.strength`;
    if (kind < 4) return this.one(scope.numbers);
    const a = this.amount(scope, depth - 1);
    if (kind === 4) return ['/', a, this.one([2, 3, 'plain']), this.one(['down', 'up', 'near'])];
    if (kind === 5 && this.lists.length)
      return ['count', this.one(this.lists), ...(this.is() ? [[['state', '=', this.one(STATES)]]] : [])];
    if (kind === 6 && row) return ['sign', a, row];
    return [this.one(['+', '-', '*', 'min', 'max']), a, this.amount(scope, depth - 1)];
  }

  private conditions(scope: Scope, depth = 1): unknown[] {
    return this.many(2, () => this.condition(scope, depth), 1);
  }

  private condition(scope: Scope, depth: number): unknown {
    const kind = this.pick(6);
    if (kind === 0 && this.tags.length) return ['tag', this.one(['has', 'not']), this.one(this.tags)];
    if (kind === 1 && depth) return { or: [this.conditions(scope, 0), this.conditions(scope, 0)] };
    const [name, values] = this.one(scope.names);
    if (kind === 2) return [name, 'in', [this.one(values)]];
    if (kind === 3) return [name, this.one(['=', '!=']), this.one(values)];
    const [row] = scope.rows.keys();
    if (kind === 4 && row)
      return this.one([
        [`${row}.low`, 'is', 'there'],
        [`${row}.side`, '=', this.one(this.sides)],
        [`${row}.state`, '!=', 'out'],
        [row, 'is', 'there'],
      ]);
    return [this.amount(scope, 1), this.one(['=', '!=', '<', '<=', '>', '>=']), this.amount(scope, 1)];
  }

  private effects(scope: Scope, depth: number, most = 3): unknown[] {
    const within: Scope = { ...scope, numbers: [...scope.numbers], names: [...scope.names] };
    return this.many(most, () => this.effect(within, depth), 1);
  }

  private effect(scope: Scope, depth: number): Part {
    const [row] = scope.rows.keys();
    const makes: (() => Part)[] = [
      () => ({ say: this.words() }),
      () => ({ add: [row ? `${row}.strength` : 'vp', this.amount(scope, 2)] }),
      () => ({ set: row ? [`${row}.state`, this.one(STATES)] : ['weather', this.one(['fair', 'foul'])] }),
      () => (row ? { set: [`${row}.low`, this.is()] } : { set: ['plain', this.amount(scope, 1)] }),
      () => ({
        points: [row ? `each@${row}` : 'vp', this.amount(scope, 1), row ?? '', this.is() ? this.words() : ''],
      }),
      () => ({
        due: {
          in: this.pick(3),
          text: this.words(),
          ...(row && { who: row }),
          ...this.maybe('roll', () => this.roll()),
          do: [{ say: 'x' }],
        },
      }),
      () => ({ [this.one(['draw', 'fill'])]: 'cup0' }),
      () => (row ? { act: row } : { say: 'Nobody' }),
    ];
    if (depth > 0)
      makes.push(
        () => ({
          if: this.conditions(scope),
          do: this.effects(scope, depth - 1, 2),
          ...this.maybe('else', () => this.effects(scope, depth - 1, 2)),
        }),
        () => ({
          roll: this.dice(),
          ...this.maybe('mods', () => 'dice'),
          ...this.maybe('against', () => this.amount(scope, 1)),
          bands: this.bands(scope, depth),
        }),
      );
    if (depth > 1)
      makes.push(
        () => ({ check: 'upper', ...(row && { who: row }), ...this.maybe('unless', () => 'holds') }),
        () => ({
          table: 'odds',
          of: this.amount(scope, 1),
          to: this.amount(scope, 1),
          ...this.maybe('shift', () => 'shifts'),
          ...this.maybe('switch', () => 'odds'),
        }),
        () => ({
          table: this.one(['diff', 'total']),
          of: this.amount(scope, 2),
          ...this.maybe('drm', () => 'dice'),
        }),
        () => ({ table: this.one(['lone', 'listed']) }),
        () => ({
          versus: Object.fromEntries([
            ...this.sides.slice(0, 2).map((side) => [side, '1d10']),
            ['tie', 'again'],
          ]),
          bands: this.bands(scope, 1),
        }),
        () => ({ pool: { dice: [this.amount(scope, 1), 'd6'], hit: 2 }, do: [{ add: ['vp', 'die'] }] }),
        () => ({ ask: this.ask(scope) }),
        () => ({ end: 'at-last' }),
      );
    const made = this.one(makes)();
    return made.versus && this.sides.length < 2 ? { say: 'Alone' } : made;
  }
}
