import './own.css';
import type { Comparison } from '../../app/own/editions';
import type { Result } from '../../core/result';
import { Card } from '../kit/card';
import { Notice } from '../kit/notice';

/** What differs between two editions of a game's file, part by part, or why they cannot be compared. */
export function ComparisonCards({ of }: { of: Result<Comparison> }) {
  if (!of.ok) return <Notice problem={of.problem} />;
  const { from, to, parts } = of.value;
  if (!parts.length)
    return (
      <p class="card">
        Edition {to.edition} has the same rules as edition {from.edition}: nothing differs in play.
      </p>
    );
  return (
    <>
      {parts.map(({ part, lines }) => (
        <Card key={part} title={part}>
          <ul class="own-parts">
            {lines.map((line, i) => (
              <li key={i}>{line}</li>
            ))}
          </ul>
        </Card>
      ))}
    </>
  );
}
