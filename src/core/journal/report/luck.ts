import type { Losses } from '../../charts/chart';
import type { ChartPack } from '../../charts/pack';
import type { Game } from '../../play/game';
import type { GameReport, Told } from '../../play/game-report';
import type { Steps } from '../../steps';
import type { Projection } from '../projection';
import { type Roll, rollsOf } from './rolls';
import { type Passed, telling } from './walk';

/**
 * What the dice of each fight cost against what they cost on average, from the state that they were rolled on. Made of what
 * everybody may know.
 */
export type Luck = {
  /** One after the other as they were fought. */
  readonly fights: readonly FightLuck[];
  /** By what is lost, then by side. */
  readonly sides: readonly SideLuck[];
  readonly luckiest?: LuckyRoll;
  readonly unluckiest?: LuckyRoll;
  /** Fights that do not count: a way of their dice leads into a cell that nobody has read, or a player set a face. */
  readonly leftOut: number;
  /** Only what a side lost by its own rolls counts: of one side, or of more than two, a roll does not say who the other one was. */
  readonly ownRolls?: true;
};

/** What one fight came to, and what it comes to on average, for who rolled (`attacker`) and the other side. */
export type FightLuck = Pick<LuckyRoll, 'title' | 'moment' | 'side' | 'came'> & {
  readonly what: string;
  readonly lost: Losses;
  readonly expected: Losses;
};

/** What one side lost in all its fights. `spread` is the standard deviation of that number over the same fights. */
export type SideLuck = {
  readonly side: string;
  /** In the plural: "step losses", "hits". */
  readonly what: string;
  readonly fights: number;
  readonly lost: number;
  readonly expected: number;
  readonly spread: number;
  /** How often the same fights cost it at least as much, and at most as much: from 0 to 1, exact. */
  readonly asMuch: number;
  readonly asLittle: number;
};

/** A roll, what came of it, and how likely that or better was for who rolled; of the unluckiest, that or worse. */
export type LuckyRoll = {
  readonly title: string;
  readonly moment: string;
  readonly side: string;
  readonly came: string;
  readonly chance: number;
};

/** Chances of numbers: by the number, in whole things lost. */
export type Chances = ReadonlyMap<number, number>;

type Fight = Omit<LuckyRoll, 'chance'> & {
  readonly what: string;
  readonly ways: readonly Way[];
  readonly cost: Losses;
};
type Way = { readonly chance: number; readonly cost: Losses };

/** Steps, because a long game has thousands of rolls, each run in all its ways. */
export function* luckOf<S>(
  game: Game<S>,
  projection: Projection<S>,
  passed: Iterable<Passed<S>>,
  report: GameReport<S> | undefined,
  pack: ChartPack,
): Steps<Luck> {
  const tell = telling(projection);
  const fights: Fight[] = [];
  let leftOut = 0;
  for (const each of passed) {
    yield;
    const told = tell(each);
    if (!told) continue;
    try {
      for (const roll of rollsOf(game, projection, each, pack)) {
        yield;
        const side = roll.prompt.side ?? told.side;
        const costs = costsOf(roll, report);
        const isFight = costs !== undefined || roll.prompt.rollPreview?.odds !== undefined;
        if (!side || !isFight) continue;
        if (roll.isSet || !costs?.cost || roll.spread.unknown) leftOut += 1;
        else
          fights.push({ ...costs, cost: costs.cost, side, ...wordsOf(roll, told, each.procedureRun.title) });
      }
    } catch {
      // Today's rules no longer ask what was asked then: of that nothing can be said.
    }
  }
  const luckiest = luckiestOf(fights, gain);
  const unluckiest = luckiestOf(fights, (cost) => -gain(cost));
  const ownRolls = game.sides.length !== 2;
  const sides: SideLuck[] = [];
  for (const what of new Set(fights.map((fight) => fight.what))) {
    const alike = fights.filter((fight) => fight.what === what);
    for (const { id } of game.sides) {
      const known = ownRolls ? alike.filter(({ side }) => side === id) : alike;
      sides.push(...(yield* luckOfSide(known, what, id)));
    }
  }
  return {
    fights: fights.map(({ ways, cost, ...fight }) => ({ ...fight, lost: cost, expected: expectedOf(ways) })),
    sides,
    ...(ownRolls && { ownRolls: true as const }),
    ...(luckiest && { luckiest }),
    ...(unluckiest && { unluckiest }),
    leftOut,
  };
}

