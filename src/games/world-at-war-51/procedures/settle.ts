import { askCell, askChoice, cellLine, type Derivation, type Steps } from '../../../core/play/procedure';
import { VALUE } from '../../../kit/charts';
import { askFields, number, pick, when } from '../../../kit/fields';
import { reminder, result } from '../../../kit/lines';
import { rollDice } from '../../../kit/rolls';
import { OIL } from '../data/charts/other';
import { hitBy, type Ship } from '../data/ships';
import { PER_FACTOR } from '../data/values';
import { kindOf } from '../state/attack-values';
import type { StoryEvent } from '../state/events';
import { isInPort, type Target } from '../state/flow';
import type { Attack, Strike } from '../state/state';

type Hit = {
  readonly attack: Attack;
  readonly strike: Strike;
  readonly target: Target;
  readonly effects: number;
  readonly critical: boolean;
};
type Settled = {
  readonly words: string;
  readonly change?: { readonly status?: Ship['status']; readonly squadrons?: number; readonly oil?: number };
  readonly more?: readonly StoryEvent[];
};

const effectsName = (effects: number): string => (effects === 1 ? '1 effect' : `${effects} effects`);

/** What the effects of one attack come to at its target. */
export function* settle(work: Derivation, hit: Hit): Steps<Settled> {
  const { effects, target, attack } = hit;
  const kind = kindOf(target.id);
  if (kind === 'ship' && target.ship) return yield* settleShip(work, hit, target.ship);
  if (kind === 'oil') return yield* settleOil(work, attack, effects);
  if (kind === 'army' || kind === 'naval') {
    const squadrons = Math.min(attack.caught[kind], effects * PER_FACTOR);
    const words = `${squadrons} destroyed`;
    work.lines.push(result(`${effectsName(effects)}: squadrons`, { value: words, rule: '51.36' }));
    return { words, change: { squadrons } };
  }
  const label = 'Take off light ships by your rulebook: what effects do to them is not in the public rules';
  work.lines.push(reminder(label, { rule: '20.51' }));
  return { words: effectsName(effects) };
}

function* settleOil(work: Derivation, { oil }: Attack, effects: number): Steps<Settled> {
  const row = String(Math.min(3, effects));
  const cell = yield* askCell(work, OIL, VALUE, row);
  const gone = Math.min(oil, Number(cell.value));
  const words = `${gone} destroyed`;
  work.lines.push(
    cellLine(OIL, VALUE, row, cell),
    result(`${oil - gone} oil counters left`, { value: words, rule: '51.41C' }),
  );
  return { words, change: { oil: gone } };
}

function* settleShip(work: Derivation, hit: Hit, ship: Ship): Steps<Settled> {
  const { effects } = hit;
  const { name, size } = ship;
  const reached = hitBy(effects, size);
  const before = ship.status === 'damaged';
  const found =
    before && effects > 0 && reached !== 'sunk' ? yield* askDamaged(work, ship, effects) : reached;
  const status = before && found === 'whole' ? 'damaged' : found;
  const value = status === 'whole' ? 'no damage' : status;
  work.lines.push(result(`${effectsName(effects)} on ${name}, size ${size}`, { value, rule: '20.51' }));
  const hurt = effects > 0 && found === 'damaged';
  const final = hurt && hit.critical ? yield* askCritical(work, ship) : status;
  const more = final === 'sunk' ? yield* askAboard(work, hit, ship) : [];
  return {
    words: final === 'whole' ? 'no damage' : `${final}, ${effectsName(effects)}`,
    ...(final !== ship.status && { change: { status: final } }),
    more,
  };
}

/** What effects do to a ship that is damaged already is not in the public rules. */
function* askDamaged(work: Derivation, { name, size }: Ship, effects: number): Steps<Ship['status']> {
  return yield* askChoice<'damaged' | 'sunk'>(work, {
    key: 'again',
    rule: '20.51',
    title: `${name} is damaged already: what do ${effectsName(effects)} do?`,
    hint: `Size ${size}. Not in the public rules: read it in your rulebook.`,
    options: [
      { value: 'damaged', label: 'Stays damaged' },
      { value: 'sunk', label: 'She sinks' },
    ],
  });
}

/** The critical-hit table is in the players' rulebook alone: the die is thrown here, and what it says is written down. */
function* askCritical(work: Derivation, { name }: Ship): Steps<Ship['status']> {
  const rule = '20.5241C';
  const { total } = yield* rollDice(work, {
    key: 'critical',
    rule,
    title: `Critical hit on ${name}?`,
    hint: 'One die. Read it in 20.5241C of your rulebook.',
    line: () => ({ label: `Critical hit die, ${name}` }),
  });
  const { result: found, effects } = yield* askFields(
    work,
    {
      key: 'critical-result',
      rule,
      title: `A ${total}: what is the result in your table?`,
      submit: 'Save',
    },
    {
      // What the die has brought is said each time: nothing stands there.
      result: pick('Result', { nothing: 'Nothing more', more: 'Further effects', sunk: 'Sunk' }),
      effects: when(
        'result',
        ['more'],
        number('How many further effects', 1, 9, {
          initial: 1,
          hint: 'Recorded. If they sink her, choose sunk.',
        }),
      ),
    },
  );
  const value = found === 'more' ? `${effects} further effects` : found === 'sunk' ? 'sunk' : 'nothing more';
  work.lines.push(result('Critical hit', { value, rule, prompt: 'critical-result' }));
  return found === 'sunk' ? 'sunk' : 'damaged';
}

/** Squadrons aboard a carrier sunk in port: not stated, so the players say (WW-22). */
function* askAboard(work: Derivation, { attack, strike }: Hit, ship: Ship): Steps<readonly StoryEvent[]> {
  const rule = '51.35';
  const aboard = attack.forces?.taskForces.find(({ id }) => id === ship.taskForce)?.squadrons;
  const there = Math.min(attack.air.naval, aboard ?? attack.air.naval);
  if (strike.side === 'us' || !ship.carrier || !isInPort(attack, ship) || !there) return [];
  const { lost: squadrons } = yield* askFields(
    work,
    {
      key: 'aboard',
      rule,
      title: `How many of her squadrons go down with ${ship.name}?`,
      hint: 'The rules do not say. Nothing changes unless you say so (WW-22).',
      submit: 'Record the losses',
    },
    { lost: number('Naval squadrons lost', 0, there, { initial: 0 }) },
  );
  if (!squadrons) return [];
  const value = `${squadrons} naval squadrons`;
  work.lines.push(result(`Lost aboard ${ship.name}`, { value, rule, prompt: 'aboard' }));
  return [{ type: 'v1.AboardLost', squadrons }];
}
