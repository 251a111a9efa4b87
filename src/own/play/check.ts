import { askChoice, type Steps } from '../../core/play/procedure';
import { fact, reminder } from '../../kit/lines';
import type { Check, Conditions, Effect } from '../format/definition';
import type { RowAt } from './bounds';
import { needIn, needMods, secretOf } from './mods';
import { byId, rowName } from './names';
import { againstOf, rollBands } from './roll';
import { rowOptions } from './rows';
import { at, type By } from './safe';
import type { Run } from './table';
import { rowOf, rowsWhere } from './values';
import { bind, comeTo, isSo, keyFor, readIn, type Scope, startScope, tell, type Work } from './work';

type Of<K extends Effect['kind']> = Extract<Effect, { readonly kind: K }>;

/** A check called by its name: whoever makes it, whoever leads, and what is left out where it comes to nothing. */
export function* makeCheck(work: Work, scope: Scope, effect: Of<'check'>, run: Run): Steps<void> {
  const check = byId(work.def.checks, effect.check);
  if (!check) return;
  const rule = check.rule ?? scope.rule;
  const now = readIn(work, scope);
  const who = effect.who && rowOf(now, effect.who);
  const foe = who && opponentOf(scope.bound, who);
  let inside: Scope = { ...startScope({ rule }), said: scope.said, depth: scope.depth + 1 };
  if (scope.hash !== undefined) inside = { ...inside, hash: scope.hash };
  inside = bind(bind(inside, 'who', who && { list: who.list, row: who.row }), 'foe', foe);
  const led = effect.led && (yield* ledBy(work, scope, inside, check, effect.led));
  inside = bind(inside, 'led', led);
  if (!isSo(work, inside, check.when)) return;
  const name = who ? `${check.name}: ${who.of.name}` : check.name;
  const modifier = yield* needMods(work, inside, check.mods);
  yield* needIn(work, inside, amountsOf(check));
  const band = yield* rollBands(work, inside, {
    ...{ key: `die ${check.id}`, rule, title: name, dice: check.dice, modifier },
    ...{ against: againstOf(work, inside, check.against), bands: check.bands },
  });
  if (band?.say) comeTo(work, scope, band.say);
  yield* run(work, inside, band?.do ?? []);
  if (effect.unless !== undefined && band?.id !== effect.unless) {
    if (effect.stop) tell(work, reminder(effect.stop, { rule, author: true }));
    work.left = true;
  }
}

/** Dice thrown where the effect says so. */
export function* makeRoll(work: Work, scope: Scope, effect: Of<'roll'>, run: Run): Steps<void> {
  const inside: Scope = { ...scope, mods: scope.mods, depth: scope.depth + 1 };
  const modifier = yield* needMods(work, inside, effect.mods);
  yield* needIn(work, inside, amountsOf(effect));
  const who = at(scope.bound, 'who') ?? at(scope.bound, 'own');
  const title = effect.say || (who ? `Roll: ${rowName(work, who)}` : 'Roll');
  const band = yield* rollBands(work, inside, {
    ...{ key: 'die', rule: scope.rule, title, dice: effect.dice, modifier },
    ...{ against: againstOf(work, inside, effect.against), bands: effect.bands },
  });
  if (band?.say) comeTo(work, scope, band.say);
  yield* run(work, inside, band?.do ?? []);
}

/** What the total is read by. */
const amountsOf = ({ against, bands }: Pick<Check, 'against' | 'bands'>) => [
  against,
  ...bands.map(({ to }) => to),
];

/** The opponent of a row: of the two that meet in what called the check, the other one. */
function opponentOf(bound: By<RowAt>, who: RowAt): RowAt | undefined {
  const is = (name: string): boolean => {
    const row = at(bound, name);
    return row?.list === who.list && row.row === who.row;
  };
  if (is('own') || is('who')) return at(bound, 'foe');
  return is('foe') ? (at(bound, 'own') ?? at(bound, 'who')) : undefined;
}

const NOBODY = '-';

/** Who leads: passed on by name, or asked of the players. */
function* ledBy(
  work: Work,
  scope: Scope,
  inside: Scope,
  check: Check,
  led: NonNullable<Of<'check'>['led']>,
): Steps<RowAt | undefined> {
  if (led.kind !== 'ask') {
    const row = rowOf(readIn(work, scope), led);
    return row && { list: row.list, row: row.row };
  }
  const { list } = led;
  const rows = rowsWhere(readIn(work, inside), list, whereLed(work, list));
  if (!rows.length) return undefined;
  const key = keyFor(work, `led ${check.id}`);
  const value = yield* askChoice(work, {
    ...{ key, rule: inside.rule, title: `${check.name}: who leads?` },
    options: [{ value: NOBODY, label: 'Nobody' }, ...rowOptions(work, list, rows)],
    ...secretOf(work),
  });
  if (value === NOBODY) return undefined;
  const row = { list, row: value };
  tell(work, fact('Leads', { value: rowName(work, row), prompt: key }));
  return row;
}

/** Which of a list may lead: those that mods let players pick. */
const whereLed = ({ def }: Work, list: string): Conditions =>
  def.mods.flatMap(({ rows }) => rows).find(({ picks }) => picks?.id === 'led' && picks.list === list)?.picks
    ?.where ?? [];