/** A roll of the odds is told by where it was, any other one by its own question. */
function wordsOf(
  { prompt, came }: Roll,
  { place, moment }: Told,
  procedure: string,
): Pick<Fight, 'title' | 'moment' | 'came'> {
  const { column, odds } = prompt.rollPreview ?? {};
  const where = [place ?? procedure, column].filter(Boolean).join(', ');
  return { title: odds ? where : prompt.title, moment, came: came.name };
}

type Costs = Pick<Fight, 'what' | 'ways'> & { readonly cost: Losses | undefined };

/** A roll in what it costs, where any of its ways costs anything. */
function costsOf<S>({ prompt, spread, came }: Roll, report: GameReport<S> | undefined): Costs | undefined {
  const chart = prompt.rollPreview?.chart ?? '';
  const effects = spread.shares.map((share) => ({
    share,
    effect: share.losses ? { what: 'step losses', ...share.losses } : report?.effect?.(chart, share.name),
  }));
  const what = effects.find(({ effect }) => effect && effect.attacker + effect.defender > 0)?.effect?.what;
  if (what === undefined) return undefined;
  const ways = effects.map(({ share, effect }) => ({
    name: share.name,
    chance: share.ways / spread.ways,
    cost: { attacker: effect?.attacker ?? 0, defender: effect?.defender ?? 0 },
  }));
  return { what, ways, cost: ways.find(({ name }) => name === came.name)?.cost };
}

const expectedOf = (ways: readonly Way[]): Losses => ({
  attacker: sum(ways.map(({ chance, cost }) => chance * cost.attacker)),
  defender: sum(ways.map(({ chance, cost }) => chance * cost.defender)),
});

/** What who rolls gains by it. */
const gain = ({ attacker, defender }: Losses): number => defender - attacker;

/** The roll that was to be expected least, by what it is worth; none where each was as likely as not. */
function luckiestOf(fights: readonly Fight[], worth: (cost: Losses) => number): LuckyRoll | undefined {
  let best: (LuckyRoll & { readonly by: number }) | undefined;
  for (const { ways, cost, side, title, moment, came } of fights) {
    const chance = sum(ways.filter((way) => worth(way.cost) >= worth(cost)).map((way) => way.chance));
    const by = worth(cost) - sum(ways.map((way) => way.chance * worth(way.cost)));
    const rarer = !best || chance < best.chance - TINY || (chance < best.chance + TINY && by > best.by);
    if (chance <= AS_LIKELY_AS_NOT && rarer) best = { title, moment, side, came, chance, by };
  }
  if (!best) return undefined;
  const { by: _, ...roll } = best;
  return roll;
}
const AS_LIKELY_AS_NOT = 0.5;
/** What a sum of fractions may be off. */
const TINY = 1e-9;

/** What a side lost in these fights; nothing where none could cost it anything. The chances are exact, fight by fight. */
function* luckOfSide(fights: readonly Fight[], what: string, side: string): Steps<readonly SideLuck[]> {
  const costs = fights.map(({ ways, cost, ...fight }) => {
    const whose = fight.side === side ? 'attacker' : 'defender';
    return { lost: cost[whose], chances: chancesOf(ways.map((way) => [way.cost[whose], way.chance])) };
  });
  const risky = costs.filter(({ chances }) => [...chances.keys()].some((lost) => lost > 0));
  if (!risky.length) return [];
  const lost = sum(risky.map((fight) => fight.lost));
  let all = NOTHING;
  for (const { chances } of risky) {
    all = both(all, chances);
    yield;
  }
  const mean = meanOf(all);
  const part = (is: (each: number) => boolean) =>
    Math.min(1, sum([...all].map(([each, chance]) => (is(each) ? chance : 0))));
  return [
    {
      ...{ side, what, fights: risky.length, lost, expected: mean },
      spread: Math.sqrt(sum([...all].map(([each, chance]) => chance * (each - mean) ** 2))),
      asMuch: part((each) => each >= lost),
      asLittle: part((each) => each <= lost),
    },
  ];
}

const NOTHING: Chances = new Map([[0, 1]]);
const meanOf = (chances: Chances): number => sum([...chances].map(([each, chance]) => each * chance));
const sum = (numbers: readonly number[]): number => numbers.reduce((all, each) => all + each, 0);

function chancesOf(ways: readonly (readonly [number, number])[]): Chances {
  const chances = new Map<number, number>();
  for (const [lost, chance] of ways) chances.set(lost, (chances.get(lost) ?? 0) + chance);
  return chances;
}

/** What two numbers that do not hang together add up to. */
const both = (a: Chances, b: Chances): Chances =>
  chancesOf([...a].flatMap(([x, p]) => [...b].map(([y, q]) => [x + y, p * q] as const)));
