import { existsSync, readFileSync } from 'node:fs';
import type { AnyBounds } from '../../../src/core/bounds';
import type { Entry } from '../../../src/core/journal/journal';
import type { Game, RegistersOf } from '../../../src/core/play/game';
import type { GameReport } from '../../../src/core/play/game-report';
import type { Guide, RuleDigest, Term } from '../../../src/core/play/rules';
import { exampleOf } from '../../support/example';
import { type Recorded, recordedGames } from '../../support/recorded';
import { loadWhole } from '../../support/whole-game';
import type { GameFacts } from './facts';
import { type Found, metas } from './metas';

/** A look-up as a player types it, and the rules that answer it. */
export type Query = { readonly query: string; readonly rules: readonly string[]; readonly typo: boolean };

/** A game, all that it offers, and all that it is held against. */
export type GameUnderTest = Found & {
  readonly game: Game<unknown>;
  readonly bounds: AnyBounds;
  readonly digest: readonly RuleDigest[];
  readonly terms: readonly Term[];
  readonly guideOf: (state: unknown) => Guide;
  /** Nothing where it keeps none. */
  readonly registersOf: RegistersOf;
  readonly report: GameReport<unknown>;
  readonly example: readonly Entry[];
  readonly facts: GameFacts<unknown>;
  readonly queries: readonly Query[];
  readonly recorded: readonly Recorded[];
  /** Empty where its facts say that there are none. */
  readonly rulings: string;
};

const ROOT = new URL('../../../', import.meta.url);
const FACTS = import.meta.glob<{ readonly facts: GameFacts<unknown> }>('../*/facts.ts');

const missing = (what: string): never => {
  throw new Error(`${what} is missing: every game has it`);
};
const fileOf = (path: string): string =>
  existsSync(new URL(path, ROOT)) ? readFileSync(new URL(path, ROOT), 'utf8') : missing(path);

async function underTest(found: Found): Promise<GameUnderTest> {
  const { folder, meta } = found;
  const { facts } = (await FACTS[`../${folder}/facts.ts`]?.()) ?? missing(`tests/games/${folder}/facts.ts`);
  return {
    ...found,
    game: await loadWhole(meta),
    bounds: await meta.bounds(),
    digest: (await meta.digest?.()) ?? missing(`the digest of ${folder}`),
    terms: (await meta.terms?.()) ?? missing(`the terms of ${folder}`),
    guideOf: (await meta.guide?.()) ?? missing(`the guide of ${folder}`),
    registersOf: (await meta.registers?.load()) ?? (() => []),
    report: (await meta.report?.()) ?? missing(`the report of ${folder}`),
    example: await exampleOf(meta),
    facts,
    queries: JSON.parse(fileOf(`tests/games/${folder}/queries.json`)),
    recorded: recordedGames(found.id),
    rulings: facts.rulings ? fileOf(`docs/rulings/${folder}.md`) : '',
  };
}

/** Every game there is a folder of, and those that come as files. */
export const games: readonly GameUnderTest[] = await Promise.all(metas.map(underTest));
