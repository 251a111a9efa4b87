import type { ChartPack } from '../../charts/pack';
import type { Game } from '../../play/game';
import { packLookup, runProcedure } from '../../play/procedure';
import type { Answer, DiceAnswer, DicePrompt } from '../../play/prompt';
import { liveAnswers, type Projection } from '../projection';
import type { Share, Spread } from '../shares';
import { lossesIn, readIn, spreadOf } from '../spread';
import type { Passed } from './walk';

/** A roll that was read on a chart, in all its ways; `came` is the one that it took. */
export type Roll = {
  readonly prompt: DicePrompt;
  readonly spread: Spread;
  readonly came: Omit<Share, 'ways'>;
  /** A player set a face of it. */
  readonly isSet: boolean;
};

/**
 * The rolls of a procedure that closed, each on what was known when it was asked for; dice that it led to count with it.
 * None where today's rules no longer ask what was asked then.
 */
export function* rollsOf<S>(
  game: Game<S>,
  projection: Projection<S>,
  { procedureRun, before }: Passed<S>,
  pack: ChartPack,
): Generator<Roll> {
  const { opened } = procedureRun;
  const def = game.procedures[opened.procedure];
  const answers = liveAnswers(procedureRun, projection.struck);
  const dice = new Map(
    [...answers].flatMap(([key, answer]) => (answer.kind === 'dice' ? [[key, answer]] : [])),
  );
  if (!def || !dice.size) return;
  const lookup = packLookup(game.charts, pack);
  // What players overrule after a roll does not say how it fell: it joins once it is stated.
  const given = new Map([...answers].filter(([, { kind }]) => kind !== 'dice' && kind !== 'override'));
  const run = () => runProcedure(def, before, opened.args, given, lookup);
  /** The run up to its next dice, with what was overruled before them. */
  const upToDice = () => {
    for (;;) {
      const ran = run();
      const stated = ran.overridable.flatMap(({ key }): [string, Answer][] => {
        const said = answers.get(key);
        return said && !given.has(key) ? [[key, said]] : [];
      });
      if (!stated.length) return ran;
      for (const [key, said] of stated) given.set(key, said);
    }
  };
  const ground = { before, args: opened.args };
  for (let ran = upToDice(); ran.status === 'asking' && ran.prompt.kind === 'dice'; ran = upToDice()) {
    const { prompt } = ran;
    const rolled = dice.get(prompt.key);
    if (!rolled) return;
    const marks = rolled.marks ?? [];
    const question = { procedure: def.id, prompt, ground: { ...ground, answers: new Map(given) } };
    // Dice that are each read by themselves come to no one result, and what is read on no chart to none that costs anything.
    const { each } = prompt.rollPreview ?? { each: true };
    const spread = each ? undefined : spreadOf(game, question, pack, marks, 0);
    let isSet = isByHand(rolled);
    given.set(prompt.key, rolled);
    if (spread?.kind !== 'spread') continue;
    let after = run();
    let came = lossesIn(after) ?? readIn(after, prompt);
    while (!came && after.status === 'asking' && after.prompt.kind === 'dice') {
      const further = dice.get(after.prompt.key);
      if (!further) return;
      isSet ||= isByHand(further);
      given.set(after.prompt.key, further);
      after = run();
      came = lossesIn(after) ?? readIn(after, prompt);
    }
    if (came) yield { prompt, spread, came, isSet };
  }
}

const isByHand = ({ by }: DiceAnswer): boolean => by === 'override';
