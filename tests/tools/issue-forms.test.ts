// GitHub shows a form that is not in shape as a plain box, and tells nobody.
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { registry } from '../../src/games/registry';

const FOLDER = new URL('../../.github/ISSUE_TEMPLATE/', import.meta.url);
const FORMS = ['my-game.yml', 'something-broke.yml', 'wrong-rule.yml', 'wrong-value.yml'];
const read = (name: string) => readFileSync(new URL(name, FOLDER), 'utf8');

test('there is a form for each way in, and who fits none may write freely', () => {
  expect(readdirSync(FOLDER).sort()).toEqual(['config.yml', ...FORMS]);
  expect(read('config.yml')).toBe('blank_issues_enabled: true\n');
});

/** The part of YAML that the forms are written in: a key in its place, whole quotes, and a colon in them alone. */
const LINE = /^( *)(- )?(?:([a-z_]+):(?: (.+))?|(\S.*))$/;
const SCALAR = /^(?:"[^"\\]*"|\[[a-z]+\]|\||(?![\s"'[\]{}>|*&!%#`@,?:-])(?:(?!: | #).)*[^\s:])$/;

test.each(FORMS)('%s has a name, a description, and questions with ids', (form) => {
  const [head = '', body = ''] = read(form).split('\nbody:\n');
  expect(head.split('\n').map((line) => line.split(':')[0])).toEqual([
    ...['name', 'description', 'title', 'labels'],
  ]);
  const items = body.split(/^ {2}- /m).slice(1);
  expect(items.length).toBeGreaterThan(2);
  const ids = items.flatMap((item) => {
    const [, type, id] = /^type: (\w+)\n(?: {4}id: ([a-z]+)\n)? {4}attributes:\n/.exec(item) ?? [];
    expect(type).toBeOneOf(['markdown', 'input', 'textarea', 'dropdown']);
    if (type === 'markdown') return [];
    expect(item).toMatch(/^ {6}label: ./m);
    if (type === 'dropdown') expect(item).toMatch(/^ {6}options:\n(?: {8}- .+\n){2,}/m);
    return [id];
  });
  expect(ids).not.toContain(undefined);
  expect(new Set(ids).size).toBe(ids.length);
  for (const line of read(form).trimEnd().split('\n')) {
    const [, indent = '', , key, value, other] = LINE.exec(line) ?? [];
    expect(indent.length % 2, line).toBe(0);
    if (key && value) expect(value, line).toMatch(SCALAR);
    // Of a list, or words after a bar.
    if (!key)
      expect(other, line).toMatch(indent.length === 8 && line.trim().startsWith('- ') ? SCALAR : /^\S/);
  }
});

test.each(['wrong-rule.yml', 'wrong-value.yml'])('%s asks for every game by its title', (form) => {
  const asked = /options:\n((?: {8}- .+\n)+)/.exec(read(form))?.[1] ?? '';
  expect(
    asked
      .trim()
      .split(/\n? *- /)
      .slice(1)
      .map((title) => title.replaceAll('"', '').trim())
      .sort(),
  ).toEqual(registry.map(({ title }) => title).sort());
});
