import type { Session } from '../../app/session';
import type { Luck } from '../../core/journal/report/luck';
import { nameOf, Side } from '../ask/side';
import { Card } from '../kit/card';
import { Scroll } from '../kit/scroll';
import { twoDigits } from './dice-words';
import { luckHow, luckLeftOut, luckWords } from './luck-words';

/** What the dice of all fights cost each side, against what they cost on average. */
export function LuckCard({ session, luck }: { session: Session; luck: Luck | undefined }) {
  if (!luck) {
    return (
      <Card title="Luck" class="stack">
        <p class="soft">Resolving every fight for every way its dice can fall…</p>
      </Card>
    );
  }
  const { sides, leftOut } = luck;
  if (!sides.length) {
    return (
      <Card title="Luck" class="stack">
        <p class="soft">
          {leftOut
            ? luckLeftOut(leftOut)
            : 'This compares what the dice of each fight cost with the average of the same fights.'}
        </p>
      </Card>
    );
  }
  return (
    <Card title="Luck" class="stack">
      <ul class="list dice-verdicts">
        {sides.map((each) => (
          <li key={`${each.what}:${each.side}`}>
            <span>{luckWords(each, nameOf(session, each.side))}</span>
          </li>
        ))}
      </ul>
      <Scroll label="Luck">
        <table class="data-table report-table">
          <caption class="soft">Result against expectation, over all fights</caption>
          <thead>
            <tr>
              <th scope="col">Side</th>
              <th scope="col">Fights</th>
              <th scope="col">Result</th>
              <th scope="col">Average</th>
              <th scope="col">Spread</th>
            </tr>
          </thead>
          <tbody>
            {sides.map(({ side, what, fights, lost, expected, spread }) => (
              <tr key={`${what}:${side}`}>
                <th scope="row">
                  <Side session={session} side={side} /> <span class="soft">{what}</span>
                </th>
                <td>{fights}</td>
                <td>
                  <b>{lost}</b>
                </td>
                <td>{twoDigits(expected)}</td>
                <td>{twoDigits(spread)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </Scroll>
      <p class="soft">{luckHow(leftOut)}</p>
    </Card>
  );
}
