import { readFileSync } from 'node:fs';
import { metaOf } from '../../src/app/own/meta-of';
import type { GameMeta } from '../../src/core/play/game';
import type { GameFile } from '../../src/core/play/game-file';
import { shippedFile } from '../own/shipped/editions';

type Own = { readonly folder: string; readonly file: GameFile; readonly meta: GameMeta };

/** A game of `src/own/shipped` as the app makes it, with an example that the tests have of it: its die, and how its roll came about. */
function own(folder: string, told: string): Own {
  const file = shippedFile(folder);
  const meta = metaOf([file]);
  if (!meta.ok) throw new Error(meta.problem.message);
  const lines = new URL(`${folder}/example.json`, import.meta.url);
  const example = async () => ({ lines: JSON.parse(readFileSync(lines, 'utf8')).entries, setUp: 3, told });
  return { folder, file, meta: { ...meta.value, example } };
}

export const battleForMoscow = own('battle-for-moscow', 'Odds are 16 to 4.');
export const hollowRidge = own('hollow-ridge', 'Odds are 9 to 6 on the ridge.');
export const mosswater = own('mosswater-bridge', 'Odds are 3:1 on the bridge.');

/** The games that come with the app as files. */
export const ownMetas: readonly Own[] = [battleForMoscow, hollowRidge, mosswater];
