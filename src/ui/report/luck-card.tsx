import { useState } from 'preact/hooks';
import type { Session } from '../../app/session';
import type { FightLuck, Luck } from '../../core/journal/report/luck';
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
  const { sides, fights, leftOut } = luck;
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
      <EachFight session={session} fights={fights} />
      <p class="soft">{luckHow(luck)}</p>
    </Card>
  );
}

/** So many fights at a time, the latest ones first. */
const PAGE = 30;

/** Fight by fight, who rolled first: what each side lost, and what it loses on average. */
function EachFight({ session, fights }: { session: Session; fights: readonly FightLuck[] }) {
  const [shown, setShown] = useState(PAGE);
  const [open, setOpen] = useState(false);
  const earlier = Math.max(0, fights.length - shown);
  return (
    <details class="fold" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>
        <span class="entry">Each fight</span>
      </summary>
      {open && (
        <div class="inside stack">
          <Scroll label="Each fight">
            <table class="data-table report-table">
              <caption class="soft">What the roller and the other side lost, and lose on average</caption>
              <thead>
                <tr>
                  <th scope="col">Fight</th>
                  <th scope="col">Result</th>
                  <th scope="col">Average</th>
                </tr>
              </thead>
              <tbody>
                {fights.slice(earlier).map(({ title, moment, side, lost, expected }, i) => (
                  <tr key={i}>
                    <th scope="row">
                      <Side session={session} side={side} /> {title} <span class="soft">{moment}</span>
                    </th>
                    <td>
                      <b>
                        {lost.attacker}/{lost.defender}
                      </b>
                    </td>
                    <td>
                      {expected.attacker.toFixed(1)}/{expected.defender.toFixed(1)}
                    </td>
                  </tr>
                ))}
              </tbody>
            </table>
          </Scroll>
          {earlier > 0 && (
            <button type="button" onClick={() => setShown(shown + PAGE)}>
              Show earlier ({earlier})
            </button>
          )}
        </div>
      )}
    </details>
  );
}
