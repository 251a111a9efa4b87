import { Fights, idOfBase } from './recount-fights';
import {
  choiceOf,
  type Event,
  facesOf,
  listOf,
  type ProcedureRun,
  type Said,
  sum,
  valuesOf,
} from './recount-parts';
import * as T from './recount-tables';
import { foe, type SideId } from './recount-tables';
import type { Base, Ship } from './recount-war';

type Wing = {
  readonly side: SideId;
  readonly place: string;
  readonly mission: string;
  readonly type: string;
  readonly extended?: true;
  readonly from?: string;
  left: number;
  aborted: number;
};
type Group = {
  readonly targets: readonly Ship[];
  readonly ships: readonly Ship[];
  readonly isCovered: boolean;
  readonly base: number;
};
/** Of each wing that is hit by its number: how many it sends home. */
type Sent = readonly (readonly [no: number, wing: Wing, many: number])[];
/** One type of these wings, and what its counter prints. */
type Printed = (side: SideId, type: string) => number;

const SIDES = ['j', 'a'] as const;
const points = (wings: readonly Wing[]): number => sum(wings.map(({ left }) => left));
const unique = <V>(all: readonly V[]): readonly V[] => [...new Set(all)];

/** 5E to 5O from the missions to the landing: from who fired, the dice and the cells that were read. */
export class AirFights extends Fights {
  strikes = 0;
  protected sealed: readonly string[] = [];
  private flown: Event[] = [];
  private sky: Wing[] = [];
  protected said: Said = new Map();
  private flying: SideId = 'j';
  private targeted = 0;
  private lost = new Map<string, number>();

  /** Bases as other steps leave them: what they are is the players' word. */
  protected noteBases(events: readonly Event[]): void {
    for (const { type, ids, ...event } of events) {
      if (type === 'v1.BaseSet') this.setBase(event as unknown as Base);
      if (type === 'v1.Recovered')
        for (const base of this.bases.values())
          if (base.state === 'neutralized' && listOf(ids).includes(idOfBase(base))) base.state = 'functional';
    }
  }
  private setBase({ name, side, kind, capacity, state }: Base): void {
    if (state === 'functional' || state === 'destroyed') this.neutral.delete(idOfBase({ name, side, kind }));
    this.bases.set(`${name}:${kind}`, { name, side, kind, capacity, state });
  }

  protected flyStrike({ said, events }: ProcedureRun): void {
    this.flying = this.phase === 5 ? 'a' : 'j';
    const sides = [this.flying, foe(this.flying)] as const;
    Object.assign(this, { said, sky: [], targeted: 0, lost: new Map() });
    const bases = new Map([...this.bases].map(([id, base]) => [id, { ...base }]));
    for (const side of sides) this.rise(side);
    if (!this.sky.length) return;
    this.strikes += 1;
    const hexes = unique(this.sky.map(({ place }) => place));
    const fires = this.patrol(hexes);
    for (const [i, place] of hexes.entries()) this.meet(place, `air-${i + 1}`);
    for (const side of sides) this.strikeShips(side);
    for (const side of sides) this.strikeLand(side, fires);
    for (const [carrier, many] of Object.entries(valuesOf(said, 'aboard')))
      this.down(carrier.startsWith('j') ? 'j' : 'a', 'NAC', Number(many));
    this.takeHits(said, 100 * (this.targeted + 1));
    this.tell(events, bases);
  }

