import { signed, withMinus } from '../../../core/numbers';
import { type Args, startDerivation } from '../../../core/play/procedure';
import { askFields, number, words } from '../../../kit/fields';
import { fact, heading } from '../../../kit/lines';
import { finish } from '../../../kit/steps';
import { drawsTag } from '../data/secrets';
import type { SideId } from '../data/sides';
import { HIGHEST_TENSION, MOST_STEPS } from '../data/values';
import type { Procedure, Run } from '../state/events';
import type { WarState } from '../state/state';
import { held, tensionNow } from '../state/tracks';
import { askCards, cardsName } from './secrets';

const fullAt = (steps: number): string | undefined => (steps < MOST_STEPS ? undefined : 'The track is full.');

/** The tension level as it moves before the war, so that the declaration finds it (51.311). */
export const tension: Procedure = {
  id: 'tension',
  rule: '51.311',
  title: 'Tension level',
  unless: ({ tension: steps = [] }) => fullAt(steps.length),
  *run(state: WarState): Run {
    const rule = '51.311';
    const work = startDerivation();
    const before = tensionNow(state);
    const { level, why } = yield* askFields(
      work,
      { key: 'tension', rule, title: 'The US-Japanese tension level?', submit: 'Save' },
      {
        level: number('Tension level now', 0, HIGHEST_TENSION, {
          ...(before !== undefined && { initial: before }),
        }),
        why: words('Why', 40, { optional: true, initial: '' }),
      },
    );
    const change = level - (before ?? 0);
    const label = why || (before === undefined ? 'At the start' : 'This turn');
    if (before !== undefined)
      work.lines.push(fact(label, { value: signed(change), rule, prompt: 'tension' }));
    return finish(
      heading('Tension level', { value: withMinus(level), rule }),
      [{ type: 'v1.TensionMoved', change, label }],
      work.lines,
    );
  },
};

const sideOf = ({ side }: Args): SideId => (side === 'jp' ? 'jp' : 'us');

/** Strategic Magic that a side draws, for its own eyes: what is spent at Pearl Harbor comes off by itself (51.311). */
export const magicDrawn: Procedure = {
  id: 'magic-drawn',
  rule: '51.311',
  title: 'Magic drawn',
  side: (_, args) => sideOf(args),
  secret: (_, args) => ({ side: sideOf(args), tag: drawsTag(sideOf(args)) }),
  veiled: (_, args) => [{ type: 'v1.MagicDrawn', side: sideOf(args), cards: 0 }],
  beside: () => '',
  unless: ({ draws = [] }) => fullAt(draws.length),
  *run(state: WarState, args: Args): Run {
    const side = sideOf(args);
    const cards = yield* askCards(startDerivation(side), {
      key: 'drawn',
      title: 'How many strategic Magic cards do you draw?',
      hint: `You hold ${withMinus(held(state, side))}.`,
      secret: side,
    });
    return finish(heading('Magic drawn', { value: cardsName(cards), rule: '51.311' }), [
      { type: 'v1.MagicDrawn', side, cards },
    ]);
  },
};
