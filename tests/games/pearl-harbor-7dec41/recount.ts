import type { GameEvent } from '../../../src/core/play/procedure';

/**
 * The account of a series of 7Dec41, counted again from what the journal holds: points, matching, penalty, verdict. Knows
 * nothing of the game's own state, score or ledgers, only the recorded events and what the rulebook prints.
 */
export type Account = {
  readonly jp: number;
  readonly us: number;
  readonly matched: number;
  readonly penalty: number;
  readonly net: number;
  readonly gross: number;
  readonly decides: number;
  readonly taken: boolean;
};
export type Recount = {
  readonly account: Account;
  /** What each series ended with, and the account it stood on then. */
  readonly ends: readonly { readonly event: GameEvent; readonly account: Account }[];
  readonly broken: readonly string[];
};

type Ship = {
  cls: string;
  side: string;
  place: string;
  status: string;
  hitAt?: string;
  penned: boolean;
  bombs: number;
  readied: boolean;
  shielded: boolean;
};
type Plane = { side: string; b17: boolean; lost: boolean };

const JP_CARRIERS = ['akagi', 'kaga', 'soryu', 'hiryu', 'shokaku', 'zuikaku'];
const BATTLESHIPS = {
  us: [
    'arizona',
    'tennessee',
    'maryland',
    'pennsylvania',
    'california',
    'oklahoma',
    'west-virginia',
    'nevada',
  ],
  jp: ['hiei', 'kirishima', 'nagato', 'mutsu', 'haruna', 'kongo'],
};
const PLANES: readonly (readonly [id: string, side: string])[] = [
  ...JP_CARRIERS.flatMap((cv) =>
    ['zero', 'val', 'kate'].map((type) => [`${cv}-${cv}-${type}`, 'jp'] as const),
  ),
  ...['f4f', 'sbd', 'tbd'].map((type) => [`enterprise-enterprise-${type}`, 'us'] as const),
  ...['f2a', 'sbd', 'tbd'].map((type) => [`lexington-lexington-${type}`, 'us'] as const),
  ...['p-40b-1', 'p-40b-2', 'p-40b-3', 'p-36-4', 'a-20-5', 'b-18-6', 'b-18-7', 'b-17-8'].map(
    (id) => [`oahu-${id}`, 'us'] as const,
  ),
  ...['pby-9', 'pby-10', 'pby-11'].map((id) => [`kaneohe-${id}`, 'us'] as const),
];
const JP_TYPES = ['zero', 'val', 'kate'];

class Series {
  readonly ships = new Map<string, Ship>();
  readonly planes = new Map<string, Plane>();
  readonly mvps = new Map<number, number>();
  readonly joint = new Set<number>();
  readonly corrections = { jp: 0, us: 0 };
  readonly apUsed = new Set<string>();
  readonly left = new Set<string>();
  house: { [key: string]: string } = {};
  no = 1;
  alarms = 0;
  over = false;
  ended = false;
  harbour?: readonly string[];
  attack = false;
  turn = 1;
  subs = false;
  landing?: string;

  constructor() {
    for (const id of BATTLESHIPS.us) this.add(id, 'bb', 'us', 'harbour');
    for (const id of BATTLESHIPS.jp) this.add(id, 'bb', 'jp', 'sea');
    for (const id of ['enterprise', 'lexington']) this.add(id, 'cv', 'us', 'sea');
    for (const id of JP_CARRIERS) this.add(id, 'cv', 'jp', 'sea');
    for (const [id, side] of PLANES) this.planes.set(id, { side, b17: id.includes('b-17'), lost: false });
  }

  private add(id: string, cls: string, side: string, place: string): void {
    const shielded = SHELTERED.includes(id);
    this.ships.set(id, { cls, side, place, status: 'ok', penned: false, bombs: 0, readied: false, shielded });
  }

  /** What was rolled to lie there is seen, once. */
  openHarbour(): void {
    if (this.attack) return;
    this.attack = true;
    for (const id of this.harbour ?? []) {
      if (this.left.has(id)) continue;
      const ship = this.ships.get(id);
      if (ship) ship.place = 'harbour';
    }
  }

  /** A false alarm is over: everything is whole again, and what was spent stays. */
  nextGame(): void {
    for (const ship of this.ships.values()) {
      ship.status = 'ok';
      ship.penned = false;
      ship.bombs = 0;
      ship.readied = false;
      delete ship.hitAt;
      ship.place = ship.side === 'us' && ship.cls === 'bb' ? 'harbour' : 'sea';
    }
    for (const plane of this.planes.values()) plane.lost = false;
    this.corrections.jp = 0;
    this.corrections.us = 0;
    this.apUsed.clear();
    this.left.clear();
    this.no += 1;
    this.alarms += 1;
    this.attack = false;
    this.turn = 1;
    this.subs = false;
    delete this.harbour;
    delete this.landing;
  }

