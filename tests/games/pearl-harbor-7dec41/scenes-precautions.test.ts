import { describe } from 'vitest';
import { CONFIRMED } from './air';
import { ahead, inPlay } from './pearl';
import { playScenes } from './scenes';

describe('[Precautions] the secret ledger of the US', () => {
  const LEDGER = (before: number, army: boolean, navy: boolean) => {
    const of = (free: boolean, service: string, cost: string) =>
      free ? `The ${service} is alerted: no cost.` : cost;
    return `
      precautions [Precautions] us, seen by us alone: Which precautions do you add?
      (${before} mvps spent in this game so far. Searches are of W, NW or N, once for each unit, sector and game.)
      pby “PBY searches of a sector”, 0 to 20, begins as “0” (${of(navy, 'Navy', '1 mvp each')})
      bomber “Army bomber searches of a sector”, 0 to 20, begins as “0” (${of(army, 'Army', '2 mvps each')})
      submarine “Submarines at sea”, 0 to 20, begins as “0” (${of(navy, 'Navy', '2 mvps each')})
      readyArmy “Army squadrons readied”, 0 to 20, begins as “0” (${of(army, 'Army', '1 mvp each')})
      readyNavy “Navy squadrons readied”, 0 to 20, begins as “0” (${of(navy, 'Navy', '1 mvp each')})
      sentArmy “Army single-engine squadrons on search and attack”, 0 to 20, begins as “0” (${of(army, 'Army', '2 mvps each')})
      sentNavy “Navy single-engine squadrons on search and attack”, 0 to 20, begins as “0” (${of(navy, 'Navy', '2 mvps each')})
      → Seal the precautions`;
  };
  const spent = (what: string, service: string, count: number, mvps: number, when: string) => ({
    what,
    service,
    count,
    mvps,
    when,
  });
  const line = (label: string, mvps: number) => `fact: ${label} = ${mvps} [Precautions]`;
  const before = [{ what: 'pby', service: 'navy', count: 3, mvps: 3, when: 'Set-up' }] as const;
  const JOINT = `
    joint [Precautions] us, seen by us alone: Buy an Army-Navy joint command centre?
    (With it any confirmed detection alerts both services at once, and fewer reports are dismissed.)`;
  playScenes([
    {
      name: 'each kind has its price and its service, before the first phase',
      state: ahead(0, { spending: before }),
      procedure: 'precautions',
      script: [
        [
          'precautions',
          { pby: 1, bomber: 2, submarine: 3, readyArmy: 1, readyNavy: 2, sentArmy: 1, sentNavy: 20 },
        ],
      ],
      asks: LEDGER(3, false, false),
      tells: `
        title: Precautions = 56 mvps [Precautions]
        ${line('1 × PBY search, Navy', 1)}
        ${line('2 × Army bomber search, Army', 4)}
        ${line('3 × Submarine out, Navy', 6)}
        ${line('1 × Squadron readied, Army', 1)}
        ${line('2 × Squadron readied, Navy', 2)}
        ${line('1 × Search and attack, Army', 2)}
        ${line('20 × Search and attack, Navy', 40)}`,
      events: [
        {
          type: 'v1.Spent',
          lines: [
            spent('pby', 'navy', 1, 1, 'Set-up'),
            spent('bomber', 'army', 2, 4, 'Set-up'),
            spent('submarine', 'navy', 3, 6, 'Set-up'),
            spent('ready', 'army', 1, 1, 'Set-up'),
            spent('ready', 'navy', 2, 2, 'Set-up'),
            spent('searchAttack', 'army', 1, 2, 'Set-up'),
            spent('searchAttack', 'navy', 20, 40, 'Set-up'),
          ],
        },
      ],
    },
    {
      name: 'an alerted service pays no more, and is written down all the same',
      state: inPlay({ impulse: 2, command: { army: { reports: 0 }, navy: CONFIRMED } }),
      procedure: 'precautions',
      script: [['precautions', { pby: 1, bomber: 1 }]],
      asks: LEDGER(0, false, true),
      tells: `
        title: Precautions = 2 mvps [Precautions]
        ${line('1 × PBY search, Navy', 0)}
        ${line('1 × Army bomber search, Army', 2)}`,
      events: [
        {
          type: 'v1.Spent',
          lines: [
            spent('pby', 'navy', 1, 0, 'Day 1, Morning, impulse 2'),
            spent('bomber', 'army', 1, 2, 'Day 1, Morning, impulse 2'),
          ],
        },
      ],
    },
    {
      name: 'nothing added',
      state: inPlay({ command: { army: CONFIRMED, navy: { reports: 0 } } }),
      procedure: 'precautions',
      script: [['precautions', {}]],
      asks: LEDGER(0, true, false),
      tells: 'title: Precautions = 0 mvps [Precautions]',
    },
    {
      name: 'the joint centre is bought',
      state: inPlay(),
      procedure: 'joint-command',
      script: [['joint', 'buy']],
      asks: `${JOINT}
        - no: Not now
        - buy: Buy it for 12 mvps`,
      tells: 'title: Joint command = bought [Precautions]',
      events: [{ type: 'v1.JointCentreBought', game: 1 }],
    },
    {
      name: 'once it is bought it is there',
      state: { ...inPlay(), joint: [1] },
      procedure: 'joint-command',
      script: [['joint', 'no']],
      asks: `${JOINT}
        - no: Keep it
        - buy: Buy it for 12 mvps ✗ You have already bought it.`,
      tells: 'title: Joint command = as before [Precautions]',
    },
  ]);
});
