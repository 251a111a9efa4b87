import { askChoice, startDerivation } from '../../../../core/play/procedure';
import { fact, heading } from '../../../../kit/lines';
import { finish } from '../../../../kit/steps';
import { askPlace } from '../../questions/place';
import { eyesOf, isSub } from '../../state/fights';
import type { Run } from '../../state/procedure';
import { afloat } from '../../state/register';
import { shipCount } from '../../state/ships';
import type { UsnState } from '../../state/state';

/** 32(M), 35(B), 37(B): What submarines, radar and naval zones show of ships: their number, to submarines their types too. */
export function* scoutShips(state: UsnState): Run {
  const work = startDerivation();
  const eyes = eyesOf(state);
  const by =
    eyes.length === 1
      ? eyes[0]?.id
      : yield* askChoice(work, {
          key: 'by',
          rule: '20',
          title: 'What spots the ships?',
          options: eyes.map(({ id, label }) => ({ value: id, label })),
        });
  const eye = eyes.find(({ id }) => id === by);
  if (!eye) throw new Error(`nothing sees by ${by}`);
  const { sees, rule, label } = eye;
  const place = yield* askPlace(work, state, sees, 'Which ships are spotted?', rule, (ship) => !isSub(ship));
  const seen = afloat(state, sees).filter((ship) => ship.place === place && !isSub(ship));
  const types = new Map<string, number>();
  for (const { type } of seen) types.set(type, (types.get(type) ?? 0) + 1);
  const named = [...types].map(([type, count]) => `${count} ${type}`).join(', ');
  const value = by === 'sub' ? `${shipCount(seen.length)}: ${named}` : shipCount(seen.length);
  return finish(heading(`${label}, ${place}`, { value, rule }), [], [fact(label, { value, rule })]);
}
