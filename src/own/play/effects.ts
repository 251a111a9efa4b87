import type { Steps } from '../../core/play/procedure';
import { fact, reminder, warning } from '../../kit/lines';
import type { Effect, Effects } from '../format/definition';
import { askAll } from './asks';
import { add, points, set } from './change';
import { makeCheck, makeRoll } from './check';
import { drawChit, fillCup } from './cups';
import { setDue } from './due';
import { rowName } from './names';
import { sealNote } from './notes';
import { doAs, useTable } from './table';
import { rowOf } from './values';
import { isSo, mayGoOn, readIn, record, type Scope, tell, type Work } from './work';

/** Effects in their order: each counts before the next one, and is a line of the working. */
export function* runEffects(work: Work, scope: Scope, effects: Effects): Steps<void> {
  for (const effect of effects) {
    if (!mayGoOn(work, scope)) return;
    yield* runEffect(work, scope, effect);
  }
}

function* runEffect(work: Work, scope: Scope, effect: Effect): Steps<void> {
  switch (effect.kind) {
    case 'add':
      return yield* add(work, scope, effect);
    case 'set':
      return yield* set(work, scope, effect);
    case 'points':
      return yield* points(work, scope, effect);
    case 'due':
      return yield* setDue(work, scope, effect);
    case 'draw':
      yield* drawChit(work, scope, effect.cup);
      return;
    case 'fill':
      return fillCup(work, scope, effect.cup);
    case 'act': {
      const row = rowOf(readIn(work, scope), effect.row);
      if (!row) return;
      tell(work, fact('Acts', { value: rowName(work, row), rule: scope.rule }));
      return record(work, { type: 'kit.v1.Set', what: 'acting', key: row.list, value: row.row });
    }
    case 'say':
      return tell(work, reminder(effect.text, { rule: scope.rule, author: true }));
    case 'ask':
      return yield* askAll(work, scope, [effect.ask], {
        title: effect.ask.say,
        submit: 'Next',
        rule: scope.rule,
      });
    case 'note':
      return sealNote(work, scope, effect);
    case 'check':
      return yield* makeCheck(work, scope, effect, runEffects);
    case 'table':
      return yield* useTable(work, scope, effect, runEffects);
    case 'roll':
      return yield* makeRoll(work, scope, effect, runEffects);
    case 'if':
      return yield* runEffects(work, scope, isSo(work, scope, effect.when) ? effect.do : effect.otherwise);
    case 'as':
      return yield* doAs(work, scope, effect, runEffects);
    case 'end':
      tell(work, fact('The last turn is over', { rule: scope.rule }));
      record(work, { type: 'kit.v1.StepEnded', skipped: [] });
      work.left = true;
      return;
    case 'versus':
    case 'pool':
      return tell(
        work,
        warning('This version of the app cannot roll that: roll it yourselves.', { rule: scope.rule }),
      );
  }
}
