import { describeCell, shapeOf } from '../../../../core/charts/chart';
import { signed } from '../../../../core/numbers';
import {
  askCell,
  askDice,
  cellLine,
  dieLine,
  type Steps,
  startWorking,
  type Working,
  withoutEffect,
} from '../../../../core/play/procedure';
import { CARRIERS } from '../../data/charts';
import { battleshipsOf, carriersOf } from '../../data/ships';
import { isAutomatic, rollsOnTable } from '../../state/carriers';
import type { IphEvent, Procedure, Run } from '../../state/events';
import { vpChange } from '../../state/points';
import { closeIn } from '../../state/ships';
import type { CarrierResult, IphState } from '../../state/state';
import { flyStrike, type Hit, lossEvents } from './strike';

/** 7.3 to 7.9: the Carrier Combat Segment. */
export const carrierCombat: Procedure = {
  id: 'carrier-combat',
  rule: '7.3',
  title: () => 'Carrier combat',
  *run(state: IphState): Run {
    const work = startWorking();
    const automatic = isAutomatic(state);
    if (!automatic && !rollsOnTable(state))
      return withoutEffect('Carrier combat', 'No carriers face each other close in.');
    const result = automatic ? 'automatic' : yield* searchForCarriers(work);
    const hits = yield* resolveStrikes(work, state, result);
    const lost = lossEvents(work, hits, state.house.carrierHits);
    const events: readonly IphEvent[] = [
      { type: 'v1.CarriersFought', result },
      ...lost,
      { type: 'v1.StepEnded', step: state.cursor.step },
    ];
    const label = automatic
      ? 'US attack on battleships'
      : `Carrier combat: ${describeCell(shapeOf(CARRIERS, 'result'), result)}`;
    const value = lost.length ? `${signed(vpChange(state, lost))} VP` : 'no loss';
    return { events, trace: [{ kind: 'title', label, value, rule: '7.3' }, ...work.lines] };
  },
};

/** 7.3: the Japanese player rolls for who finds whom. */
function* searchForCarriers(work: Working): Steps<CarrierResult> {
  const roll = yield* askDice(work, {
    key: 'search',
    rule: '7.3',
    title: 'Carrier Warfare Table',
    side: 'jp',
    count: 1,
    sides: 6,
  });
  const row = String(roll.faces[0]);
  work.lines.push(
    dieLine(roll, {
      label: 'Carrier Warfare Table',
      value: row,
      rule: '7.3',
      prompt: 'search',
    }),
  );
  const cell = yield* askCell(work, CARRIERS, 'result', row);
  work.lines.push(cellLine(CARRIERS, 'result', row, cell));
  return cell.value as CarrierResult;
}

/** 7.6: in mutual discovery both attacks are over before any ship is taken away. */
function* resolveStrikes(work: Working, state: IphState, result: CarrierResult): Steps<readonly Hit[]> {
  const ships = closeIn(state, 'jp');
  const mixed = carriersOf(ships).length > 0 && battleshipsOf(ships).length > 0;
  const japanese = { key: 'ijn', rule: '7.4', side: 'jp', planes: state.planes.jp.close } as const;
  const american = { key: 'us', rule: '7.5', side: 'us', planes: state.planes.us.close } as const;
  const flown = [
    ...(result === 'ijn-finds-us' || result === 'mutual'
      ? [yield* flyStrike(work, { ...japanese, targets: closeIn(state, 'us'), drawn: false })]
      : []),
    ...(result === 'us-finds-ijn' || result === 'mutual' || result === 'automatic'
      ? [yield* flyStrike(work, { ...american, targets: ships, drawn: mixed })]
      : []),
  ];
  return flown.flatMap(({ hits }) => hits);
}
