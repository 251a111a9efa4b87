import { useState } from 'preact/hooks';
import type { Session } from '../../app/session';
import { freeRoll } from '../../core/journal/free-roll';
import { DiceInput } from '../ask/dice-input';
import { announce } from '../kit/announce';
import { Segments } from '../kit/segments';

const COUNTS = [
  { value: '1', label: '1 die' },
  { value: '2', label: '2 dice' },
  { value: '3', label: '3 dice' },
] as const;
const SIDES = [
  { value: '6', label: '6 sides' },
  { value: '10', label: '10 sides' },
] as const;

type Props = { session: Session; note: string; onRolled(): void };

/** Dice for what no rule here asks for: a line of the log, with the note typed beside it. */
export function FreeRoll({ session, note, onRolled }: Props) {
  const [count, setCount] = useState<(typeof COUNTS)[number]['value']>('1');
  const [sides, setSides] = useState<(typeof SIDES)[number]['value']>('6');
  const spec = { count: Number(count), sides: Number(sides) };
  return (
    <div class="stack free-roll">
      <Segments legend="How many" options={COUNTS} value={count} onPick={setCount} />
      <Segments legend="Which" options={SIDES} value={sides} onPick={setSides} />
      <DiceInput
        key={`${count} ${sides}`}
        {...spec}
        first="app"
        rollLabel="Roll for me"
        keys={false}
        onRoll={async (faces, by) => {
          session.dismissNotice();
          if (!(await session.record('roll', () => freeRoll(spec, { faces, by }, note)))) return;
          announce(`Rolled ${faces.join(', ')}.`);
          onRolled();
        }}
      />
    </div>
  );
}