  /** What was counted of this strike, against what it booked. */
  private tell(events: readonly Event[], before: ReadonlyMap<string, Base>): void {
    const entered = [...this.said].flatMap(([key]) => /^(?:air|count)-(\d{3,})$/.exec(key)?.[1] ?? []);
    const told = new Map<string, number>();
    for (const { type, unit, count } of events)
      if (type === 'v1.UnitsLost' && /^[ja]-(?:lac|nac|lbac|b29|kami)$/.test(String(unit)))
        told.set(String(unit), (told.get(String(unit)) ?? 0) + Number(count));
    const plain = (all: ReadonlyMap<string, number>) => [...all].toSorted(([a], [b]) => a.localeCompare(b));
    if (!entered.length) this.check('air points lost', plain(this.lost), plain(told));
    const left = this.sky.flatMap(({ left: up, aborted, ...wing }) => [
      ...(up ? [{ ...wing, points: up }] : []),
      ...(aborted ? [{ ...wing, points: aborted, down: true, done: true }] : []),
    ]);
    const flown = events.flatMap(({ type, flights }) => (type === 'v1.AirFlown' ? (flights as Event[]) : []));
    this.check('who is in the air', left.map(wordsOf), flown.map(wordsOf));
    this.flown.push(...(left as unknown as Event[]));
    const set = new Map([...before].map(([id, base]) => [id, { ...base }]));
    for (const event of events)
      if (event.type === 'v1.BaseSet') {
        const { name, side, kind, capacity, state } = event as unknown as Base;
        set.set(`${name}:${kind}`, { name, side, kind, capacity, state });
      }
    this.check('bases', [...this.bases.values()], [...set.values()]);
  }

  /** 5E: one raid after the other. */
  private rise(side: SideId): void {
    for (let no = 1; ; no += 1) {
      const raid = valuesOf(this.said, `raid-${side}${no}`);
      const { to, name, against, extended, from = 'unsaid' } = raid;
      if (to === undefined || to === 'nobody') return;
      if (side === 'a' && this.isShock) this.fault('Allies fly on the turn of the shock');
      for (const type of ['LAC', 'NAC', 'LBAC', 'B29', 'Kami'])
        if (raid[type])
          this.sky.push({
            ...{ side, place: String(to === 'else' ? name : to), mission: String(against), type },
            ...(listOf(extended).includes(type) && { extended: true as const }),
            ...(from !== 'unsaid' && { from: String(from) }),
            ...{ left: Number(raid[type]), aborted: 0 },
          });
      if (!listOf(raid.more).length) return;
    }
  }

  /** 5F: patrols, interceptors of 37, and what air bases fire with. */
  private patrol(hexes: readonly string[]): ReadonlyMap<string, number> {
    const fires = new Map<string, number>();
    for (const [i, place] of hexes.entries())
      for (const side of SIDES) {
        const risen = valuesOf(this.said, `cap-${side}${i + 1}`);
        fires.set(`${side}:${place}`, Number(risen.flak ?? 0));
        for (const type of ['LAC', 'NAC'])
          for (const [mission, field] of [
            ['patrol', type],
            ['interception', `${type}-far`],
          ] as const)
            if (risen[field])
              this.sky.push({ side, place, mission, type, left: Number(risen[field]), aborted: 0 });
      }
    return fires;
  }

  private printed(factor: string): Printed {
    return (side, type) => Number(this.cell('air-counters', factor, `${side} ${type}`));
  }
  protected cell(chart: string, column: string, row: string): unknown {
    const answer = this.said.get(`cell:${chart}:${column}:${row}`);
    if (!answer) this.fault(`${chart} is not read at ${column}, ${row}`);
    return answer?.value;
  }
  protected labels(chart: string): readonly string[] {
    return listOf(this.said.get(`heads:${chart}`)?.heads);
  }

