import { type Args, askForm, startWorking } from '../../../core/play/procedure';
import type { Procedure, Run } from '../state/events';
import { houseChanges, houseFields, readHouse } from '../state/house';
import { readLast } from '../state/last-said';
import type { LastSaid, WarState } from '../state/state';

/** Who plays which side, by which house rules. */
export const setUp: Procedure = {
  id: 'set-up',
  rule: '51.31',
  title: () => 'Set-up',
  *run(state: WarState, args: Args): Run {
    const { players, house: before } = state;
    const last = readLast(args.last) ?? lastOf(state);
    const work = startWorking();
    const name = (key: 'jp' | 'us', label: string) =>
      ({ key, label, kind: 'text', maxLength: 24, optional: false, initial: players[key] }) as const;
    const names = yield* askForm(work, {
      key: 'players',
      rule: '51.31',
      title: 'Who plays?',
      submit: 'Next',
      fields: [name('jp', 'Japanese player'), name('us', 'US player')],
      checks: [
        {
          kind: 'different',
          fields: ['jp', 'us'],
          message: 'Two names, so that the log can tell you apart.',
        },
      ],
    });
    work.lines.push({ kind: 'fact', label: `Japan: ${names.jp}. US: ${names.us}.`, prompt: 'players' });
    const values = yield* askForm(work, {
      key: 'house',
      rule: '51.31',
      title: 'House rules',
      hint: 'Where the rules can be read two ways. The first of each is our reading.',
      submit: 'Play it so',
      fields: houseFields(before),
    });
    const house = readHouse(values);
    for (const label of houseChanges(before, house))
      work.lines.push({ kind: 'fact', label, prompt: 'house' });
    return {
      events: [
        {
          type: 'v1.Begun',
          players: { jp: String(names.jp), us: String(names.us) },
          house,
          ...(last && { last }),
        },
      ],
      trace: [{ kind: 'title', label: 'Set up' }, ...work.lines],
    };
  },
};

/** For another war in the same game. */
function lastOf({ last, attack }: WarState): LastSaid | undefined {
  const forces = attack?.forces?.modifiers;
  return forces ? { ...last, forces } : last;
}

/** A switch changed in mid-game holds from here on; what was thrown stays as it was. */
export const houseRules: Procedure = {
  id: 'house-rules',
  rule: '51.31',
  title: () => 'House rules',
  *run({ house: before }: WarState): Run {
    const values = yield* askForm(startWorking(), {
      key: 'house',
      rule: '51.31',
      title: 'House rules',
      hint: 'They hold from here on. What has been thrown stays as it was.',
      submit: 'Play it so',
      fields: houseFields(before),
    });
    const house = readHouse(values);
    const changes = houseChanges(before, house);
    return {
      events: [{ type: 'v1.HouseChanged', house }],
      trace: [
        { kind: 'title', label: changes.length ? 'House rules changed' : 'House rules as before' },
        ...changes.map((label) => ({ kind: 'fact', label }) as const),
      ],
    };
  },
};
