import type { Entry, Node } from './nodes';
import { PARTS } from './parts';
import { meant, nearest, oneOfWords, type Problems, quoted, UNSEEN } from './problems';
import type { Form, RecordShape, Shape } from './shapes';

/**
 * The value as its shape has it: keys in the order of the format. What does not fit is told. All of it is read once, as its
 * depth is bounded.
 */
export function shaped(node: Node, shape: Shape, problems: Problems): Node {
  switch (shape.is) {
    case 'part':
      return shaped(node, PARTS[shape.part], problems);
    case 'choice':
      return chosen(node, shape, problems);
    case 'record':
      return recorded(node, shape, problems);
    case 'map':
      if (node.is !== 'record') return unfit(node, shape, problems);
      counted(node, node.entries.length, shape, problems);
      return {
        ...node,
        entries: node.entries.map((entry) => {
          const key = { line: entry.line, path: entry.value.path };
          if (checkText(key, entry.key, shape.keys, problems) && Object.hasOwn(Object.prototype, entry.key))
            problems.tell(key, 'inherited', `${quoted(entry.key)} cannot be a name.`, 'Take another word.');
          return { ...entry, value: shaped(entry.value, shape.of, problems) };
        }),
      };
    case 'list':
      if (isAlone(node, shape)) {
        problems.tell(node, 'kind', 'one stands here by itself.', 'Put it in [ ], as there may be more.');
        return node;
      }
      if (node.is !== 'list') return unfit(node, shape, problems);
      counted(node, node.items.length, shape, problems);
      return { ...node, items: node.items.map((item) => shaped(item, shape.of, problems)) };
    case 'items': {
      if (node.is !== 'list') return unfit(node, shape, problems);
      const { least, of } = shape;
      counted(node, node.items.length, { least, most: shape.most ?? of.length }, problems);
      const last = of.at(-1);
      return {
        ...node,
        items: node.items.map((item, i) => {
          const kind = of[i] ?? last;
          return kind ? shaped(item, kind, problems) : item;
        }),
      };
    }
    default:
      return single(node, shape, problems);
  }
}

/** One of what a list holds, where the list should be. */
function isAlone(node: Node, { of }: Shape & { is: 'list' }): boolean {
  if (node.is === 'text' || node.is === 'number' || node.is === 'word') return false;
  if (node.is === 'list' && (!node.items.length || node.items.some((item) => couldBe(item, of))))
    return false;
  return couldBe(node, of);
}

type Counts = { readonly least: number; readonly most: number };
type Place = { readonly line: number; readonly path: string };

function counted(where: Place, count: number, { least, most }: Counts, problems: Problems): void {
  if (count > most) problems.tell(where, 'many', `there are ${count}.`, `At most ${most} fit.`);
  if (count < least)
    problems.tell(
      where,
      'few',
      count ? `there are only ${count}.` : 'this is empty.',
      `At least ${least} must stand here.`,
    );
}

function single(node: Node, shape: Shape, problems: Problems): Node {
  if (shape.is === 'text' && node.is === 'text') {
    if (checkText(node, node.text, shape.form, problems) && shape.form.name === 'id')
      inherited(node, problems);
  } else if (shape.is === 'one' && node.is === 'text') {
    if (!shape.of.includes(node.text))
      problems.tell(node, 'word', `${quoted(node.text)} does not fit.`, `${oneOfWords(shape.of)} fits.`);
  } else if (shape.is === 'number' && node.is === 'number') {
    const { number } = node;
    const step = shape.halves ? 2 : 1;
    if (number < shape.min || number > shape.max || !Number.isInteger(number * step))
      problems.tell(node, 'number', `${number} does not fit.`, fitting(shape));
  } else if (shape.is === 'flag' && node.is === 'word' && node.word !== 'null') {
    if (!shape.of.includes(node.word))
      problems.tell(node, 'word', `${node.word} does not fit.`, fitting(shape));
  } else return unfit(node, shape, problems);
  return node;
}

function inherited(node: Node & { is: 'text' }, problems: Problems): void {
  if (Object.hasOwn(Object.prototype, node.text))
    problems.tell(node, 'inherited', `${quoted(node.text)} cannot be a name.`, 'Take another word.');
}

function recorded(node: Node, shape: RecordShape, problems: Problems): Node {
  if (node.is !== 'record') return unfit(node, shape, problems);
  const known = shape.keys.map(({ key }) => key);
  for (const { key, line, value } of node.entries)
    if (!known.includes(key))
      problems.tell(
        { line, path: value.path },
        'key',
        `the key ${quoted(key)} is unknown.`,
        meant(
          key,
          known.filter((each) => each !== '$schema'),
          'Keys that fit here',
        ),
      );
  const entries: Entry[] = [];
  for (const { key, of, isNeeded, words } of shape.keys) {
    const entry = node.entries.find((each) => each.key === key);
    if (entry) entries.push({ ...entry, value: shaped(entry.value, of, problems) });
    else if (isNeeded) problems.tell(node, 'missing', `the key ${quoted(key)} is missing.`, words);
  }
  return { ...node, entries };
}

