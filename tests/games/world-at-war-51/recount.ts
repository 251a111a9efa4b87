import { readFileSync } from 'node:fs';
import type { Entry } from '../../../src/core/journal/journal';

/**
 * The attack counted again from the answers on record, with the tables as they were typed from the rules a second time.
 * Imports nothing of the game. For journals out of whose middle nothing is struck.
 */
type Toll = { readonly eliminated: number; readonly aborted: number };
type Event = { readonly type: string; readonly [key: string]: unknown };
type Ship = { side: string; size: number; carrier: boolean; status: string; taskForce?: string };
type Forces = {
  readonly taskForces: readonly { readonly id: string; readonly squadrons: number }[];
  readonly aaf: number;
  readonly nas: number;
  readonly oil: number;
  readonly strikeForce: number;
  readonly ships: readonly (Ship & { readonly id: string })[];
  readonly modifiers: { readonly [key: string]: number };
};
type Strike = { id: string; squadrons: number; assigned: Map<string, number>; surprise: Surprise };
type Surprise = { cap: number; defence: number; attack: number; fewer: number; critical: boolean };

const T = JSON.parse(readFileSync(new URL('./expected/tables.json', import.meta.url), 'utf8'));
const NO_SURPRISE: Surprise = { cap: 0, defence: 0, attack: 0, fewer: 0, critical: false };

export type Account = {
  nas: number;
  nasAborted: number;
  army: number;
  naval: number;
  oil: number;
  cap: number;
  ships: { [id: string]: string };
};

/** One closed procedure: its answers by question, and its events. */
type ProcedureRun = {
  readonly id: string;
  readonly args: { readonly [key: string]: unknown };
  readonly said: ReadonlyMap<string, { readonly [key: string]: unknown }>;
  readonly events: readonly Event[];
};

/** The procedures that count, in order. */
function procsOf(entries: readonly Entry[]): readonly ProcedureRun[] {
  const struck = new Set<string>();
  for (const entry of entries) {
    if (entry.kind === 'v1.Struck') for (const id of entry.ids) struck.add(id);
    if (entry.kind === 'v1.Restored') for (const id of entry.ids) struck.delete(id);
  }
  const live = entries.filter(({ id }) => !struck.has(id));
  return live.flatMap((entry): ProcedureRun[] => {
    if (entry.kind !== 'v1.Opened') return [];
    const own = live.filter((each) => each === entry || ('of' in each && each.of === entry.id));
    const answers = own.flatMap((each) => ('answers' in each ? each.answers : []));
    const outcome = own.findLast((each) => 'outcome' in each && each.outcome) as
      | { readonly outcome: { readonly events: readonly Event[] } }
      | undefined;
    if (!outcome) return [];
    const said = new Map(answers.map(({ key, answer }) => [key, answer as never]));
    return [{ id: entry.procedure, args: entry.args, said, events: outcome.outcome.events }];
  });
}

export function recount(entries: readonly Entry[]): {
  readonly account: Account;
  readonly broken: readonly string[];
} {
  const counting = new Recount();
  for (const procedureRun of procsOf(entries)) counting.take(procedureRun);
  return { account: counting.account, broken: counting.broken };
}

class Recount {
  readonly broken: string[] = [];
  account: Account = blank();
  private house: { [key: string]: string } = {};
  private effective = 0;
  private actual = 0;
  private japan = 0;
  private column = 0;
  private level = 3;
  private forces: Forces | undefined;
  private ships = new Map<string, Ship>();
  private caught = { army: 0, naval: 0 };
  private places = new Map<string, string>();
  private strike: Strike = newStrike('first', 0);

  take(procedureRun: ProcedureRun): void {
    for (const event of procedureRun.events) this.byHand(event);
    const step = this.steps[procedureRun.id];
    if (step && procedureRun.events.length) step(procedureRun);
    this.account.ships = Object.fromEntries([...this.ships].map(([id, { status }]) => [id, status]));
  }

  private check(what: string, found: unknown, told: unknown): void {
    if (JSON.stringify(found) !== JSON.stringify(told))
      this.broken.push(`${what}: ${JSON.stringify(told)} told, ${JSON.stringify(found)} counted`);
  }

