import { parsing } from '../../core/parse-json';
import { atOnce } from '../../core/steps';
import { BOUNDS } from './bounds';
import type { Entry, Node } from './nodes';
import { type Problems, quoted, shown } from './problems';

const ORDER_MARK = '\ufeff';

/**
 * Reads JSON of unknown origin with the line of each value: nothing, and a problem told, where it is none or beyond the bounds
 * of a file. A key that stands twice in a part is told too. Texts are in Unicode's composed form (NFC).
 */
export function readNodes(given: string, problems: Problems): Node | undefined {
  const tooMuch = (what: string, line = 1): undefined =>
    void problems.tell({ line, path: '' }, 'size', `the file ${what}.`);
  if (given.length > BOUNDS.bytes || bytesOf(given) > BOUNDS.bytes)
    return tooMuch(`is larger than ${BOUNDS.bytes / 1024} kB`);
  const text = given.startsWith(ORDER_MARK) ? given.slice(1) : given;
  const {
    depth,
    values,
    text: longest,
  } = atOnce(parsing(text, { ...BOUNDS, text: BOUNDS.longest }, text.length));
  if (values > BOUNDS.values) return tooMuch(`holds more than ${BOUNDS.values} values`);
  if (depth > BOUNDS.depth) return tooMuch(`is nested deeper than ${BOUNDS.depth} here`, lineTooDeep(text));
  if (longest > BOUNDS.longest) return tooMuch(`holds a text of more than ${BOUNDS.longest} characters`);
  try {
    return new Scanner(text, problems).all();
  } catch (fault) {
    if (!(fault instanceof Fault)) throw fault;
    problems.tell({ line: fault.line, path: '' }, 'json', fault.message);
    return undefined;
  }
}

/** The line of the first bracket that stands deeper than fits. */
function lineTooDeep(text: string): number {
  let [line, depth] = [1, 0];
  for (const [part] of text.matchAll(/"(?:\\.|[^"\\])*"|[[{\]}\n]/g)) {
    if (part === '\n') line += 1;
    else if (part === ']' || part === '}') depth -= 1;
    else if (part === '[' || part === '{') depth += 1;
    if (depth > BOUNDS.depth) break;
  }
  return line;
}

/** As UTF-8; a pair that stands for one character takes four. */
function bytesOf(text: string): number {
  let bytes = 0;
  for (let i = 0; i < text.length; i += 1) {
    const code = text.charCodeAt(i);
    bytes += code < 0x80 ? 1 : code < 0x800 || (code >= 0xd800 && code < 0xe000) ? 2 : 3;
  }
  return bytes;
}

const under = (path: string, key: string): string => (path ? `${path}.${shown(key)}` : shown(key));

class Fault extends Error {
  readonly line: number;
  constructor(line: number, message: string) {
    super(message);
    this.line = line;
  }
}

/** Its depth is bounded before: it may call itself. */
class Scanner {
  private at = 0;
  private line = 1;
  private readonly text: string;
  private readonly problems: Problems;

  constructor(text: string, problems: Problems) {
    this.text = text;
    this.problems = problems;
  }

  all(): Node {
    const node = this.value('');
    if (this.peek() !== '') this.refuse('the end of the file');
    return node;
  }

  /** The next character after blanks, '' at the end. */
  private peek(): string {
    for (;;) {
      const char = this.text.charAt(this.at);
      if (char === '\n') this.line += 1;
      else if (char !== ' ' && char !== '\t' && char !== '\r') return char;
      this.at += 1;
    }
  }

  private refuse(wanted: string): never {
    const found = this.text.charAt(this.at);
    const stands = found ? `${quoted(found)} stands` : 'the file ends';
    throw new Fault(this.line, `this is no JSON: ${stands} where ${wanted} should be.`);
  }

  private take(char: string, wanted: string): void {
    if (this.peek() !== char) this.refuse(wanted);
    this.at += 1;
  }

  private value(path: string): Node {
    const char = this.peek();
    const { line } = this;
    if (char === '{') return { line, path, is: 'record', entries: this.entries(path) };
    if (char === '[') return { line, path, is: 'list', items: this.items(path) };
    if (char === '"') return { line, path, is: 'text', text: this.string() };
    LITERAL.lastIndex = this.at;
    const [literal = ''] = LITERAL.exec(this.text) ?? [];
    if (!literal) this.refuse('a value');
    this.at += literal.length;
    if (literal === 'true' || literal === 'false' || literal === 'null')
      return { line, path, is: 'word', word: literal };
    // Nought has no sign here.
    return { line, path, is: 'number', number: Number(literal) || 0 };
  }

  private items(path: string): readonly Node[] {
    this.at += 1;
    const items: Node[] = [];
    if (this.peek() !== ']') {
      for (;;) {
        items.push(this.value(under(path, `${items.length + 1}`)));
        if (this.peek() !== ',') break;
        this.at += 1;
      }
    }
    this.take(']', 'a comma or ]');
    return items;
  }

  private entries(path: string): readonly Entry[] {
    this.at += 1;
    const entries: Entry[] = [];
    const lines = new Map<string, number>();
    if (this.peek() !== '}') {
      for (;;) {
        if (this.peek() !== '"') this.refuse('a key in quotation marks');
        const { line } = this;
        const key = this.string();
        this.take(':', 'a colon');
        const value = this.value(under(path, key));
        const before = lines.get(key);
        if (before === undefined) entries.push({ key, line, value });
        else
          this.problems.tell(
            { line, path },
            'twice',
            `${quoted(key)} stands twice, first in line ${before}.`,
            'Keep one.',
          );
        lines.set(key, before ?? line);
        if (this.peek() !== ',') break;
        this.at += 1;
      }
    }
    this.take('}', 'a comma or }');
    return entries;
  }

  private string(): string {
    const from = this.at;
    const end = this.text.indexOf('"', from + 1);
    const plain = this.text.slice(from + 1, Math.max(end, from + 1));
    if (end > 0 && PLAIN.test(plain)) {
      this.at = end + 1;
      return plain;
    }
    let to = from + 1;
    while (to < this.text.length && this.text.charAt(to) !== '"') to += this.text.charAt(to) === '\\' ? 2 : 1;
    if (to >= this.text.length)
      throw new Fault(this.line, 'this is no JSON: a text that begins here has no end.');
    this.at = to + 1;
    try {
      return (JSON.parse(this.text.slice(from, this.at)) as string).normalize('NFC');
    } catch {
      throw new Fault(
        this.line,
        'this is no JSON: a text holds a line break, or a backslash that means nothing.',
      );
    }
  }
}

/** Most texts are read as they stand: nothing in them is written otherwise, or composed. */
const PLAIN = /^[ -[\]-~]*$/;
const LITERAL = /(?:true|false|null|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?)(?![\w.+-])/y;