function chosen(node: Node, shape: Shape & { is: 'choice' }, problems: Problems): Node {
  const found = shape.of.find((each) => couldBe(node, each));
  if (found?.is === 'items' && node.is === 'list') {
    const { length } = node.items;
    if (length < found.least || length > (found.most ?? found.of.length)) {
      problems.tell(node, 'few', `${length} parts in [ ] do not fit.`, shape.fits);
      return node;
    }
  }
  if (found?.is === 'text' && shape.of.some((each) => each.is === 'one'))
    return single(node, { ...found, form: { ...found.form, fits: shape.fits } }, problems);
  const heads = shape.of.flatMap((each) => (each.is === 'record' && each.head ? [each.head] : []));
  const keys = node.is === 'record' ? node.entries.map(({ key }) => key) : [];
  if (found?.is === 'record') {
    const { head = '' } = found;
    const other = keys.find((key) => heads.includes(key) && !found.keys.some((each) => each.key === key));
    if (other === undefined) return shaped(node, found, problems);
    problems.tell(
      node,
      'key',
      `${quoted(head)} and ${quoted(other)} stand in one.`,
      'Give each its own { }.',
    );
    return node;
  }
  const near = found ?? (node.is === 'list' ? nearShape(node.items, shape) : undefined);
  if (near) return shaped(node, near, problems);
  const first = keys.find((key) => nearest(key, heads) !== undefined) ?? keys[0];
  if (first !== undefined && heads.length > 2)
    problems.tell(
      node,
      'key',
      `${quoted(first)} is nothing that is known here.`,
      meant(first, heads) || shape.fits,
    );
  else if (node.is === 'text' && shape.of.every((each) => each.is === 'one'))
    problems.tell(node, 'word', `${quoted(node.text)} does not fit.`, shape.fits);
  else problems.tell(node, 'kind', `${kindOf(node)} does not fit here.`, shape.fits);
  return node;
}

/** Of several forms of a list the only one that all but one item fit: what is wrong with that item can be told. */
function nearShape(items: readonly Node[], shape: Shape & { is: 'choice' }): Shape | undefined {
  const near = shape.of.filter((each) => {
    if (each.is !== 'items' || items.length < each.least || items.length > (each.most ?? each.of.length))
      return false;
    const last = each.of.at(-1);
    const unfit = items.filter((item, i) => {
      const kind = each.of[i] ?? last;
      return kind && !couldBe(item, kind);
    });
    return unfit.length === 1;
  });
  return near.length === 1 ? near[0] : undefined;
}

function couldBe(node: Node, shape: Shape): boolean {
  switch (shape.is) {
    case 'part':
      return couldBe(node, PARTS[shape.part]);
    case 'choice':
      return shape.of.some((each) => couldBe(node, each));
    case 'record':
      return node.is === 'record' && (!shape.head || node.entries.some(({ key }) => key === shape.head));
    case 'map':
      return node.is === 'record';
    case 'list':
      return node.is === 'list' && (!node.items[0] || couldBe(node.items[0], shape.of));
    case 'items':
      return (
        node.is === 'list' &&
        node.items.every((item, i) => {
          const kind = shape.of[i];
          return !kind || couldBe(item, kind);
        })
      );
    case 'one':
      return node.is === 'text' && shape.of.includes(node.text);
    case 'text':
      return node.is === 'text';
    case 'number':
      return node.is === 'number';
    case 'flag':
      return node.is === 'word';
  }
}

function unfit(node: Node, shape: Shape, problems: Problems): Node {
  problems.tell(node, 'kind', `${kindOf(node)} does not fit here.`, fitting(shape));
  return node;
}

function kindOf(node: Node): string {
  if (node.is === 'text') return `the text ${quoted(node.text)}`;
  if (node.is === 'number') return `the number ${node.number}`;
  if (node.is === 'word') return node.word;
  return node.is === 'list' ? 'a list in [ ]' : 'a part in { }';
}

/** What would fit, as a sentence. */
function fitting(shape: Shape): string {
  switch (shape.is) {
    case 'text':
      return shape.form.fits;
    case 'number':
      return `A whole number${shape.halves ? ' or a half' : ''} from ${shape.min} to ${shape.max} fits.`;
    case 'flag':
      return `${shape.of.join(' or ')} fits.`;
    case 'one':
      return `${oneOfWords(shape.of)} fits.`;
    case 'list':
    case 'items':
      return 'A list in [ ] fits.';
    case 'record':
      return `A part in { } fits, with ${oneOfWords(shape.keys.map(({ key }) => key)).replace(' or ', ' and ')}.`;
    case 'map':
      return `A part in { } fits, whose keys are your own ids.`;
    case 'choice':
      return shape.fits;
    case 'part':
      return fitting(PARTS[shape.part]);
  }
}

/** Whether a text is of its form; else the first thing that is wrong with it is told. */
function checkText(where: Place, text: string, form: Form, problems: Problems): boolean {
  const length = text.length > 2 * form.most ? text.length : [...text].length;
  const refuse = (code: string, says: string, fits = form.fits): false => {
    problems.tell(where, code, says, fits);
    return false;
  };
  if (length > form.most) return refuse('long', `${quoted(text)} has ${length} letters.`);
  if (length < form.least || (form.least && !text.trim())) return refuse('empty', 'the text is empty.');
  if (UNSEEN.test(text))
    return refuse('control', `${quoted(text)} holds a character that cannot be seen.`, 'Remove it.');
  if (MARKUP.test(text)) return refuse('markup', `${quoted(text)} holds markup.`, 'Plain words fit.');
  if (ADDRESS.test(text)) return refuse('address', `${quoted(text)} holds an address.`, 'Plain words fit.');
  if (form.pattern && !patternOf(form.pattern).test(text))
    return refuse('form', `${quoted(text)} does not fit.`);
  return true;
}

const PATTERNS = new Map<string, RegExp>();
function patternOf(source: string): RegExp {
  const pattern = PATTERNS.get(source) ?? new RegExp(`^(?:${source})$`, 'u');
  PATTERNS.set(source, pattern);
  return pattern;
}

const MARKUP = /<[a-z/!?]|&(?:#\w+|[a-z]+\w*);|\]\(|```/i;
const ADDRESS = /:\/\/|\bwww\.|\bhttps?\b|\b(?:javascript|mailto|blob):|\bdata:\w+\/|\w@\w+\.\w/i;