  private readonly steps: { readonly [id: string]: (procedureRun: ProcedureRun) => void } = {
    declare: ({ events, said }) => {
      const [event] = events;
      if (event?.by !== 'jp') return;
      const { level, mobilized, extra } = values(said, 'tension');
      this.actual = Number(level) + (mobilized === 'yes' ? 1 + Number(extra) : 0);
      this.check('actual', this.actual, event.actual);
      if (event.attack) {
        this.account = blank();
        this.ships = new Map();
      }
    },
    effective: ({ events, said }) => {
      const change = T.usjtDie.rows[faces(said, 'die')[0] - 1].change;
      const effective = overridden(said, 'effective', this.actual + change);
      const [event] = events;
      this.check('effective', effective, event?.effective);
      if (effective >= 40) this.check('live', [false, []], [event?.onslaught, event?.unprepared]);
      // The level of the declaration on the US is the one that counts at Pearl Harbor.
      this.effective = effective;
    },
    forces: ({ events }) => {
      this.forces = events[0]?.forces as Forces;
      this.ships = new Map(this.forces.ships.map(({ id, ...ship }) => [id, { ...ship }]));
      this.account = { ...blank(), nas: this.forces.strikeForce, oil: this.forces.oil };
    },
    'magic-jp': ({ said }) => {
      this.japan = Number(values(said, 'cards').cards);
    },
    'magic-jp-sealed': ({ said }) => {
      this.japan = Number(values(said, 'cards').cards);
    },
    'magic-us': ({ events, said }) => {
      const pearl = this.effective - this.japan + Number(values(said, 'cards').cards);
      this.column = T.surprise.columns.findIndex(
        ({ to }: { to: number | null }) => to === null || pearl <= to,
      );
      this.check('DRM', T.surprise.columns[this.column].drm, events[0]?.drm);
    },
    locations: ({ events, said }) => {
      for (const { id } of this.forces?.taskForces ?? []) {
        const row = T.surprise.rows[total(said, id) - 2];
        this.places.set(id, String(row.cells[this.column]));
      }
      this.check('locations', Object.fromEntries(this.places), events[0]?.locations);
    },
    surprise: ({ events, said }) => {
      const thrown = faces(said, 'die')[0] + T.surprise.columns[this.column].drm;
      this.level = overridden(said, 'level', Math.min(7, thrown));
      this.check('level', this.level, events[0]?.level);
    },
    targets: ({ events, said }) => {
      const inPort = (this.forces?.taskForces ?? []).filter(({ id }) => this.places.get(id) === 'pearl');
      const { aaf = 0, nas = 0 } = this.forces ?? {};
      const naval = nas + inPort.reduce((sum, { squadrons }) => sum + squadrons, 0);
      const army = aaf * 3;
      const down = this.level >= 7 ? army + naval : Math.min(army + naval, Math.max(0, this.level - 3));
      const chosen = said.has('caught') ? Number(values(said, 'caught').army) : Math.min(down, army);
      this.caught = { army: chosen, naval: down - chosen };
      Object.assign(this.account, { army, naval });
      this.strike = newStrike('first', this.forces?.strikeForce ?? 0);
      this.check('caught', [{ army, naval }, this.caught], [events[0]?.air, events[0]?.caught]);
    },
    'air-combat': (procedureRun) => this.airCombat(procedureRun),
    assign: ({ events }) => {
      const to = events[0]?.to as readonly { readonly target: string; readonly squadrons: number }[];
      this.strike.assigned = new Map(to.map(({ target, squadrons }) => [target, squadrons]));
      const sum = to.reduce((all, { squadrons }) => all + squadrons, 0);
      this.check('assigned', this.strike.squadrons, sum);
    },
    attack: (procedureRun) => this.attack(procedureRun),
    survivors: ({ events, said }) => {
      const squadrons = this.caught.army + this.caught.naval;
      const sum = overridden(said, 'us-sum', Number(values(said, 'nets').us));
      const there = this.account.nas - this.account.nasAborted;
      const lost = within(airResult(squadrons, total(said, 'us') + sum), there);
      this.check('survivors', lost, events[0]?.lost);
      this.lose(lost);
    },
    decision: ({ said }) => {
      if ((said.get('decision')?.value as string) !== 'second') return;
      const { account } = this;
      const there =
        this.house.aborted === 'fly' ? account.nas : Math.max(0, account.nas - account.nasAborted);
      const { strike, cap } = values(said, 'squadrons');
      const counted = this.house.patrol === 'surviving' ? account.nas : there;
      if (
        Number(cap) > overridden(said, 'cap-limit', Math.floor(counted / 3)) ||
        Number(cap) + Number(strike) > there
      )
        this.broken.push(`${strike} and ${cap} of ${there} fly`);
      account.cap = Number(cap);
      if (this.house.aborted === 'fly') account.nasAborted = 0;
      this.strike = newStrike('second', Number(strike));
    },
    interception: ({ events, said }) => {
      const met: string[] = [];
      for (const { id } of this.forces?.taskForces ?? []) {
        if (said.get(`try-${id}`)?.value !== 'yes') continue;
        const place = this.places.get(id) ?? '';
        if (place === 'auto' || faces(said, `die-${id}`)[0] >= Number(place)) met.push(id);
      }
      const groups = !met.length ? [] : this.house.counter === 'per-group' ? met.map((id) => [id]) : [met];
      this.check('groups', groups, events[0]?.groups);
    },
    counter: ({ events, said }) => {
      const [event] = events;
      const squadrons = Number(values(said, 'squadrons').squadrons);
      this.strike = newStrike(String(event?.strike), squadrons);
      if (!squadrons) return;
      const thrown = faces(said, 'surprise')[0] + Number(values(said, 'surprise-drm').drm);
      const level = overridden(said, 'surprise-level', Math.max(0, Math.min(7, thrown)));
      this.strike.surprise = {
        cap: level >= 1 ? 0 : 1,
        defence: level >= 2 ? -1 : 0,
        attack: level >= 3 ? 1 : 0,
        fewer: level >= 1 ? T.generalSurprise.rows[level - 1].fewerDefenders : 0,
        critical: level >= 7,
      };
      this.check('surprise', { level, ...this.strike.surprise }, event?.surprise);
    },
  };