  private worth({ cls, status, hitAt }: Ship): number {
    const sea = hitAt === 'sea';
    if (status === 'damaged') return cls === 'bb' ? (sea ? 3 : 2) : sea ? 4 : 3;
    if (status === 'bottomed') return cls === 'bb' ? 4 : 6;
    return status === 'ok' ? 0 : cls === 'bb' ? 6 : 9;
  }

  account(): Account {
    let jp = this.corrections.jp;
    let us = this.corrections.us;
    let points = 0;
    let count = 0;
    for (const ship of this.ships.values()) {
      const gone = ['bottomed', 'destroyed', 'sunk'].includes(ship.status);
      const blocks = ship.hitAt === 'channel' && (ship.status === 'bottomed' || ship.status === 'destroyed');
      const own = blocks && this.house.channel === 'instead' ? 0 : this.worth(ship);
      if (ship.side === 'jp') {
        us += own;
        continue;
      }
      jp += own + (blocks ? 12 : 0) + (ship.penned && ship.cls === 'bb' && !gone ? 2 : 0);
      if (gone) {
        points += this.worth(ship);
        count += 1;
      }
    }
    for (const { side, b17, lost } of this.planes.values()) {
      if (!lost) continue;
      if (side === 'jp') us += 2;
      else jp += b17 ? 2 : 1;
    }
    let matched = 0;
    for (let no = 1; no <= this.no; no += 1) {
      if (no === this.no && this.house.ownMvps === 'no-match') continue;
      const all = (this.mvps.get(no) ?? 0) + (this.joint.has(no) ? 12 : 0);
      matched += Math.max(0, Math.min(all, jp));
    }
    const penalty =
      this.house.penalty === 'ships' ? 16 * Math.max(0, 4 - count) : 4 * Math.max(0, 16 - points);
    const gross = jp + matched - penalty;
    const decides = this.house.score === 'gross' ? gross : gross - us;
    return { jp, us, matched, penalty, gross, net: gross - us, decides, taken: this.landing === 'taken' };
  }
}

const SHELTERED = ['arizona', 'tennessee', 'maryland', 'pennsylvania'];

/** A hit on a ship in another state than it was thrown at: its state, and bombs that wait; nothing where it does nothing. */
function anew(
  ship: Ship,
  event: GameEvent,
  house: { readonly [key: string]: string },
): readonly [string, number] | undefined {
  const { by, from } = event;
  const { cls, status, bombs = 0 } = ship;
  const sea = ship.place === 'sea';
  const gone = sea ? 'sunk' : 'destroyed';
  const worse = !sea && status === 'damaged' ? 'bottomed' : gone;
  const blown = event.status === 'destroyed' || event.status === 'sunk';
  const keep = (to: string): readonly [string, number] => [
    to,
    to === 'bottomed' || to === 'damaged' ? bombs : 0,
  ];
  if (!by) return undefined;
  if (ship.shielded && !sea && (by === 'torp' || by === 'mini')) return undefined;
  if (by === 'gun') return cls === 'cv' && status === 'damaged' && sea ? ['sunk', 0] : undefined;
  if (by === 'mini') {
    if (sea) return undefined;
    if (status === 'bottomed') return ['destroyed', 0];
    return keep(from === 'bottomed' ? 'bottomed' : String(event.status));
  }
  if (cls === 'cv' && ship.readied && by !== 'torp' && status !== 'bottomed') return [gone, 0];
  if (status === 'ok') {
    if (by === 'ap' && cls === 'bb') return blown ? [gone, 0] : keep('damaged');
    return ['damaged', by === 'bomb' && house.twoBombs === 'any' ? 1 : 0];
  }
  if (by === 'bomb') return bombs ? [worse, 0] : [status, 1];
  if (by === 'ap' && cls === 'bb' && worse === 'bottomed') return blown ? [gone, 0] : keep(worse);
  return keep(worse);
}

/** What the score says by the printed bands. */
export function printedVerdict({ decides, taken }: Account): readonly [end: string, games: number] {
  if (taken) return ['invasion', 2];
  if (decides >= 40) return ['jp-strategic', 2];
  if (decides >= 25) return ['jp-victory', 1];
  return decides >= 22 ? ['draw', 0] : ['us-victory', 1];
}

