import type { Entry } from '../../../src/core/journal/journal';
import { idOfBase, UNIT_EVENTS } from './recount-fights';
import { LandFights } from './recount-land';
import {
  areasOf,
  choiceOf,
  type Event,
  facesOf,
  listOf,
  type ProcedureRun,
  procsOf,
  quarterOf,
  type Said,
  sum,
  toldOf,
  valuesOf,
} from './recount-parts';
import type { SideId } from './recount-tables';
import * as T from './recount-tables';
import type { Account } from './recount-war';

/**
 * The whole war counted again from the answers on record, week by week, with the rulebook's numbers of `recount-tables.ts`.
 * Imports nothing of the game. For journals out of whose middle nothing is struck.
 */
export function recount(entries: readonly Entry[]): {
  readonly account: Account;
  readonly broken: readonly string[];
  /** Air strikes that somebody flew. */
  readonly strikes: number;
  readonly attacks: number;
} {
  const counting = new Recount();
  for (const procedureRun of procsOf(entries)) counting.take(procedureRun);
  return {
    account: counting.account,
    broken: counting.broken,
    strikes: counting.strikes,
    attacks: counting.attacks,
  };
}

const HULLS = /\b(CVE|CVL|CV|BBW|BB|BC|CA|CL|DD|Dummy|SS|OIL|TR36|TR|AT36|AT|B|C|D)-(\d{1,2}|[A-K])\b/gi;

const sixes = (ships: number): number => Math.ceil(ships / 6);

class Recount extends LandFights {
  private stored = 0;
  private isCounted = false;

  take(procedureRun: ProcedureRun): void {
    for (const { kind, chart, row, column, value } of [...procedureRun.said.values()] as {
      [key: string]: unknown;
    }[])
      if (kind === 'cell' && chart === 'ship-factors')
        this.factors.set(idOf(row), { ...this.factors.get(idOf(row)), [String(column)]: Number(value) });
    const step = this.steps[procedureRun.id];
    if (procedureRun.id !== 'air-strike') this.noteBases(procedureRun.events);
    const { state: stands, ...base } = valuesOf(procedureRun.said, 'base');
    if (procedureRun.id === 'set-base' && stands === 'neutralized') this.neutral.add(idOfBase(base));
    if (step) step(procedureRun);
    else if (procedureRun.events.some(({ type }) => BOOKS.includes(type)))
      this.fault(`${procedureRun.id} is not counted again`);
    this.stopRepairs();
  }

