import { describeCell, shapeOf } from '../../../../core/charts/chart';
import { type Derivation, type Steps, startDerivation } from '../../../../core/play/procedure';
import { heading } from '../../../../kit/lines';
import { rollOn } from '../../../../kit/rolls';
import { finish } from '../../../../kit/steps';
import { CARRIERS } from '../../data/charts';
import { battleshipsOf, carriersOf } from '../../data/ships';
import { isAutomatic, mayFight } from '../../state/carriers';
import type { Procedure, Run } from '../../state/events';
import { closeIn } from '../../state/ships';
import { CARRIER_RESULTS, type CarrierResult, type IphState } from '../../state/state';
import { flyStrike, type Hit, lossEvents, lossesIn } from './strike';

/** 7.3 to 7.9: the Carrier Combat Segment. */
export const carrierCombat: Procedure = {
  id: 'carrier-combat',
  rule: '7.3',
  title: 'Carrier combat',
  unless: (state) => (mayFight(state) ? undefined : 'No carriers face each other close in.'),
  *run(state): Run {
    const work = startDerivation();
    const automatic = isAutomatic(state);
    const result = automatic ? 'automatic' : yield* searchForCarriers(work);
    const hits = yield* resolveStrikes(work, state, result);
    const lost = lossEvents(work, hits, state.house.carrierHits);
    const label = automatic
      ? 'US attack on battleships'
      : `Carrier combat: ${describeCell(shapeOf(CARRIERS, 'result'), result)}`;
    const value = lossesIn(lost);
    return finish(
      heading(label, { value, rule: '7.3' }),
      [{ type: 'v1.CarriersFought', result }, ...lost, { type: 'v1.StepEnded', step: state.cursor.step }],
      work.lines,
    );
  },
};

/** 7.3: the Japanese player rolls for who finds whom. */
function* searchForCarriers(work: Derivation): Steps<CarrierResult> {
  const table = { key: 'search', rule: '7.3', title: 'Carrier Warfare Table', side: 'jp' };
  const said = yield* rollOn(work, { ...table, chart: CARRIERS, column: 'result' });
  const result = CARRIER_RESULTS.find((each) => each === said);
  if (!result) throw new Error(`no result ${said}`);
  return result;
}

/** 7.6: in mutual discovery both attacks are over before any ship is taken away. */
function* resolveStrikes(work: Derivation, state: IphState, result: CarrierResult): Steps<readonly Hit[]> {
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
