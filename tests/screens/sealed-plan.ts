import { pearlHarbor } from '../../src/games/pearl-harbor-7dec41/game';
import type { Short } from '../support/drive';
import { open, say, sitDown, type Table } from '../support/play';

export type Secrets = {
  readonly plan: Short;
  readonly harbour: readonly Short[];
  readonly arrivals: readonly Short[];
};

export const ALARM: Secrets = {
  plan: { mission: 'false-alarm' },
  harbour: [1, 'on', 'done'],
  arrivals: [[1, 1], [1, 1], 'done'],
};
export const ATTACK: Secrets = {
  plan: { mission: 'attack', miniSubs: 'yes', count: 4, turn: '6', impulse: 3, invasion: 'yes' },
  harbour: [6, 1, 'done'],
  arrivals: ['on', [6, 6], 'done'],
};

/** The first ship movement, with these secrets sealed; ships have met, and the Navy knows. */
export function underway({ plan, harbour, arrivals }: Secrets): Table<never> {
  const table = sitDown(pearlHarbor);
  const act = (procedure: string, ...answers: readonly Short[]) => {
    open(table, procedure, procedure === pearlHarbor.setup ? { charts: 'own' } : {});
    say(table, ...answers);
  };
  act('set-up', { jp: 'Ken', us: 'Ann' }, {});
  act('plan', plan);
  act('harbour', ...harbour);
  act('begin-play');
  act('surface-contact', 'open', 6, 'ships');
  act('arrivals', ...arrivals);
  return table as unknown as Table<never>;
}
