import { askChoice, type Steps, startDerivation } from '../../../../core/play/procedure';
import { askFields, mark } from '../../../../kit/fields';
import { fact, heading } from '../../../../kit/lines';
import { rollRatio } from '../../../../kit/odds';
import { finish } from '../../../../kit/steps';
import { CRT_GUNS } from '../../data/crts';
import type { SideId } from '../../data/units';
import { askPlace } from '../../questions/place';
import { CLEAR } from '../../state/bases';
import type { UsnEvent } from '../../state/bounds';
import { attackingFleet, firedIn, isSub } from '../../state/fights';
import { namesOf } from '../../state/names';
import { other } from '../../state/points';
import type { Run } from '../../state/procedure';
import { afloat } from '../../state/register';
import type { Ship, UsnState } from '../../state/state';
import { cduFactors, cduGuns, type TargetKind } from '../combat/targets';
import { aimAt, askKind, suffer, type Target, targetFields, targetHint, targetName } from '../ground-targets';
import { askAboard } from '../hits/aboard';
import { type Asking, type Hits, outcomesOf } from '../hits/asking';
import {
  askGuns,
  attackEvents,
  fleetOptions,
  inHalves,
  lyingOf,
  OPEN_SEA,
  outcomeOf,
  shootAt,
  withGuns,
} from './guns';

const SILENT = 'silent';

/** 2E, 2G: Ships on land units, bases or a coastal defense unit of their hex, which alone fires back, at the same time. */
export function* bombard(state: UsnState): Run {
  const side = attackingFleet(state);
  const enemy = other(side);
  const work = startDerivation(side);
  const at = yield* askPlace(work, state, side, 'Where are your ships?', 'Phase 2', (ship) => !isSub(ship));
  const kind = yield* askKind(work, {
    key: 'target',
    rule: 'Phase 2',
    title: 'What do your ships bombard?',
    note: (each) => (each === 'cdu' ? 'fires back' : 'only without enemy ships or coastal defense there'),
    barred: (each) => (each === 'cdu' ? undefined : barred(state, enemy, at)),
  });
  const here = afloat(state, side).filter((ship) => ship.place === at && !isSub(ship));
  const part = kind === 'cdu' ? '2G' : '2E';
  const hits: Hits = { ships: new Map(), lines: [] };
  const asking: Asking = { work, state, no: 0, hits };
  const target = yield* askTarget(asking, kind, part, here, at);
  const firing = here.filter(({ id }) => target.ships.includes(id));
  const place = at === CLEAR ? '' : at;
  const aim = aimAt(state, kind, enemy, target, place);
  const answered = kind === 'cdu' ? yield* askAim(asking, firing, enemy) : undefined;

  const attack = yield* askGuns(asking, firing, (ship) => lyingOf(state, ship, OPEN_SEA));
  work.lines.push(fact(`${aim.told} defends`, { value: inHalves(aim.defence), rule: '8' }));
  const came =
    attack === 0
      ? '0'
      : yield* rollRatio(work, {
          key: 'die-guns',
          rule: '8',
          title: `${namesOf(firing, 3)} at ${aim.told}`,
          side,
          chart: CRT_GUNS,
          attack,
          defence: aim.defence,
        });
  const back = answered ? yield* fireBack(asking, answered, enemy, target) : [];
  const lost = answered ? yield* askAboard(work, state, hits, [answered]) : { events: [], lines: [] };
  const done = yield* suffer(asking, aim, String(came), 'die-guns');
  const where = place ? ` at ${place}` : '';
  return finish(
    heading(`Bombardment${where}`, {
      value: outcomeOf([...outcomesOf(state, hits, [done.said]), ...lost.lines]),
      rule: 'Phase 2',
    }),
    [...attackEvents(state, place, part, firing), ...done.events, ...back, ...lost.events],
    work.lines,
  );
}

/** 2E: Why land units and bases of a hex may not be bombarded, as far as the register knows. */
function barred(state: UsnState, enemy: SideId, at: string): string | undefined {
  const ships = afloat(state, enemy).filter((ship) => ship.place === at && !isSub(ship));
  if (at === CLEAR || !ships.length) return undefined;
  return `${namesOf(ships, 3)} ${ships.length > 1 ? 'are' : 'is'} here. Ships cannot bombard where there are enemy ships (2E).`;
}

function* askTarget(
  { work, state }: Asking,
  kind: TargetKind,
  part: string,
  here: readonly Ship[],
  place: string,
): Steps<Target & { readonly ships: readonly string[] }> {
  const enemy = other(here[0]?.side ?? 'j');
  const fresh = here.filter(({ id }) => !firedIn(state, part, id));
  return yield* askFields<Target & { readonly ships: readonly string[] }>(
    work,
    {
      key: 'guns',
      rule: 'Phase 2',
      title: targetName(kind),
      hint:
        kind === 'cdu' ? 'The coastal defense fires back at once, at one of the ships.' : targetHint(kind),
      submit: 'Continue to the die',
      checks: [{ kind: 'sum-at-least', fields: ['ships'], min: 1, message: 'Choose at least one ship.' }],
    },
    {
      ships: mark('Which ships fire', fleetOptions(state, here, part), { initial: withGuns(fresh) }),
      ...targetFields(state, kind, enemy, place),
    },
  );
}

/** 2G: One target, or none, for all its guns. */
function* askAim({ work, state }: Asking, firing: readonly Ship[], side: SideId): Steps<Ship | undefined> {
  const aim = yield* askChoice(work, {
    key: 'aim',
    rule: 'Phase 2',
    title: 'Which ship does the coastal defense fire at?',
    side,
    options: [
      ...fleetOptions(state, firing),
      { value: SILENT, label: 'It does not fire', note: 'or may not fire' },
    ],
  });
  return firing.find(({ id }) => id === aim);
}

function* fireBack(
  asking: Asking,
  aim: Ship,
  side: SideId,
  { unit = '', stands = [] }: Target,
): Steps<readonly UsnEvent[]> {
  const strength = cduGuns(unit, stands);
  const weak = stands.includes('neutralized') ? ', neutralized ÷ 2' : '';
  const label = `Coastal defense fires back with ${cduFactors(unit).attack}${weak}`;
  asking.work.lines.push(fact(label, { value: String(strength), rule: 'Phase 2' }));
  const lying = lyingOf(asking.state, aim, OPEN_SEA);
  return yield* shootAt(asking, {
    side,
    who: 'Coastal defense',
    attack: strength,
    target: aim,
    lying,
    key: 'cdu',
  });
}
