import type { Steps } from '../../../../core/play/procedure';
import { askFields, mark, number } from '../../../../kit/fields';
import { fact } from '../../../../kit/lines';
import { rollRatio } from '../../../../kit/odds';
import { AIR_NAMES, CRT_BOMBS } from '../../data/crts';
import type { SideId } from '../../data/units';
import { isShocked } from '../../state/fights';
import { isReady } from '../../state/needs';
import { other } from '../../state/points';
import { baseFire, bombsOnLand } from '../combat/air';
import type { TargetKind } from '../combat/targets';
import { aimAt, askKind, suffer, type Target, targetFields, targetHint, targetName } from '../ground-targets';
import { inHalves } from '../sea/guns';
import { fireAt } from './air-to-air';
import { hexOf } from './missions';
import {
  askBombs,
  hexesOf,
  nextEntry,
  onMission,
  pointsOf,
  record,
  type Strike,
  typesOf,
  type Wing,
  wingWords,
} from './wings';

const NOBODY = 'nobody';

/** 5K, 5L: A side's strikes at land targets, hex by hex: the air base fires once at all of them, then target by target. */
export function* strikeLand(strike: Strike, side: SideId): Steps<void> {
  const enemy = other(side);
  const raids = strike.sky.filter((wing) => wing.side === side && wing.mission === 'land' && wing.left > 0);
  for (const [i, place] of hexesOf(raids).entries()) {
    const key = `${side}${i + 1}`;
    const wings = onMission(strike, side, place, ['land']);
    yield* fireAt(strike, {
      key: `flak-land-${key}`,
      who: 'the air base',
      strength: baseFire(strike.fires.get(hexOf(enemy, place)) ?? 0, isShocked(strike.state, enemy)),
      at: wings,
    });
    yield* bombLand(strike, wings, place, key);
  }
}

/** Target by target, until all have bombed or nothing else is attacked. */
function* bombLand(strike: Strike, wings: readonly Wing[], place: string, key: string): Steps<void> {
  const ready = wings.filter(({ left }) => left > 0).map((wing): Wing => ({ ...wing }));
  for (let no = 1; pointsOf(ready); no += 1) {
    const at = `${key}-${no}`;
    const kind = yield* askKind<typeof NOBODY>(strike.work, {
      key: `target-${at}`,
      rule: 'Phase 5(K)',
      title: `What do ${wingWords(ready)} bomb?`,
      more: [{ value: NOBODY, label: no === 1 ? 'Nothing' : 'Nothing else' }],
    });
    if (kind === NOBODY) return;
    yield* bombTarget(strike, ready, kind, place, at);
  }
}

type Bombed = Target & { readonly desert: readonly string[]; readonly [points: `from-${string}`]: number };

function* bombTarget(
  strike: Strike,
  ready: readonly Wing[],
  kind: TargetKind,
  place: string,
  key: string,
): Steps<void> {
  const { work, state } = strike;
  const side = ready[0]?.side ?? 'j';
  const enemy = other(side);
  const types = typesOf(ready);
  const readyOf = (type: string) => pointsOf(ready.filter((wing) => wing.type === type));
  const target = yield* askFields<Bombed>(
    work,
    {
      key: `bombed-${key}`,
      rule: 'Phase 5(K)',
      title: targetName(kind),
      side,
      hint: kind === 'cdu' ? 'If entrenched, its defense strength is tripled.' : targetHint(kind),
      submit: 'Continue to the die',
      checks: [
        {
          kind: 'sum-at-least',
          fields: types.map((type) => `from-${type}`),
          min: 1,
          message: 'Enter at least one attacking air point.',
        },
      ],
    },
    {
      ...Object.fromEntries(
        types.map((type) => [
          `from-${type}`,
          number(`${AIR_NAMES[type]} attacking`, 0, readyOf(type), { initial: readyOf(type) }),
        ]),
      ),
      ...targetFields(state, kind, enemy, place, strike.fires.get(hexOf(enemy, place))),
      desert: mark('Also', { desert: 'Desert hex without a city' }, { initial: [] }),
    },
  );
  const part = types.flatMap((type) => take(ready, type, target[`from-${type}`] ?? 0));
  const aim = aimAt(state, kind, enemy, target, place);
  const bombs = {
    desert: target.desert.length > 0,
    shock: isShocked(state, enemy),
    pby: isReady(state, 'admirals'),
  };
  const attack = yield* askBombs(
    strike,
    part,
    (type, printed) => bombsOnLand(side, type, printed, bombs),
    'Phase 5(K)',
  );
  work.lines.push(fact(`${aim.told} defends`, { value: inHalves(aim.defence), rule: '8' }));
  const die = `die-bomb-${key}`;
  const came = yield* rollRatio(work, {
    key: die,
    rule: 'Phase 5(K)',
    title: `${wingWords(part)} at ${aim.told}`,
    side,
    chart: CRT_BOMBS,
    attack,
    defence: aim.defence,
  });
  const { said, events } = yield* suffer(strike, aim, String(came), die, nextEntry(strike));
  strike.said.push(said);
  record(strike, events);
}

/** So many points of a type go to this target; they are ready for no other. */
function take(ready: readonly Wing[], type: string, points: number): readonly Wing[] {
  let open = points;
  return ready.flatMap((wing) => {
    if (wing.type !== type || !open) return [];
    const taken = Math.min(open, wing.left);
    open -= taken;
    wing.left -= taken;
    return [{ ...wing, left: taken }];
  });
}
