import type { Game } from '../play/game';
import type { Interlude, Interludes } from '../play/interlude';
import { isAside, type Projection } from './projection';

type Read = Projection<unknown>;

/**
 * What the one step that was finished between two readings of a journal comes to, if it ended a turn, revealed something or
 * decided the game. Nothing for what undo, redo or an amendment changes, nor where several steps came at once.
 */
export function interludeBetween(
  game: Game<unknown>,
  interludes: Interludes<unknown>,
  before: Read,
  after: Read,
): Interlude | undefined {
  if (!hasPlayedOn(before, after)) return undefined;
  const { state } = after;
  return (
    endOf(game, before.state, state) ??
    revealOf(interludes, before.state, state) ??
    turnOf(interludes, before.state, state)
  );
}

/** Whether the journal is as it was but for one finished step, and what changes no state. */
function hasPlayedOn(before: Read, after: Read): boolean {
  const known = before.entries.length;
  if (before.unread !== after.unread || before.entries.at(-1)?.id !== after.entries[known - 1]?.id)
    return false;
  const fresh = after.entries.slice(known).filter((entry) => !isAside(entry));
  const closing = fresh.filter((entry) => 'outcome' in entry && entry.outcome);
  return closing.length === 1 && fresh.every(({ kind }) => kind === 'v1.Opened' || kind === 'v1.Answered');
}

function endOf(game: Game<unknown>, before: unknown, after: unknown): Interlude | undefined {
  const { verdict } = game.table(after);
  if (!verdict || game.table(before).verdict) return undefined;
  const { label, why, side } = verdict;
  return { kind: 'end', title: label, lines: [why], ...(side && { side }) };
}

function revealOf({ revealed }: Interludes<unknown>, before: unknown, after: unknown): Interlude | undefined {
  const known = new Set(revealed?.(before).map(({ id }) => id));
  const fresh = revealed?.(after).find(({ id }) => !known.has(id));
  if (!fresh) return undefined;
  const { id: _, ...told } = fresh;
  return { kind: 'reveal', ...told };
}

function turnOf({ turn }: Interludes<unknown>, before: unknown, after: unknown): Interlude | undefined {
  const now = turn(after);
  if (!now || turn(before)?.title === now.title) return undefined;
  const { title, lines, night } = now;
  return { kind: night ? 'night' : 'turn', title, lines };
}