  private readonly steps: { readonly [id: string]: (procedureRun: ProcedureRun) => void } = {
    'set-up': (procedureRun) => this.begin(procedureRun),
    'end-step': () => this.endPhase(),
    due: (procedureRun) => this.due(procedureRun),
    administration: (procedureRun) => this.administer(procedureRun),
    fight: (procedureRun) => this.fight(procedureRun),
    'air-strike': (procedureRun) => this.flyStrike(procedureRun),
    'air-basing': (procedureRun) => this.baseAircraft(procedureRun),
    refuel: (procedureRun) => this.refuel(procedureRun),
    'fill-oilers': ({ said }) => {
      for (const id of listOf(valuesOf(said, 'ships').ships)) {
        const oiler = this.ship(id);
        if (oiler.load === 6) this.fault(`${id} was full`);
        oiler.load = 6;
        this.serve(oiler.place, 6);
        this.pay(oiler.side, 1);
      }
    },
    'move-ships': ({ said, events }) => {
      const { ships, name } = valuesOf(said, 'ships');
      const to = choiceOf(said, 'to');
      const place = to === 'other' ? String(name) : to;
      this.check('where they go', place, events[0]?.place);
      for (const id of listOf(ships)) {
        const ship = this.ship(id);
        ship.idleFrom = undefined;
        // Whoever leaves a box off the map is full, but for who came this turn with a turn of it gone (USN-49).
        if (T.isFree(ship.place) && ship.early !== this.turn) ship.fuelled = this.turn;
        ship.early = undefined;
        ship.place = place ?? '';
      }
    },
    'land-attack': (procedureRun) => this.attackOnLand(procedureRun),
    repair: ({ said }) => {
      for (const id of listOf(valuesOf(said, 'ships').ships)) {
        const ship = this.ship(id);
        if (ship.weeks >= 10 && T.isWorn(ship.type)) this.fault(`${id} is repaired`);
        if (!T.isYard(ship.place, ship.side)) this.fault(`${id} is repaired in ${ship.place}`);
        ship.idleFrom ??= this.phase <= 1 ? this.turn : this.turn + 1;
      }
    },
    // 22, errata: a transport or an oiler with ten weeks is taken off the map in a base, and comes back after so many turns.
    'replace-ships': ({ said, events }) => {
      const ids = listOf(valuesOf(said, 'ships').ships);
      this.check(
        'who is replaced',
        ids,
        events.map(({ ship }) => ship),
      );
      for (const id of ids) {
        const ship = this.ship(id);
        if (ship.weeks < 10 || !T.isWorn(ship.type)) this.fault(`${id} is not replaced`);
        const delay = this.delay(ship.type, ship.side);
        Object.assign(ship, { status: 'removed', cycle: 0, back: this.turn + (delay ?? Number.NaN) });
      }
    },
    stations: ({ said }) => {
      const on = listOf(valuesOf(said, 'subs').on);
      for (const id of on) this.ship(id).place = 'On station';
      this.pay('j', on.length);
    },
    'add-ship': ({ said, events }) => {
      if (!events.length) return;
      const { side, type, number, place } = valuesOf(said, 'ship');
      this.launch(`${side}:${type}-${String(number).toUpperCase()}`, String(place), this.turn);
    },
    'roll-check': ({ events }) =>
      this.check(
        'books',
        [],
        events.filter(({ type }) => type !== 'v1.Rolled'),
      ),
    midwar: ({ said }) => {
      this.mark('midwar');
      const { j, a } = areasOf(said);
      this.give('j', Math.floor(j / 400));
      this.give('a', Math.floor(a / 400));
    },
    'scenario-item': ({ said, args }) => {
      const id = String(args.item);
      this.mark(id);
      const { vp = 0, only = 'a' } = T.ITEMS[id] ?? {};
      const { times, said: yes } = valuesOf(said, 'item');
      const count = times === undefined ? Number(yes === 'yes') : Number(times);
      const ladder = T.LADDERS[id];
      this.give(only, (ladder ? (ladder[this.turn] ?? Number.NaN) : vp) * count);
      if (count && (ladder || id === 'midway-lost' || id === 'middle-east')) this.once.add(id);
    },
    'final-count': (procedureRun) => this.countEnd(procedureRun),
    'indian-ocean': ({ said }) => {
      this.mark('indian-ocean');
      this.once.add('indian-ocean');
      this.give('a', sum(facesOf(said, 'loss')));
      this.give('j', sum(facesOf(said, 'gain')));
    },
    deployment: ({ said }) => {
      this.once.add('sealed');
      this.sealed = DEPLOYED[sum(facesOf(said, 'die')) - 1] ?? [];
    },
    'open-deployment': ({ events }) => {
      this.mark('open-deployment');
      const ids = this.sealed.map((name) => `a:${name}`).filter((id) => !this.account.ships.has(id));
      this.check('who lies in Pearl Harbor', ids, shipsIn(events));
      const there = [...this.account.ships.values()].find(({ place }) => place.startsWith('Pearl Harbor'));
      for (const id of ids) this.launch(id, there?.place ?? 'Pearl Harbor', 0);
    },
    withdraw: ({ said, args, events }) => {
      const which = String(args.which);
      this.mark(`take ${which}`);
      const ids = Object.values(valuesOf(said, 'ships')).flatMap(listOf);
      if (which === 'west-edge') {
        for (const id of ids) this.sink(this.ship(id));
        return;
      }
      const fleet = T.LEAVING[which];
      if (fleet) {
        this.leave(fleet, ids, events);
        return;
      }
      const most = which === 'no-subs' ? ['DD', 'DD'] : ['Dummy', 'SS'];
      const afloat = [...this.account.ships.values()].filter(
        ({ status, side }) => status === 'afloat' && side === (which === 'no-subs' ? 'a' : 'j'),
      );
      const there = (type: string) => afloat.filter((ship) => ship.type === type).length;
      const wanted = most.filter(
        (type, i) => most.slice(0, i + 1).filter((each) => each === type).length <= there(type),
      );
      this.check('who leaves', wanted, ids.map((id) => this.ship(id).type).toSorted());
      this.check('who left', ids, shipsIn(events));
      for (const id of ids) Object.assign(this.ship(id), { status: 'removed', place: 'gone' });
    },
    'civil-war': ({ said, events }) => {
      this.mark('civil-war');
      const die = sum(facesOf(said, 'die')) + listOf(valuesOf(said, 'year').ticked).length;
      const leads = die <= 1 ? 'all' : die <= 4 ? 'nationalists' : 'none';
      this.check('whom the Allies lead', leads, events[0]?.leads);
    },
    convoy: ({ said, events }) => {
      this.mark('convoy');
      if (choiceOf(said, 'convoy') === 'yes') {
        const ids = listOf(valuesOf(said, 'ships').ships);
        this.check('escorts', this.turn === 1 ? 2 : 1, ids.length);
        for (const id of ids) {
          const ship = this.ship(id);
          if (ship.weeks || !['CL', 'DD', 'CVL', 'CVE'].includes(ship.type)) this.fault(`${id} escorts`);
          Object.assign(ship, { status: 'removed', place: 'convoy' });
        }
        return;
      }
      this.isEscorted = false;
      const back = [...this.account.ships.values()]
        .filter(({ place }) => place === 'convoy')
        .map(({ id }) => id);
      this.check('escorts that come back', back.toSorted(), shipsIn(events).toSorted());
      const fuelled = this.house.arrivalFuel === 'before' ? this.turn - 1 : this.turn;
      for (const id of back) this.launch(id, this.homeOf(id), fuelled);
    },
    'operational-points': ({ said, events }) => this.quarter(valuesOf(said, 'cities'), events),
    'spend-points': ({ said }) => {
      this.operational.spent += Number(valuesOf(said, 'spend').points);
      if (this.operational.spent > this.operational.points) this.fault('more is spent than there is');
    },
    'record-end': ({ events }) => {
      const { j, a } = this.account.points;
      const [most, least] = [Math.max(j, a, 0), Math.max(0, Math.min(j, a))];
      const level = LEVELS.find(([, from]) => most > 0 && most >= from * least)?.[0] ?? 'draw';
      this.account.level = level;
      this.account.winner = level === 'draw' ? 'nobody' : j > a ? 'j' : 'a';
      this.check('the end', this.account.winner, events[0]?.end);
    },
  };

