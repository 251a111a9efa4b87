import type { Prompt } from '../../../../src/core/play/prompt';
import type { PearlState } from '../../../../src/games/pearl-harbor-7dec41/state/state';
import type { Said as AnySaid, Seat as AnySeat } from '../../../support/seat';

export type Seat = AnySeat<PearlState>;
export type Said = AnySaid<PearlState>;

const same = (face: number) => (prompt: Prompt) =>
  Array<number>(prompt.kind === 'dice' ? prompt.count : 1).fill(face);
/** By high dice the event happens with all sixes and not with all ones, however many dice it takes. */
export const YES = same(6);
export const NO = same(1);

/** What is said where a script says nothing else: nothing happens, nobody is in the way. */
const USUAL: Said = {
  enterprise: NO,
  lexington: NO,
  read: 'done',
  leave: 'leave',
  end: 'end',
  call: 'open',
  begin: 'begin',
  enter: 'enter',
  attack: 'attack',
  land: 'land',
  'lexington:none': 'on',
  'enterprise:none': 'on',
  'denial:none': 'on',
  where: 'open',
  denial: NO,
  aa: NO,
  hit: NO,
  cap: 'no',
  readied: 'no',
  escort: 'none',
};

export const act = (seat: Seat, id: string, said: Said = {}): Promise<void> =>
  seat.act(id, { ...USUAL, ...said });

/** Names and house rules, as the new game or the next series asks for them. */
export const people = (jp: string, us: string, house: { readonly [rule: string]: string } = {}): Said => ({
  players: { jp, us },
  house,
});

type Start = {
  readonly plan: Said[string];
  readonly carriers?: Said;
  readonly precautions?: Said[string];
  readonly joint?: true;
};

/** One game up to its first phase: Japan plans, the US rolls and pays. */
export async function begin(seat: Seat, { plan, carriers, precautions, joint }: Start): Promise<void> {
  await act(seat, 'plan', { plan });
  await act(seat, 'harbour', carriers);
  if (precautions) await act(seat, 'precautions', { precautions });
  if (joint) await act(seat, 'joint', { joint: 'buy' });
  await act(seat, 'begin');
}

/** Walks on to a step of a phase, and an impulse of its air operations; carriers arrive by `arrivals`. */
export async function walkTo(
  seat: Seat,
  turn: number,
  step: string,
  impulse = 0,
  arrivals: Said = {},
): Promise<void> {
  for (;;) {
    const { cursor, impulse: now } = seat.state.game;
    if (cursor.turn === turn && cursor.step === step && now === impulse) return;
    if (cursor.turn > turn) throw new Error(`past ${turn} ${step} ${impulse}`);
    if (cursor.step === 'arrivals') await act(seat, 'arrivals', arrivals);
    else if (cursor.step !== 'air') await act(seat, 'end-step');
    else if (cursor.turn === turn) await act(seat, 'impulse');
    else await act(seat, 'end-phase');
  }
}

/** A Japanese squadron at a ship in harbour: `kind` hits it by torpedo, bombs or an armour-piercing load. */
export async function raid(
  seat: Seat,
  squadron: string,
  ship: string,
  attack: 'torpedo' | 'bombs' | 'ap' | undefined,
  said: Said = {},
): Promise<void> {
  await act(seat, 'jp-strike', {
    target: ship,
    sortie: { squadron, ...(attack && { attack }) },
    hit: YES,
    ...said,
  });
}

export const kate = (carrier: string): string => `${carrier}-${carrier}-kate`;
export const val = (carrier: string): string => `${carrier}-${carrier}-val`;
export const zero = (carrier: string): string => `${carrier}-${carrier}-zero`;
