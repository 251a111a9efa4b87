import { BOUNDS } from './bounds';
import { CELLS, CODE, DATES, DICE, DIGEST, GAME_ID, HEAD, HEADS, ID, NAME, REF, ROW, SAY } from './forms';
import { AMOUNT, ASK, BANDS, CONDITIONS, EFFECTS, NAMED, NAMES, RULED } from './parts';
import { choice, items, listOf, mapOf, may, must, one, record, type Shape, text, whole } from './shapes';

// What a file of version 1 is made of: each key once, with what fits and what it means, in the order of the canonical text.

const { number: MOST } = BOUNDS;

const game = record(
  must('id', text(GAME_ID), 'Names the game among all games; editions of one game share it.'),
  must('title', text(NAME), 'The name of the game.'),
  must('edition', whole(1, MOST), 'Counts up with each change that is handed on.'),
  may('by', text(NAME), 'Who wrote this file.'),
  may('blurb', text(SAY), 'What kind of game it is.'),
);

const turns = record(
  must('name', text(NAME), 'What one turn is called, such as “Day”.'),
  may('first', whole(0, MOST), 'The number of the first turn; 1 without it.'),
  may('count', whole(1, BOUNDS.turns), 'How many turns there are; without it there is no last one.'),
  may(
    'dates',
    choice(
      'Dates are one text with commas between, or a list.',
      text(DATES),
      listOf(text(NAME), BOUNDS.turns),
    ),
    'One date for each turn.',
  ),
  may(
    'tags',
    mapOf(ID, listOf(whole(0, MOST), BOUNDS.turns, 1), BOUNDS.tags),
    'Names for what holds on some turns, such as rain, with the numbers of these turns.',
  ),
);

const step = record(
  must('id', text(ID), 'Names the step in this file.'),
  must('name', text(NAME), 'What players read.'),
  ...RULED,
  may('side', text(ID), 'The side whose step it is.'),
  may('when', CONDITIONS, 'The step is left out where this does not hold.'),
  may('start', EFFECTS, 'What happens when the step begins.'),
  may(
    'owes',
    listOf(text(ID), BOUNDS.owes),
    'What is wanted before the step ends: “due”, a cup to empty, an action to do.',
  ),
  may(
    'repeat',
    record(
      may('sides', text(ID), 'Who is first: a side, or a counter that holds one.'),
      must(
        'until',
        choice('“both-pass” fits, or conditions.', one('both-pass'), CONDITIONS),
        'What ends the repetition.',
      ),
    ),
    'The step is played again and again, sides in turn. Not played yet.',
  ),
);

const switches = record(
  must('name', text(NAME), 'What is switched.'),
  ...RULED,
  must('of', mapOf(ID, text(NAME), BOUNDS.options, 2), 'The choices; the first counts until players choose.'),
);

const limit = items([whole(-MOST, MOST), text(SAY)]);
const counterStart = choice(
  'A number, an amount or one of its names fits, or one of these for each side.',
  AMOUNT,
  mapOf(ID, AMOUNT, BOUNDS.sides),
);
const counter = record(
  must('name', text(NAME), 'What players read.'),
  ...RULED,
  may('each', one('side'), 'There is one for each side.'),
  may('side', text(ID), 'The one side that has it.'),
  may('ledger', { is: 'flag', of: ['true'] }, 'Its points are lines of a ledger.'),
  may('of', NAMES, 'It holds one of these names instead of a number.'),
  may('start', counterStart, 'What it holds at the beginning; 0, or its first name, without it.'),
  may('min', whole(-MOST, MOST), 'The least number.'),
  may('max', whole(-MOST, MOST), 'The greatest number.'),
  may('low', limit, 'A number, and what it means to be at or below it.'),
  may('high', limit, 'A number, and what it means to be at or above it.'),
);

const field = choice(
  'A field is “side”, “mark”, [least, greatest], or a list of names.',
  one('side', 'mark'),
  items([whole(-MOST, MOST), whole(-MOST, MOST)]),
  NAMES,
);
const list = record(
  must('name', text(NAME), 'What players read.'),
  must('one', text(NAME), 'What one row is called, such as “brigade”.'),
  ...RULED,
  must('fields', mapOf(ID, field, BOUNDS.fields, 1), 'What each row has.'),
  may(
    'rows',
    listOf(text(ROW), BOUNDS.rows),
    'Rows as “id | name | value | value …”, in the order of the fields.',
  ),
);