/** Folds the live events of a match. What no longer fits is passed over, as it changes nothing. */
export function recount(events: readonly GameEvent[]): Recount {
  let now = new Series();
  let begun = false;
  const ends: { event: GameEvent; account: Account }[] = [];
  const broken: string[] = [];
  const name = (value: unknown): string => String(value);
  for (const event of events) {
    switch (event.type) {
      case 'v1.SeriesBegun':
        if (begun && !now.ended) break;
        now = new Series();
        begun = true;
        now.house = event.house as typeof now.house;
        break;
      case 'v1.HouseChanged':
        now.house = event.house as typeof now.house;
        break;
      case 'v1.PhaseEnded':
        if (event.turn !== now.turn || now.turn === 8) break;
        now.turn += 1;
        for (const ship of now.ships.values()) ship.bombs = 0;
        break;
      case 'v1.HarbourRolled':
        now.harbour ??= event.carriers as string[];
        break;
      case 'v1.CarriersLeft':
        for (const id of event.carriers as string[]) if (now.harbour?.includes(id)) now.left.add(id);
        break;
      case 'v1.HarbourOpened':
        now.openHarbour();
        break;
      case 'v1.AttackBegun':
        now.left.clear();
        now.openHarbour();
        break;
      case 'v1.MiniSubsEntered':
        now.subs = true;
        break;
      case 'v1.MiniSubsGone':
        if (now.subs && event.begins) now.openHarbour();
        break;
      case 'v1.Spent': {
        const lines = event.lines as { mvps: number }[];
        const sum = lines.reduce((total, { mvps }) => total + mvps, 0);
        now.mvps.set(now.no, (now.mvps.get(now.no) ?? 0) + sum);
        break;
      }
      case 'v1.JointCentreBought':
        if (now.house.joint === 'series' && now.joint.size) broken.push('the joint centre is bought twice');
        now.joint.add(Number(event.game));
        break;
      case 'v1.GameOver':
        if (Number(event.game) !== now.no || now.over) break;
        if (event.mission === 'attack') now.over = true;
        else now.nextGame();
        if (now.alarms > 2) broken.push('a third false alarm');
        break;
      case 'v1.SeriesEnded':
        if (now.ended) break;
        now.ended = true;
        now.over = true;
        ends.push({ event, account: now.account() });
        break;
      case 'v1.PointsCorrected':
        now.corrections[event.side as 'jp' | 'us'] += Number(event.points);
        break;
      case 'v1.ShipHit': {
        const ship = now.ships.get(name(event.ship));
        if (!ship || ship.status === 'destroyed' || ship.status === 'sunk') break;
        const hit =
          ship.status === event.from
            ? [name(event.status), Number(event.bombs)]
            : anew(ship, event, now.house);
        if (!hit) break;
        const [status, bombs] = hit as [string, number];
        if (ship.status !== status) ship.hitAt = ship.place;
        if (status !== 'ok') ship.readied = false;
        ship.status = status;
        ship.bombs = bombs;
        break;
      }
      case 'v1.ShipMoved': {
        const ship = now.ships.get(name(event.ship));
        if (!ship || ship.status === 'destroyed' || ship.status === 'sunk') break;
        ship.place = name(event.place);
        ship.penned = false;
        if (ship.place === 'sea' && !now.attack) now.left.add(name(event.ship));
        break;
      }
      case 'v1.ShipChanged':
      case 'v1.ShipAdded': {
        const ship = event.ship as Ship & { id: string };
        if (now.ships.has(ship.id) === (event.type === 'v1.ShipChanged')) now.ships.set(ship.id, { ...ship });
        break;
      }
      case 'v1.ShipRemoved':
        now.ships.delete(name(event.ship));
        break;
      case 'v1.SquadronLost': {
        const plane = now.planes.get(name(event.squadron));
        if (plane) plane.lost = true;
        break;
      }
      case 'v1.SquadronAttacked': {
        const id = name(event.squadron);
        if (!now.planes.has(id) || now.planes.get(id)?.lost) break;
        if (event.ap && now.apUsed.has(id)) {
          broken.push(`${id} drops two armour-piercing loads`);
          break;
        }
        if (event.begins) now.openHarbour();
        if (!event.ap) break;
        now.apUsed.add(id);
        break;
      }
      case 'v1.SquadronAdded': {
        const { id, type } = event.squadron as { id: string; type: string };
        if (now.planes.has(id)) break;
        now.planes.set(id, { side: JP_TYPES.includes(type) ? 'jp' : 'us', b17: type === 'b17', lost: false });
        break;
      }
      case 'v1.SquadronRemoved':
        now.planes.delete(name(event.squadron));
        break;
      case 'v1.LandingTried':
        if (now.landing) broken.push('a second landing');
        now.landing ??= event.taken ? 'taken' : 'failed';
        break;
      case 'v1.ImpulseBegun':
        if (Number(event.impulse) > 9) broken.push(`impulse ${event.impulse}`);
        break;
    }
  }
  return { account: now.account(), ends, broken };
}
