import type { GameEvent } from '../../../src/core/play/procedure';

/**
 * The total of section 4: beachhead markers, hexes held, Battleship Row, ships, corrections. Counted again from what the
 * journal holds; knows nothing of the game's own ledger, state or procedures, only the recorded events.
 */
export function recountPoints(events: readonly GameEvent[]): number {
  const markers = new Set<string>();
  const beachheads = new Set<string>();
  const held = new Set<string>();
  const hexes = new Map<string, number>();
  const ships = new Map<string, number>();
  let row: number | undefined;
  let corrections = 0;
  let byHex = false;
  for (const event of events) {
    const hex = String(event.hex);
    switch (event.type) {
      case 'v1.GameBegun':
      case 'v1.HouseChanged':
        byHex = (event.house as { beachheadVp?: string }).beachheadVp === 'hex';
        break;
      case 'v1.BeachheadsPlaced':
        for (const each of event.hexes as string[]) {
          for (const set of [markers, beachheads, held]) set.add(each);
        }
        break;
      case 'v1.BeachheadControlled':
        if (!beachheads.has(hex)) break;
        if (event.to === 'jp') held.add(hex);
        else {
          held.delete(hex);
          markers.delete(hex);
        }
        break;
      case 'v1.BeachheadEliminated':
        markers.delete(hex);
        break;
      case 'v1.HexControlled':
        if (event.to === 'jp' && !hexes.has(String(event.id))) hexes.set(String(event.id), Number(event.vp));
        if (event.to === 'us') hexes.delete(String(event.id));
        break;
      case 'v1.RowEliminated':
        row ??= Number(event.points);
        break;
      case 'v1.ShipLost':
        if (!ships.has(String(event.ship))) ships.set(String(event.ship), Number(event.points));
        break;
      case 'v1.PointsCorrected':
        corrections += Number(event.points);
        break;
    }
  }
  const sum = (points: Iterable<number>) => [...points].reduce((total, each) => total + each, 0);
  return (
    (byHex ? held.size : markers.size) + sum(hexes.values()) + (row ?? 0) + sum(ships.values()) + corrections
  );
}

/** What happened more often in a turn than the rules allow (5.6, 5.7, 7.1, 7.7, 7.10, 7.11, 7.14), in words. */
export function brokenLimits(events: readonly GameEvent[]): readonly string[] {
  const broken: string[] = [];
  let turn = 1;
  let seen = new Map<string, number>();
  let struckToday = new Set<string>();
  let rowFired = false;
  let usPlanes = 2;
  let jpPlanes = 6;
  const once = (what: string, most = 1, times = 1): void => {
    const count = (seen.get(what) ?? 0) + times;
    seen.set(what, count);
    if (count > most) broken.push(`turn ${turn}: ${what} ${count} times`);
  };
  for (const event of events) {
    switch (event.type) {
      case 'v1.TurnEnded':
        turn += 1;
        seen = new Map();
        if (turn === 5 || turn === 9) struckToday = new Set();
        break;
      case 'v1.ChitDrawn':
        once(`chit ${event.chit}`);
        if ((turn === 4 || turn === 8) && String(event.chit).endsWith('fight'))
          broken.push(`turn ${turn}: ${event.chit} drawn at night`);
        rowFired = false;
        break;
      case 'v1.JpPhaseBegun':
        once(`Japanese ${event.phase}`);
        break;
      case 'v1.RowFired':
        if (rowFired) broken.push(`turn ${turn}: Battleship Row fired twice`);
        rowFired = true;
        break;
      case 'v1.CarriersFought':
        once('carrier combat');
        if (turn !== 5 && turn !== 9) broken.push(`turn ${turn}: carrier combat`);
        break;
      case 'v1.StepEnded':
        once(`the end of ${event.step}`);
        break;
      case 'v1.BattleshipsStruck':
        for (const ship of event.ships as string[]) {
          if (struckToday.has(ship)) broken.push(`turn ${turn}: ${ship} struck twice in a day`);
          struckToday.add(ship);
        }
        break;
      case 'v1.ShipLost':
        if (String(event.ship).startsWith('us-cv')) usPlanes -= 1;
        if (String(event.ship).startsWith('jp-cv')) jpPlanes -= 1;
        break;
      case 'v1.InterdictionSet':
        if ([...seen.keys()].some((what) => what.startsWith('chit')))
          broken.push(`turn ${turn}: late interdiction`);
        once('a Japanese plane', jpPlanes, (event.hexes as string[]).length);
        break;
      case 'v1.SupportGiven':
        for (const ship of event.battleships as string[]) once(`${ship} helps`);
        once('a Japanese plane', jpPlanes, Number(event.planes));
        once('a US carrier plane', usPlanes, Number(event.usPlanes));
        if (event.army) once('the Army plane');
        if ((event.planes || event.usPlanes || event.army) && (turn < 5 || turn === 8))
          broken.push(`turn ${turn}: planes fly`);
        break;
      case 'v1.MomentumGained':
        if (turn === 4 || turn === 8) broken.push(`turn ${turn}: momentum at night`);
        break;
    }
  }
  return broken;
}
