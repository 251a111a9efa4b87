import type { Entry } from '../../src/core/journal/journal';
import { extendProjection, foldJournal, type Projection } from '../../src/core/journal/projection';
import { sameJson } from '../../src/core/json';
import type { Game } from '../../src/core/play/game';
import type { Recorded } from '../../src/core/play/procedure';
import type { Answer } from '../../src/core/play/prompt';
import { actionsOn } from '../../src/core/play/view';

type Line = { readonly do: string; readonly [key: string]: unknown };

/** The commands by which a recorded game is played again at a table without a screen; its dice are physical there. */
export function linesOfGame(game: Game<unknown>, entries: readonly Entry[]): readonly string[] {
  const lines: Line[] = [];
  /** The numbers that a recorded entry has at the table, where an opening and its first answer are two. */
  const numbers = new Map<string, number[]>();
  let projection = foldJournal(game, []);
  let count = 0;
  const say = (id: string, ...said: readonly Line[]) => {
    lines.push(...said);
    numbers.set(
      id,
      said.map(() => ++count),
    );
  };
  for (const entry of entries) {
    const given = 'answers' in entry ? entry.answers.filter(({ auto }) => !auto).map(lineOfAnswer) : [];
    const listed = 'ids' in entry ? entry.ids.flatMap((id) => numbers.get(id) ?? []) : [];
    if (entry.kind === 'v1.Opened') say(entry.id, startOf(game, projection, entry), ...given);
    else if (entry.kind === 'v1.Answered') say(entry.id, ...given);
    else if (entry.kind === 'v1.Struck') say(entry.id, { do: 'strike', lines: listed });
    else if (entry.kind === 'v1.Restored') say(entry.id, { do: 'redo' });
    else throw new Error(`no line says ${entry.kind}`);
    projection = extendProjection(game, projection, entry);
  }
  return lines.map((line) => JSON.stringify(line));
}

type Opened = Extract<Entry, { readonly kind: 'v1.Opened' }>;

function startOf(game: Game<unknown>, projection: Projection<unknown>, { procedure, args }: Opened): Line {
  if (!projection.entries.length) return { do: 'new', charts: args.charts };
  const ledgers = game.ledgers(projection.state).flatMap(({ actions }) => actions);
  const offer = [...actionsOn(game.table(projection.state)), ...ledgers].find(
    (action) => action.procedure === procedure && sameJson(action.args, args),
  );
  if (!offer) throw new Error(`${procedure} is not offered`);
  return { do: 'start', offer: offer.id, ...(offer.side && { side: offer.side }) };
}

function lineOfAnswer({ key, answer }: Recorded): Line {
  if (answer.kind === 'override') return { do: 'override', key, value: answer.value, reason: answer.reason };
  const { value, marks } = plain(answer);
  return { do: 'answer', key, value, ...(marks && { marks }) };
}

function plain(answer: Exclude<Answer, { kind: 'override' }>): { value: unknown; marks?: readonly string[] } {
  switch (answer.kind) {
    case 'form':
      return { value: answer.values };
    case 'dice':
      return { value: answer.faces, ...(answer.marks && { marks: answer.marks }) };
    case 'heads':
      return { value: answer.heads };
    default:
      return { value: answer.value };
  }
}
