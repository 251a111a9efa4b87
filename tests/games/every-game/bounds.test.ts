import { expect, it } from 'vitest';
import type { Bound } from '../../../src/core/bounds';
import { metas } from './metas';

/** Every whole number that a bound lets in, by its place: "position.start.season 0..3". */
function wholes(bound: Bound, place: string): readonly string[] {
  switch (bound.kind) {
    case 'whole':
      return [`${place} ${bound.min}..${bound.max}`];
    case 'fields':
      return Object.entries(bound.fields).flatMap(([key, field]) => wholes(field, `${place}.${key}`));
    case 'either':
      return bound.parts.flatMap((part) => wholes(part, place));
    case 'list':
    case 'named':
    case 'maybe':
      return wholes(bound.item, place);
    default:
      return [];
  }
}

/** What goes from 0 to 999, or that far below, is a count or a sum, of which the rules say no end. */
const isCounted = (row: string): boolean => /(?:0|-999)\.\.999$/.test(row);

const LIMITS: { readonly [game: string]: string } = {
  iph: 'BroughtForward position.cursor.turn 1..99',
  'pearl-harbor-7dec41': `
    BroughtForward position.no 1..3
    BroughtForward position.game.cursor.turn 1..8`,
  'world-at-war-51': `
    BroughtForward position.start.season 0..3
    BroughtForward position.start.year 1900..2000
    BroughtForward position.attack.declaration 0..1
    WarDeclared quarter.season 0..3
    WarDeclared quarter.year 1900..2000`,
  'usn-deluxe': `
    Begun ships.weeks 0..40
    Begun ships.fuelled 0..400
    Resumed turn 0..400
    Resumed j -1000000..1000000
    Resumed a -1000000..1000000
    Resumed reserves.turn 0..400
    Resumed magic 0..400
    Resumed operational.stored 0..99999
    ReserveTriggered turn 0..400
    Coming turn 0..400
    ShipsCame ships.weeks 0..40
    ShipsCame ships.fuelled 0..400
    ShipSet weeks 0..40
    ShipSet fuelled 0..400
    ShipSet booked -1000000..1000000
    ShipSet repairs 0..400
    ShipSet back 0..400
    ShipSet station.turn 0..400
    ShipHit weeks 1..40
    ShipHit worth -1000000..1000000
    ShipLost worth -1000000..1000000
    ShipLost back 0..400
    ShipRemoved back 0..400
    UnitsLost worth -1000000..1000000
    UnitsReduced worth -1000000..1000000
    UnitsBroken worth -1000000..1000000
    BaseSet capacity 0..200
    Scored hundredths -1000000..1000000
    Counted lines.worth -1000000..1000000
    MagicUsed month 0..400
    OperationalSet stored 0..99999
    OperationalSpent points -99..99`,
};

// A wider one lets a file from elsewhere say what no player can, a narrower one refuses what is recorded.
it.each(metas.filter(({ coded }) => coded))('the numbers that $id takes from elsewhere', async ({ meta }) => {
  const rows = Object.entries(await meta.bounds()).flatMap(([type, fields]) =>
    Object.entries(fields).flatMap(([key, bound]) => wholes(bound, `${type} ${key}`)),
  );
  const limits = LIMITS[meta.id]?.trim().split(/\n\s*/);
  expect(rows.filter((row) => !isCounted(row))).toEqual(limits?.map((limit) => `v1.${limit}`));
});
