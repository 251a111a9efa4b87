import { BOUNDS } from './bounds';
import { CODE, DICE, ID, NAME, REF, RULE, SAY, WORDS } from './forms';
import {
  choice,
  headed,
  items,
  type Key,
  listOf,
  mapOf,
  may,
  must,
  one,
  type PartName,
  part,
  record,
  type Shape,
  text,
  whole,
} from './shapes';

// What stands in many sections of a file: amounts, conditions, effects, questions, bands.

const { number: MOST } = BOUNDS;

export const AMOUNT = part('amount');
export const CONDITIONS = part('conditions');
export const EFFECTS = part('effects');
export const ASK = part('ask');
export const BANDS = part('bands');
export const NAMED = part('named');

export const RULED: readonly Key[] = [may('rule', text(RULE), 'The rule number of the printed game.')];
/** Ids, or ids with what players read. */
export const NAMES = choice(
  'A list of ids fits, or ids with their names.',
  listOf(text(ID), BOUNDS.states, 1),
  mapOf(ID, text(NAME), BOUNDS.states, 1),
);

const more = (of: Shape): Shape => ({ is: 'items', of: [of, AMOUNT, AMOUNT], least: 3, most: BOUNDS.nodes });
const AMOUNT_FITS =
  'An amount is a number, a name, “1/2”, or a list such as ["+", a, b], ["/", a, b, "down"], ["count", list, conditions] or ["sign", n, who].';
const amount = choice(
  AMOUNT_FITS,
  { is: 'number', min: -MOST, max: MOST, halves: true },
  text(REF),
  more(one('+')),
  more(one('-')),
  more(one('*')),
  more(one('min')),
  more(one('max')),
  items([one('/'), AMOUNT, AMOUNT, one('down', 'up', 'near')]),
  items([one('count'), text(ID), CONDITIONS], 2),
  items([one('sign'), AMOUNT, text(REF)]),
);

export const COMPARISONS = ['=', '!=', '<', '<=', '>', '>='] as const;
const condition = choice(
  'A condition is [name, comparison, value] with = != < <= > >=, [name, "in", [values]], ["tag", "has", tag] or "not", [name, "is", "there"] or "not", or { "or": [conditions, conditions] }.',
  headed(must('or', listOf(CONDITIONS, BOUNDS.conditions, 2), 'One of these lists holds.')),
  items([one('tag'), one('has', 'not'), text(ID)]),
  items([text(REF), one('is'), one('there', 'not')]),
  items([
    AMOUNT,
    one('in'),
    listOf(choice('A name or a number fits.', text(ID), whole(-MOST, MOST)), BOUNDS.states, 1),
  ]),
  items([AMOUNT, one(...COMPARISONS), AMOUNT]),
);

const bandKeys: readonly Key[] = [
  may('id', text(ID), 'Names the band for “unless”.'),
  may('to', AMOUNT, 'It reaches up to this; the last one takes the rest and has none.'),
  must('say', text(SAY), 'What players read.'),
  may('do', EFFECTS, 'What it does.'),
];
const rollMods = may('mods', text(ID), 'The list of modifiers of the die.');
const rollAgainst = may('against', AMOUNT, 'Taken off the total before the bands are read.');