  private due({ said, events, told }: ProcedureRun): void {
    const { turn } = this;
    const isRead = said.has(`cell:reinforcements:j:${turn}`);
    if (isRead) this.mark('chart');
    const came: string[] = isRead ? this.named(said) : [];
    if (said.has('reserves')) {
      this.mark('triggers');
      const named = listOf(valuesOf(said, 'reserves').groups);
      const isGo = named.includes('sho-go') || named.includes('ketsu-go');
      const all = [...named, ...this.openGroups(turn).filter((group) => isGo && group.startsWith('nac'))];
      for (const group of new Set(all)) this.account.called.set(group, turn);
    }
    this.check('what comes', this.phase <= 1 ? this.arriving() : [], toldOf(told));
    if (isRead) this.rollChinese(said, events);
    this.comeBack(came, events);
  }

  /** Ships that the chart names for the first time. */
  private named(said: Said): string[] {
    const came: string[] = [];
    for (const side of ['j', 'a']) {
      const line = choiceOf(said, `cell:reinforcements:${side}:${this.turn}`) ?? '';
      const isErratum = side === 'a' && this.turn === 2 && T.isDecember(this.war);
      for (const [name] of line.matchAll(HULLS)) {
        const id = isErratum && /^cv-2$/i.test(name) ? 'a:CV-4' : `${side}:${name.toUpperCase()}`;
        if (!this.account.ships.has(id) && !came.includes(id)) came.push(id);
      }
    }
    return came;
  }

