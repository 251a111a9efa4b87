import { RAISED } from './tidy';

export type RawCell = {
  readonly text: string;
  readonly isHead: boolean;
  /** Columns and rows that it goes over. */
  readonly across: number;
  readonly down: number;
};
export type RawTable = readonly (readonly RawCell[])[];
export type Page = {
  readonly tables: readonly RawTable[];
  /** What stands outside of tables too, a line for each block. */
  readonly text: string;
  readonly hasPicture: boolean;
};

/** Tables that are looked at. */
const MOST_TABLES = 200;
/** Laid out: enough for a whole table with its heads. */
export const LAID = { wide: 40, tall: 120 } as const;

/** By name as pages write them; numbers are read besides. */
const ENTITIES: { readonly [name: string]: string } = {
  ...{ amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ', thinsp: ' ', ensp: ' ', emsp: ' ' },
  ...{ shy: '', zwj: '', zwnj: '', ndash: '–', mdash: '—', minus: '−', hellip: '…', bull: '•', middot: '·' },
  ...{ frac12: '½', frac14: '¼', frac34: '¾', frasl: '\u2044', le: '≤', ge: '≥', times: '×', plusmn: '±' },
  ...{
    sup1: '¹',
    sup2: '²',
    sup3: '³',
    dagger: '†',
    Dagger: '‡',
    sect: '§',
    para: '¶',
    colon: ':',
    sol: '/',
  },
};

const decoded = (text: string): string =>
  text
    .replace(/&(?:#(?:x([\da-f]{1,6})|(\d{1,7}))|([a-z][a-z\d]{1,7}));?/gi, (all, hex, number, name) => {
      if (name) return Object.hasOwn(ENTITIES, name) ? (ENTITIES[name] ?? all) : all;
      const code = hex ? Number.parseInt(hex, 16) : Number(number);
      return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : '';
    })
    .replace(/[\ue000\ue001]/g, '');

const BLOCK = /^(?:address|article|br|center|dd|div|dl|dt|h[1-6]|hr|li|ol|p|pre|section|table|td|th|tr|ul)$/;
const UNREAD = /^(?:script|style|template|title|noscript|svg|head)$/;

type Open = {
  readonly rows: RawCell[][];
  row: RawCell[] | undefined;
  cell: { text: string; isHead: boolean; across: number; down: number } | undefined;
};

/** Reads a page, or a part of one, once from its beginning to its end, however it is written. */
export function readPage(html: string): Page {
  const reader = new Reader();
  let at = 0;
  while (at < html.length) {
    const next = html.indexOf('<', at);
    if (next < 0) break;
    if (next > at) reader.text(decoded(html.slice(at, next)));
    at = tagAt(html, next, reader);
  }
  if (at < html.length) reader.text(decoded(html.slice(at)));
  return reader.page();
}

/** Reads what begins with `<` here: the place behind it. */
function tagAt(html: string, at: number, reader: Reader): number {
  if (html.startsWith('<!--', at)) return behind(html, '-->', at + 4);
  if (/[!?]/.test(html.charAt(at + 1))) return behind(html, '>', at);
  const [, slash, name = ''] = /^<(\/?)([a-z][a-z\d]{0,20})/i.exec(html.slice(at, at + 24)) ?? [];
  if (!name) {
    reader.text('<');
    return at + 1;
  }
  const end = endOfTag(html, at + 1);
  const tag = name.toLowerCase();
  if (slash) reader.close(tag);
  else if (UNREAD.test(tag)) return behindTag(html, tag, end);
  else reader.open(tag, html.slice(at, Math.min(end, at + 4000)));
  return end;
}

function behind(html: string, mark: string, from: number): number {
  const found = html.indexOf(mark, from);
  return found < 0 ? html.length : found + mark.length;
}

/** What is neither read nor shown ends with its own tag; the page, where that is missing. */
function behindTag(html: string, tag: string, from: number): number {
  const end = new RegExp(`</${/^[a-z\d]+$/.test(tag) ? tag : ''}`, 'gi');
  end.lastIndex = from;
  const found = end.exec(html);
  return found ? endOfTag(html, found.index) : html.length;
}

/** Behind the `>` of a tag; one within quotes is none. */
function endOfTag(html: string, from: number): number {
  const mark = /[>"']/g;
  mark.lastIndex = from;
  for (let found = mark.exec(html); found; found = mark.exec(html)) {
    if (found[0] === '>') return found.index + 1;
    const close = html.indexOf(found[0], found.index + 1);
    if (close < 0) return behind(html, '>', found.index);
    mark.lastIndex = close + 1;
  }
  return html.length;
}

/** How many columns or rows a cell goes over; `rowspan=0` is all that are left. */
function spanIn(attributes: string, name: 'colspan' | 'rowspan', most: number): number {
  const form = name === 'colspan' ? /\scolspan\s*=\s*["']?(\d{1,4})/i : /\srowspan\s*=\s*["']?(\d{1,4})/i;
  const number = Number(form.exec(attributes)?.[1] ?? 1);
  return Math.min(number || (name === 'rowspan' ? most : 1), most);
}

class Reader {
  private readonly tables: Open[] = [];
  private readonly stack: Open[] = [];
  private words = '';
  private pictures = 0;
  /** Within `pre`, where lines end as they are typed. */
  private asTyped = false;

  page(): Page {
    return {
      tables: this.tables.map(({ rows }) => rows.filter((row) => row.length)),
      text: this.words,
      hasPicture: this.pictures > 0,
    };
  }

  text(text: string): void {
    this.words += this.asTyped ? text : text.replace(/\s+/g, ' ');
    const cell = this.stack.at(-1)?.cell;
    if (cell) cell.text += text;
  }

  open(tag: string, attributes: string): void {
    if (BLOCK.test(tag)) this.breakLine(tag);
    const table = this.stack.at(-1);
    if (tag === 'table') this.openTable();
    else if (tag === 'pre') this.asTyped = true;
    else if (tag === 'img') this.picture(attributes);
    else if (tag === 'sup') this.raise(RAISED.from);
    else if (tag === 'tr' && table) this.startRow(table);
    else if ((tag === 'td' || tag === 'th') && table) {
      if (!table.row) this.startRow(table);
      table.cell = {
        text: '',
        isHead: tag === 'th',
        across: spanIn(attributes, 'colspan', LAID.wide),
        down: spanIn(attributes, 'rowspan', LAID.tall),
      };
      table.row?.push(table.cell);
    }
  }

  close(tag: string): void {
    const table = this.stack.at(-1);
    if (BLOCK.test(tag)) this.breakLine(tag);
    if (tag === 'sup') this.raise(RAISED.to);
    else if (tag === 'table') this.stack.pop();
    else if (tag === 'pre') this.asTyped = false;
    else if ((tag === 'td' || tag === 'th') && table) table.cell = undefined;
    else if (tag === 'tr' && table) table.row = table.cell = undefined;
  }

  private openTable(): void {
    const table: Open = { rows: [], row: undefined, cell: undefined };
    if (this.tables.length < MOST_TABLES) this.tables.push(table);
    this.stack.push(table);
  }

  private startRow(table: Open): void {
    table.cell = undefined;
    table.row = [];
    table.rows.push(table.row);
  }

  /** Of a die, say: what is written for people who do not see it. */
  private picture(attributes: string): void {
    this.pictures += 1;
    const [, quoted, bare] =
      /\salt\s*=\s*(?:["']([^"'<>]{1,12})["']|([^\s"'<>]{1,12})[\s>])/i.exec(attributes) ?? [];
    if (this.stack.at(-1)?.cell) this.text(decoded(quoted ?? bare ?? ''));
  }

  private raise(mark: string): void {
    const cell = this.stack.at(-1)?.cell;
    if (cell) cell.text += mark;
  }

  private breakLine(tag: string): void {
    this.words += tag === 'td' || tag === 'th' ? '\t' : '\n';
    const cell = this.stack.at(-1)?.cell;
    if (cell && tag !== 'td' && tag !== 'th') cell.text += ' ';
  }
}