  /** 5G: both fire at once; one column to the left for whom less than half of those who fire are on patrol. */
  private meet(place: string, key: string): void {
    const there = (side: SideId) =>
      this.sky.filter((wing) => wing.side === side && wing.place === place && wing.left > 0);
    const wings = { j: there('j'), a: there('a') };
    if (!wings.j.length || !wings.a.length) return;
    const columns = SIDES.flatMap((side) => {
      const firing = wings[side].flatMap((wing) => {
        const each = this.printed(wing.extended ? 'far' : 'near')(side, wing.type);
        return each ? [{ wing, strength: each * wing.left }] : [];
      });
      const strength = sum(firing.map((each) => each.strength));
      const all = points(firing.map(({ wing }) => wing));
      const up = points(firing.flatMap(({ wing }) => (wing.mission === 'patrol' ? [wing] : [])));
      return strength ? [{ side, column: this.column(strength, 2 * up >= all ? 0 : 1) }] : [];
    });
    const faces = facesOf(this.said, key);
    this.check('who fires', columns.length, faces.length);
    const sent: Sent[] = [];
    for (const [i, { side, column }] of columns.entries()) {
      const result = this.cell('crt-2', column, String(faces[i]));
      sent.push(this.suffer(wings[foe(side)], result, valuesOf(this.said, `type-${key}`)[foe(side)]));
    }
    for (const each of sent) this.land(each, key);
  }
  private column(strength: number, left = 0): string {
    const labels = this.labels('crt-2');
    const reached = labels.filter((head) => Number.parseInt(head, 10) <= strength).length - 1;
    return labels[Math.max(0, reached - left)] ?? '';
  }

  /** 8(M): destroyed first, of the type that the enemy chose; LBAC take two points for one, B-29 four. */
  private suffer(wings: readonly Wing[], result: unknown, chosen: unknown): Sent {
    const sent: [number, Wing, number][] = [];
    const { attacker, defender } = (result ?? {}) as { attacker: number; defender: number };
    const types = unique([...(chosen ? [String(chosen)] : []), ...wings.map(({ type }) => type)]);
    const spread = (all: number, hurt: (wing: Wing, many: number) => void) => {
      let rest = all;
      for (const type of types) {
        const each = { LBAC: 2, B29: 4 }[type] ?? 1;
        let due = Math.floor(rest / each);
        for (const wing of wings.filter((one) => one.type === type)) {
          const many = Math.min(due, wing.left);
          hurt(wing, many);
          wing.left -= many;
          due -= many;
          rest -= many * each;
        }
        if (!due) return;
      }
    };
    spread(defender, ({ side, type }, many) => this.down(side, type, many));
    spread(attacker, (wing, many) => {
      wing.aborted += many;
      if (many) sent.push([wings.indexOf(wing) + 1, wing, many]);
    });
    return sent;
  }
  /** 5(G), 5(O): who aborts and finds nothing at home lands within normal range, or is lost. */
  private land(sent: Sent, key: string): void {
    for (const [no, wing, many] of sent) {
      const home = wing.mission === 'patrol' ? wing.place : wing.from;
      if (home === undefined || !this.takesNone(wing.side, home, wing.type)) continue;
      const isBound = wing.mission === 'patrol' || wing.extended === true;
      const prompt = `down-${key}-${wing.side}${no}`;
      if (this.said.has(prompt) === isBound) this.fault(`${prompt} is asked, or is not`);
      const lost = Math.max(0, many - Number(valuesOf(this.said, prompt).near ?? 0));
      wing.aborted -= lost;
      this.down(wing.side, wing.type, lost);
    }
  }
  /** 9, 5(O): carriers or air bases are known there, and none of them takes these. */
  private takesNone(side: SideId, hex: string, type: string): boolean {
    const bases = [...this.bases.values()].filter(
      (base) => base.side === side && base.kind === 'air' && hex.startsWith(base.name),
    );
    const carriers = [...this.account.ships.values()].filter(
      (ship) => type === 'NAC' && ship.side === side && ship.type.startsWith('CV') && isIn(ship, hex),
    );
    const isOpen =
      bases.some(({ state }) => state === 'functional') ||
      carriers.some((ship) => isAfloat(ship) && !ship.weeks);
    return bases.length + carriers.length > 0 && !isOpen;
  }
  private down(side: SideId, type: string, many: number): void {
    if (!many) return;
    const unit = `${side}-${type.toLowerCase()}`;
    this.lost.set(unit, (this.lost.get(unit) ?? 0) + many);
    this.loseAir(unit, many);
  }