const dueEffect = record(
  must('in', AMOUNT, 'In so many turns.'),
  may('step', text(ID), 'The step in which it comes.'),
  may('side', text(ID), 'Whose it is.'),
  must('text', text(SAY), 'What comes.'),
  ...RULED,
  may('who', text(REF), 'The row it is about; it is called “who” then.'),
  may(
    'roll',
    record(
      must('dice', text(DICE), 'The dice.'),
      must('min', whole(-MOST, MOST), 'It comes with this total or more.'),
      may(
        'else',
        one('next-turn', 'lost'),
        'What happens with less; it is tried again next turn without it.',
      ),
    ),
    'It comes by a roll.',
  ),
  may('do', EFFECTS, 'What it does.'),
);
const setValue = choice(
  `${AMOUNT_FITS} A name, true or false fits too.`,
  { is: 'flag', of: ['true', 'false'] },
  AMOUNT,
);
const versus = mapOf(
  ID,
  choice('Dice fit, and “again” or “stands” as “tie”.', one('again', 'stands'), text(DICE)),
  BOUNDS.sides + 1,
  2,
);
/** Each has a key that no other has. */
const effect = choice(
  'An effect has one of the keys add, set, points, due, draw, fill, act, say, ask, note, check, table, roll, versus, pool, if, as, end.',
  headed(must('add', items([text(REF), AMOUNT]), 'What changes, and by how much.')),
  headed(must('set', items([text(REF), setValue]), 'What changes, and to what.')),
  headed(
    must(
      'points',
      items([text(REF), AMOUNT, { is: 'text', form: { ...REF, least: 0 } }, text(WORDS)], 2),
      'Ledger, points, about whom, words.',
    ),
  ),
  headed(must('due', dueEffect, 'Something comes in so many turns.')),
  headed(must('draw', text(ID), 'A chit of this cup is drawn.')),
  headed(must('fill', text(ID), 'This cup is filled.')),
  headed(must('act', text(REF), 'This row acts from now on.')),
  headed(
    must('check', text(ID), 'The check to make.'),
    may('who', text(REF), 'The row that makes it.'),
    may('led', text(REF), 'The row that leads, or “ask”.'),
    may('unless', text(ID), 'The band with which what follows is done.'),
    may('stop', text(SAY), 'What is said when what follows is left out.'),
  ),
  headed(
    must('table', text(ID), 'The table to roll on.'),
    may('of', AMOUNT, 'What finds the column; the attack by odds.'),
    may('to', AMOUNT, 'The defence by odds.'),
    may('column', text(ID), 'The question whose answer is the column.'),
    may('shift', text(ID), 'The list of column shifts.'),
    may('drm', text(ID), 'The list of modifiers of the die.'),
    may('switch', text(ID), 'The switch of “cap” and “real” for odds beyond the table.'),
  ),
  headed(
    must('roll', text(DICE), 'The dice.'),
    may('say', text(SAY), 'What is rolled for.'),
    rollMods,
    rollAgainst,
    must('bands', BANDS, 'What comes of it, from low to high.'),
  ),
  headed(
    must('versus', versus, 'The dice of two sides, and “tie”: “again” or “stands”. Not played yet.'),
    must('bands', BANDS, 'What comes of the first side’s total less the second’s.'),
  ),
  headed(
    must(
      'pool',
      record(
        must('dice', items([AMOUNT, text(DICE)]), 'How many dice, and which.'),
        must('hit', AMOUNT, 'Each at this or less is a hit.'),
      ),
      'So many dice at once; “die” is the number of hits. Not played yet.',
    ),
    may('do', EFFECTS, 'What the hits do.'),
  ),
  headed(
    must('if', CONDITIONS, 'What has to hold.'),
    may('do', EFFECTS, 'What happens then.'),
    may('else', EFFECTS, 'What happens otherwise.'),
  ),
  headed(must('as', text(CODE), 'What another code of this table does.')),
  headed(must('end', one('at-last'), 'The game is over.')),
  headed(must('say', text(SAY), 'What people do on the map.')),
  headed(must('ask', ASK, 'A question.')),
  headed(
    must('note', text(ID), 'The question whose answer is kept as a note.'),
    may('opens', AMOUNT, 'The turn from which everybody reads it.'),
  ),
);

const say = must('say', text(SAY), 'What is asked.');
const when = may('when', CONDITIONS, 'It is asked only where this holds.');
const askId = must('id', text(ID), 'The name of the answer.');
const ask = choice(
  'A question has one of the keys pick, number, one, mods, text.',
  headed(
    must('pick', text(ID), 'The list to pick a row from.'),
    askId,
    say,
    may('where', CONDITIONS, 'Only rows that meet this.'),
    may('optional', { is: 'flag', of: ['true'] }, 'None may be picked.'),
    when,
  ),
  headed(
    must('number', items([whole(-MOST, MOST), whole(-MOST, MOST)]), 'The least and the greatest answer.'),
    askId,
    say,
    may('start', AMOUNT, 'What stands there at first.'),
    when,
  ),
  headed(
    must('one', NAMES, 'The choices.'),
    askId,
    say,
    may('start', text(ID), 'The choice at first.'),
    when,
  ),
  headed(must('mods', listOf(text(ID), 8, 1), 'The lists of modifiers.'), askId, say, when),
  headed(must('text', whole(1, BOUNDS.say), 'How long the answer may be.'), askId, say, when),
);

export const PARTS: { readonly [name in PartName]: Shape } = {
  amount,
  condition,
  conditions: listOf(part('condition'), BOUNDS.conditions),
  effects: listOf(effect, BOUNDS.effects),
  ask,
  bands: listOf(record(...bandKeys), BOUNDS.bands, 1),
  named: record(
    must('id', text(ID), 'Names it in this file.'),
    must('name', text(NAME), 'What players read.'),
  ),
};
