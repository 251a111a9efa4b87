import { choiceOf, listOf, type ProcedureRun, valuesOf } from './recount-parts';
import * as T from './recount-tables';
import { foe, type SideId } from './recount-tables';

export type Ship = {
  id: string;
  side: SideId;
  type: string;
  place: string;
  status: 'afloat' | 'removed' | 'sunk';
  fuelled: number;
  /** The last turn on which it lay where all of its side are refuelled. */
  filled?: number;
  weeks: number;
  /** Lies idle in a yard from the beginning of this turn on. */
  idleFrom?: number | undefined;
  /** Came on this turn with a turn of its fuel gone. */
  early?: number | undefined;
  cycle: number;
  back?: number | undefined;
  /** What an oiler can still give. */
  load: number;
};
export type Base = { name: string; side: SideId; kind: string; capacity: number; state: string };
/** What the war has come to: points in hundredths. */
export type Account = {
  turn: number;
  readonly points: { j: number; a: number };
  readonly ships: Map<string, Ship>;
  readonly called: Map<string, number>;
  level: string;
  winner: string;
};

const inHundredths = (points: number): number => Math.round(points * 100);

/** The war as the count has it: ships, points, and turns that pass; what has to be asked by the end of a phase. */
export class War {
  readonly broken: string[] = [];
  readonly account: Account = {
    turn: 0,
    points: { j: 0, a: 0 },
    ships: new Map(),
    called: new Map(),
    level: '',
    winner: '',
  };
  protected war = '';
  protected phase = 1;
  protected options: readonly string[] = [];
  protected house: { readonly [key: string]: unknown } = {};
  protected readonly factors = new Map<string, T.Factors>();
  protected readonly engineers: { side: SideId; turn: number; count: number }[] = [];
  protected chinese = { nationalist: 0, communist: 0 };
  protected neutral = new Set<string>();
  protected readonly served = new Map<string, number>();
  protected readonly once = new Set<string>();
  protected isEscorted = true;
  protected operational = { points: 0, spent: 0 };

  protected fault(what: string): void {
    this.broken.push(`turn ${this.account.turn}, phase ${this.phase}: ${what}`);
  }
  protected check(what: string, found: unknown, told: unknown): void {
    const [counted, said] = [JSON.stringify(found), JSON.stringify(told)];
    if (counted !== said) this.fault(`${what}: ${said} told, ${counted} counted`);
  }
  /** 44: From 1943 on Japan pays for six ships refuelled in a base, an oiler filled, a submarine put on station, an attack. */
  protected pay(side: SideId, points: number): void {
    if (side === 'a' || !this.has('strategic') || this.dated < 56) return;
    this.operational.spent += points;
    if (this.operational.spent > this.operational.points) this.fault('more is spent than there is');
  }
  /** 28: Once Sho-Go was called, and in what begins after it. */
  protected get isLate(): boolean {
    return this.war === 'phil' || this.account.called.has('sho-go');
  }
  protected has = (option: string): boolean => this.options.includes(option);
  protected get turn(): number {
    return this.account.turn;
  }
  /** The turn of the calendar. */
  protected get dated(): number {
    const [from = 1, , dated = from] = T.WARS[this.war] ?? [];
    return dated + this.turn - from;
  }
  protected ship(id: string): Ship {
    const ship = this.account.ships.get(id);
    if (!ship) throw new Error(`${id} is not in the count`);
    return ship;
  }
  /** Once a turn, and never twice. */
  protected mark(what: string): void {
    const key = `${what}:${this.turn}`;
    if (this.once.has(key)) this.fault(`${what} comes twice`);
    this.once.add(key);
  }
  protected give(side: SideId, points: number): void {
    this.account.points[side] += inHundredths(points);
  }
  protected worth({ id, type, side }: Ship): number {
    return T.worthOf(type, side, this.factors.get(id) ?? {}, this.has('capitalVP'));
  }
  protected delay = (type: string, side: SideId) =>
    T.delayOf(type, side, this.dated, this.has('convoy') && this.isEscorted);

  protected launch(id: string, place: string, fuelled: number, weeks = 0): void {
    const side = id.startsWith('j') ? 'j' : 'a';
    const type = id.slice(2).replace(/-[^-]*$/, '');
    this.account.ships.set(id, {
      id,
      side,
      type,
      place,
      status: 'afloat',
      fuelled,
      weeks,
      cycle: 0,
      load: 6,
      early: this.house.arrivalFuel === 'before' && fuelled < this.turn ? this.turn : undefined,
    });
  }

