import { BOUNDS } from '../bounds';
import type { Definition, Rule, Term } from '../definition';
import { at, itemsOf, type Node, textOf } from '../nodes';
import { quoted } from '../problems';
import type { Reading } from './reading';

const listOf = (part: string): readonly string[] =>
  part
    .split(',')
    .map((each) => each.trim())
    .filter(Boolean);

/** Rules and terms to look up, a line each. */
export function wordsOf(reading: Reading, node: Node | undefined): Definition['words'] {
  const rules: Rule[] = [];
  for (const item of itemsOf(at(node, 'rules'))) {
    const rule = ruleOf(textOf(item) ?? '');
    if (!rule)
      reading.problems.tell(item, 'row', 'this is no rule.', '“number title: text | term, term” fits.');
    else if (rules.some(({ number }) => number === rule.number))
      reading.problems.tell(item, 'twice', `rule ${quoted(rule.number)} stands twice.`, 'Keep one.');
    else if ([...rule.text].length > BOUNDS.digest)
      reading.problems.tell(
        item,
        'long',
        `the text of rule ${rule.number} has ${[...rule.text].length} letters.`,
        `Up to ${BOUNDS.digest} fit.`,
      );
    else rules.push(rule);
  }
  const terms: Term[] = [];
  for (const item of itemsOf(at(node, 'terms'))) {
    const term = termOf(textOf(item) ?? '');
    if (!term)
      reading.problems.tell(item, 'row', 'this is no term.', '“word, other form: text (rule)” fits.');
    else {
      const twice = term.forms.find((form) => terms.some(({ forms }) => forms.includes(form)));
      if (twice !== undefined)
        reading.problems.tell(item, 'twice', `the term ${quoted(twice)} stands twice.`, 'Keep one.');
      terms.push(term);
    }
  }
  return { rules, terms };
}

/** `4 Supply: Each side has six a day. | roads, cut` */
function ruleOf(line: string): Rule | undefined {
  const [head = '', terms = '', ...more] = line.split('|').map((part) => part.trim());
  const [, number, title, text] = /^(\S{1,12}) ([^:]{1,60}): (.+)$/.exec(head) ?? [];
  return number === undefined || title === undefined || text === undefined || more.length
    ? undefined
    : { number, title: title.trim(), text: text.trim(), terms: listOf(terms) };
}

/** `chit: one corps, or an event, in the cup. (5)` */
function termOf(line: string): Term | undefined {
  const [, names, text, rule = ''] = /^([^:]{1,120}): (.+?)(?: \((\S{1,12})\))?$/.exec(line.trim()) ?? [];
  const forms = listOf(names ?? '');
  return text === undefined || !forms.length ? undefined : { forms, text: text.trim(), rule };
}
