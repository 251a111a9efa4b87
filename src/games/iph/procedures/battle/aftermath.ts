import { askCell, askChoice, askForm, type Derivation, type Steps } from '../../../../core/play/procedure';
import type { Option } from '../../../../core/play/prompt';
import { type Field, formFields } from '../../../../kit/fields';
import { fact, warning } from '../../../../kit/lines';
import { TEC } from '../../data/charts';
import type { IphEvent } from '../../state/events';
import type { IphState } from '../../state/state';
import { loseArmyPlane } from '../army-plane';
import { askHexControl, askWhichNamed, controlEvents } from '../hex';
import { askRowPoints } from '../points';
import type { Battle } from './declared';
import { FORD_ISLAND } from './fields';
import { type Paid, payerChecks, payerFields, stepEvents } from './payers';

type Losses = { readonly attacker: number; readonly defender: number };

/**
 * What the result leads to: Battleship Row's points, who lost the steps, the advance (10.10), control (3.6), the
 * lost beachhead (8.3), the Army plane's last airfield (7.15), momentum (10.4).
 */
export function* resolveAftermath(
  work: Derivation,
  state: IphState,
  battle: Battle,
  losses: Losses,
): Steps<readonly IphEvent[]> {
  const row = battle.rowDefends && losses.defender > 0 ? [yield* askRowPoints(work, state)] : [];
  if (battle.airOnly) return [...row, ...lostPlanes(work, battle, losses.attacker)];
  const { end, steps } = yield* askFate(work, state, battle, losses);
  if (end === 'holds') return [...row, ...steps];
  const lost = yield* loseBeachhead(work, state, battle, end === 'advance');
  if (end === 'emptied') return [...row, ...steps, ...lost];
  const taken = yield* takeHex(work, state, battle);
  const army = yield* loseArmyPlane(work, state, taken);
  work.lines.push(fact('Hex emptied: the attacker advances', { rule: '10.10', prompt: 'vacated' }));
  const momentum = battle.attacker === 'jp' && !battle.night && !battle.momentum;
  return [...row, ...steps, ...lost, ...taken, ...army, ...(momentum ? [momentumOf(battle)] : [])];
}

/** 10.4, 11.2: where the force stands that may attack again. */
const momentumOf = ({ terrain }: Battle): IphEvent<'v1.MomentumGained'> => ({
  type: 'v1.MomentumGained',
  ...(terrain === FORD_ISLAND && { onFord: true }),
});

/** 11.4: planes that attack alone take losses like ground units, a plane a step. */
function lostPlanes(work: Derivation, battle: Battle, loss: number): readonly IphEvent[] {
  const count = Math.min(loss, battle.support.planes);
  if (!count) return [];
  const label = count === 1 ? '1 Japanese plane is lost' : `${count} Japanese planes are lost`;
  work.lines.push(warning(label, { rule: '11.4' }));
  return [{ type: 'v1.JpPlanesLost', count }];
}

type End = 'holds' | 'advance' | 'emptied';
type Fate = { readonly end: End; readonly steps: readonly IphEvent[] };

/** What is left in the attacked hex; with the step counts on, who lost the steps, on the same screen. */
function* askFate(work: Derivation, state: IphState, battle: Battle, losses: Losses): Steps<Fate> {
  const asked = {
    key: 'vacated',
    rule: '10.10',
    title: 'Remove the losses. Does the defender still hold the hex?',
    hint: 'A beachhead marker or fort garrison is the last step lost (10.9). An emptied hex must be entered.',
  };
  const options = endOptions(battle);
  const own = { ...work, side: battle.attacker };
  const payers = state.house.registers === 'on' ? payerFields(state, battle, losses) : {};
  if (!Object.keys(payers).length) {
    if (!losses.defender) return { end: 'holds', steps: [] };
    return { end: yield* askChoice<End>(own, { ...asked, options }), steps: [] };
  }
  const defender = battle.attacker === 'jp' ? 'us' : 'jp';
  const where = battle.terrain === FORD_ISLAND ? 'on Ford Island' : `in ${battle.hex || 'the hex'}`;
  const left: Field<End> = {
    field: { label: `What is left ${where}?`, kind: 'choice', options, side: defender, hint: asked.hint },
  };
  const { end = 'holds', ...paid } = (yield* askForm(own, {
    key: asked.key,
    rule: asked.rule,
    title: 'Who loses the steps?',
    submit: 'Continue',
    checks: payerChecks(state, battle, losses),
    // What is left comes first, whatever the keys of the others: an object would have numbers before it.
    fields: [...(losses.defender ? formFields({ end: left }) : []), ...formFields(payers)],
  })) as Paid & { readonly end?: End };
  return { end, steps: stepEvents(work, paid) };
}

