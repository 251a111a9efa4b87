import type { ComponentChildren } from 'preact';
import type { Session } from '../../app/session';
import type { LogLine } from '../../core/journal/log';
import { EntryLine } from '../kit/entry-line';
import { titleAt } from '../kit/source-words';
import { nameOf } from './side';

/** What came of a step of this kind was somewhere. */
export const isPlaced = ({ game }: Session, procedure = ''): boolean =>
  game.procedures[procedure]?.placed === true;

/** What a line of the log is called: of a sealed one whose it is, and no more. */
export function titleOf(session: Session, line: LogLine): string {
  const { sealed, kind } = line;
  const named = sealed ? `Sealed entry (${nameOf(session, sealed)})` : titleAt(line);
  return kind === 'amendment' ? `Amended: ${named}` : named;
}

type LineProps = { session: Session; line: LogLine; children?: ComponentChildren };

/** A line of the log with its value; what players wrote themselves stands in quotes. */
export function LineResult({ session, line, children }: LineProps) {
  const title = titleOf(session, line);
  const by = session.several.value?.writer(line);
  return (
    <EntryLine value={line.value} struck={line.struck} title={line.kind === 'note' ? <q>{title}</q> : title}>
      {by && <span class="mark">{by}</span>}
      {children}
    </EntryLine>
  );
}

/** Lines of the log, the newest first. */
export const LatestLines = ({ session, lines }: { session: Session; lines: readonly LogLine[] }) => (
  <ul class="list">
    {lines.toReversed().map((line) => (
      <li key={line.id} class={line.struck ? 'struck' : undefined}>
        <LineResult session={session} line={line} />
      </li>
    ))}
  </ul>
);
