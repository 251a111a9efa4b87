// What `npm run bench` shows to a camera: a full set of charts of Invasion Pearl Harbor as one code.
import { encode } from 'uqr';
import { packCode } from '../../src/app/pack-code';
import { digitsOf } from '../../src/app/qr-text';
import { iph } from '../../src/games/iph/game';
import { filmOf } from '../support/film';
import { fullPack } from '../support/packs';

/** Bytes of the code without the times of its cells and with those of one evening, and a film of the latter. */
export async function fullCode() {
  const [bare, timed] = [
    await codeOf(),
    await codeOf((i) => 1.76e12 + 61_000 * i + 1000 * ((i * 7919) % 45)),
  ];
  const { data, size } = encode(digitsOf(timed), { ecc: 'L', border: 4 });
  const dark = data.flatMap((row, y) => row.flatMap((on, x) => (on ? [[x, y] as const] : [])));
  return { bare: bare.length, timed: timed.length, film: filmOf(size, dark) };
}

async function codeOf(at?: (i: number) => number) {
  const code = await packCode(fullPack(iph, at));
  if (!code.ok) throw new Error(code.problem.message);
  return code.value;
}
