import { expect, it } from 'vitest';
import type { Args, GameEvent } from '../../../src/core/play/procedure';
import type { WarState } from '../../../src/games/world-at-war-51/state/state';
import { lineInWords, questionInWords } from '../../support/in-words';
import { run } from './war';

/** A procedure from its first question to what it writes down, typed from the rules. */
export type Play = {
  readonly state: WarState;
  readonly procedure: string;
  readonly args?: Args;
  readonly said?: Parameters<typeof run>[2];
  readonly asks?: readonly string[];
  readonly tells: readonly string[];
  readonly events: readonly GameEvent[];
  readonly reveals?: readonly string[];
};

/** Each play is a test under its title. */
export function testPlays(plays: { readonly [title: string]: Play }): void {
  it.each(Object.entries(plays))('%s', (_, { state, procedure, args, said, asks = [], ...wanted }) => {
    const { asked, outcome } = run(state, procedure, said, args);
    expect(asked.flatMap(questionInWords)).toEqual(asks);
    expect(outcome.trace.map(lineInWords)).toEqual(wanted.tells);
    expect(outcome.events).toStrictEqual(wanted.events);
    expect(outcome.reveals).toEqual(wanted.reveals);
  });
}
