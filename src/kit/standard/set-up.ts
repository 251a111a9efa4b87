import { type GameEvent, type ProcedureDef, startDerivation } from '../../core/play/procedure';
import { askFields } from '../fields';
import { heading } from '../lines';
import { finish } from '../steps';
import { askHouse, type House } from './house-rules';
import { namesDiffer, playerFields } from './players';

type Players = { readonly [side: string]: string };
type SetUp<R, E> = {
  readonly rule: string;
  /** By side: "Red player" */
  readonly names: Players;
  readonly house: House<R> & { readonly defaults: R };
  /** The rule of the switches. */
  readonly switches: string;
  event(players: Players, house: R): E;
};

/** Who plays which side, and by which house rules: for a game that needs no more to begin. */
export const setUp = <S extends { readonly players: Players }, E extends GameEvent, R>({
  rule,
  names,
  house,
  switches,
  event,
}: SetUp<R, E>): ProcedureDef<S, E> => ({
  id: 'set-up',
  rule,
  title: 'Set-up',
  *run(state) {
    const work = startDerivation();
    const checks = [namesDiffer(Object.keys(names))];
    const form = { key: 'players', rule, title: 'Who plays?', submit: 'Begin', checks };
    const players = yield* askFields(work, form, playerFields(names, state.players));
    const chosen = yield* askHouse(work, house, house.defaults, { rule: switches });
    return finish(heading('The game begins', { rule }), [event(players, chosen)], work.lines);
  },
});
