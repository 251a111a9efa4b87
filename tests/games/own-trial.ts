import type { GameMeta } from '../../src/core/play/game';
import type { Args } from '../../src/core/play/procedure';
import type { Definition } from '../../src/own/format/definition';
import { ownGame } from '../../src/own/play/game';
import type { Short } from '../support/drive';
import { atRest, open, recorded, say, sitDown, type Table } from '../support/play';

type Battle = Table<never>;

/** What a trial of a game that comes as a file is played with: a new game, the game of its example, and what is done in it. */
export function tableOf({ id }: Pick<GameMeta, 'id'>, edition: Definition, folder: URL) {
  const game = ownGame([edition]);
  function act(table: Battle, procedure: string, answers: readonly Short[] = [], args: Args = {}): Battle {
    const problem = open(table, procedure, args);
    if (problem) throw new Error(`${id}, ${procedure}: ${problem.code}`);
    say(table, ...answers);
    return table;
  }
  return {
    act,
    newGame: (...answers: readonly Short[]): Battle =>
      act(sitDown(game) as unknown as Battle, game.setup, answers, {
        charts: 'own',
        definition: edition.hash,
      }),
    /** The game of the example before the action whose die it stands at. */
    before: (): Battle => atRest(recorded(game, new URL('example.json', folder)) as unknown as Battle),
  };
}