  private flak(key: string, strength: number, at: readonly Wing[]): void {
    if (this.said.has(key) !== strength > 0) this.fault(`${key}: fire of ${strength}`);
    if (strength <= 0) return;
    const [face = 0] = facesOf(this.said, key);
    const chosen = valuesOf(this.said, `type-${key}`)[at[0]?.side ?? 'j'];
    this.land(this.suffer(at, this.cell('crt-2', this.column(strength), String(face)), chosen), key);
  }

  private raids(side: SideId, mission: string): readonly (readonly [place: string, wings: Wing[]])[] {
    const all = this.sky.filter((wing) => wing.side === side && wing.mission === mission && wing.left > 0);
    return unique(all.map(({ place }) => place)).map((place) => [
      place,
      all.filter((wing) => wing.place === place),
    ]);
  }

  /** 5H, 5I: wave after wave at the groups that are left. */
  private strikeShips(side: SideId): void {
    const waves = side === 'a' ? [['LBAC', 'B29'], ['LAC'], ['NAC']] : [['LAC', 'Kami'], ['NAC']];
    for (const [i, [place, wings]] of this.raids(side, 'ships').entries()) {
      const key = `${side}${i + 1}`;
      const groups = this.groups(key, foe(side), place);
      const isByHand = valuesOf(this.said, `group-${key}-1`).by === 'hand';
      for (const [w, types] of waves.entries()) {
        const wave = wings.filter(({ type, left }) => left > 0 && types.includes(type));
        const open = groups.filter(({ targets }) => targets.some(isAfloat));
        if (!wave.length || !open.length) continue;
        const shares = this.shares(wave, open.length, isByHand, `split-${key}-${w + 1}`);
        const parts = open.map((_, g) =>
          g === 0 ? wave : wave.map((wing, n) => ({ ...wing, left: shares[n]?.[g] ?? 0, aborted: 0 })),
        );
        for (const [n, wing] of wave.entries()) wing.left = shares[n]?.[0] ?? 0;
        this.sky.push(...parts.slice(1).flat());
        for (const [g, part] of parts.entries()) {
          const group = open[g];
          if (!group || !points(part)) continue;
          const at = `${key}-${w + 1}-${g + 1}`;
          this.flak(`flak-${at}`, this.fireOf(group), part);
          this.bomb(group, part, isByHand, at);
        }
      }
    }
  }

  private groups(key: string, enemy: SideId, place: string): readonly Group[] {
    const groups: Group[] = [];
    const there = [...this.account.ships.values()].filter(
      (ship) => ship.side === enemy && isAfloat(ship) && T.endurance(ship.type) && isIn(ship, place),
    );
    const used: string[] = [];
    for (let no = 1; this.said.has(`group-${key}-${no}`); no += 1) {
      const { targets, escorts, cover, base, fires } = valuesOf(this.said, `group-${key}-${no}`);
      const rest = there.map(({ id }) => id).filter((id) => !used.includes(id));
      // Two ships of a hex fire together, all of it where that was said.
      const isWhole = fires === 'all' || (there.length > 0 && rest.length === 2);
      const order = [...this.account.ships.keys()];
      const named = (ids: unknown) =>
        order.filter((id) => listOf(ids).includes(id)).map((id) => this.ship(id));
      const ids = isWhole ? rest : [...listOf(targets), ...listOf(escorts)];
      for (const id of ids)
        if (!isAfloat(this.ship(id)) || this.ship(id).side !== enemy || used.includes(id))
          this.fault(`${id} is in a group`);
      used.push(...ids);
      groups.push({
        targets: named(targets),
        ships: named(ids),
        isCovered: cover === 'cdu',
        base: cover === 'cdu' ? Number(base) : 0,
      });
    }
    return groups;
  }

  /** Of each wing, what goes to each of these: evenly, the first with one more, or as its side says. */
  private shares(wings: readonly Wing[], among: number, isByHand: boolean, key: string) {
    const given = valuesOf(this.said, key);
    if (this.said.has(key) !== (isByHand && among > 1)) this.fault(`${key}: shared out by hand`);
    return wings.map(({ left }, w) =>
      Array.from({ length: among }, (_, i) =>
        isByHand && among > 1
          ? Number(given[`${w + 1}-${i + 1}`])
          : Math.floor(left / among) + Number(i < left % among),
      ),
    );
  }