const dueRoll = record(
  must('dice', text(DICE), 'The dice.'),
  must('min', whole(-MOST, MOST), 'It comes with this total or more.'),
  may('else', one('next-turn', 'lost'), 'What happens with less; it is tried again next turn without it.'),
);
const due = record(
  must('turn', whole(0, MOST), 'The number of the turn.'),
  may('step', text(ID), 'The step in which it comes.'),
  may('side', text(ID), 'Whose it is.'),
  must('text', text(SAY), 'What comes.'),
  ...RULED,
  may('when', CONDITIONS, 'It comes only where this holds.'),
  may('roll', dueRoll, 'It comes by a roll.'),
  may('do', EFFECTS, 'What it does.'),
);

const chits = choice(
  'Chits are { "each": list } or { "name": …, "count": … }.',
  {
    ...record(
      must('each', text(ID), 'One chit for each row of this list.'),
      may('when', CONDITIONS, 'Only for rows that meet this.'),
    ),
    head: 'each',
  },
  {
    ...record(
      must('name', text(NAME), 'What stands on the chit.'),
      may('count', whole(1, BOUNDS.chits), 'How many there are; 1 without it.'),
      may('when', CONDITIONS, 'Only where this holds.'),
    ),
    head: 'name',
  },
);
const cup = record(
  must('name', text(NAME), 'What players read.'),
  ...RULED,
  may(
    'aside',
    one('until-filled', 'back'),
    'What is drawn stays out until the cup is filled, or goes back at once.',
  ),
  must('chits', listOf(chits, BOUNDS.chits, 1), 'What is in the cup.'),
);

const modRow = record(
  must('id', text(ID), 'Names the row in its list.'),
  must('say', text(SAY), 'What players read.'),
  ...RULED,
  must('value', AMOUNT, 'What it gives.'),
  may('each', whole(1, 99), 'It counts up to so many times, as players say.'),
  may('when', CONDITIONS, 'It counts by itself where this holds, and is not asked.'),
  may('costs', items([text(REF), whole(0, MOST)]), 'A counter, and what is taken from it.'),
  may(
    'picks',
    record(
      must('id', text(ID), 'The name that the picked row has from here on.'),
      must('list', text(ID), 'The list to pick from.'),
      may('where', CONDITIONS, 'Only rows that meet this.'),
    ),
    'Players pick a row of a list, or none.',
  ),
);
const mods = record(
  must('name', text(NAME), 'What players read.'),
  ...RULED,
  must(
    'kind',
    one('shift', 'drm', 'plus', 'times'),
    'Columns to shift, added to the die, added to an amount, or a factor of it.',
  ),
  may('most', whole(0, 99), 'The sum counts up to this, to either side.'),
  must('rows', listOf(modRow, BOUNDS.modRows, 1), 'What can count.'),
);

const heads = choice(
  'Heads are one text with blanks between, or a list.',
  text(HEADS),
  listOf(text(HEAD), BOUNDS.tableRows, 1),
);
const edge = text(CODE);
const columns = record(
  must('by', one('list', 'odds', 'difference', 'total'), 'How the column is found.'),
  may('round', one('down', 'near', 'up'), 'How odds between two heads are read; down without it.'),
  must('heads', heads, 'What stands above the columns.'),
  may('below', edge, 'What lies left of the table: “end”, “none” or a code; “end” without it.'),
  may('above', edge, 'What lies right of the table: “end”, “none” or a code; “end” without it.'),
);
const rows = choice(
  'Rows are { "dice": …, "heads": … } or { "by": "list", "heads": … }.',
  {
    ...record(
      must('dice', text(DICE), 'The dice that find the row.'),
      must('heads', heads, 'What the dice show in each row.'),
    ),
    head: 'dice',
  },
  {
    ...record(
      must('by', one('list'), 'People look it up.'),
      must('heads', heads, 'What stands before the rows.'),
    ),
    head: 'by',
  },
);
const table = record(
  must('name', text(NAME), 'What players read.'),
  ...RULED,
  may('columns', columns, 'The columns; one without it.'),
  must('rows', rows, 'The rows.'),
  must(
    'cells',
    listOf(text(CELLS), BOUNDS.tableRows, 1),
    'A text for each row: codes with blanks between, “?” where open.',
  ),
  may(
    'means',
    mapOf(
      CODE,
      record(must('say', text(SAY), 'What players read.'), may('do', EFFECTS, 'What it does.')),
      BOUNDS.means,
    ),
    'What each code says and does; “A#” stands for A1, A2 …',
  ),
);

