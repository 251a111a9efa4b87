import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

describe('the source', () => {
  const root = join(import.meta.dirname, '../../src');
  const sources = readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => file.replaceAll('\\', '/'));
  const withIn = (pattern: RegExp): readonly string[] =>
    sources.filter((file) => pattern.test(readFileSync(join(root, file), 'utf8'))).sort();

  it('has no search but those that are tried in tests/ui/typed-fields.test.tsx', () => {
    expect(withIn(/^ +type="search"/m)).toEqual([
      'ui/log/log-find.tsx',
      'ui/play/register.tsx',
      'ui/rules/rule-page.tsx',
    ]);
  });

  it('has no field for a number but those that are tried there, and reads none by other ways', () => {
    expect(withIn(/inputMode=/)).toEqual([
      'ui/ask/clock/clock-choice.tsx',
      'ui/ask/prompts/keypad.tsx',
      'ui/hall/number-field.tsx',
      'ui/kit/fact.tsx',
      'ui/kit/stepper.tsx',
      'ui/teach/grid.tsx',
    ]);
    expect(withIn(/type="number"|valueAsNumber|parseFloat\(|Number\([^)]*(currentTarget|event\.)/)).toEqual(
      [],
    );
  });

  it('writes no table for a spreadsheet but by the one way', () => {
    expect(withIn(/text\/csv/)).toEqual(['ui/kit/download.ts']);
  });
});