  protected begin({ said, events }: ProcedureRun): void {
    this.war = choiceOf(said, 'scenario') ?? '';
    const [from = 1] = T.WARS[this.war] ?? [];
    this.account.turn = from;
    this.phase = T.phasesOf(this.war, from)[0] ?? 1;
    this.house = valuesOf(said, 'house');
    const forced = T.MID_WARS[this.war] ? ['midwar'] : [];
    this.options = [...forced, ...listOf(valuesOf(said, 'players').options)];
    if (this.has('japVarDeploy')) this.give('a', 25);
    // Order of battle of Game 2, with its erratum: the Nationalist 30-40 is eliminated and awaits replacement.
    if (this.war === 'g2' && this.has('china')) this.chinese.nationalist = 1;
    const ships = (events[0]?.ships ?? []) as readonly {
      ship: string;
      place: string;
      weeks: number;
      fuelled: number;
    }[];
    for (const { ship, place, weeks, fuelled } of ships) {
      const hurt = DAMAGED[`${this.war} ${ship}`] ?? 0;
      this.check(`${ship} is damaged`, hurt, weeks);
      this.launch(ship, place, from - 1, hurt);
      const made = this.ship(ship);
      made.early = undefined;
      // Game 1: four turns for what else has three; a pre-game turn that burns fuel takes one of them.
      const isEarly = T.isDecember(this.war) && made.side === 'j' && this.house.pregameFuel === 'free';
      if (isEarly && T.endurance(made.type) === 3) made.fuelled += 1;
      this.check(`${ship} is fuelled`, Math.max(0, made.fuelled), fuelled);
    }
  }

  /** Bases as somebody told them, by name and kind. */
  protected readonly bases = new Map<string, Base>();
  /** 18(F), 9(D): the naval base of a place serves nobody of this side. "Naval bases in Japan" are several. */
  private isClosed(place: string, side: SideId): boolean {
    const name = T.bare(place);
    const told = [...this.bases.values()].findLast(
      (base) => base.kind === 'naval' && T.bare(base.name) === name,
    );
    if (!told || name === 'Naval bases in Japan') return false;
    const waits = [...this.neutral].some(
      (id) => id.includes('/naval:') && T.bare(id.slice(id.indexOf(':') + 1)) === name,
    );
    return told.side !== side || told.state !== 'functional' || waits;
  }
  /** 12(N), (O), 44(C): who lies there needs no hand for its fuel. */
  protected isServed({ place, side }: Ship): boolean {
    if (side === 'j' && this.has('strategic') && this.dated >= 56) return false;
    return (T.isFree(place) || T.isMajor(place, side)) && !this.isClosed(place, side);
  }
  /** 9(D): in a base that does not work repair stops; it goes on after the turn on which it works again. */
  protected stopRepairs(): void {
    for (const ship of this.account.ships.values())
      if (!T.isYard(ship.place, ship.side) || this.isClosed(ship.place, ship.side)) ship.idleFrom = undefined;
  }
  protected repairOn(id: string): void {
    const name = id.includes('/naval:') ? T.bare(id.slice(id.indexOf(':') + 1)) : undefined;
    for (const ship of this.account.ships.values()) {
      const { place, side, type, weeks, status } = ship;
      if (T.bare(place) !== name || !T.isYard(place, side) || this.isClosed(place, side)) continue;
      const isHurt = status === 'afloat' && weeks > 0 && !(weeks >= 10 && T.isWorn(type));
      if (isHurt) ship.idleFrom ??= this.turn + 1;
    }
  }

  protected endPhase(): void {
    const isShock =
      this.turn === 1 && (T.isDecember(this.war) || ['malaya', 'wpo1', 'wpo2'].includes(this.war));
    const movers = { 2: 'j', 4: 'a', 6: 'a', 8: 'j', ...(isShock && { 10: 'a' }) } as const;
    const mover = (movers as { readonly [phase: number]: string })[this.phase];
    for (const ship of this.account.ships.values())
      if (ship.side === mover && ship.status === 'afloat' && T.endurance(ship.type) && this.isServed(ship))
        ship.filled = this.turn;
    const phases = T.phasesOf(this.war, this.turn);
    const next = phases[phases.indexOf(this.phase) + 1];
    if (next !== undefined) {
      if (this.phase === 1) this.beginningIsDone();
      this.phase = next;
      return;
    }
    this.endIsDone();
    for (const ship of this.account.ships.values()) this.mend(ship);
    this.served.clear();
    this.operational.spent = 0;
    this.account.turn += 1;
    this.phase = 1;
  }

