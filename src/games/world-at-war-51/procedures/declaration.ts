import type { FormField } from '../../../core/play/form';
import {
  askChoice,
  askForm,
  type Steps,
  startWorking,
  type Working,
  withoutEffect,
} from '../../../core/play/procedure';
import type { Option } from '../../../core/play/prompt';
import { HIGHEST_TENSION } from '../data/values';
import { WARS, type War } from '../data/wars';
import type { Procedure, Run } from '../state/events';
import {
  atWar,
  type Clock,
  HALF_NAMES,
  type Quarter,
  quarterName,
  SEASONS,
  type WarState,
} from '../state/state';
import { tensionNow } from '../state/tracks';

function options(state: WarState): readonly Option[] {
  const met = atWar(state);
  const { half } = state.clock;
  return WARS.map(({ id, label, by, on }) => {
    const old = on.some((power) => met.includes(power));
    const late = state.declarations.length > 0 && (by === 'jp') !== (half === 'jp');
    const disabled = old ? 'They are at war already.' : late ? 'In its own player turn only.' : undefined;
    return { value: id, label, ...(disabled && { disabled }) };
  });
}

/** War is declared: by whom, on whom, when; the tension level, and whether Pearl Harbor is struck (51.71, 51.311). */
export const declare: Procedure = {
  id: 'declare',
  rule: '51.71',
  title: () => 'Declaration of war',
  *run(state: WarState): Run {
    if (atWar(state).length === 2) return withoutEffect('Declaration of war', 'Both are at war with Japan.');
    const work = startWorking();
    const id = yield* askChoice(work, {
      key: 'war',
      rule: '51.71',
      title: 'Who declares war on whom?',
      options: options(state),
    });
    const war = WARS.find((each) => each.id === id);
    if (!war) throw new Error(`no war ${id}`);
    work.lines.push({ kind: 'fact', label: war.label, rule: '51.71', prompt: 'war' });
    const first = state.declarations.length === 0;
    const at: Clock = first ? { turn: 0, half: war.by === 'jp' ? 'jp' : 'allied' } : state.clock;
    const quarter = first ? yield* askQuarter(work, state) : undefined;
    const dated = quarter ? { ...state, start: quarter } : state;
    const when = `${quarterName(dated, at.turn)}, ${HALF_NAMES[at.half]}`;
    if (quarter) work.lines.push({ kind: 'fact', label: 'When', value: when, rule: '51.71', prompt: 'when' });
    const kept = tensionNow(state);
    const actual = war.by === 'jp' ? yield* askTension(work, kept) : undefined;
    const attack = war.by === 'jp' && war.on.includes('us') ? yield* askStrike(work) : undefined;
    const why = attack ? undefined : noAttack(war);
    return {
      events: [
        {
          type: 'v1.WarDeclared',
          by: war.by,
          on: war.on,
          at,
          ...(quarter && { quarter }),
          ...(actual !== undefined && { actual }),
          ...(attack && { attack }),
        },
        ...(kept !== undefined && actual !== undefined && actual !== kept
          ? [{ type: 'v1.TensionMoved', change: actual - kept, label: 'At the declaration' } as const]
          : []),
      ],
      trace: [
        { kind: 'title', label: `War: ${war.label}`, value: quarterName(dated, at.turn), rule: '51.71' },
        ...work.lines,
        ...(why ? [{ kind: 'reminder', label: why, rule: '51.311' } as const] : []),
      ],
    };
  },
};

/** Why nothing of the Pearl Harbor procedure is left (WW-24). */
function noAttack({ by, on }: War): string {
  if (by !== 'jp')
    return on.includes('us')
      ? 'Japan loses surprise: no attack by these rules.'
      : 'Japan has not declared war on the US: no attack by these rules.';
  if (!on.includes('us')) return 'Japan has not declared war on the US: no attack on Pearl Harbor.';
  return 'No strike is sent against Pearl Harbor: none of its rules apply.';
}

function* askQuarter(work: Working, { start }: WarState): Steps<Quarter> {
  const { season, year } = yield* askForm(work, {
    key: 'when',
    rule: '51.71',
    title: 'In which game turn?',
    submit: 'Next',
    fields: [
      {
        key: 'season',
        label: 'Season',
        kind: 'choice',
        options: SEASONS.map((label, value) => ({ value: String(value), label })),
        initial: String(start.season),
      },
      { key: 'year', label: 'Year', kind: 'number', min: 1939, max: 1946, initial: start.year },
    ],
  });
  return { season: Number(season), year: Number(year) };
}

const YES_NO: readonly Option[] = [
  { value: 'no', label: 'No' },
  { value: 'yes', label: 'Yes' },
];
const MOBILIZED: FormField = {
  key: 'mobilized',
  label: 'Status modifiers trigger a Japanese mobilization this turn',
  kind: 'choice',
  options: YES_NO,
  initial: 'no',
  rule: '51.311',
  hint: 'One more on the tension level, before war is declared.',
};

/** The actual level at the declaration: a mobilization of this turn comes on top (51.311, 36.11C). */
function* askTension(work: Working, kept: number | undefined): Steps<number> {
  const { level, mobilized, extra } = yield* askForm(work, {
    key: 'tension',
    rule: '51.311',
    title: 'The US-Japanese tension level?',
    submit: 'Next',
    fields: [
      {
        key: 'level',
        label: 'Tension level now',
        hint: 'With the increases at the start of this turn.',
        kind: 'number',
        min: 0,
        max: HIGHEST_TENSION,
        ...(kept !== undefined && { initial: Math.max(0, Math.min(HIGHEST_TENSION, kept)) }),
      },
      MOBILIZED,
      {
        key: 'extra',
        label: 'More, for a higher shipbuilding rate',
        kind: 'number',
        min: 0,
        max: 5,
        initial: 0,
        rule: '36.11C',
        when: { field: 'mobilized', includes: ['yes'] },
      },
    ],
  });
  const more = mobilized === 'yes' ? 1 + Number(extra ?? 0) : 0;
  const actual = Number(level) + more;
  const label = more ? `Tension level ${level}, and ${more} for the mobilization` : 'Tension level';
  work.lines.push({ kind: 'fact', label, value: String(actual), rule: '51.311', prompt: 'tension' });
  return actual;
}

/** A strike at all, and whether the Pacific Fleet is there (51.312, WW-24). */
function* askStrike(work: Working): Steps<{ readonly fleet: boolean } | undefined> {
  const based = yield* askChoice(work, {
    key: 'fleet',
    rule: '51.312',
    title: 'Is the Pacific Fleet based at Pearl Harbor?',
    options: [
      { value: 'yes', label: 'Yes' },
      { value: 'no', label: 'No', note: 'No task force is located' },
    ],
    preselected: 'yes',
  });
  const fleet = based === 'yes';
  if (!fleet)
    work.lines.push({
      kind: 'fact',
      label: 'The Pacific Fleet is based elsewhere (WW-24)',
      rule: '51.312',
      prompt: 'fleet',
    });
  const strikes = yield* askChoice(work, {
    key: 'strike',
    rule: '51.32',
    title: 'Does a Japanese force strike Pearl Harbor?',
    options: [
      { value: 'yes', label: 'It strikes' },
      { value: 'no', label: 'No strike' },
    ],
    preselected: fleet ? 'yes' : 'no',
  });
  return strikes === 'yes' ? { fleet } : undefined;
}
