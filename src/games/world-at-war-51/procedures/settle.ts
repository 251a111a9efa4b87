import {
  askCell,
  askChoice,
  askDice,
  askForm,
  cellLine,
  dieLine,
  type Steps,
  type Working,
} from '../../../core/play/procedure';
import { OIL, VALUE } from '../data/charts/other';
import { hitBy, type Ship } from '../data/ships';
import { PER_FACTOR } from '../data/values';
import type { Kind } from '../state/attack-values';
import type { StoryEvent } from '../state/events';
import type { Target } from '../state/flow';
import { isInPort } from '../state/flow';
import type { Attack, Strike } from '../state/state';

type Hit = {
  readonly attack: Attack;
  readonly strike: Strike;
  readonly target: Target;
  readonly kind: Kind;
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
export function* settle(work: Working, hit: Hit): Steps<Settled> {
  const { kind, effects, target, attack } = hit;
  if (kind === 'ship' && target.ship) return yield* settleShip(work, hit, target.ship);
  if (kind === 'oil') return yield* settleOil(work, attack, effects);
  if (kind === 'army' || kind === 'naval') {
    const squadrons = Math.min(attack.caught[kind], effects * PER_FACTOR);
    const words = `${squadrons} destroyed`;
    work.lines.push({
      kind: 'result',
      label: `${effectsName(effects)}: squadrons`,
      value: words,
      rule: '51.36',
    });
    return { words, change: { squadrons } };
  }
  work.lines.push({
    kind: 'reminder',
    label: 'Take off light ships by your rulebook: what effects do to them is not in the public rules',
    rule: '20.51',
  });
  return { words: effectsName(effects) };
}

function* settleOil(work: Working, { oil }: Attack, effects: number): Steps<Settled> {
  const row = String(Math.min(3, effects));
  const cell = yield* askCell(work, OIL, VALUE, row);
  work.lines.push(cellLine(OIL, VALUE, row, cell));
  const gone = Math.min(oil, Number(cell.value));
  const words = `${gone} destroyed`;
  work.lines.push({ kind: 'result', label: `${oil - gone} oil counters left`, value: words, rule: '51.41C' });
  return { words, change: { oil: gone } };
}

function* settleShip(work: Working, hit: Hit, ship: Ship): Steps<Settled> {
  const { effects } = hit;
  const reached = hitBy(effects, ship.size);
  const before = ship.status === 'damaged';
  const result =
    before && effects > 0 && reached !== 'sunk' ? yield* askDamaged(work, ship, effects) : reached;
  const status = before && result === 'whole' ? 'damaged' : result;
  const words = status === 'whole' ? 'no damage' : status;
  work.lines.push({
    kind: 'result',
    label: `${effectsName(effects)} on ${ship.name}, size ${ship.size}`,
    value: words,
    rule: '20.51',
  });
  const hurt = effects > 0 && result === 'damaged';
  const final = hurt && hit.critical ? yield* askCritical(work, ship) : status;
  const events = final === 'sunk' ? yield* askAboard(work, hit, ship) : [];
  return {
    words: final === 'whole' ? 'no damage' : `${final}, ${effectsName(effects)}`,
    ...(final !== ship.status && { change: { status: final } }),
    more: events,
  };
}

/** What effects do to a ship that is damaged already is not in the public rules. */
function* askDamaged(work: Working, { name, size }: Ship, effects: number): Steps<Ship['status']> {
  return yield* askChoice<'damaged' | 'sunk'>(work, {
    key: 'again',
    rule: '20.51',
    title: `${name} is damaged already: what do ${effectsName(effects)} do?`,
    hint: `Size ${size}. Not in the public rules: read it in your rulebook.`,
    options: [
      { value: 'damaged', label: 'She stays damaged' },
      { value: 'sunk', label: 'She sinks' },
    ],
  });
}

/** The critical-hit table is in the players' rulebook alone: the die is thrown here, and what it says is written down. */
function* askCritical(work: Working, { name }: Ship): Steps<Ship['status']> {
  const die = yield* askDice(work, {
    key: 'critical',
    rule: '20.5241C',
    title: `Critical hit on ${name}?`,
    hint: 'One die. Read it in 20.5241C of your rulebook.',
    count: 1,
    sides: 6,
  });
  const label = `Critical hit die, ${name}`;
  work.lines.push(dieLine(die, { label, value: String(die.faces[0]), rule: '20.5241C', prompt: 'critical' }));
  const { result, effects } = yield* askForm(work, {
    key: 'critical-result',
    rule: '20.5241C',
    title: `A ${die.faces[0]}: what does your table say?`,
    submit: 'Write it down',
    fields: [
      {
        key: 'result',
        label: 'Result',
        kind: 'choice',
        options: [
          { value: 'nothing', label: 'Nothing more' },
          { value: 'more', label: 'Further effects' },
          { value: 'sunk', label: 'Sunk' },
        ],
      },
      {
        key: 'effects',
        label: 'How many further effects',
        kind: 'number',
        min: 1,
        max: 9,
        initial: 1,
        hint: 'Written down. If they sink her, say sunk.',
        when: { field: 'result', includes: ['more'] },
      },
    ],
  });
  const words =
    result === 'more' ? `${effects} further effects` : result === 'sunk' ? 'sunk' : 'nothing more';
  work.lines.push({
    kind: 'result',
    label: 'Critical hit',
    value: words,
    rule: '20.5241C',
    prompt: 'critical-result',
  });
  return result === 'sunk' ? 'sunk' : 'damaged';
}

/** Squadrons aboard a carrier sunk in port: not stated, so the players say (WW-22). */
function* askAboard(work: Working, { attack, strike }: Hit, ship: Ship): Steps<readonly StoryEvent[]> {
  const there = attack.air.naval;
  if (strike.side === 'us' || !ship.carrier || !isInPort(attack, ship) || !there) return [];
  const { lost } = yield* askForm(work, {
    key: 'aboard',
    rule: '51.35',
    title: `How many of her squadrons go down with ${ship.name}?`,
    hint: 'The rules do not say. Nothing changes unless you say so (WW-22).',
    submit: 'So many',
    fields: [{ key: 'lost', label: 'Naval squadrons lost', kind: 'number', min: 0, max: there, initial: 0 }],
  });
  const squadrons = Number(lost);
  if (!squadrons) return [];
  work.lines.push({
    kind: 'result',
    label: `Lost aboard ${ship.name}`,
    value: `${squadrons} naval squadrons`,
    rule: '51.35',
    prompt: 'aboard',
  });
  return [{ type: 'v1.AboardLost', squadrons }];
}