function endOptions(battle: Battle): readonly Option[] {
  const isRow = battle.rowRange !== undefined;
  const holds = !battle.rowDefends && !battle.markerAlone;
  return [
    ...(holds ? [{ value: 'holds', label: 'Defender holds' }] : []),
    ...(isRow ? [] : [{ value: 'advance', label: 'Hex emptied: advance', note: '10.10' }]),
    { value: 'emptied', label: isRow ? 'Hex emptied' : 'Hex emptied, nobody left to advance' },
  ];
}

/** A marker is the last step in its hex: emptied, it is gone for good (8.3, 10.9); the hex passes if it is entered (3.6). */
function* loseBeachhead(
  work: Derivation,
  state: IphState,
  battle: Battle,
  entered: boolean,
): Steps<readonly IphEvent[]> {
  if (battle.beachhead !== 'in') return [];
  const alive = state.beachheads.filter((beachhead) => beachhead.marker).map((beachhead) => beachhead.hex);
  const named = alive.find((hex) => hex === battle.hex);
  const hex =
    named ??
    (alive.length === 1
      ? alive[0]
      : yield* askChoice(work, {
          key: 'which-beachhead',
          rule: '8.3',
          title: 'Which beachhead is lost?',
          options: alive.map((value) => ({ value, label: `Beachhead ${value}` })),
        }));
  if (!hex) return [];
  work.lines.push(warning(`Beachhead ${hex} is lost for good`, { rule: '8.3' }));
  const eliminated: IphEvent = { type: 'v1.BeachheadEliminated', hex };
  return entered ? [eliminated, { type: 'v1.BeachheadControlled', hex, to: 'us' }] : [eliminated];
}

/** 3.6: ground without points may be a beachhead hex whose marker is gone; it passes all the same (4.8, IPH-6). */
function* takeBeachhead(
  work: Derivation,
  state: IphState,
  { attacker, hex: typed }: Battle,
): Steps<readonly IphEvent[]> {
  const open = state.beachheads.filter(({ held, marker }) => held === (attacker === 'us') && !marker);
  const options = open.map(({ hex: value }): Option => ({ value, label: `Beachhead ${value}` }));
  const hex =
    typed ||
    (options.length &&
      (yield* askChoice(work, {
        key: 'which-hex',
        rule: '3.6',
        title: 'Is it a beachhead hex?',
        options: [...options, { value: 'none', label: 'No' }],
      })));
  return open.some((beachhead) => beachhead.hex === hex)
    ? [{ type: 'v1.BeachheadControlled', hex: String(hex), to: attacker }]
    : [];
}

/** 3.6: an advance takes control; only hexes that count are asked for. */
function* takeHex(work: Derivation, state: IphState, battle: Battle): Steps<readonly IphEvent[]> {
  const island = battle.terrain === FORD_ISLAND;
  const kind = island ? 'airfield' : battle.terrain;
  const vp = yield* askCell(work, TEC, 'vp', kind);
  if (vp.value === 0) return battle.beachhead === 'in' ? [] : yield* takeBeachhead(work, state, battle);
  const { hex, attacker } = battle;
  if (!island && !hex) return yield* askHexControl(work, state, attacker, kind);
  const id = island ? FORD_ISLAND : yield* askWhichNamed(work, state, hex, kind);
  return controlEvents(state, id, kind, Number(vp.value), attacker, hex);
}
