import { expect, it } from 'vitest';
import { makeRuleBook } from '../../../src/app/rules';
import type { Clock, WarState } from '../../../src/games/world-at-war-51/state/state';
import { WORLD_AT_WAR_DIGEST } from '../../../src/games/world-at-war-51/text/digest';
import { guideOf } from '../../../src/games/world-at-war-51/views/guide/guide';
import { atPeace, attacking } from './war';

/** The attack of the first player turn is over; A and B are at Pearl Harbor. */
const OVER = attacking({
  inPort: [],
  decision: 'withdraw',
  strikes: [],
  revealed: true,
  placed: true,
});
const at = (turn: number, half: Clock['half'], state: WarState = OVER): readonly string[] =>
  guideOf({ ...state, clock: { turn, half } }).lines.map(
    ({ rule, must, side, text }) => `${rule}${must ? '!' : ''}${side ? ` ${side}` : ''} ${text}`,
  );

const SURPRISE = '51.72! jp Use the effects of surprise now: they end with this player turn.';
const CONTEST =
  '51.61 us Try to intercept at Midway and Johnston, with those that are listed and nobody else.';
const KEEP = '51.73! us Keep to the restrictions of this player turn: the list is in your rulebook.';
const CHINA = '52.6! us Keep Nationalist Chinese ground units in China, and lend no Flying Tigers.';
const NEXT = '51.73! Play the player turn on the map with the lines that are live, then go to the next.';

it.each<readonly [when: string, lines: readonly string[], wanted: readonly string[]]>([
  ['Japan’s player turn of the attack', at(0, 'jp'), [NEXT, SURPRISE, CONTEST, CHINA]],
  ['the first Allied player turn', at(0, 'allied'), [NEXT, KEEP, CHINA]],
  ['Japan’s next', at(1, 'jp'), [NEXT, CHINA]],
  ['the second Allied player turn', at(1, 'allied'), [NEXT, KEEP]],
  ['Japan’s player turn without an attack', at(0, 'jp', atPeace(OVER)), [NEXT, SURPRISE, CHINA]],
])('[51.61, 51.72, 51.73, 52.6] after the attack, in %s', (_, lines, wanted) => {
  const offered = ['Tick what is done', 'Write the restrictions', 'Declare another war'];
  expect(lines.filter((line) => !offered.some((each) => line.includes(each)))).toEqual(wanted);
});

it.each(['51.21', '51.23', '51.24', '51.62'])(
  '%s, which the public copy has lost, is told as lost',
  (rule) => {
    const projection = makeRuleBook(WORLD_AT_WAR_DIGEST);
    expect(projection.search(rule)[0]?.title).toBe('Lost: 51.21, 51.23, 51.24, 51.62 and after');
  },
);
