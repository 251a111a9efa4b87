import './odds.css';
import { useEffect, useState } from 'preact/hooks';
import { type ColumnShift, type SpreadResult, spreadOf } from '../../core/journal/spread';
import type { DicePrompt } from '../../core/play/prompt';
import { BreakPointLines, describeOdds } from './break-points';
import type { Ask } from './question-frame';
import { type Spreads, SpreadTable } from './spread-table';

export type OddsProps = {
  readonly ask: Ask<DicePrompt>;
  readonly marks: readonly string[];
};

/** What can come of a roll, worked out after the paint that shows what has changed. */
export function OddsInside({ ask: { session, question, prompt }, marks }: OddsProps) {
  const [spreads, setSpreads] = useState<Spreads>();
  const { game } = session;
  const pack = session.pack.value;
  useEffect(() => {
    const spread = (shift: ColumnShift) => spreadOf(game, question, pack, marks, shift) ?? TOO_MANY;
    setSpreads([spread(-1), spread(0), spread(1)]);
  }, [game, question, pack, marks]);
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
