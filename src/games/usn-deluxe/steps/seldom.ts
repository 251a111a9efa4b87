import { askChoice, type Derivation, type Steps, startDerivation } from '../../../core/play/procedure';
import { askFields, choose, mark, number, when, words } from '../../../kit/fields';
import { fact, heading, reminder } from '../../../kit/lines';
import { finish } from '../../../kit/steps';
import { OLD_ARMIES, OLD_CLIENTS } from '../data/clients';
import { checkOf, rollRows, rollTotal } from '../questions/checks';
import { attackOn } from '../questions/chinese';
import { applyEvent } from '../state/apply';
import { PLACE_LENGTH } from '../state/bases';
import type { UsnEvent } from '../state/bounds';
import { factsFor } from '../state/facts';
import { called } from '../state/names';
import { airLeft, operationalPoints, pointsLeft, RESOURCES, resourceFactor } from '../state/operational';
import { inPoints, monthOf } from '../state/points';
import type { Run } from '../state/procedure';
import { afloat } from '../state/register';
import { settled } from '../state/settled';
import type { People, Ship, UsnState } from '../state/state';
import {
  attackedIn,
  defectedId,
  FORT_FALLEN,
  fortLines,
  fortress,
  leads,
  loyalClients,
  PEOPLES,
  yearNow,
} from '../state/subjects';

