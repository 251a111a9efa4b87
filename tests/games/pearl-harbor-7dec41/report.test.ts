import { describe, expect, it } from 'vitest';
import { foldJournal } from '../../../src/core/journal/projection';
import { tellStory } from '../../../src/core/journal/report/story';
import { pearlHarbor } from '../../../src/games/pearl-harbor-7dec41/game';
import { pearlHarborMeta } from '../../../src/games/pearl-harbor-7dec41/meta';
import { recordedEntries } from '../../support/recorded';

const report = await pearlHarborMeta.report?.();
const storyOf = (name: string, until?: number) => {
  const entries = recordedEntries(pearlHarbor.id, name);
  return tellStory(pearlHarbor, foldJournal(pearlHarbor, entries.slice(0, until)), 'Test', report);
};
const table = (story: ReturnType<typeof storyOf>, id: string) =>
  story.tables.find((each) => each.id === id)?.rows ?? [];

describe('the report after the battle', () => {
  const story = storyOf('two-false-alarms');

  it('counts the strikes and what came of them', () => {
    expect(table(story, 'strikes')).toEqual([
      ['Flown', 11, 0],
      ['Stopped before the attack', 2, 0],
      ['Hit', 9, 0],
      ['Squadrons lost on the attack', 3, 0],
    ]);
  });

  it('tells every hit and loss with its phase', () => {
    expect(table(story, 'hits')[0]).toEqual([
      'Mini-sub’s torpedo on West Virginia',
      'bottomed',
      'Game 3 · Day 2, Morning',
    ]);
    expect(table(story, 'hits')).toHaveLength(9);
    expect(table(story, 'squadrons').map(([name]) => name)).toEqual([
      'Hiryu kate',
      'Akagi val',
      'B 17 8',
      'P 40b 1',
      'Hiryu val',
    ]);
  });

  it('lists the detections, and the reports that were believed once they are open', () => {
    expect(table(story, 'detections').map(([what, service]) => `${service}: ${what}`)).toContain(
      'Navy: China Clipper sights ships',
    );
    expect(table(story, 'detections').some(([what]) => what === 'Confirmed')).toBe(true);
  });

  it('says nothing of a report, a plan or a payment that is sealed', () => {
    const early = JSON.stringify(storyOf('two-false-alarms', 40));
    expect(early).not.toContain('Confirmed"');
    expect(early).not.toContain('PBY searches');
    expect(early).not.toContain('All from the west');
  });

  it('lists the series of a match', () => {
    expect(table(storyOf('draw'), 'series')).toEqual([
      ['1', 'nobody', 22, 0],
      ['2', 'Japan', 25, 1],
      ['3', 'US', -64, 1],
    ]);
  });

  it('orders the log by phase and step', () => {
    const part = story.log.find(({ moment }) => moment === 'Game 3 · Day 2, Morning');
    expect(part?.phases.map(({ phase }) => phase)).toContain('Air operations, impulse 3');
  });
});
