import type { FormField } from '../../../core/play/form';
import { askForm, startWorking } from '../../../core/play/procedure';
import { RULE } from '../data/headings';
import type { Procedure, Run } from '../state/events';
import { houseChanges, houseFields, readHouse } from '../state/house';
import type { PearlState } from '../state/state';

const playerFields = ({ players }: PearlState): readonly FormField[] => [
  {
    key: 'jp',
    label: 'Japanese player',
    kind: 'text',
    maxLength: 24,
    optional: false,
    initial: players.jp,
  },
  { key: 'us', label: 'US player', kind: 'text', maxLength: 24, optional: false, initial: players.us },
];

/** Who plays which side, by which house rules: at the start of a match and of each further series. */
export const setUp: Procedure = {
  id: 'set-up',
  rule: RULE.setups,
  title: () => 'Set-up',
  *run(state: PearlState): Run {
    const work = startWorking();
    const names = yield* askForm(work, {
      key: 'players',
      rule: RULE.setups,
      title: 'Who plays?',
      submit: 'Next',
      fields: playerFields(state),
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
      rule: RULE.chances,
      title: 'House rules',
      hint: 'Where the rules can be read two ways. The first of each is our reading.',
      submit: 'Play it so',
      fields: houseFields(state.house),
    });
    const house = readHouse(values);
    for (const label of houseChanges(state.house, house))
      work.lines.push({ kind: 'fact', label, prompt: 'house' });
    const no = state.begun ? state.series + 1 : 1;
    return {
      events: [{ type: 'v1.SeriesBegun', players: { jp: String(names.jp), us: String(names.us) }, house }],
      trace: [{ kind: 'title', label: no > 1 ? `Series ${no} begins` : 'The match begins' }, ...work.lines],
    };
  },
};

/** A switch changed in mid-game holds from here on; what was thrown stays as it was. */
export const houseRules: Procedure = {
  id: 'house-rules',
  rule: RULE.chances,
  title: () => 'House rules',
  *run(state: PearlState): Run {
    const values = yield* askForm(startWorking(), {
      key: 'house',
      rule: RULE.chances,
      title: 'House rules',
      hint: 'They hold from here on. What has been thrown stays as it was; points are counted anew.',
      submit: 'Play it so',
      fields: houseFields(state.house),
    });
    const house = readHouse(values);
    const changes = houseChanges(state.house, house);
    return {
      events: [{ type: 'v1.HouseChanged', house }],
      trace: [
        { kind: 'title', label: changes.length ? 'House rules changed' : 'House rules as before' },
        ...changes.map((label) => ({ kind: 'fact', label }) as const),
      ],
    };
  },
};