const check = record(
  must('name', text(NAME), 'What players read.'),
  ...RULED,
  must('dice', text(DICE), 'The dice.'),
  may('mods', text(ID), 'The list of modifiers of the die.'),
  may('against', AMOUNT, 'Taken off the total before the bands are read.'),
  may('when', CONDITIONS, 'Nothing is rolled where this does not hold.'),
  must('bands', BANDS, 'What comes of it, from low to high.'),
);

const action = record(
  must('title', text(NAME), 'What players tap.'),
  ...RULED,
  may('step', text(ID), 'The step it belongs to; any without it.'),
  may('side', text(ID), 'The side that may do it.'),
  may('own', text(ID), 'A row of this list does it and is called “own”.'),
  may('when', CONDITIONS, 'It is offered where this holds.'),
  may('impulse', { is: 'flag', of: ['true'] }, 'It takes an impulse. Not played yet.'),
  may('sealed', text(REF), 'A side, or “own side”: only that side reads it until it is revealed.'),
  may(
    'each',
    record(
      must('list', text(ID), 'The list.'),
      must('as', text(ID), 'The name that each row has, such as “who”.'),
      may('where', CONDITIONS, 'Only rows that meet this.'),
    ),
    'It is done for each row of a list.',
  ),
  may('draw', text(ID), 'A chit of this cup is drawn first.'),
  may(
    'of',
    mapOf(NAME, EFFECTS, BOUNDS.options),
    'What each chit does: by its name, or the id of the list that it stands for.',
  ),
  may('ask', listOf(ASK, BOUNDS.asks), 'What players are asked.'),
  may('do', EFFECTS, 'What it does.'),
);

const end = record(
  may('win', text(ID), 'The side that wins; a draw without it.'),
  may('say', text(SAY), 'How.'),
  may('when', CONDITIONS, 'When it counts; always without it.'),
);
const ends = record(
  may('at-once', listOf(end, BOUNDS.ends), 'What ends the game as soon as it holds.'),
  may('at-last', listOf(end, BOUNDS.ends), 'What is read when the game is over: the first that holds.'),
);

const sections = (of: Shape, most: number): Shape => mapOf(ID, of, most);

export const FORMAT = 'war-diary-game';
export const VERSION = 1;

export const FILE = record(
  must('format', one(FORMAT), 'Says what kind of file this is.'),
  must('version', whole(VERSION, VERSION), 'The version of the format.'),
  may('$schema', text(SAY), 'For editors; it is read past.'),
  must('game', game, 'What the game is.'),
  must('sides', listOf(NAMED, BOUNDS.sides, 1), 'The sides, in their order.'),
  must('turns', turns, 'The track of turns.'),
  must('steps', listOf(step, BOUNDS.steps, 1), 'The steps of a turn, in their order.'),
  may('switches', sections(switches, BOUNDS.switches), 'House rules and readings that players choose.'),
  may('counters', sections(counter, BOUNDS.counters), 'Numbers, or one of a few names, that change in play.'),
  may('lists', sections(list, BOUNDS.lists), 'Units, leaders, ships.'),
  may('due', listOf(due, BOUNDS.due), 'What comes on which turn.'),
  may('cups', sections(cup, BOUNDS.cups), 'Chits to be drawn.'),
  may('mods', sections(mods, BOUNDS.mods), 'Modifiers.'),
  may('tables', sections(table, BOUNDS.tables), 'Tables of results.'),
  may('checks', sections(check, BOUNDS.checks), 'Rolls that other things call.'),
  may('actions', sections(action, BOUNDS.actions), 'What players do.'),
  may(
    'watch',
    listOf(
      record(must('when', CONDITIONS, 'What is watched for.'), must('do', EFFECTS, 'What it does then.')),
      BOUNDS.watch,
    ),
    'What happens by itself after a tap.',
  ),
  may('ends', ends, 'Who wins, and when.'),
  may(
    'words',
    record(
      may('rules', listOf(text(DIGEST), BOUNDS.rules), 'Rows “number title: text | term, term”.'),
      may('terms', listOf(text(DIGEST), BOUNDS.rules), 'Rows “word, other form: text (rule)”.'),
    ),
    'Rules and terms to look up, in the author’s own words.',
  ),
);
