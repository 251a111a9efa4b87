import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type AtRule, parse, type Root, type Rule } from 'postcss';

const UI = fileURLToPath(new URL('../../src/ui', import.meta.url));

/** The app's style sheets, by their paths in src/ui. */
export function styleSheets(): readonly (readonly [path: string, sheet: Root])[] {
  const files = readdirSync(UI, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.css'),
  );
  return files
    .sort()
    .map((name) => [name.replaceAll('\\', '/'), parse(readFileSync(join(UI, name), 'utf8'))]);
}

/** What a rule declares, by property; `within` is what it stands in besides its layer, such as `@media print`. */
export type StyleRule = {
  readonly selector: string;
  readonly within: string;
  readonly set: ReadonlyMap<string, string>;
};

/** Every rule of the app's style sheets, one for each selector of a list. */
export function styleRules(): readonly StyleRule[] {
  return styleSheets().flatMap(([, sheet]) => {
    const rules: StyleRule[] = [];
    sheet.walkRules((rule) => {
      const set = new Map(
        rule.nodes.flatMap((node) => (node.type === 'decl' ? [[node.prop, node.value]] : [])),
      );
      for (const selector of rule.selectors) rules.push({ selector, within: around(rule), set });
    });
    return rules;
  });
}

const around = ({ parent }: Rule): string => {
  const { type, name, params } = parent as AtRule;
  return type === 'atrule' && name !== 'layer' ? `@${name} ${params}` : '';
};
