import { type Derivation, type Steps, startDerivation } from '../../../core/play/procedure';
import { askFields, mark, number, when, words } from '../../../kit/fields';
import { fact, heading } from '../../../kit/lines';
import { finish } from '../../../kit/steps';
import { checkOf, rollRows, rollTotal } from '../questions/checks';
import { factsFor } from '../state/facts';
import { called } from '../state/names';
import { airLeft, operationalPoints, pointsLeft, RESOURCES, resourceFactor } from '../state/operational';
import { inPoints, monthOf } from '../state/points';
import type { Run } from '../state/procedure';
import { afloat } from '../state/register';
import { settled } from '../state/settled';
import type { Ship, UsnState } from '../state/state';

export function* crossTheIndianOcean(state: UsnState): Run {
  const work = startDerivation('j');
  const { nac } = yield* askFields(
    work,
    {
      key: 'force',
      rule: 'Indian Ocean',
      title: 'Carriers off the west edge',
      hint: 'At least 30 NAC aboard, for two whole Japanese sea movements.',
      submit: 'To the dice',
    },
    { nac: number('NAC aboard', 30, 99, { initial: 30 }) },
  );
  const facts = factsFor(state, 'j');
  const rolling = { side: 'j' as const, facts, ticked: [], count: 1 };
  const lost = yield* rollTotal(work, checkOf('indianOceanLoss'), { ...rolling, key: 'loss' });
  const gain = yield* rollTotal(work, checkOf('indianOceanGain'), { ...rolling, key: 'gain' });
  const taken = yield* askTaken(work, state, lost);
  return finish(
    heading('Indian Ocean operation', { value: `Japan +${gain}, Allies +${lost}`, rule: 'Indian Ocean' }),
    [
      {
        type: 'v1.Scored',
        side: 'a',
        hundredths: lost * 100,
        label: 'NAC lost in the Indian Ocean',
        rule: 'Indian Ocean',
        once: 'indian-ocean',
      },
      {
        type: 'v1.Scored',
        side: 'j',
        hundredths: gain * 100,
        label: 'Indian Ocean operation',
        rule: 'Indian Ocean',
      },
      { type: 'v1.DuesDone', dues: ['item:indian-ocean-undone:20'] },
    ],
    [
      fact('Force', { value: `${nac} NAC`, rule: 'Indian Ocean', prompt: 'force' }),
      ...work.lines,
      fact('NAC to be removed', { value: taken || String(lost), rule: 'Indian Ocean', prompt: 'taken' }),
    ],
  );
}

/** Indian Ocean (B): From which carriers the lost points are taken. */
function* askTaken(work: Derivation, state: UsnState, lost: number): Steps<string> {
  const carriers = afloat(state, 'j').filter(({ type }) => type === 'CV' || type === 'CVL');
  if (!carriers.length) return '';
  const nac = (ship: Ship, i: number) => number(`NAC of ${called(ship)}`, 0, lost, { initial: i ? 0 : lost });
  const told = yield* askFields<{ readonly [ship: string]: number }>(
    work,
    {
      key: 'taken',
      rule: 'Indian Ocean',
      title: `From which carriers are the ${lost} NAC taken?`,
      submit: 'Remove them',
      checks: [
        {
          kind: 'sum-at-least',
          fields: carriers.map(({ name }) => name),
          min: lost,
          message: `${lost} NAC are lost, no fewer.`,
        },
        {
          kind: 'sum-at-most',
          fields: carriers.map(({ name }) => name),
          max: lost,
          sharing: 'NAC',
          message: `${lost} NAC are lost, no more.`,
        },
      ],
    },
    Object.fromEntries(carriers.map((ship, i) => [ship.name, nac(ship, i)])),
  );
  return carriers
    .filter(({ name }) => told[name])
    .map((ship) => `${called(ship)}: ${told[ship.name]}`)
    .join(', ');
}

export function* rollCivilWar(state: UsnState): Run {
  const work = startDerivation('a');
  const row = checkOf('civilWar');
  const { ticked } = yield* askFields(
    work,
    { key: 'year', rule: '45.A(I)', title: 'The year before', submit: 'To the die' },
    {
      ticked: mark('What holds', Object.fromEntries(row.asks.map(({ id, label }) => [id, label])), {
        initial: [],
      }),
    },
  );
  const found = yield* rollRows(work, row, { side: 'a', facts: factsFor(state, 'a'), ticked, count: 1 });
  return finish(
    heading('Chinese Civil War', { value: found.label, rule: '45.A(I)' }),
    [{ type: 'v1.CivilWar', leads: found.gives as UsnState['civilWar'] }, settled(state, 'civil-war')],
    work.lines,
  );
}

/** 44(B)1 */
const MOST_CITIES = 16;