  private comeBack(named: readonly string[], events: readonly Event[]): void {
    const { turn } = this;
    const back = [...this.account.ships.values()].filter(
      (ship) => ship.status !== 'afloat' && ship.back === turn && this.phase <= 1,
    );
    const fuelled = this.house.arrivalFuel === 'before' ? turn - 1 : turn;
    const told = events
      .filter(({ type }) => type === 'v1.ShipsCame')
      .flatMap(({ ships }) => ships as readonly { ship: string; weeks: number; fuelled: number }[])
      .map((each) => `${each.ship} ${each.weeks} ${each.fuelled}`);
    const isTurn = this.phase <= 1;
    const list = (isTurn && T.SENT[`${this.war} ${turn}`]) || [];
    const sent = list.filter(([id]) => !this.account.ships.has(id) && !named.includes(id));
    const ids = [...named, ...back.map(({ id }) => id), ...sent.map(([id]) => id)];
    if (isTurn && this.war === 'phil' && turn === T.THIRD_RETURNS) this.rejoin(fuelled, events);
    this.check('ships that come', ids.map((id) => `${id} 0 ${fuelled}`).toSorted(), told.toSorted());
    for (const id of ids) {
      const at = list.find(([each]) => each === id)?.[1];
      const came = events.flatMap(({ ships }) => (ships ?? []) as readonly { ship: string; place: string }[]);
      const place = came.find(({ ship }) => ship === id)?.place ?? '';
      if (at && !place.startsWith(at)) this.fault(`${id} comes to ${place}, not to ${at}`);
      this.launch(id, at ? place : this.homeOf(id), fuelled);
    }
    const whole = events.flatMap(({ type, ships }) => (type === 'v1.ShipsReturned' ? listOf(ships) : []));
    for (const id of whole)
      if (!this.once.delete(`whole ${id}:${turn}`)) this.fault(`${id} is said to be whole`);
  }

  /** Philippines: all of a fleet that are afloat leave, some of them for a time. */
  private leave(
    { who, returning }: (typeof T.LEAVING)[string],
    ids: readonly string[],
    events: readonly Event[],
  ): void {
    const afloat = [...this.account.ships.values()].filter(
      ({ id, status }) => status === 'afloat' && who.test(id),
    );
    this.check('who leaves', afloat.map(({ id }) => id).toSorted(), ids.toSorted());
    this.check('who left', ids.toSorted(), shipsIn(events).toSorted());
    for (const ship of afloat)
      Object.assign(ship, {
        status: 'removed',
        place: returning?.test(ship.id) ? 'third' : 'gone',
        idleFrom: undefined,
      });
  }
  private rejoin(fuelled: number, events: readonly Event[]): void {
    const back = [...this.account.ships.values()].filter(({ place }) => place === 'third');
    const told = events.flatMap(({ type, ship, weeks }) =>
      type === 'v1.ShipSet' ? [`${ship} ${weeks}`] : [],
    );
    this.check('who rejoins', back.map(({ id, weeks }) => `${id} ${weeks}`).toSorted(), told.toSorted());
    for (const ship of back) Object.assign(ship, { status: 'afloat', place: 'At sea near Luzon', fuelled });
  }

  /** Reserves, engineers, LAC and armor of this turn, as "10 Kami". */
  private arriving(): readonly string[] {
    const { turn } = this;
    const all = new Map<string, number>();
    const add = (what: string, count: number) => count && all.set(what, (all.get(what) ?? 0) + count);
    for (const [group, trigger] of this.account.called)
      for (const [after, count, what] of T.reserveOf(group, trigger, this.has))
        if (trigger + after === turn) add(what, count);
    for (const each of this.engineers) if (each.turn === turn) add('engineer back', each.count);
    if (this.has('extraJapLAC') && T.hasExtraLac(turn)) add('more LAC', 1);
    // The Philippines have a list of their own, and neither India nor the West Coast.
    add('armored brigade by the rules', this.war === 'phil' ? 0 : T.armorOn(turn, this.has));
    return [...all].map(([what, count]) => `${count} ${what}`).toSorted();
  }