  private fireOf({ ships, base }: Group): number {
    const all = ships.filter(isAfloat).map((ship) => {
      const printed = this.factor(ship, 'aa');
      if (this.isShocked(ship) && !this.isAlert(ship)) return third(printed);
      return printed && Math.max(1, printed / this.halves(ship));
    });
    return sum(all) + base / (this.isShock && ships[0]?.side === 'a' ? 3 : 1);
  }
  private factor({ id, side }: Ship, factor: string): number {
    const row = `${side === 'j' ? 'Japanese' : 'Allied'} ${id.slice(2)}`;
    return Number(this.cell('ship-factors', factor, row));
  }
  private halves(ship: Ship): number {
    return (ship.weeks > 0 ? 2 : 1) * (this.isDry(ship) ? 2 : 1);
  }
  /** 12(N): without fuel once the last sea movement of its side is over. */
  private isDry(ship: Ship): boolean {
    const { side, type } = ship;
    if (!this.has('softFuel') || !T.endurance(type) || this.isServed(ship)) return false;
    const due = this.dueOf(ship);
    return due < this.turn || (due === this.turn && this.phase > (side === 'j' ? 8 : 6));
  }
  protected get isShock(): boolean {
    return (T.isDecember(this.war) || this.war === 'malaya') && this.turn === 1;
  }
  private isShocked = ({ side }: Ship): boolean => this.isShock && side === 'a';
  private isAlert = ({ id }: Ship): boolean => this.sealed.includes(id.slice(2));

  /** 5H: what comes through bombs ship by ship; Kamikazes are spent. */
  private bomb(group: Group, wings: readonly Wing[], isByHand: boolean, key: string): void {
    const flying = wings.filter(({ left }) => left > 0);
    const aimed = group.targets.filter(isAfloat);
    if (!flying.length) return;
    const shares = this.shares(flying, aimed.length, isByHand, `aim-${key}`);
    for (const [i, ship] of aimed.entries()) {
      const part = flying.map((wing, w) => ({ ...wing, left: shares[w]?.[i] ?? 0 }));
      const attack = this.load(part, ({ side, type }) => {
        if (type === 'LBAC' || type === 'B29') return 1;
        return this.bombsOf(side, type) / (side === 'a' && type === 'LAC' ? 2 : 1);
      });
      if (attack) this.hitBy(ship, attack, group.isCovered, `${key}-${i + 1}`);
    }
    for (const wing of flying) {
      if (wing.type !== 'Kami') continue;
      this.down(wing.side, wing.type, wing.left);
      wing.left = 0;
    }
  }
  private load = (wings: readonly Wing[], each: (wing: Wing) => number): number =>
    sum(wings.map((wing) => (wing.left ? wing.left * each(wing) : 0)));
  /** Game 1, (G): ten for Japan's carrier aircraft on the turn of the shock. */
  protected bombsOf(side: SideId, type: string): number {
    return this.isShock && side === 'j' && type === 'NAC' ? 10 : this.printed('bombs')(side, type);
  }

  private hitBy(ship: Ship, attack: number, isCovered: boolean, key: string): void {
    const printed = this.factor(ship, 'defence');
    // 2: A ship that is halved defends with 1 at least.
    const whole = Math.max(1, printed / this.halves(ship));
    const shocked = this.isAlert(ship) ? third(printed, 2) : third(printed);
    const defence = this.isShocked(ship) ? shocked : isCovered ? Math.max(1, Math.floor(whole / 2)) : whole;
    const [face = 0] = facesOf(this.said, `die-${key}`);
    const result = String(this.cell('crt-3', this.odds('crt-3', attack, defence), String(face)));
    if (result === '0') return;
    const [pips = 0] = facesOf(this.said, `damage-${key}`);
    const damage = result === 'X' ? 'X' : String(this.cell('crt-5', result, String(pips)));
    if (damage !== '0') this.hit(ship, damage === 'X' ? 41 : Number(damage));
  }
  protected odds(chart: string, attack: number, defence: number): string {
    const labels = this.labels(chart);
    const reached = labels.filter((head) => {
      const [a = 0, d = 1] = head.split(':').map(Number);
      return attack / defence >= a / d;
    });
    return reached.at(-1) ?? labels[0] ?? '';
  }