  private airCombat({ events, said }: ProcedureRun): void {
    const { strike, account } = this;
    const counter = strike.id.startsWith('counter');
    const caught = strike.id === 'first' ? this.caught : { army: 0, naval: 0 };
    const up = account.army + account.naval - caught.army - caught.naval;
    const us = counter ? strike.squadrons : up;
    const jp = counter ? Math.max(0, account.cap - strike.surprise.fewer) : strike.squadrons;
    const nets = values(said, 'nets');
    const usSum = overridden(said, 'us-sum', Number(nets.us));
    const jpSum = overridden(said, 'jp-sum', Number(nets.jp) + (counter ? strike.surprise.cap : 0));
    const jpLost = within(airResult(us, total(said, 'us') + usSum), jp);
    const usLost = within(airResult(jp, total(said, 'jp') + jpSum), us);
    const [event] = events;
    const none = { eliminated: 0, aborted: 0 };
    this.check('attackers', counter ? usLost : jpLost, event?.attackers);
    this.check('cap', counter ? jpLost : none, event?.cap);
    const [army, naval] = [event?.army, event?.naval] as readonly [Toll, Toll];
    if (!counter) {
      this.check('US losses', usLost, {
        eliminated: army.eliminated + naval.eliminated,
        aborted: army.aborted + naval.aborted,
      });
      if (army.eliminated > account.army - caught.army || naval.eliminated > account.naval - caught.naval)
        this.broken.push('losses among those on the ground');
      account.army -= army.eliminated;
      account.naval -= naval.eliminated;
    } else account.cap -= jpLost.eliminated + jpLost.aborted;
    this.lose(jpLost);
    const lost = counter ? usLost : jpLost;
    strike.squadrons -= lost.eliminated + lost.aborted;
  }

  private attack({ events, said }: ProcedureRun): void {
    const { strike } = this;
    const event = events.find(({ type }) => type === 'v1.TargetAttacked');
    if (!event) return;
    const target = String(event.target);
    const flown = strike.assigned.get(target) ?? 0;
    const counter = strike.id.startsWith('counter');
    const first = strike.id === 'first';
    const lost = within(this.defence(said), flown);
    this.check(`air defence of ${target}`, lost, event.lost);
    if (!counter) this.lose(lost);
    const left = flown - lost.eliminated - lost.aborted;
    if (!left || !said.has('attack')) {
      this.check('no attack', 0, event.effects);
      return;
    }
    const { airJp = 0, airUs = 0, navalJp = 0, navalUs = 0 } = this.forces?.modifiers ?? {};
    const plus = first ? (this.house.stack === 'add' ? 2 : 1) : 0;
    const air = target === 'army' || target === 'naval';
    const named = counter
      ? airUs - navalJp + 1 + strike.surprise.attack
      : airJp - (air ? airUs : navalUs) + plus;
    const sum = target === 'oil' ? 0 : overridden(said, 'attack-sum', named);
    const effects = navalResult(left, total(said, 'attack') + sum);
    this.check(`effects on ${target}`, effects, event.effects);
    if (target === 'army' || target === 'naval') {
      const gone = Math.min(this.caught[target], effects * 3);
      this.check(`${target} on the ground`, gone, event.squadrons);
      this.caught[target] -= gone;
      this.account[target] -= gone;
    } else if (target === 'oil') {
      const gone = Math.min(this.account.oil, effects, 3);
      this.check('oil', gone, event.oil);
      this.account.oil -= gone;
    } else if (target !== 'light') this.ship(target.slice(5), effects, said, event);
  }

