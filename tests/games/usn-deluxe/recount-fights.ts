import { choiceOf, type ProcedureRun, type Said, valuesOf } from './recount-parts';
import * as T from './recount-tables';
import { foe } from './recount-tables';
import { type Ship, War } from './recount-war';

/** What is entered of a fight hit by hit: ships, units, air points, what is neutralized. */
export class Fights extends War {
  protected fight({ said, events }: ProcedureRun): void {
    const before = { ...this.account.points };
    this.takeHits(said, 1);
    const booked = events.reduce(
      (all, { type, worth }) => all + (UNIT_EVENTS.includes(type) ? Number(worth) : 0),
      0,
    );
    const ofShips = events.filter(({ type }) => type === 'v1.ShipHit' || type === 'v1.ShipLost').length;
    const gained = this.account.points.j + this.account.points.a - before.j - before.a;
    if (!ofShips) this.check('points', gained, booked);
  }

  /** One hit after the other, numbered on from the first. */
  protected takeHits(said: Said, from: number): void {
    for (let no = from; ; no += 1) {
      const kind = choiceOf(said, `kind-${no}`);
      if (kind === undefined || kind === 'done') break;
      if (kind === 'ship' && said.has(`ship-${no}`))
        this.hit(this.ship(choiceOf(said, `ship-${no}`) ?? ''), Number(valuesOf(said, `weeks-${no}`).weeks));
      if (kind === 'land') this.loseLand(said, no);
      if (kind === 'air')
        for (const [unit, count] of Object.entries(valuesOf(said, `air-${no}`)))
          this.loseAir(unit, Number(count));
      const { side, what } = valuesOf(said, `neutral-${no}`);
      if (kind === 'neutral') this.neutral.add(`${side}:${what}`);
      const base = valuesOf(said, `base-${no}`);
      if (kind === 'base' && base.state === 'neutralized') this.neutral.add(idOfBase(base));
    }
  }

  /** 8(J), 24: weeks and their hundredths, sunk over forty. */
  protected hit(ship: Ship, weeks: number): void {
    // 9(C): To be hit is no act of its own; what is replaced is not repaired.
    if (T.isWorn(ship.type) && ship.weeks + weeks >= 10) ship.idleFrom = undefined;
    if (ship.weeks + weeks > 40) {
      this.sink(ship);
      return;
    }
    const gives = (this.worth(ship) * weeks) / 100;
    this.give(foe(ship.side), gives);
    ship.weeks += weeks;
    ship.cycle += gives;
  }

  private lose(unit: string, points: number): void {
    this.give(unit.startsWith('j') ? 'a' : 'j', points);
  }
  protected loseAir(unit: string, count: number): void {
    if (count) this.lose(unit, (T.UNITS[unit] ?? Number.NaN) * count);
  }
  private loseLand(said: Said, no: number): void {
    const unit = choiceOf(said, `unit-${no}`) ?? '';
    const { count: many, fate = 'lost' } = valuesOf(said, `count-${no}`);
    const count = Number(many);
    if (fate === 'broken') {
      this.lose(unit, count);
      return;
    }
    const isLate = (this.war === 'g4' || this.war === 'g5') && this.turn >= 108;
    const times = isLate && /^a-(?!front|tank|communist|nationalist)/.test(unit) ? 2 : 1;
    const whole = T.UNITS[unit] ?? Number.NaN;
    if (fate === 'reduced') {
      const way = (choiceOf(said, `swap-${no}`) ?? '').replace(/^(\d × \S+).*$/, '$1');
      this.lose(unit, (whole - (T.SWAPS[unit]?.[way] ?? Number.NaN)) * count * times);
      return;
    }
    this.lose(unit, whole * count * times);
    if (unit.startsWith('a-nationalist')) this.chinese.nationalist += count;
    if (unit.startsWith('a-communist')) this.chinese.communist += count;
    const side = unit.startsWith('j') ? 'j' : 'a';
    const delay = this.delay(unit, side);
    if (delay !== undefined) this.engineers.push({ side, turn: this.turn + delay, count });
  }
}

/** 19(I): each base of a hex has a die of its own. */
export const idOfBase = ({ side, kind, name }: { readonly [field: string]: unknown }): string =>
  `${side}/${kind}:${name}`;

export const UNIT_EVENTS = ['v1.UnitsLost', 'v1.UnitsReduced', 'v1.UnitsBroken'];
