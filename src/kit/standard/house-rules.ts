import type { FormField, FormValues } from '../../core/play/form';
import {
  askForm,
  type Derivation,
  type GameEvent,
  type ProcedureDef,
  type Steps,
  startDerivation,
} from '../../core/play/procedure';
import { fact, heading } from '../lines';
import { finish } from '../steps';

/** What `houseRulesOf` makes of a game's switches. */
export type House<R> = {
  fields(now: Partial<R>): readonly FormField[];
  read(values: FormValues): R;
  changes(from: Partial<R>, to: R): readonly string[];
};

const FIRST = 'Where the rulebook is unclear. Our choice comes first.';

/** Asks for the readings in force; each that differs from `now` is a line of the derivation. */
export function* askHouse<R>(
  work: Derivation,
  house: House<R>,
  now: Partial<R>,
  { rule, hint = FIRST }: { readonly rule: string; readonly hint?: string },
): Steps<R> {
  const values = yield* askForm(work, {
    key: 'house',
    rule,
    title: 'House rules',
    hint,
    submit: 'Play with these rules',
    ...(hint === FIRST && { fold: `${house.fields(now).length} unclear rules and how we play them` }),
    fields: house.fields(now),
  });
  const chosen = house.read(values);
  work.lines.push(...house.changes(now, chosen).map((label) => fact(label, { prompt: 'house' })));
  return chosen;
}

type HouseChange<S, R, E> = {
  readonly rule: string;
  readonly house: House<R>;
  /** "They hold from here on. What has been played stays as it was." */
  readonly hint: string;
  now(state: S): R;
  event(house: R): E;
};

/** A switch changed in mid-game holds from here on; what was played stays as it was. */
export const houseRules = <S, E extends GameEvent, R>(change: HouseChange<S, R, E>): ProcedureDef<S, E> => ({
  id: 'house-rules',
  rule: change.rule,
  title: 'House rules',
  *run(state) {
    const work = startDerivation();
    const house = yield* askHouse(work, change.house, change.now(state), change);
    const title = work.lines.length ? 'House rules changed' : 'House rules as before';
    return finish(
      heading(title),
      [change.event(house)],
      work.lines.map(({ label }) => fact(label)),
    );
  },
});