export function* countOperational(state: UsnState): Run {
  const work = startDerivation('j');
  const told = yield* askFields(
    work,
    {
      key: 'cities',
      rule: '44',
      title: 'Japanese cities and resources',
      hint: 'Cities of the Home Islands and Manchuria, 16 at most, by their damage points.',
      submit: 'Count',
      checks: [
        {
          kind: 'sum-at-most',
          fields: ['whole', 'half', 'gone'],
          max: MOST_CITIES,
          sharing: 'Cities',
          message: 'Sixteen cities count at most.',
        },
      ],
    },
    {
      whole: number('Cities with 0 to 49 damage', 0, MOST_CITIES, { initial: 16 }),
      half: number('Cities with 50 to 99', 0, MOST_CITIES, { initial: 0 }),
      gone: number('Cities with 100', 0, MOST_CITIES, { initial: 0 }),
      held: mark(
        'Resources held and in supply',
        RESOURCES.map(({ id, name, points }) => ({ value: id, label: name, note: String(points) })),
        { initial: [] },
      ),
      chinese: number('Chinese cities held, Hong Kong too', 0, 30, { initial: 0 }),
    },
  );
  const counted = operationalPoints(state, told);
  const factor = resourceFactor(state);
  return finish(
    heading('Operational points', { value: `${counted.points} each turn`, rule: '44' }),
    [
      { type: 'v1.OperationalSet', points: counted.points, stored: counted.stored },
      settled(state, 'operational-points'),
    ],
    [
      fact('Resources', {
        value: `${inPoints(counted.resources)}${factor < 1 ? ` after × ${factor}` : ''}`,
        rule: '44',
      }),
      fact('Cities with support', { value: String(counted.supported), rule: '44' }),
      fact('Kept for the next quarter', { value: inPoints(counted.stored), rule: '44' }),
    ],
  );
}

/** 44: Points for what no step of its own has paid for, and for new aircraft. */
export function* spendOperational(state: UsnState): Run {
  const left = pointsLeft(state) ?? 0;
  const { most, why } = airLeft(state);
  const {
    what,
    points,
    air = 0,
  } = yield* askFields<{
    what: readonly (keyof typeof FOR)[];
    points: number;
    air?: number;
  }>(
    startDerivation('j'),
    {
      key: 'spend',
      rule: '44',
      title: `${left} left this turn`,
      hint: 'Refueling, filling oilers, stations and land attacks pay in their own steps: enter here only what was done without them.',
      submit: 'Spend',
      checks: [
        {
          kind: 'not-more',
          field: 'air',
          than: 'points',
          message: 'Each LAC or NAC costs a point.',
        },
      ],
    },
    {
      what: mark(
        'For',
        Object.entries(FOR).map(([value, label]) => ({
          value: value as keyof typeof FOR,
          label,
          ...(value === 'air' && why && { disabled: why }),
        })),
        { initial: [] },
      ),
      points: number('Points', 1, Math.max(1, left), { initial: 1 }),
      ...(most > 0 && {
        air: when('what', ['air'], number('Of these, LAC or NAC made', 1, most, { initial: 1, later: true })),
      }),
    },
  );
  const made = what.includes('air') ? air : 0;
  return finish(
    heading('Operational points spent', { value: String(points), rule: '44' }),
    [{ type: 'v1.OperationalSpent', points, what: what.join(', '), ...(made > 0 && { air: made }) }],
    made
      ? [fact('LAC or NAC made, on air bases of Japan or Manchuria', { value: String(made), rule: '44(C)' })]
      : [],
  );
}
const FOR = {
  attack: 'A land attack of three divisions or an army',
  refuel: 'One to six ships refuelled in a base',
  oiler: 'An oiler filled',
  sub: 'A submarine put on station',
  air: 'LAC or NAC made',
} as const;

export function* useMagic(state: UsnState): Run {
  const { hex } = yield* askFields(
    startDerivation('a'),
    {
      key: 'magic',
      rule: '38',
      title: 'Which hex is looked into?',
      hint: 'It and its six neighbours are shown.',
      submit: 'Look',
    },
    { hex: words('Hex', 40) },
  );
  return finish(heading('Magic', { value: hex, rule: '38' }), [
    { type: 'v1.MagicUsed', month: monthOf(state) },
  ]);
}

export function* supplyInNeed(): Run {
  const { what } = yield* askFields(
    startDerivation(),
    {
      key: 'marker',
      rule: '12(L)',
      title: 'Who is supplied?',
      hint: 'The marker goes at the end of the turn.',
      submit: 'Place the marker',
    },
    { what: words('Hex or unit', 60) },
  );
  return finish(heading('Emergency supply', { value: what, rule: '12(L)' }), [{ type: 'v1.Supplied', what }]);
}
