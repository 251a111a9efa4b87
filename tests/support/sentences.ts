import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseAst } from 'vite';

type Node = { readonly type: string; readonly [key: string]: unknown };

const SRC = join(import.meta.dirname, '../../src');
/** A digest is a text of its own, read and corrected as a whole. */
const DIGESTS = /^games\/[^/]+\/text\//;
/** What these hold is read by people, be it one word. */
const READ =
  /^(label|title|note|words|heading|summary|placeholder|alt|text|unit|done|keep|aria-(label|description|roledescription|valuetext|placeholder))$/;
/** And what these hold never is. */
const UNREAD =
  /^(class|className|id|ids|key|kind|type|href|src|d|viewBox|points|transform|rel|role|for|htmlFor|autoComplete|media|sizes|icon|color|fill|accept|pattern|on|style|view|screen|stores|table)$/;
const UNREAD_CALLS =
  /^(Error|TypeError|RangeError|RegExp|URL|DOMException|querySelector|querySelectorAll|closest|matches|matchMedia|addEventListener|removeEventListener|getElementById|postMessage|warn|stores|createElement|setAttribute|startsWith|endsWith|includes|split|replaceAll|register|encode|getContext)$/;
const INLINE = /^(b|i|em|strong|code|kbd|span|small|br|a|wbr|abbr|Icon)$/;

/** Every sentence that players may read, by file, in the order of the source; a hole in it stands as `{…}`. */
export function sentencesOf(): readonly (readonly [file: string, sentences: readonly string[]])[] {
  return readdirSync(SRC, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => /\.tsx?$/.test(file) && !DIGESTS.test(file))
    .sort()
    .map(
      (file) =>
        [
          file,
          sentencesIn(readFileSync(join(SRC, file), 'utf8'), file.endsWith('x') ? 'tsx' : 'ts'),
        ] as const,
    )
    .filter(([, sentences]) => sentences.length > 0);
}

function sentencesIn(source: string, lang: 'ts' | 'tsx'): readonly string[] {
  const found: string[] = [];
  /** `isShown`: where a string of one word is read as well. */
  const take = (text: string, isShown: boolean): void => {
    const said = text.replace(/\s+/g, ' ').trim();
    const words = said.replaceAll('{…}', '');
    if (isShown ? /\p{L}/u.test(words) : /\p{L}{2}/u.test(words) && isSentence(said)) found.push(said);
  };
  const all = (nodes: unknown, isShown: boolean): void => {
    for (const node of Array.isArray(nodes) ? nodes : [nodes]) walk(node, isShown);
  };
  const walk = (node: unknown, isShown = false): unknown => {
    if (!isNode(node)) return;
    switch (node.type) {
      case 'ImportDeclaration':
      case 'ImportExpression':
      case 'ExportAllDeclaration':
      case 'TaggedTemplateExpression':
        return;
      case 'Literal':
        if (typeof node.value === 'string') take(node.value, isShown);
        return;
      case 'TemplateLiteral':
        take(textOfTemplate(node), isShown);
        return all(node.expressions, false);
      case 'JSXElement':
      case 'JSXFragment':
        return element(node);
      case 'JSXAttribute': {
        const name = nameOf(node.name);
        if (UNREAD.test(name) || (/^(data|aria)-/.test(name) && !READ.test(name))) return;
        return walk(node.value, READ.test(name));
      }
      case 'JSXExpressionContainer':
        return walk(node.expression, isShown);
      case 'Property': {
        const name = nameOf(node.key);
        if (UNREAD.test(name)) return;
        return walk(node.value, READ.test(name));
      }
      case 'ConditionalExpression':
        walk(node.test);
        return all([node.consequent, node.alternate], isShown);
      case 'LogicalExpression':
        walk(node.left, isShown && node.operator !== '&&');
        return walk(node.right, isShown);
      case 'BinaryExpression':
        if (node.operator !== '+') return all([node.left, node.right].filter(isCall), false);
        return all([node.left, node.right], isShown);
      case 'SwitchCase':
        return all(node.consequent, false);
      case 'MemberExpression':
        return walk(node.object);
      case 'NewExpression':
      case 'CallExpression':
        if (UNREAD_CALLS.test(nameOf(node.callee))) return;
        walk(node.callee);
        return all(node.arguments, false);
      case 'ParenthesizedExpression':
      case 'TSAsExpression':
      case 'TSSatisfiesExpression':
      case 'TSNonNullExpression':
        return walk(node.expression, isShown);
    }
    if (node.type.startsWith('TS')) return;
    for (const [key, child] of Object.entries(node)) if (key !== 'type') all(child, false);
  };
  const element = (node: Node): void => {
    walk(node.openingElement);
    const children = node.children as readonly Node[];
    const inside: Node[] = [];
    if (children.some((child) => child.type === 'JSXText' && /\p{L}/u.test(child.value as string)))
      take(textOfChildren(children, inside), true);
    else inside.push(...children);
    all(inside, true);
  };
  walk(parseAst(source, { lang }));
  return found;
}

/** What an element says, those in the line with it included; `inside` gets what else stands in it. */
function textOfChildren(children: readonly Node[], inside: Node[]): string {
  return children
    .map((child) => {
      if (child.type === 'JSXText') return (child.value as string).replace(/\s*\n\s*/g, '\n');
      const { expression } = child as { expression?: Node };
      if (expression?.type === 'Literal') return String(expression.value);
      if (expression?.type === 'TemplateLiteral') {
        inside.push(...(expression.expressions as Node[]));
        return textOfTemplate(expression);
      }
      const { openingElement } = child as { openingElement?: Node };
      if (!openingElement || !INLINE.test(nameOf(openingElement.name))) {
        inside.push(child);
        return expression?.type === 'JSXEmptyExpression'
          ? ''
          : ' {…} '.slice(expression ? 1 : 0, expression ? -1 : undefined);
      }
      inside.push(openingElement);
      return textOfChildren(child.children as Node[], inside);
    })
    .join('')
    .replace(/^\n|\n$/g, '')
    .replaceAll('\n', ' ');
}

const textOfTemplate = (node: Node): string =>
  (node.quasis as readonly { value: { cooked: string } }[]).map(({ value }) => value.cooked).join('{…}');

/** Two words, or one that begins as a sentence does; no class, path, list of names or row of a table. */
const isSentence = (said: string): boolean =>
  (said.includes(' ') &&
    !/^(page|card|crash|foreign|war-diary) |^[a-z][\w-]*( [a-z]+-[\w-]+)+$|^[.#/]|[|=]/.test(said)) ||
  /^\p{Lu}\p{Ll}{2,}[.…!?]?$/u.test(said);

const isNode = (node: unknown): node is Node => typeof node === 'object' && node !== null && 'type' in node;
const isCall = (node: unknown): boolean =>
  isNode(node) && node.type !== 'Literal' && node.type !== 'TemplateLiteral';

function nameOf(node: unknown): string {
  if (!isNode(node)) return '';
  return String(node.name ?? node.value ?? (isNode(node.property) ? nameOf(node.property) : ''));
}