  /** 45.A(H): 6 for a Nationalist army, 5 or 6 for a Communist one; one of each comes back at most. */
  private rollChinese(said: Said, events: readonly Event[]): void {
    const back = events.flatMap(({ type, people }) =>
      type === 'v1.ChineseReturned' ? [String(people)] : [],
    );
    for (const people of ['nationalist', 'communist'] as const) {
      const dice = Math.min(8, this.has('china') ? this.chinese[people] : 0);
      this.check(`dice for ${people} armies`, dice, facesOf(said, people).length);
      const least = people === 'nationalist' ? 6 : 5;
      const isBack = facesOf(said, people).some((face) => face >= least);
      this.check(`a ${people} army is back`, isBack, back.includes(people));
      if (isBack) this.chinese[people] -= 1;
    }
  }

  private administer({ said, events }: ProcedureRun): void {
    this.mark('administration');
    const dry = this.dry();
    const refuelled = listOf(valuesOf(said, 'fuel').refuelled);
    for (const id of refuelled) this.ship(id).fuelled = this.turn;
    const lost = this.has('softFuel') ? [] : dry.filter(({ id }) => !refuelled.includes(id));
    const told = events.flatMap(({ type, ship }) => (type === 'v1.ShipLost' ? [String(ship)] : []));
    this.check('lost without fuel', lost.map(({ id }) => id).toSorted(), told.toSorted());
    for (const ship of lost) this.sink(ship);
    const supplied = listOf(valuesOf(said, 'supplied').supplied);
    const recovered = [...this.neutral].filter((id, i) => {
      const [die = 0] = facesOf(said, `recovery-${i}`);
      return die >= (supplied.includes(id) ? 3 : 5);
    });
    for (const id of recovered) this.neutral.delete(id);
    for (const id of recovered) this.repairOn(id);
    const of = events.flatMap(({ type, ids }) => (type === 'v1.Recovered' ? listOf(ids) : []));
    this.check('who recovers', recovered, of);
  }

  private refuel({ said, events }: ProcedureRun): void {
    const ids = listOf(valuesOf(said, 'ships').ships);
    if (!ids.length) return;
    const [first] = ids;
    const at = choiceOf(said, 'place') ?? this.ship(first ?? '').place;
    const by = choiceOf(said, 'by') ?? 'base';
    const { side } = this.ship(first ?? '');
    // 19(A): A base of the enemy that nobody has entered is captured, and damaged.
    if (valuesOf(said, 'ships').lies === 'base' && T.isEnemys(at, side)) {
      this.check(
        'refuelled in a captured base',
        0,
        events.filter(({ type }) => type === 'v1.Refuelled').length,
      );
      return;
    }
    this.check('where', at, events.find(({ type }) => type === 'v1.Refuelled')?.at);
    for (const id of ids) {
      const ship = this.ship(id);
      if (ship.place !== at || ship.status !== 'afloat') this.fault(`${id} is not in ${at}`);
      ship.fuelled = this.turn;
    }
    if (by !== 'all') {
      this.giveFuel(at, ids, by === 'base' ? undefined : by);
      return;
    }
    const parts = events.filter(({ type }) => type === 'v1.Refuelled');
    this.check(
      'who is refuelled',
      ids,
      parts.flatMap(({ ships }) => listOf(ships)),
    );
    for (const { ships, oiler } of parts) this.giveFuel(at, listOf(ships), oiler as string | undefined);
  }
  /** 12(O): a base within its limit, or an oiler with what it has. */
  private giveFuel(at: string, ids: readonly string[], by: string | undefined): void {
    if (by === undefined) {
      const { side } = this.ship(ids[0] ?? '');
      const before = this.served.get(at) ?? 0;
      this.serve(at, ids.length, side);
      this.pay(side, sixes(before + ids.length) - sixes(before));
      return;
    }
    const oiler = this.ship(by);
    if (oiler.load < ids.length) this.fault(`${by} gives ${ids.length} of ${oiler.load}`);
    oiler.load = this.has('oilerPoints') ? oiler.load - ids.length : 0;
  }
  /** Where the set-up has the ships of a side at home, by its own words. */
  private homeOf(id: string): string {
    const home = id.startsWith('j') ? 'Naval bases in Japan' : 'West Coast';
    return [...this.account.ships.values()].find(({ place }) => place.startsWith(home))?.place ?? home;
  }

