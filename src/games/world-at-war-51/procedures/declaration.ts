import { askChoice, type Derivation, type Steps, startDerivation } from '../../../core/play/procedure';
import { askFields, choose, number, when } from '../../../kit/fields';
import { fact, heading, reminder } from '../../../kit/lines';
import { finish } from '../../../kit/steps';
import { askWhich } from '../../../kit/which';
import { HIGHEST_TENSION } from '../data/values';
import { WARS, type War } from '../data/wars';
import type { Procedure, Run, StoryEvent } from '../state/events';
import { stageOf } from '../state/flow';
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

/** Why that war cannot be declared now. */
function whyNot(state: WarState, { by, on }: War): string | undefined {
  const met = atWar(state);
  if (on.some((power) => met.includes(power))) return 'They are at war already.';
  const late = state.declarations.length > 0 && (by === 'jp') !== (state.clock.half === 'jp');
  return late ? 'In its own player turn only.' : undefined;
}

/** War is declared: by whom, on whom, when; the tension level, and whether Pearl Harbor is struck (51.71, 51.311). */
export const declare: Procedure = {
  id: 'declare',
  rule: '51.71',
  title: 'Declaration of war',
  unless(state) {
    if (atWar(state).length === 2) return 'Both are at war with Japan.';
    return ['set-up', 'declaration', 'done'].includes(stageOf(state)) ? undefined : 'The attack is not over.';
  },
  *run(state: WarState): Run {
    const rule = '51.71';
    const work = startDerivation();
    const war = yield* askWhich(work, WARS, {
      key: 'war',
      rule,
      title: 'Who declares war on whom?',
      more(each) {
        const disabled = whyNot(state, each);
        return disabled === undefined ? {} : { disabled };
      },
    });
    const { by, on, name } = war;
    work.lines.push(fact(name, { rule, prompt: 'war' }));
    const first = state.declarations.length === 0;
    const at: Clock = first ? { turn: 0, half: by === 'jp' ? 'jp' : 'allied' } : state.clock;
    const quarter = first ? yield* askQuarter(work, state) : undefined;
    const turn = quarterName(quarter ? { ...state, start: quarter } : state, at.turn);
    if (quarter)
      work.lines.push(fact('When', { value: `${turn}, ${HALF_NAMES[at.half]}`, rule, prompt: 'when' }));
    const kept = tensionNow(state);
    const actual = by === 'jp' ? yield* askTension(work, kept, saidThisTurn(state)) : undefined;
    const attack = by === 'jp' && on.includes('us') ? yield* askStrike(work) : undefined;
    const declared: StoryEvent = {
      type: 'v1.WarDeclared',
      by,
      on,
      at,
      ...(quarter && { quarter }),
      ...(actual !== undefined && { actual }),
      ...(attack && { attack }),
    };
    const moved = kept === undefined || actual === undefined ? 0 : actual - kept;
    return finish(
      heading(`War: ${name}`, { value: turn, rule }),
      moved
        ? [declared, { type: 'v1.TensionMoved', change: moved, label: 'At the declaration' }]
        : [declared],
      attack ? work.lines : [...work.lines, reminder(noAttack(war), { rule: '51.311' })],
    );
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

function* askQuarter(work: Derivation, { start }: WarState): Steps<Quarter> {
  const { season, year } = yield* askFields(
    work,
    { key: 'when', rule: '51.71', title: 'In which game turn?', submit: 'Next' },
    {
      season: choose(
        'Season',
        SEASONS.map((label, value) => ({ value: String(value), label })),
        { initial: String(start.season) },
      ),
      year: number('Year', 1939, 1946, { initial: start.year }),
    },
  );
  return { season: Number(season), year };
}

/** The actual level as Japan's declaration earlier in this turn had it: with its mobilization (51.311). */
const saidThisTurn = ({ declarations, clock }: WarState): number | undefined =>
  declarations.findLast(({ turn, actual }) => turn === clock.turn && actual !== undefined)?.actual;

/** The actual level at the declaration: a mobilization of this turn comes on top (51.311, 36.11C). */
function* askTension(work: Derivation, kept: number | undefined, said: number | undefined): Steps<number> {
  const before = kept ?? said;
  const { level, mobilized, extra } = yield* askFields(
    work,
    { key: 'tension', rule: '51.311', title: 'The US-Japanese tension level?', submit: 'Next' },
    {
      level: number('Tension level now', 0, HIGHEST_TENSION, {
        hint: 'With the increases at the start of this turn.',
        ...(before !== undefined && { initial: Math.max(0, Math.min(HIGHEST_TENSION, before)) }),
      }),
      mobilized: choose(
        'Status modifiers trigger a Japanese mobilization this turn',
        { no: 'No', yes: 'Yes' },
        {
          rule: '51.311',
          hint:
            said === undefined
              ? 'One more on the tension level, before war is declared.'
              : 'The level told at the declaration before, in this turn, has it already.',
        },
      ),
      extra: when(
        'mobilized',
        ['yes'],
        number('More, for a higher shipbuilding rate', 0, 5, { initial: 0, rule: '36.11C' }),
      ),
    },
  );
  const more = mobilized === 'yes' ? 1 + (extra ?? 0) : 0;
  const actual = level + more;
  const label = more ? `Tension level ${level}, and ${more} for the mobilization` : 'Tension level';
  work.lines.push(fact(label, { value: String(actual), rule: '51.311', prompt: 'tension' }));
  return actual;
}

/** A strike at all, and whether the Pacific Fleet is there (51.312, WW-24). */
function* askStrike(work: Derivation): Steps<{ readonly fleet: boolean } | undefined> {
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
    work.lines.push(
      fact('The Pacific Fleet is based elsewhere (WW-24)', { rule: '51.312', prompt: 'fleet' }),
    );
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
