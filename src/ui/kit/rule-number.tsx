import { Fragment } from 'preact';
import { hrefOf } from '../../app/route';

/** The number or heading of the rule that a question stands on: a tap opens it. "7.1, 10.2" are two, "–" is none. */
export function RuleNumber({ game, rule }: { game: string; rule: string }) {
  return (
    <small>
      {rule.split(/, */).map((number, i) => (
        <Fragment key={number}>
          {i > 0 && ', '}
          {/\w/.test(number) ? (
            <a
              class="rule-number"
              href={hrefOf({ screen: 'game', game, view: 'rules', item: number })}
              aria-label={`Rule ${number}`}
            >
              {number}
            </a>
          ) : (
            number
          )}
        </Fragment>
      ))}
    </small>
  );
}

/** One tap to what this phase allows. */
export const WhatNow = ({ game }: { game: string }) => (
  <a class="rule-number" href={hrefOf({ screen: 'game', game, view: 'guide' })} aria-label="What now?">
    Now?
  </a>
);
