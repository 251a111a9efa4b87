// @vitest-environment page
import { signal } from '@preact/signals';
import { describe, expect, it } from 'vitest';
import type { Session } from '../../src/app/session';
import type { LedgerView } from '../../src/core/play/view';
import { LedgerScreen } from '../../src/ui/play/ledger';
import { TrackMarks } from '../../src/ui/play/pieces/track-marks';
import { toy, toyMeta } from '../games/toy/toy';
import { open, say } from '../support/play';
import { atTable, sitDownNow } from './at-table';
import { expectDrawn, freshPage } from './drawn';

freshPage();

function session(more: Partial<Session> = {}): Session {
  const table = sitDownNow(toy);
  open(table, 'begin');
  say(table, {});
  return { ...atTable(table), ...more };
}

describe('a track of points', () => {
  const marks = [
    { label: 'strategic', at: 40 },
    { label: 'draw', at: 22 },
    { label: 'win', at: 25 },
  ];

  it('names each mark on the side where the next one is farther away', async () => {
    await expectDrawn('track-marks', <TrackMarks marks={marks} />);
    const sides = [...document.querySelectorAll('text')].map((text) => text.getAttribute('text-anchor'));
    expect(sides).toEqual(['end', 'start', 'end']);
  });

  it('below the points the ledger says what the end alone takes off, with its reason, and lists it once', () => {
    const ledger: LedgerView = {
      ...{ title: 'Owl', thresholds: [{ label: 'Won', at: 40 }], actions: [] },
      lines: [
        { id: 'hut', label: 'Hut burnt', points: 4 },
        { id: 'fine', label: 'Fine', points: -48, rule: 'T4' },
      ],
      total: { label: 'Points', value: -44 },
      measured: { label: 'Net score', value: -44 },
      soFar: {
        ...{ label: 'Owl', value: 4, marks },
        atEnd: [{ id: 'fine', label: 'Fine', points: -48, rule: 'T4', why: 'Too few huts.' }],
      },
    };
    const screen = <LedgerScreen session={session({ ledgers: signal([ledger]) })} meta={toyMeta} />;
    return expectDrawn('ledger-so-far', screen, '.ledger');
  });
});
