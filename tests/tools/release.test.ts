import { readFileSync } from 'node:fs';
import { news } from 'virtual:news';
import { commit, version } from 'virtual:release';
import { expect, it } from 'vitest';
import { cardOf, newsOf } from '../../tools/vite/release';

it('reads the newest part of a changelog that has a version, without the marks of its text', () => {
  const text = `# Changelog

## Unreleased

- Not yet.

## 2.10.0, 2026-01-02

### Added

- **One** thing, over
  two lines: _Undo_ and \`a_b_c\`.
- Another.

### Fixed

- A third.

## 2.9.0, 2025-01-02

### Added

- Old.
`;
  expect(newsOf(text)).toEqual({
    version: '2.10.0',
    groups: [
      { title: 'Added', lines: ['One thing, over two lines: Undo and a_b_c.', 'Another.'] },
      { title: 'Fixed', lines: ['A third.'] },
    ],
  });
});

it('names this build as its package and its changelog do', () => {
  expect(version).toBe(JSON.parse(readFileSync('package.json', 'utf8')).version);
  expect(news.version).toBe(version);
  expect(news.groups.map(({ title }) => title)).toEqual(['Added', 'Changed', 'Fixed']);
  expect(news.groups.every(({ lines }) => lines.length > 0 && lines.every((line) => line.length > 10))).toBe(
    true,
  );
  expect(commit).toMatch(/^([0-9a-f]{8})?$/);
});

it('a build with an address tells chats what a link to it shows; one without tells nothing', () => {
  const html = '<title>War Diary</title><meta name="description" content="It keeps the record." />';
  expect(cardOf('', html)).toEqual([]);
  expect(cardOf('https://example.org/diary/', html).map(({ attrs }) => Object.values(attrs ?? {}))).toEqual([
    ['og:type', 'website'],
    ['og:url', 'https://example.org/diary/'],
    ['og:title', 'War Diary'],
    ['og:description', 'It keeps the record.'],
    ['og:image', 'https://example.org/diary/icons/icon-512.png'],
  ]);
});