export function* crossTheIndianOcean(state: UsnState): Run {
  const work = startDerivation('j');
  const { nac } = yield* askFields(
    work,
    {
      key: 'force',
      rule: 'Indian Ocean',
      title: 'How strong is the force off the west edge?',
      hint: 'The force needs at least 30 NAC aboard and stays away for two whole Japanese sea movements.',
      submit: 'Continue',
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
      fact('NAC removed', { value: taken || String(lost), rule: 'Indian Ocean', prompt: 'taken' }),
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
      title: `Which carriers lose the ${lost} NAC?`,
      submit: 'Remove the NAC',
      checks: [
        {
          kind: 'sum-at-least',
          fields: carriers.map(({ name }) => name),
          min: lost,
          message: `Remove ${lost} NAC, no fewer.`,
        },
        {
          kind: 'sum-at-most',
          fields: carriers.map(({ name }) => name),
          max: lost,
          sharing: 'NAC',
          message: `Remove ${lost} NAC, no more.`,
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
  const before = yearNow(state) - 1;
  const attacked = attackedIn(state, before);
  const { ticked } = yield* askFields(
    work,
    {
      ...{ key: 'year', rule: '45.A(I)', title: 'Last year’s attacks', submit: 'Continue to the die' },
      hint: attacked.length
        ? `On record for ${before}: Japan attacked the ${attacked.map((each) => PEOPLES[each]).join(' and the ')}.`
        : `No Japanese attack on Chinese in China is on record for ${before}.`,
    },
    {
      ticked: mark('Tick what applies', Object.fromEntries(row.asks.map(({ id, label }) => [id, label])), {
        initial: attacked.length ? [] : ['no-attack'],
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

/** 45.A(I)2: Whom Japan attacks joins the Allies to the end of the year; the die of the next one asks whether it attacked any. */
export function* attackChinese(state: UsnState): Run {
  const work = startDerivation('j');
  const before = attackedIn(state, yearNow(state));
  const people = yield* askChoice<People>(work, {
    ...{ key: 'people', rule: '45.A(I)', title: 'Which Chinese did Japan attack in China?' },
    options: (['nationalist', 'communist'] as const).map((value) => ({
      value,
      label: `The ${PEOPLES[value]}`,
      note: leads(state, value) ? 'led by the Allies' : 'not led by the Allies',
      ...(before.includes(value) && leads(state, value) && { disabled: 'Already on record for this year' }),
    })),
  });
  const attack = attackOn(state, [people]);
  return finish(
    heading(`Japan attacked the ${PEOPLES[people]}`, { rule: '45.A(I)' }),
    attack.events,
    attack.lines,
  );
}

/** 41(E): A die for each client army of a country, once a country and game. */
export function* rollDefection(state: UsnState): Run {
  const work = startDerivation('j');
  const open = loyalClients(state);
  const two = OLD_CLIENTS.map(({ id }) => id as string);
  const { country, armies = 1 } = yield* askFields<{ country: string; armies?: number }>(
    work,
    {
      ...{
        key: 'country',
        rule: '41(E)',
        title: 'Which country’s client army may defect?',
        submit: 'Continue to the die',
      },
      hint: 'Roll when Allied land units enter a city of the country that has no Japanese land units. In China the city must have begun the game behind the Japanese line.',
    },
    {
      country: choose(
        'Country',
        open.map(({ id, name, army }) => ({ value: id, label: name, note: `${army} client army` })),
      ),
      armies: when(
        'country',
        two,
        number('Its client armies in play', 1, OLD_ARMIES, { initial: OLD_ARMIES }),
      ),
    },
  );
  const found = open.find(({ id }) => id === country);
  if (!found) throw new Error(`${country} has no client army`);
  const { name, army } = found;
  const row = checkOf('clientDefection');
  const fates: string[] = [];
  for (let no = 1; no <= armies; no += 1) {
    const of = `${army} client army of ${name}${armies > 1 ? `, no. ${no}` : ''}`;
    const { label } = yield* rollRows(
      work,
      { ...row, name: of },
      { side: 'j', facts: factsFor(state, 'j'), ticked: [], count: 1, key: `army-${no}` },
    );
    fates.push(label);
  }
  return finish(
    heading(`Defection in ${name}`, { value: fates.join('; '), rule: '41(E)' }),
    [{ type: 'v1.DuesDone', dues: [defectedId(country)] }],
    [...work.lines, reminder('Nobody scores for a removed client army', { rule: '41(E)' })],
  );
}

/** Philippine Fortifications (A): Who was without supply there in this turn. */
export function* countFort(state: UsnState): Run {
  const work = startDerivation('a');
  const rule = 'Philippine Fortifications';
  const hex = fortress(state) ?? '';
  const known = Object.keys(state.fort ?? {});
  const told = yield* askFields<{ units?: readonly string[]; more: string; fallen: readonly string[] }>(
    work,
    {
      ...{ key: 'units', rule, title: `Which units on ${hex} are out of supply?`, submit: 'Count the units' },
      hint: 'A unit entrenched there ignores its first eight turns out of supply, consecutive or not.',
    },
    {
      ...(known.length > 0 && {
        units: mark(
          'Without supply this turn',
          fortLines(state).map(({ unit, said }) => ({ value: unit, label: unit, note: said })),
          { initial: known },
        ),
      }),
      more: words(known.length ? 'Other units, separated by commas' : 'Units, separated by commas', 160, {
        optional: true,
      }),
      fallen: mark('The hex', { fallen: 'Only Japan has land units there: the rule ends' }, { initial: [] }),
    },
  );
  const more = told.more
    .split(',')
    .map((each) => each.trim().slice(0, PLACE_LENGTH))
    .filter(Boolean);
  const units = [...new Set([...(told.units ?? []), ...more])].slice(0, 40);
  const counted: UsnEvent = { type: 'v1.FortCounted', units };
  const fallen = told.fallen.length > 0;
  const due = `fortress:${state.cursor.turn}`;
  return finish(
    heading(`Supply on ${hex}`, {
      value: fallen ? 'the hex has fallen' : units.join(', ') || 'all in supply',
      rule,
    }),
    [...(units.length ? [counted] : []), { type: 'v1.DuesDone', dues: fallen ? [due, FORT_FALLEN] : [due] }],
    fortLines(applyEvent(state, counted).state).map(({ unit, said }) => fact(unit, { value: said, rule })),
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
      hint: 'Count at most 16 cities in the Home Islands and Manchuria, by their damage points.',
      submit: 'Count the points',
      checks: [
        {
          kind: 'sum-at-most',
          fields: ['whole', 'half', 'gone'],
          max: MOST_CITIES,
          sharing: 'Cities',
          message: 'At most sixteen cities count.',
        },
      ],
    },
    {
      whole: number('Cities with 0 to 49 damage', 0, MOST_CITIES, { initial: 16 }),
      half: number('Cities with 50 to 99 damage', 0, MOST_CITIES, { initial: 0 }),
      gone: number('Cities with 100 damage', 0, MOST_CITIES, { initial: 0 }),
      held: mark(
        'Resources held and in supply',
        RESOURCES.map(({ id, name, points }) => ({ value: id, label: name, note: String(points) })),
        { initial: [] },
      ),
      chinese: number('Chinese cities held, including Hong Kong', 0, 30, { initial: 0 }),
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
      title: `What do you spend points on? ${left} left this turn`,
      hint: 'The app already charges for refuelling, filling oilers, stations and land attacks. Enter here only what it has not charged.',
      submit: 'Spend the points',
      checks: [
        {
          kind: 'not-more',
          field: 'air',
          than: 'points',
          message: 'Each LAC or NAC costs one point.',
        },
      ],
    },
    {
      what: mark(
        'Spent on',
        Object.entries(FOR).map(([value, label]) => ({
          value: value as keyof typeof FOR,
          label,
          ...(value === 'air' && why && { disabled: why }),
        })),
        { initial: [] },
      ),
      points: number('Points', 1, Math.max(1, left), { initial: 1 }),
      ...(most > 0 && {
        air: when(
          'what',
          ['air'],
          number('Of which for LAC or NAC made', 1, most, { initial: 1, later: true }),
        ),
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
  attack: 'Land attack of three divisions or an army',
  refuel: 'Refuel one to six ships in a base',
  oiler: 'Fill an oiler',
  sub: 'Put a submarine on station',
  air: 'Make LAC or NAC',
} as const;

export function* useMagic(state: UsnState): Run {
  const { hex } = yield* askFields(
    startDerivation('a'),
    {
      key: 'magic',
      rule: '38',
      title: 'Which hex do the Allies look at?',
      hint: 'The Allies see this hex and the six around it.',
      submit: 'Look at the hex',
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
      title: 'Who receives emergency supply?',
      hint: 'Remove the marker at the end of the turn.',
      submit: 'Place the marker',
    },
    { what: words('Hex or unit', 60) },
  );
  return finish(heading('Emergency supply', { value: what, rule: '12(L)' }), [{ type: 'v1.Supplied', what }]);
}
