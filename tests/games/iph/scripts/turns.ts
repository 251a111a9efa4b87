import type { Prompt } from '../../../../src/core/play/prompt';
import type { Said, Seat } from './seat';

/** A battle of a script: who begins it, and the answers that are not the usual ones. */
export type Fight = Said & { readonly by?: 'momentum' | 'air-attack' };

/** A phase of a turn: a chit with its moves or battles, or a Japanese phase with its battles or hexes. */
export type Phase =
  | {
      readonly chit: string;
      readonly moves?: readonly number[];
      readonly fights?: readonly Fight[];
      readonly hexes?: readonly Said[];
    }
  | { readonly jp: 'combat'; readonly fights: readonly Fight[] }
  | { readonly jp: 'movement'; readonly hexes: readonly Said[] }
  | { readonly strike: Said };

export type Turn = {
  readonly ships?: { readonly jp: Said[string]; readonly us: Said[string]; readonly combat?: Said };
  readonly submarine?: Said;
  readonly landing?: Said;
  readonly interdiction?: Said;
  readonly phases: readonly Phase[];
};

const same = (face: number) => (prompt: Prompt) =>
  Array<number>(prompt.kind === 'dice' ? prompt.count : 1).fill(face);

const BEACHES = ['1630', '1631', '1632', '1220', '1221', '1222'];

/** What is said where a script says nothing else: dice that change little, a defender who holds. */
const USUAL: Said = {
  issei: 2,
  'us-air': same(1),
  'row-dice': same(3),
  'night-table': 3,
  'night-columns': 2,
  vacated: (prompt) =>
    prompt.kind === 'choice' ? 'holds' : prompt.kind === 'form' ? { end: 'holds' } : 'holds',
  'row-points': 6,
  ...Object.fromEntries(BEACHES.map((hex) => [`roll-${hex}`, same(2)])),
  check: [3, 4],
  mf: 3,
};

/** Plays whole turns by their scripts; a turn that still owes anything fails. */
export async function playTurns(seat: Seat, turns: readonly Turn[]): Promise<void> {
  for (const turn of turns) {
    await playTurn(seat, turn);
    if (seat.state.over || seat.verdict) return;
    await seat.act('end-turn');
  }
}

/** All of a turn but its end. */
export async function playTurn(seat: Seat, turn: Turn): Promise<void> {
  if (turn.ships) {
    await seat.act('jp-ships', { ships: turn.ships.jp });
    await seat.act('us-ships', { ships: turn.ships.us });
    await seat.act('reveal');
    if (turn.ships.combat) await seat.act('carriers', { ...USUAL, ...turn.ships.combat });
    if (seat.verdict) return;
  }
  if (seat.state.cursor.step === 'us-submarine') await seat.act('submarine', { ...USUAL, ...turn.submarine });
  if (seat.state.cursor.step === 'jp-landing') await seat.act('landing', { ...USUAL, ...turn.landing });
  if (turn.interdiction) await seat.act('interdiction', turn.interdiction);
  for (const phase of turn.phases) {
    if (seat.verdict) return;
    await playPhase(seat, phase);
  }
}

async function playPhase(seat: Seat, phase: Phase): Promise<void> {
  if ('strike' in phase) return seat.act('strike', { ...USUAL, ...phase.strike });
  if ('jp' in phase) {
    await seat.act(`jp-${phase.jp}`);
    for (const said of phase.jp === 'combat' ? phase.fights : phase.hexes) {
      const { by = phase.jp === 'combat' ? 'jp-attack' : 'hex-taken', ...answers } = said as Fight;
      await seat.act(by, { ...USUAL, ...answers });
      if (seat.verdict) return;
    }
    return seat.act(`end-jp-${phase.jp}`);
  }
  await seat.act('draw', { chit: phase.chit });
  for (const mf of phase.moves ?? []) await seat.act('mf', { mf });
  for (const hex of phase.hexes ?? []) await seat.act('hex-retaken', hex);
  for (const { by: _, ...said } of phase.fights ?? []) {
    await seat.act('us-attack', { ...USUAL, ...said });
    if (seat.verdict) return;
  }
  if (!seat.verdict) await seat.act('end-us');
}
