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
  /** What the label of an offer said. */
  const said = new Set<Recorded>();
  let count = 0;
  const say = (id: string, ...more: readonly Line[]) => {
    lines.push(...more);
    numbers.set(
      id,
      more.map(() => ++count),
    );
  };
  for (const entry of entries) {
    const given = answersIn(entry).filter((each) => !said.has(each));
    const listed = 'ids' in entry ? entry.ids.flatMap((id) => numbers.get(id) ?? []) : [];
    if (entry.kind === 'v1.Opened') {
      const all = entries.filter(
        (each) => each === entry || (each.kind === 'v1.Answered' && each.of === entry.id),
      );
      const start = startOf(game, projection, entry, all.flatMap(answersIn));
      for (const each of start.said) said.add(each);
      say(entry.id, start.line, ...given.filter((each) => !said.has(each)).map(lineOfAnswer));
    } else if (entry.kind === 'v1.Answered') say(entry.id, ...given.map(lineOfAnswer));
    else if (entry.kind === 'v1.Struck') say(entry.id, { do: 'strike', lines: listed });
    else if (entry.kind === 'v1.Restored') say(entry.id, { do: 'redo' });
    else throw new Error(`no line says ${entry.kind}`);
    projection = extendProjection(game, projection, entry);
  }
  return lines.map((line) => JSON.stringify(line));
}

type Opened = Extract<Entry, { readonly kind: 'v1.Opened' }>;

const answersIn = (entry: Entry): readonly Recorded[] =>
  'answers' in entry ? entry.answers.filter(({ auto }) => !auto) : [];

/** The start, and the answers that its label gives already. */
function startOf(
  game: Game<unknown>,
  projection: Projection<unknown>,
  { procedure, args }: Opened,
  given: readonly Recorded[],
): { readonly line: Line; readonly said: readonly Recorded[] } {
  if (!projection.entries.length) return { line: { do: 'new', charts: args.charts }, said: [] };
  const ledgers = game.ledgers(projection.state).flatMap(({ actions }) => actions);
  const offer = [...actionsOn(game.table(projection.state)), ...ledgers].find(
    (action) =>
      action.procedure === procedure &&
      sameJson(action.args, args) &&
      action.answers?.every((said) => given.some((each) => isSame(each, said))) !== false,
  );
  if (!offer) throw new Error(`${procedure} is not offered`);
  return {
    line: { do: 'start', offer: offer.id, ...(offer.side && { side: offer.side }) },
    said: given.filter((each) => offer.answers?.some((said) => isSame(each, said))),
  };
}

const isSame = (one: Recorded, { key, answer }: Recorded): boolean =>
  one.key === key && sameJson(one.answer, answer);

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