  private serve(place: string, ships: number, side?: SideId): void {
    const all = (this.served.get(place) ?? 0) + ships;
    this.served.set(place, all);
    // A place that stands for several bases has the limit of each, which nobody counts.
    const isOne = !/^Any |and\/or|\b[Bb]ases\b/.test(place);
    if (side && all > 6 && isOne && !T.isMajor(place, side)) this.fault(`${place} serves ${all}`);
  }

  private countEnd({ said }: ProcedureRun): void {
    if (this.isCounted) this.fault('the end is counted twice');
    this.isCounted = true;
    const [, last = 0] = T.WARS[this.war] ?? [];
    this.check('the last turn', last + 1, this.turn);
    const { j, a } = areasOf(said);
    this.give('j', j / 100);
    this.give('a', a / 100);
    const told = valuesOf(said, 'items');
    for (const [id, held] of Object.entries(told)) {
      const { vp = Number.NaN, only, each } = T.ITEMS[id] ?? {};
      if (id === 'guadalcanal-held' && told['guadalcanal-destroyed'] === 'j') continue;
      if (id === 'saipan-allied' && told['saipan-japanese'] === 'j') continue;
      if (id === 'luzon-allied' && told['luzon-japanese'] === 'j') continue;
      if (each) this.give(only ?? 'j', vp * Number(held));
      else if (held === 'j' || held === 'a') this.give(held, vp);
    }
  }

  private quarter(cities: { readonly [field: string]: unknown }, events: readonly Event[]): void {
    this.mark('operational-points');
    const isEscorted = this.has('convoy') && this.isEscorted;
    const factor = this.turn < 108 ? 1 : this.turn < 160 ? (isEscorted ? 0.75 : 0.5) : isEscorted ? 0.5 : 0.2;
    const isChina = this.has('china') || this.house.resources === 'count';
    const { points, stored } = quarterOf(cities, { isChina, factor, stored: this.stored });
    this.stored = stored;
    this.operational = { points, spent: 0 };
    this.check('operational points', [points, stored], [events[0]?.points, events[0]?.stored]);
  }
}

/** The ships that each face of the Allied die puts in Pearl Harbor. */
const DEPLOYED: readonly (readonly string[])[] = [
  ['CV-4', 'CA-3', 'DD-10'],
  ['CV-4', 'CA-3', 'DD-10'],
  ['CV-6', 'CA-2'],
  ['CV-6', 'CA-2'],
  ['CV-4', 'CA-3', 'DD-10', 'CV-6', 'CA-2'],
  [],
];
/** The ids of all ships that enter or leave by these events. */
const shipsIn = (events: readonly Event[]): readonly string[] =>
  events.flatMap(({ type, ships }) =>
    type === 'v1.ShipsTaken'
      ? listOf(ships)
      : type === 'v1.ShipsCame'
        ? (ships as readonly { readonly ship: string }[]).map(({ ship }) => ship)
        : [],
  );
const LEVELS = [
  ['decisive', 4],
  ['strategic', 3],
  ['provisional', 2],
  ['marginal', 1.5],
] as const;
/** Events that no step may book unseen by this count. */
const BOOKS = [
  'v1.ShipsCame',
  'v1.ShipSet',
  'v1.ShipHit',
  'v1.ShipLost',
  'v1.ShipRemoved',
  'v1.ShipsTaken',
  'v1.Scored',
  ...UNIT_EVENTS,
];

/** "Allied CV-6" by the id of that ship. */
const idOf = (row: unknown): string => String(row).replace('Japanese ', 'j:').replace('Allied ', 'a:');
