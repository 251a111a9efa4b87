import { fail, ok, type Result } from './result';
import { atOnce, type Steps } from './steps';

/** Characters between two steps, and as many as the browser parses at once. */
const PIECE = 65_536;

export type Parsed = {
  /** How deep objects and arrays are nested, how many values they hold, and how long the longest text is. */
  readonly depth: number;
  readonly values: number;
  readonly text: number;
  /** Nothing where it is no JSON, or beyond `most`. */
  readonly of?: { readonly value: unknown };
};

/** A list or an object that is still open. Of most nothing is read by itself: they are parsed in the text that holds them. */
class Frame {
  open = -1;
  isList = true;
  /** What was parsed of it, where it is too long for one piece. */
  into: unknown[] | object | undefined;
  /** From here on nothing is parsed. */
  from = 0;
  /** The last comma of its own. */
  comma = -1;
  /** A part was put in, and only a comma may follow it. */
  isFilled = false;

  begin(open: number, isList: boolean): void {
    this.open = open;
    this.isList = isList;
    this.into = undefined;
    this.from = open + 1;
    this.comma = open;
    this.isFilled = false;
  }
}

/** How deep a text may be nested, how many values it may hold, and how long each of its own texts may be. */
export type Most = { readonly depth: number; readonly values: number; readonly text: number };

/**
 * Parses JSON a piece at a time: what `JSON.parse` makes of it, and of nothing else. A piece is cut at commas only. What holds
 * more than `most` is not read to its end, as it is refused for that.
 */
export function* parsing(text: string, most: Most, piece = PIECE): Steps<Parsed> {
  // What is beyond a limit is refused before anything of it is parsed.
  const whole = new Scan(text, most, Number.POSITIVE_INFINITY);
  yield* scanning(whole, text.length);
  if (text.length <= piece || whole.isBeyond()) return whole.parsed();
  const scan = new Scan(text, most, piece);
  yield* scanning(scan, text.length);
  return scan.parsed();
}

function* scanning(scan: Scan, length: number): Steps<void> {
  for (let end = PIECE; end < length && !scan.hasMany(); end += PIECE) {
    scan.readTo(end);
    yield;
  }
  if (!scan.hasMany()) scan.readTo(length);
}

class Scan {
  private values = 1;
  private at = 0;
  private depth = 0;
  private deepest = 0;
  private longest = 0;
  /** Where the text that is not yet ended begins. */
  private quote = -1;
  private isBroken = false;
  private readonly frames: readonly Frame[];
  private readonly text: string;
  private readonly most: Most;
  private readonly piece: number;

  constructor(text: string, most: Most, piece: number) {
    this.text = text;
    this.most = most;
    this.piece = piece;
    this.frames = Array.from({ length: most.depth + 1 }, () => new Frame());
  }

  readTo(end: number): void {
    const { text, frames, piece } = this;
    let { at, depth, quote } = this;
    for (; at < end; at += 1) {
      const code = text.charCodeAt(at);
      if (quote >= 0) {
        if (code === BACKSLASH) at += 1;
        else if (code === QUOTE) {
          this.longest = Math.max(this.longest, at - quote - 1);
          quote = -1;
        }
      } else if (code === QUOTE) quote = at;
      else if (code === COMMA) {
        this.values += 1;
        const frame = frames[depth];
        if (!frame) continue;
        if (frame.isFilled || at - frame.from >= piece) this.cut(frame, at);
        frame.comma = at;
      } else if (code === LIST || code === RECORD) {
        depth += 1;
        if (depth > this.deepest) this.deepest = depth;
        if (depth > 0) frames[depth]?.begin(at, code === LIST);
      } else if (code === LIST_END || code === RECORD_END) {
        const frame = frames[depth];
        depth -= 1;
        if (depth < 0) this.isBroken = true;
        else if (frame?.into) {
          if (frame.isList !== (code === LIST_END)) this.isBroken = true;
          this.cut(frame, at, frames[depth]);
        }
      }
    }
    this.at = at;
    this.depth = depth;
    this.quote = quote;
  }

  /** Parses a list or an object up to here, and puts it into what holds it where this is its end. */
  private cut(frame: Frame, to: number, around?: Frame): void {
    const { text } = this;
    try {
      this.isBroken ||= !takeUpTo(text, frame, to);
      if (around) this.isBroken ||= !put(text, around, frame, to);
    } catch {
      this.isBroken = true;
    }
  }

  hasMany(): boolean {
    return this.values > this.most.values;
  }

  isBeyond(): boolean {
    return this.hasMany() || this.deepest > this.most.depth || this.textLength() > this.most.text;
  }

