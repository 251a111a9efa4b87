// @vitest-environment page
import { describe, expect, it, vi } from 'vitest';
import type { Session } from '../../src/app/session';
import type { Action, Anchorage } from '../../src/core/play/view';
import { FleetCard } from '../../src/ui/play/pieces/fleet-card';
import { toy } from '../games/toy/toy';
import { open, say } from '../support/play';
import { atTable, sitDownNow } from './at-table';
import { control, draw, expectDrawn, freshPage, tap } from './drawn';

freshPage();

function session(more: Partial<Session> = {}): Session {
  const table = sitDownNow(toy);
  open(table, 'begin');
  say(table, {});
  return { ...atTable(table), ...more };
}

const action = (label: string, more: Partial<Action> = {}): Action => ({
  ...{ id: label, label, procedure: 'pass', args: {} },
  ...more,
});

describe('ships as a table', () => {
  const cove: Anchorage = {
    ...{ label: 'Cove', side: 'owl', rule: 'T1', hint: 'tap a boat to board it' },
    hulls: [
      { name: 'Ant', type: 'battleship', state: 'hit', note: 'leaks', action: action('Board Ant') },
      { name: 'Bee', type: 'battleship', state: 'lost', note: 'sunk +4' },
      { name: 'Cat', type: 'tank', state: 'whole', barred: '2 boats to go' },
      {
        ...{ name: 'Dog', type: 'dock', state: 'whole' },
        action: action('Board Dog', { disabled: 'Low tide.' }),
      },
    ],
  };
  const card = (anchorage: Anchorage, title = 'Cove', more: Partial<Session> = {}) => (
    <FleetCard session={session(more)} panel={{ kind: 'fleet', title, anchorages: [anchorage] }} />
  );

  it('each that can be struck is a button, what is lost is struck out, and what is barred says why', () =>
    expectDrawn('harbour-table', card(cove)));

  it('a tap begins its action with the answers of it', async () => {
    const start = vi.fn();
    const answers = [{ key: 'target', answer: { kind: 'choice', value: 'ant' } }] as const;
    const [ant] = cove.hulls;
    const hulls = ant ? [{ ...ant, action: action('Board Ant', { answers }) }] : [];
    await draw(card({ ...cove, hulls }, 'Cove', { start }));
    await tap('Board Ant');
    expect(start).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ id: 'Board Ant' }), ...answers);
  });

  it('one that cannot be begun now takes no tap, and says why', async () => {
    const start = vi.fn();
    await draw(card(cove, 'Cove', { start }));
    await tap('Board Dog');
    expect(start).not.toHaveBeenCalled();
    expect(control('Board Dog').getAttribute('aria-description')).toBe('Low tide.');
  });

  it('where nothing can be struck they lie as small as before, below the title of the whole', () =>
    expectDrawn(
      'harbour-still',
      card({ label: 'Cove', hulls: [{ name: 'Ant', type: 'cruiser', state: 'whole' }] }, 'Boats'),
    ));
});
