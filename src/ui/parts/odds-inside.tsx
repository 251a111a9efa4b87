import '../styles/odds.css';
import { useEffect, useState } from 'preact/hooks';
import type { Session } from '../../app/session';
import { type ColumnShift, type SpreadResult, spreadOf } from '../../core/journal/spread';
import type { DicePrompt } from '../../core/play/prompt';
import { BreakPointLines, describeOdds } from './break-points';
import { type Spreads, SpreadTable } from './spread-table';

export type OddsProps = {
  readonly session: Session;
  readonly prompt: DicePrompt;
  readonly marks: readonly string[];
};

/** What can come of a roll, worked out after the paint that shows what has changed. */
export function OddsInside({ session, prompt, marks }: OddsProps) {
  const [spreads, setSpreads] = useState<Spreads>();
  const book = session.book.value;
  const pack = session.pack.value;
  useEffect(() => setSpreads(spreadsOf(session, marks)), [book, pack, marks]);
  const odds = prompt.outlook?.odds;
  return (
    <>
      {spreads && <Shown spreads={spreads} />}
      {odds && (
        <>
          <p class="soft">Before the dice: {describeOdds(odds)}</p>
          <BreakPointLines odds={odds} />
        </>
      )}
    </>
  );
}

const Shown = ({ spreads }: { spreads: Spreads }) =>
  spreads[1].kind === 'spread' ? (
    <SpreadTable spreads={spreads} />
  ) : (
    <p>The dice can fall in too many ways to be counted here.</p>
  );

const TOO_MANY: SpreadResult = { kind: 'too-many' };

function spreadsOf({ game, book, pack }: Session, marks: readonly string[]): Spreads {
  const spread = (shift: ColumnShift) => spreadOf(game, book.peek(), pack.peek(), marks, shift) ?? TOO_MANY;
  return [spread(-1), spread(0), spread(1)];
}