  private defence(said: ProcedureRun['said']): Toll {
    if (!said.has('defence-dice')) return { eliminated: 0, aborted: 0 };
    const { strike } = this;
    const shift =
      strike.id === 'first'
        ? this.house.stack === 'add'
          ? -2
          : -1
        : strike.id === 'second'
          ? 0
          : strike.surprise.defence;
    const level = Math.min(10, Number(values(said, 'defence').level) + shift);
    if (strike.id === 'first' && this.level >= 7) this.broken.push('air defence under complete surprise');
    const row = T.airDefence.rows[String(overridden(said, 'defence-level', level))];
    return toll(row[Math.min(12, total(said, 'defence-dice')) - 2]);
  }

  private ship(id: string, effects: number, said: ProcedureRun['said'], event: Event): void {
    const ship = this.ships.get(id);
    if (!ship) return;
    const before = ship.status;
    const { size } = ship;
    const critical = this.strike.id === 'first' ? this.level >= 7 : this.strike.surprise.critical;
    if (effects >= size) ship.status = 'sunk';
    else if (before === 'damaged') ship.status = String(said.get('again')?.value ?? 'damaged');
    else if (effects === size - 1 && effects > 0) ship.status = 'damaged';
    const hurt = effects > 0 && ship.status === 'damaged';
    this.check(`critical die for ${id}`, hurt && critical, said.has('critical'));
    if (said.has('critical') && values(said, 'critical-result').result === 'sunk') ship.status = 'sunk';
    this.check(id, ship.status === before ? undefined : ship.status, event.status);
  }

  private lose({ eliminated, aborted }: Toll): void {
    this.account.nas = Math.max(0, this.account.nas - eliminated);
    this.account.nasAborted += aborted;
  }

  /** What players write down themselves is taken as it is. */
  private byHand(event: Event): void {
    const { account } = this;
    if (event.type === 'v1.Begun') {
      this.house = event.house as never;
      this.account = blank();
      this.ships = new Map();
      this.places = new Map();
    }
    if (event.type === 'v1.HouseChanged') this.house = event.house as never;
    if (event.type === 'v1.CountSet') account[event.what as 'nas'] = Number(event.value);
    if (event.type === 'v1.ShipRemoved') this.ships.delete(String(event.ship));
    if (event.type === 'v1.ShipAdded' || event.type === 'v1.ShipChanged') {
      const { id, ...ship } = event.ship as Ship & { readonly id: string };
      this.ships.set(id, ship);
    }
    if (event.type === 'v1.AboardLost') account.naval = Math.max(0, account.naval - Number(event.squadrons));
    if (event.type === 'v1.AboardLost' || event.type === 'v1.CountSet') {
      this.caught.army = Math.min(this.caught.army, account.army);
      this.caught.naval = Math.min(this.caught.naval, account.naval);
    }
  }
}

const blank = (): Account => ({ nas: 0, nasAborted: 0, army: 0, naval: 0, oil: 0, cap: 0, ships: {} });
const newStrike = (id: string, squadrons: number): Strike => ({
  id,
  squadrons,
  assigned: new Map(),
  surprise: NO_SURPRISE,
});

const values = (said: ProcedureRun['said'], key: string): { readonly [field: string]: unknown } =>
  (said.get(key)?.values ?? {}) as { readonly [field: string]: unknown };
const faces = (said: ProcedureRun['said'], key: string): readonly [number, ...number[]] =>
  said.get(key)?.faces as readonly [number, ...number[]];
const total = (said: ProcedureRun['said'], key: string): number =>
  faces(said, key).reduce((sum, face) => sum + face, 0);
const overridden = (said: ProcedureRun['said'], key: string, counted: number): number =>
  Number(said.get(`override:${key}`)?.value ?? counted);

const toll = (cell: string): Toll => {
  const [eliminated = 0, aborted = 0] = cell.split('/').map(Number);
  return { eliminated, aborted };
};
const within = ({ eliminated, aborted }: Toll, there: number): Toll => {
  const gone = Math.min(eliminated, there);
  return { eliminated: gone, aborted: Math.min(aborted, there - gone) };
};
const at = (sum: number): number => Math.max(2, Math.min(12, sum)) - 2;
/** Full rows of twenty, and the rest. */
const rows = (squadrons: number): readonly number[] =>
  squadrons > 20 ? [20, ...rows(squadrons - 20)] : squadrons > 0 ? [squadrons] : [];

const airResult = (squadrons: number, sum: number): Toll =>
  rows(squadrons)
    .map((row) => toll(T.airCombat.rows[String(row)][at(sum)]))
    .reduce((a, b) => ({ eliminated: a.eliminated + b.eliminated, aborted: a.aborted + b.aborted }));
const navalResult = (squadrons: number, sum: number): number =>
  rows(squadrons)
    .map((row) => T.navalAttack.rows.find(({ as }: { as: number | null }) => as === row).cells[at(sum)])
    .reduce((a, b) => a + b, 0);
