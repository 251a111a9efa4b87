import { existsSync, readdirSync, readFileSync } from 'node:fs';
import type { AnyBounds } from '../../../src/core/bounds';
import type { Entry } from '../../../src/core/journal/journal';
import type { Game, GameMeta } from '../../../src/core/play/game';
import type { GameReport } from '../../../src/core/play/game-report';
import type { Guide, RuleDigest, Term } from '../../../src/core/play/rules';
import { exampleOf } from '../../support/example';
import { type Recorded, recordedGames } from '../../support/recorded';
import type { GameFacts } from './facts';

/** A look-up as a player types it, and the rules that answer it. */
export type Query = { readonly query: string; readonly rules: readonly string[]; readonly typo: boolean };

/** A game, all that it offers, and all that it is held against. */
export type GameUnderTest = {
  readonly id: string;
  readonly meta: GameMeta;
  readonly game: Game<unknown>;
  readonly bounds: AnyBounds;
  readonly digest: readonly RuleDigest[];
  readonly terms: readonly Term[];
  readonly guideOf: (state: unknown) => Guide;
  readonly report: GameReport<unknown>;
  readonly example: readonly Entry[];
  readonly facts: GameFacts<unknown>;
  readonly queries: readonly Query[];
  readonly recorded: readonly Recorded[];
  readonly rulings: string;
  /** The folder of its code. */
  readonly source: URL;
};

const ROOT = new URL('../../../', import.meta.url);
const METAS = import.meta.glob<{ readonly [name: string]: GameMeta }>('../../../src/games/*/meta.ts');
const FACTS = import.meta.glob<{ readonly facts: GameFacts<unknown> }>('../*/facts.ts');

const missing = (what: string): never => {
  throw new Error(`${what} is missing: every game has it`);
};
const fileOf = (path: string): string =>
  existsSync(new URL(path, ROOT)) ? readFileSync(new URL(path, ROOT), 'utf8') : missing(path);

async function underTest(id: string): Promise<GameUnderTest> {
  const modules = (await METAS[`../../../src/games/${id}/meta.ts`]?.()) ?? missing(`src/games/${id}/meta.ts`);
  const { facts } = (await FACTS[`../${id}/facts.ts`]?.()) ?? missing(`tests/games/${id}/facts.ts`);
  const meta = Object.values(modules).find((each) => each.id === id) ?? missing(`the meta of ${id}`);
  return {
    id,
    meta,
    game: await meta.load(),
    bounds: await meta.bounds(),
    digest: (await meta.digest?.()) ?? missing(`the digest of ${id}`),
    terms: (await meta.terms?.()) ?? missing(`the terms of ${id}`),
    guideOf: (await meta.guide?.()) ?? missing(`the guide of ${id}`),
    report: (await meta.report?.()) ?? missing(`the report of ${id}`),
    example: await exampleOf(meta),
    facts,
    queries: JSON.parse(fileOf(`tests/games/${id}/queries.json`)),
    recorded: recordedGames(id),
    rulings: fileOf(`docs/rulings/${id}.md`),
    source: new URL(`src/games/${id}/`, ROOT),
  };
}

const ids = readdirSync(new URL('src/games/', ROOT), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);

/** Every game there is a folder of. */
export const games: readonly GameUnderTest[] = await Promise.all(ids.map(underTest));
