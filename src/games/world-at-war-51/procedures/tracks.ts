import { signed, withMinus } from '../../../core/numbers';
import { type Args, askForm, startWorking, withoutEffect } from '../../../core/play/procedure';
import { drawsTag } from '../data/secrets';
import type { SideId } from '../data/sides';
import { HIGHEST_TENSION, MOST_STEPS } from '../data/values';
import type { Procedure, Run } from '../state/events';
import type { WarState } from '../state/state';
import { held, tensionNow } from '../state/tracks';
import { cardsForm, cardsName } from './secrets';

/** The tension level as it moves before the war, so that the declaration finds it (51.311). */
export const tension: Procedure = {
  id: 'tension',
  rule: '51.311',
  title: () => 'Tension level',
  *run(state: WarState): Run {
    if ((state.tension?.length ?? 0) >= MOST_STEPS)
      return withoutEffect('Tension level', 'The track is full.');
    const work = startWorking();
    const before = tensionNow(state);
    const { level, why } = yield* askForm(work, {
      key: 'tension',
      rule: '51.311',
      title: 'The US-Japanese tension level?',
      submit: 'Write it down',
      fields: [
        {
          key: 'level',
          label: 'Tension level now',
          kind: 'number',
          min: 0,
          max: HIGHEST_TENSION,
          ...(before !== undefined && { initial: before }),
        },
        { key: 'why', label: 'Why', kind: 'text', maxLength: 40, optional: true, initial: '' },
      ],
    });
    const change = Number(level) - (before ?? 0);
    const label = String(why) || (before === undefined ? 'At the start' : 'This turn');
    if (before !== undefined)
      work.lines.push({ kind: 'fact', label, value: signed(change), rule: '51.311', prompt: 'tension' });
    return {
      events: [{ type: 'v1.TensionMoved', change, label }],
      trace: [
        { kind: 'title', label: 'Tension level', value: withMinus(Number(level)), rule: '51.311' },
        ...work.lines,
      ],
    };
  },
};

const sideOf = ({ side }: Args): SideId => (side === 'jp' ? 'jp' : 'us');

/** Strategic Magic that a side draws, for its own eyes: what is spent at Pearl Harbor comes off by itself (51.311). */
export const magicDrawn: Procedure = {
  id: 'magic-drawn',
  rule: '51.311',
  title: () => 'Magic drawn',
  side: (_, args) => sideOf(args),
  secret: (_, args) => ({ side: sideOf(args), tag: drawsTag(sideOf(args)) }),
  *run(state: WarState, args: Args): Run {
    const side = sideOf(args);
    if ((state.draws?.length ?? 0) >= MOST_STEPS) return withoutEffect('Magic drawn', 'The track is full.');
    const work = startWorking(side);
    const title = 'How many strategic Magic cards do you draw?';
    const { cards } = yield* askForm(
      work,
      cardsForm('drawn', title, `You hold ${withMinus(held(state, side))}.`, side),
    );
    const drawn = Number(cards);
    return {
      events: [{ type: 'v1.MagicDrawn', side, cards: drawn }],
      trace: [{ kind: 'title', label: 'Magic drawn', value: cardsName(drawn), rule: '51.311' }],
    };
  },
};