  /** 5K, 5L: the air base fires once at all of them, then target by target. */
  private strikeLand(side: SideId, fires: ReadonlyMap<string, number>): void {
    const enemy = foe(side);
    for (const [i, [place, wings]] of this.raids(side, 'land').entries()) {
      const key = `${side}${i + 1}`;
      const fire = (fires.get(`${enemy}:${place}`) ?? 0) / (this.isShock && enemy === 'a' ? 3 : 1);
      this.flak(`flak-land-${key}`, fire, wings);
      const ready = wings.filter(({ left }) => left > 0).map((wing) => ({ ...wing }));
      for (let no = 1; points(ready); no += 1) {
        const kind = choiceOf(this.said, `target-${key}-${no}`) ?? 'nobody';
        if (kind === 'nobody') break;
        this.bombTarget(ready, kind, place, `${key}-${no}`);
      }
    }
  }

  private bombTarget(ready: readonly Wing[], kind: string, place: string, key: string): void {
    const side = ready[0]?.side ?? 'j';
    const told = valuesOf(this.said, `bombed-${key}`);
    const desert = listOf(told.desert).length ? 2 : 1;
    let attack = 0;
    for (const type of unique(ready.filter(({ left }) => left > 0).map((wing) => wing.type))) {
      const sent = Number(told[`from-${type}`] ?? 0);
      let due = sent;
      for (const wing of ready.filter((one) => one.type === type)) {
        const many = Math.min(due, wing.left);
        wing.left -= many;
        due -= many;
      }
      if (sent) attack += sent * this.bombsOf(side, type) * desert;
    }
    const enemy = foe(side);
    const column = this.odds('crt-3', attack, this.defence(kind, told, enemy));
    const [face = 0] = facesOf(this.said, `die-bomb-${key}`);
    const came = String(this.cell('crt-3', column, String(face)));
    this.targeted += 1;
    if (came === '0') return;
    const effect = String(this.cell('crt-effects', kind, came));
    if (kind === 'land' && effect !== 'nothing') this.takeHits(this.said, 100 * this.targeted);
    if (kind === 'cdu' && effect === 'neutralized')
      this.neutral.add(`${enemy}:${kept(`Coastal defense, ${place}`)}`);
    if (kind !== 'air' && kind !== 'naval') return;
    const base = this.baseOf(told, kind, enemy, place);
    if (effect !== 'nothing') this.strikeBase(base, effect);
    if (kind === 'air') this.park(base, came, `parked-die-bomb-${key}`);
  }

  /** 12(K), 16: three times entrenched, half unsupplied or neutralized, a third in the shock; a base has ten. */
  private defence(kind: string, told: { readonly [field: string]: unknown }, enemy: SideId): number {
    if (kind === 'cdu') {
      const printed = Number(String(told.unit).split('-').at(-1));
      const is = (how: string) => listOf(told.stands).includes(how);
      return (printed * (is('entrenched') ? 3 : 1)) / (is('neutralized') ? 2 : 1);
    }
    if (kind !== 'land') return 10;
    const shock = this.isShock && enemy === 'a' ? 3 : 1;
    const forces: readonly (readonly [string, number])[] = [
      ['plain', 1],
      ['entrenched', 3],
      ['unsupplied', 1 / 2],
      ['both', 3 / 2],
    ];
    const all = forces.map(([field, times]) => (Number(told[field] ?? 0) * times) / shock);
    return Math.max(1, sum(all.map((each) => each && Math.max(1, each))));
  }