  /** 9(C): a week less for a whole turn of idleness; whole, a new cycle of damage begins. */
  private mend(ship: Ship): void {
    if (ship.status !== 'afloat' || ship.idleFrom === undefined || ship.idleFrom > this.turn) return;
    if (ship.weeks === 0) return;
    ship.weeks -= 1;
    if (ship.weeks > 0) return;
    Object.assign(ship, { cycle: 0, idleFrom: undefined });
    this.once.add(`whole ${ship.id}:${this.turn + 1}`);
  }

  /** Phase 1 is left: all that begins a turn has come. */
  private beginningIsDone(): void {
    const { turn } = this;
    const [from] = T.WARS[this.war] ?? [];
    const wanted = [
      ...(T.isCampaign(this.war) && turn !== from ? ['chart'] : []),
      ...(turn > 1 && this.openGroups(turn).length ? ['triggers'] : []),
      ...(this.has('china') && T.YEARS.includes(turn) ? ['civil-war'] : []),
      ...(this.has('convoy') && this.isEscorted && (turn === 1 || T.YEARS.includes(turn)) ? ['convoy'] : []),
      ...(turn === from && T.isCampaign(this.war) && !this.has('subs') ? ['take no-subs'] : []),
      ...(turn === 108 && this.has('subs') && T.isCampaign(this.war) ? ['take subs-1944'] : []),
      ...(this.has('strategic') && T.QUARTERS.includes(turn) ? ['operational-points'] : []),
      ...(turn === 34 && this.has('armor') && this.war !== 'g4' && T.isCampaign(this.war)
        ? ['middle-east']
        : []),
    ];
    for (const each of wanted) if (!this.once.has(`${each}:${turn}`)) this.fault(`${each} is not asked`);
    for (const ship of this.account.ships.values()) {
      if (ship.status !== 'afloat' && ship.back !== undefined && ship.back <= turn)
        this.fault(`${ship.id} is late`);
      if (this.once.has(`whole ${ship.id}:${turn}`)) this.fault(`${ship.id} is whole, and nobody says so`);
    }
  }

  /** The turn is over: all that ends it has come. */
  private endIsDone(): void {
    const { turn, war } = this;
    const isAsked = (what: string) => this.once.has(`${what}:${turn}`);
    const cactus = war === 'solomons' || war === 'cruz';
    const wanted = [
      ...(T.MID_WARS[war]?.includes(turn) ? ['midwar'] : []),
      ...(T.isDecember(war) && turn === 20 && !this.once.has('indian-ocean') ? ['indian-ocean-undone'] : []),
      ...(war === 'g2' && turn >= 30 && !this.once.has('midway-lost') ? ['midway-lost'] : []),
      ...(cactus ? ['guadalcanal-damaged'] : []),
      ...(war === 'malaya'
        ? Object.keys(T.LADDERS).filter((id) => T.LADDERS[id]?.[turn] && !this.once.has(id))
        : []),
      ...(war === 'phil'
        ? Object.keys(T.LEAVING).flatMap((id) => (T.LEAVING[id]?.turn === turn ? [`take ${id}`] : []))
        : []),
      ...(turn === 1 && this.has('allyVarDeploy') ? ['open-deployment'] : []),
      ...(turn === 21 && (war === 'g3' || war === 'g5') ? ['take west-edge'] : []),
      ...(this.dry().length || this.neutral.size ? ['administration'] : []),
    ];
    for (const each of wanted) if (!isAsked(each)) this.fault(`${each} is not asked`);
  }

  /** 12(N): the turn by whose end it needs fuel. */
  protected dueOf = ({ fuelled, filled = 0, type }: Ship): number =>
    Math.max(fuelled, filled) + T.endurance(type);
  /** 12(N): what has no fuel left at the end of this turn. */
  protected dry = (): readonly Ship[] =>
    [...this.account.ships.values()].filter(
      (ship) =>
        ship.status === 'afloat' &&
        T.endurance(ship.type) > 0 &&
        !this.isServed(ship) &&
        this.dueOf(ship) <= this.turn,
    );

  protected openGroups = (turn: number): readonly string[] =>
    T.groupsOf(this.war, this.has).filter(
      (group) => (T.RESERVES_FROM[group] ?? 0) <= turn && !this.account.called.has(group),
    );

  protected sink(ship: Ship): void {
    this.give(foe(ship.side), Math.max(0, this.worth(ship) - ship.cycle));
    const delay = this.delay(ship.type, ship.side);
    const back = delay === undefined ? undefined : this.turn + delay;
    Object.assign(ship, { status: 'sunk', idleFrom: undefined, back });
  }
}

/** Games 2 and 4: ships that begin damaged. */
const DAMAGED: { readonly [ship: string]: number } = { 'g2 a:CV-3': 6, 'g2 a:BB-3': 20, 'g4 j:CV-4': 5 };
