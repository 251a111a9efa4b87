import { startDerivation } from '../../../core/play/procedure';
import type { Option } from '../../../core/play/prompt';
import { askFields, choose, mark, words } from '../../../kit/fields';
import { fact, heading, warning } from '../../../kit/lines';
import { correctSide } from '../../../kit/standard/correct-side';
import { finish, resting } from '../../../kit/steps';
import { askWhich, orSay } from '../../../kit/which';
import { RULE } from '../data/headings';
import { PLACE_NAMES, type Place, type Ship, type Status } from '../data/ships';
import { type Squadron, sideOf, squadronPoints } from '../data/squadrons';
import type { Procedure, Run } from '../state/events';
import { squadronsOf } from '../state/forces';
import { pennedPoints, shipPoints } from '../state/points';
import type { PearlState } from '../state/state';

const STATUSES: readonly (Option & { readonly value: Status })[] = [
  { value: 'ok', label: 'Undamaged' },
  { value: 'damaged', label: 'Damaged' },
  { value: 'bottomed', label: 'Bottomed', note: 'In harbour' },
  { value: 'destroyed', label: 'Destroyed', note: 'In harbour' },
  { value: 'sunk', label: 'Sunk', note: 'At sea' },
];

/** What else is marked on a ship: aircraft on deck, or that it cannot get out. */
const markOptions = ({ side, cls }: Ship) => [
  ...(cls === 'cv' ? [{ value: 'readied', label: 'Readied aircraft aboard' } as const] : []),
  ...(side === 'us' && cls === 'bb'
    ? [{ value: 'penned', label: 'Penned in by damaged ships' } as const]
    : []),
];

function stateFields(ship: Ship) {
  const options = markOptions(ship);
  const initial = (['readied', 'penned'] as const).filter((each) => ship[each]);
  return {
    place: choose('Where', PLACE_NAMES, { initial: ship.place }),
    status: choose('State', STATUSES, { initial: ship.status }),
    ...(options.length && { more: mark('Also', options, { initial }) }),
  };
}

/** A ship set by hand: where it is, its state, its marks. Its points follow. */
export const shipState: Procedure = resting({
  id: 'ship-state',
  rule: RULE.hits,
  title: 'Set a ship by hand',
  on: ({ game }: PearlState) => orSay(game.ships, 'No ship is listed.'),
  *run(ships): Run {
    const work = startDerivation();
    const { hitAt, ...ship } = yield* askWhich(work, ships, {
      key: 'ship',
      rule: RULE.hits,
      title: 'Which ship?',
      more: ({ status }) => (status === 'ok' ? {} : { note: status }),
    });
    work.lines.push(fact(ship.name, { prompt: 'ship' }));
    const told = yield* askFields(
      work,
      {
        key: 'state',
        rule: RULE.hits,
        title: `${ship.name}: where, and in what state?`,
        submit: 'Set the ship',
      },
      stateFields(ship),
    );
    const { place, more = [] } = told;
    const status = fitting(told.status, place);
    const as = status === ship.status;
    const changed: Ship = {
      ...ship,
      place,
      status,
      bombs: as ? ship.bombs : 0,
      readied: more.includes('readied'),
      penned: more.includes('penned'),
      ...(status !== 'ok' && { hitAt: as && hitAt ? hitAt : place }),
    };
    const value = `${shipPoints(changed) + pennedPoints(changed)} vps`;
    const title = `${ship.name}: ${status === 'ok' ? 'whole' : status}`;
    const otherwise = warning(`There the ship counts as ${status}`, { rule: RULE.hits });
    return finish(
      heading(title, { value, rule: RULE.hits }),
      [{ type: 'v1.ShipChanged', ship: changed }],
      status === told.status ? [] : [otherwise],
    );
  },
});

/** A ship is bottomed or destroyed in harbour, sunk at sea. */
function fitting(status: Status, place: Place): Status {
  if (place === 'sea') return status === 'bottomed' || status === 'destroyed' ? 'sunk' : status;
  return status === 'sunk' ? 'bottomed' : status;
}

const left = (state: PearlState): readonly Squadron[] =>
  (['us', 'jp'] as const).flatMap((side) => squadronsOf(state, side));

/** A squadron lost outside any procedure here. */
export const squadronLost: Procedure = resting({
  id: 'squadron-lost',
  rule: RULE.victory,
  title: 'Remove a squadron',
  on: (state: PearlState) => orSay(left(state), 'No squadron is left.'),
  *run(squadrons): Run {
    const work = startDerivation();
    const rule = RULE.victory;
    const squadron = yield* askWhich(work, squadrons, {
      key: 'squadron',
      rule,
      title: 'Which squadron?',
      more: (each) => ({
        note: `${squadronPoints(each)} to ${sideOf(each) === 'us' ? 'Japan' : 'the US'}`,
      }),
    });
    const { id, name } = squadron;
    work.lines.push(fact(name, { prompt: 'squadron' }));
    const { how } = yield* askFields(
      work,
      { key: 'how', rule, title: `How was ${name} lost?`, submit: 'Remove the squadron' },
      { how: words('How', 40, { initial: 'by hand' }) },
    );
    return finish(heading(`${name} lost, ${how}`, { value: `${squadronPoints(squadron)} vps`, rule }), [
      { type: 'v1.SquadronLost', squadron: id, how },
    ]);
  },
});

/** A correction of either side's points by hand, with its reason. */
export const correctPoints: Procedure = correctSide({
  rule: RULE.victory,
  most: 40,
  unit: 'vps',
  sides: { jp: 'Japan', us: 'US' },
  event: (label, points, side) => ({ type: 'v1.PointsCorrected', side, label, points }),
});