  /** Of the longest text, also where it does not end. */
  private textLength(): number {
    return Math.max(this.longest, this.quote < 0 ? 0 : this.text.length - this.quote);
  }

  parsed(): Parsed {
    const { text, deepest: depth, values } = this;
    const shape = { depth, values, text: this.textLength() };
    if (this.isBroken || this.isBeyond() || this.depth !== 0 || this.quote >= 0) return shape;
    const [root] = this.frames;
    try {
      if (!root?.into) return { ...shape, of: { value: JSON.parse(text) } };
      const [value, ...more] = root.into as unknown[];
      const isWhole = root.isFilled && !more.length && isBlank(text.slice(root.from));
      return isWhole ? { ...shape, of: { value } } : shape;
    } catch {
      return shape;
    }
  }
}

const [QUOTE, COMMA, BACKSLASH, LIST, LIST_END, RECORD, RECORD_END] = [
  0x22, 0x2c, 0x5c, 0x5b, 0x5d, 0x7b, 0x7d,
];

const isBlank = (text: string): boolean => /^[ \t\n\r]*$/.test(text);

/** Parses what is not yet parsed of a list or an object, up to one of its commas or its end; false where there is none. */
function takeUpTo(text: string, frame: Frame, to: number): boolean {
  const part = text.slice(frame.from, to);
  const { isFilled } = frame;
  frame.from = to + 1;
  frame.isFilled = false;
  if (isFilled) return isBlank(part);
  if (frame.isList) {
    const items: unknown[] = JSON.parse(`[${part}]`);
    const into = intoOf(frame) as unknown[];
    for (const item of items) into.push(item);
    return items.length > 0;
  }
  const fields = Object.entries(JSON.parse(`{${part}}`) as object);
  for (const [key, value] of fields) set(intoOf(frame), key, value);
  return fields.length > 0;
}

/** Puts a part that was parsed by itself into what holds it. */
function put(text: string, around: Frame, part: Frame, end: number): boolean {
  if (around.isFilled) return false;
  if (around.comma >= around.from && !takeUpTo(text, around, around.comma)) return false;
  const before = text.slice(around.from, part.open);
  if (around.isList) {
    if (!isBlank(before)) return false;
    (intoOf(around) as unknown[]).push(part.into);
  } else {
    const [key, ...more] = Object.keys(JSON.parse(`{${before}null}`) as object);
    if (key === undefined || more.length) return false;
    set(intoOf(around), key, part.into);
  }
  around.from = end + 1;
  around.isFilled = true;
  return true;
}

function intoOf(frame: Frame): unknown[] | object {
  frame.into ??= frame.isList ? [] : {};
  return frame.into;
}

/** As JSON.parse does: a name that every object has is one like others. */
const set = (into: object, key: string, value: unknown): unknown =>
  Object.defineProperty(into, key, { value, writable: true, enumerable: true, configurable: true });

/** How large a text may be besides, in millions of characters. */
export type TextLimits = Omit<Most, 'text'> & { readonly millions: number; readonly text?: number };

/** Parses a text of unknown origin. No text can exhaust stack, memory or patience: what is beyond a limit is refused. */
export function* parsingHostile(
  given: string,
  { millions, depth, values, text = 1e9 }: TextLimits = { millions: 1, depth: 12, values: 100_000 },
): Steps<Result<unknown>> {
  if (given.length > millions * 1e6)
    return fail(
      'text.size',
      `This is larger than ${millions} MB: no such file is made by this app. Nothing was changed.`,
    );
  const parsed = yield* parsing(given.startsWith(ORDER_MARK) ? given.slice(1) : given, {
    depth,
    values,
    text,
  });
  if (parsed.values > values)
    return fail(
      'text.values',
      `This holds more than ${values} values: no such file is made by this app. Nothing was changed.`,
    );
  if (parsed.depth > depth) {
    return fail(
      'text.depth',
      `This is nested deeper than ${depth}: no such file is made by this app. Nothing was changed.`,
    );
  }
  if (parsed.text > text)
    return fail(
      'text.long',
      `This holds a text of more than ${text} characters: no such file is made by this app. Nothing was changed.`,
    );
  return parsed.of
    ? ok(parsed.of.value)
    : fail(
        'text.json',
        'This is not a file of this app, or it was cut short on its way. Nothing was changed.',
      );
}

export const parseHostile = (given: string, limits?: TextLimits): Result<unknown> =>
  atOnce(parsingHostile(given, limits));

/** An editor may put it before a file, where it means nothing and JSON has no place for it. */
const ORDER_MARK = '\ufeff';