  private baseOf(
    told: { readonly [field: string]: unknown },
    kind: string,
    side: SideId,
    place: string,
  ): Base {
    const known = this.bases.get(String(told.base));
    if (known) return known;
    const name = kept(String(told.name ?? place));
    return { name, side, kind, capacity: Number(told.capacity ?? 0), state: 'functional' };
  }
  /** 18: five points less, and gone at none; neutralized it rolls for its recovery, a naval base no second time. */
  private strikeBase(base: Base, effect: string): void {
    const { kind, state } = base;
    if (kind === 'naval' && state === 'neutralized') return;
    if (effect === 'neutralized') {
      if (state !== 'damaged') this.setBase({ ...base, state: 'neutralized' });
      this.neutral.add(idOfBase(base));
      return;
    }
    const capacity = effect === 'less' ? Math.max(0, base.capacity - 5) : 0;
    this.setBase({ ...base, capacity, ...(capacity ? {} : { state: 'destroyed' }) });
  }
  /** 18: of the aircraft on a bombed base so many in a hundred, of a destroyed one all. */
  private park({ name, kind, side }: Base, came: string, key: string): void {
    const isGone = this.bases.get(`${name}:${kind}`)?.state === 'destroyed';
    const percent = isGone ? 100 : Number(this.cell('parked-air', 'lost', came));
    if (this.said.has(key) !== percent > 0) this.fault(`${key}: ${percent} %`);
    for (const [type, parked] of Object.entries(valuesOf(this.said, key)))
      this.down(side, type, Math.floor((Number(parked) * percent) / 100));
  }

  /** 5(O): who is crowded out lands at home, and only who is free to in another base; the rest is lost. */
  protected baseAircraft({ said, events }: ProcedureRun): void {
    const home = new Map<string, { wing: Event; points: number }>();
    for (const wing of this.flown.filter(({ down }) => !down)) {
      const from = wing.mission === 'patrol' ? undefined : wing.from;
      const key = `${wing.side} ${from} ${wing.place} ${wing.type} ${wing.mission === 'patrol'} ${wing.extended}`;
      home.set(key, { wing, points: (home.get(key)?.points ?? 0) + Number(wing.points) });
    }
    const all = [...home.values()];
    const told = events.flatMap(({ type, unit, count }) =>
      type === 'v1.UnitsLost' ? [`${count} ${unit}`] : [],
    );
    const lost = listOf(valuesOf(said, 'crowded').crowded).flatMap((i) => {
      const { wing, points: many } = all[Number(i)] ?? { points: Number.NaN };
      const { home: here, near = 0 } = valuesOf(said, `room-${i}`);
      const isBound = wing?.mission === 'patrol' || wing?.extended === true;
      const rest = Math.max(0, many - Number(here ?? 0) - (isBound ? 0 : Number(near)));
      if (!rest) return [];
      const unit = `${wing?.side}-${String(wing?.type).toLowerCase()}`;
      this.loseAir(unit, rest);
      return [`${rest} ${unit}`];
    });
    this.check('who finds no base', lost, told);
    this.flown = [];
  }
}

/** A ship "at sea" lies in the hex of its fleet. */
const isIn = ({ side, place }: Ship, hex: string): boolean =>
  (place === 'At sea' ? `${side === 'j' ? 'Japanese' : 'Allied'} fleet at sea` : place) === hex;
const isAfloat = ({ status }: Ship): boolean => status === 'afloat';
/** Shock Effect: fractions dropped, one at least. */
const third = (printed: number, by = 3): number => printed && Math.max(1, Math.floor(printed / by));
/** As long as a name is kept. */
const kept = (name: string): string => (name.length > 40 ? `${name.slice(0, 39)}…` : name);
const wordsOf = (wing: object): string => {
  const {
    side,
    points: many,
    type,
    place,
    mission,
    extended,
    done,
  } = wing as { readonly [key: string]: unknown };
  return `${side} ${many} ${type} ${mission} ${place}${extended ? ' far' : ''}${done ? ' done' : ''}`;
};
