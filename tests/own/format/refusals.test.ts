import { readFileSync, writeFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { problemsIn, readDefinition } from '../../../src/own/format/parse';
import { changed, HOLLOW_RIDGE, LOWMOOR } from './files';

/** One change each to a file that is well: what is said of it stands in refusals.txt, which is read aloud as screens are. */
const CHANGES: readonly (readonly [file: string, piece: string, into: string])[] = [
  [HOLLOW_RIDGE, '"turns": {', '"turms": {'],
  [
    HOLLOW_RIDGE,
    '"when": [["state", "in", ["fresh", "shaken"]]]',
    '"when": ["state", "in", ["fresh", "shaken"]]',
  ],
  [HOLLOW_RIDGE, '"when": [["tag", "not", "rain"]]', '"when": [["cut", "==", 1]]'],
  [HOLLOW_RIDGE, '"start": [{ "fill": "cup" }]', '"start": { "fill": "cup" }'],
  [HOLLOW_RIDGE, '["supply@blue", 6]', '["supply@blue", "6"]'],
  [HOLLOW_RIDGE, '"version": 1', '"version": 2'],
  [HOLLOW_RIDGE, '"version": 1', '"version": 0'],
  [HOLLOW_RIDGE, '"format": "war-diary-game"', '"format": "war-diary-pack"'],
  [HOLLOW_RIDGE, '"edition": 3', '"edition": 3.5'],
  [HOLLOW_RIDGE, '"edition": 3', '"edition": 3, "edition": 4'],
  [HOLLOW_RIDGE, '"id": "hollow-ridge"', '"id": "Hollow Ridge"'],
  [HOLLOW_RIDGE, '"id": "hollow-ridge"', '"id": "__proto__"'],
  [HOLLOW_RIDGE, '"title": "Hollow Ridge"', `"title": "${'x'.repeat(10000)}"`],
  [HOLLOW_RIDGE, '"title": "Hollow Ridge"', '"title": "<b>Hollow</b>"'],
  [HOLLOW_RIDGE, '"title": "Hollow Ridge"', '"title": "see https://x.example"'],
  [HOLLOW_RIDGE, '"title": "Hollow Ridge"', '"title": "see www.x.example"'],
  [HOLLOW_RIDGE, '"title": "Hollow Ridge"', '"title": "a\\u202eb"'],
  [HOLLOW_RIDGE, '"title": "Hollow Ridge"', '"title": "a\\u0007b"'],
  [HOLLOW_RIDGE, '"title": "Hollow Ridge"', '"title": ""'],
  [HOLLOW_RIDGE, '"title": "Hollow Ridge"', '"title": 5'],
  [HOLLOW_RIDGE, '"title": "Hollow Ridge"', '"title": null'],
  [HOLLOW_RIDGE, '"title": "Hollow Ridge"', '"title": "\\ud800"'],
  [HOLLOW_RIDGE, '{ "id": "grey", "name": "Grey" }', '{ "id": "blue", "name": "Grey" }'],
  [HOLLOW_RIDGE, '"count": 9', '"count": 8'],
  [HOLLOW_RIDGE, '"count": 9', '"count": 401'],
  [HOLLOW_RIDGE, '"rain": [3, 4, 7]', '"rain": [3, 4, 17]'],
  [HOLLOW_RIDGE, '"rain": [3, 4, 7]', '"rain": []'],
  [HOLLOW_RIDGE, '"rain": [3, 4, 7]', '"mud": [3, 4, 7]'],
  [HOLLOW_RIDGE, '{ "id": "supply", "name"', '{ "id": "arrive", "name"'],
  [HOLLOW_RIDGE, '"owes": ["cup"]', '"owes": ["cap"]'],
  [HOLLOW_RIDGE, '"owes": ["score"]', '"owes": ["scroe"]'],
  [HOLLOW_RIDGE, '"fill": "cup"', '"fil": "cup"'],
  [HOLLOW_RIDGE, '"fill": "cup"', '"fill": "bag"'],
  [HOLLOW_RIDGE, '["supply@blue", 6]', '["supply", 6]'],
  [HOLLOW_RIDGE, '["supply@blue", 6]', '["suply@blue", 6]'],
  [HOLLOW_RIDGE, '["supply@blue", 6]', '["supply@red", 6]'],
  [HOLLOW_RIDGE, '["supply@blue", 6]', '["supply@own", 6]'],
  [HOLLOW_RIDGE, '["supply@blue", 6]', '["cut@blue", 6]'],
  [HOLLOW_RIDGE, '["supply@blue", 6]', '["corps:b9.state", 6]'],
  [HOLLOW_RIDGE, '["supply@blue", 6]', '["corps:b1.stat", 6]'],
  [HOLLOW_RIDGE, '["supply@blue", 6]', '["corps:b1.state", 6]'],
  [HOLLOW_RIDGE, '["supply@blue", 6]', '["corps:b1.state", "fres"]'],
  [HOLLOW_RIDGE, '["-", 6, "cut"]', '["-", 6]'],
  [HOLLOW_RIDGE, '["-", 6, "cut"]', '["^", 6, "cut"]'],
  [HOLLOW_RIDGE, '["-", 6, "cut"]', '["/", 6, "cut"]'],
  [HOLLOW_RIDGE, '["-", 6, "cut"]', '["/", 6, 0, "down"]'],
  [HOLLOW_RIDGE, '["-", 6, "cut"]', '["-", 6, ["-", 6, ["-", 6, ["-", 6, ["-", 6, 1]]]]]'],
  [HOLLOW_RIDGE, '["-", 6, "cut"]', '["-", 6, 0.3]'],
  [HOLLOW_RIDGE, '["-", 6, "cut"]', '["-", 6, "1/3"]'],
  [HOLLOW_RIDGE, '["-", 6, "cut"]', '["-", 6, "die"]'],
  [HOLLOW_RIDGE, '["-", 6, "cut"]', '["-", 6, "#"]'],
  [HOLLOW_RIDGE, '["-", 6, "cut"]', '["-", 6, 10000]'],
  [HOLLOW_RIDGE, '"cap": "End column', '"cop": "End column'],
  [HOLLOW_RIDGE, '"cut": { "name"', '"turn": { "name"'],
  [HOLLOW_RIDGE, '"cut": { "name"', '"ground": { "name"'],
  [HOLLOW_RIDGE, '"cut": { "name"', '"__proto__": { "name"'],
  [HOLLOW_RIDGE, '"cut": { "name"', '"constructor": { "name"'],
  [HOLLOW_RIDGE, '"cut": { "name"', '"a.b": { "name"'],
  [HOLLOW_RIDGE, '"min": -99, "max": 99', '"min": 99, "max": -99'],
  [HOLLOW_RIDGE, '"min": -99, "max": 99', '"min": -99'],
  [
    HOLLOW_RIDGE,
    '"side": "blue", "start": 0, "min": 0, "max": 2',
    '"side": "red", "start": 5, "min": 0, "max": 2',
  ],
  [HOLLOW_RIDGE, '"strength": [0, 20]', '"strength": [20, 0]'],
  [HOLLOW_RIDGE, '"fields": { "side": "side"', '"fields": { "side": "sode"'],
  [HOLLOW_RIDGE, '"b1 | I Corps | blue | 9 | fresh | there"', '"b1 | I Corps | blue | 9 | fresh"'],
  [HOLLOW_RIDGE, '"b1 | I Corps | blue | 9 | fresh | there"', '"b2 | I Corps | blu | 99 | frsh | there"'],
  [
    HOLLOW_RIDGE,
    '"turn": 2, "step": "arrive", "side": "blue"',
    '"turn": 12, "step": "arive", "side": "bleu"',
  ],
  [HOLLOW_RIDGE, '"dice": "1d6", "min": 3', '"dice": "1d", "min": 3'],
  [HOLLOW_RIDGE, '"dice": "1d6", "min": 3', '"dice": "41d6", "min": 3'],
  [HOLLOW_RIDGE, '"dice": "1d6", "min": 3', '"dice": "1d6 keep high", "min": 3'],
  [HOLLOW_RIDGE, '"count": 2 }', '"count": 300 }'],
  [HOLLOW_RIDGE, '"each": "corps"', '"each": "crops"'],
  [HOLLOW_RIDGE, '"kind": "times"', '"kind": "time"'],
  [HOLLOW_RIDGE, '"value": -2 }', '"value": "1/2" }'],
  [HOLLOW_RIDGE, '"costs": ["air", 1]', '"costs": ["vip", 1]'],
  [HOLLOW_RIDGE, '[["own.leader", "=", "lost"]]', '[["own.leader", "<", "lost"]]'],
  [HOLLOW_RIDGE, '[["own.leader", "=", "lost"]]', '[["own.leader", "=", 3]]'],
  [HOLLOW_RIDGE, '[["own.leader", "=", "lost"]]', '[["own.leader", "=", "own.strength"]]'],
  [HOLLOW_RIDGE, '[["own.leader", "=", "lost"]]', '[["own.leder", "=", "lost"]]'],
  [HOLLOW_RIDGE, '[["own.leader", "=", "lost"]]', '[["own", "=", "lost"]]'],
  [HOLLOW_RIDGE, '[["own.leader", "=", "lost"]]', '[["own.leader", "is", "there"]]'],
  [HOLLOW_RIDGE, '[["own.leader", "=", "lost"]]', '[["own.leader", "=="]]'],
  [HOLLOW_RIDGE, '[["own.leader", "=", "lost"]]', '[["own.strength", "=", "lost"]]'],
  [HOLLOW_RIDGE, '[["own.leader", "=", "lost"]]', '[["any corps.leader", "=", "lost"]]'],
  [HOLLOW_RIDGE, '[["own.leader", "=", "lost"]]', '[["who.leader", "=", "lost"]]'],
  [HOLLOW_RIDGE, '[["own.leader", "=", "lost"]]', '{}'],
  [HOLLOW_RIDGE, '"heads": "1:2 1:1 3:2', '"heads": "1:2 1:1 1:1'],
  [HOLLOW_RIDGE, '"heads": "1:2 1:1 3:2', '"heads": "1:2 3:2 1:1'],
  [HOLLOW_RIDGE, '"heads": "1:2 1:1 3:2', '"heads": "1:2 1-1 3:2'],
  [HOLLOW_RIDGE, '"heads": "..1 2 3 4 5 6.."', '"heads": "..1 2 3 5 6.."'],
  [HOLLOW_RIDGE, '"heads": "..1 2 3 4 5 6.."', '"heads": "..1 2 3 3..4 5 6.."'],
  [HOLLOW_RIDGE, '"heads": "..1 2 3 4 5 6.."', '"heads": "..1 2 4 3 5 6.."'],
  [HOLLOW_RIDGE, '"heads": "..1 2 3 4 5 6.."', '"heads": "..1 2 3 4 5 6 7"'],
  [HOLLOW_RIDGE, '"heads": "2..3 4..10 11..12"', '"heads": "3 4..10 11..12"'],
  [HOLLOW_RIDGE, '"heads": "2..3 4..10 11..12"', '"heads": "2..3 5..10 11..12"'],
  [HOLLOW_RIDGE, '"heads": "2..3 4..10 11..12"', '"heads": "2..3 4..10 11"'],
  [HOLLOW_RIDGE, '"A1 A1 NE NE D1 D1 D1",', '"A1 A1 NE NE D1 D1",'],
  [HOLLOW_RIDGE, '"A1 A1 NE NE D1 D1 D1",', '"A1 A1 NE NE D1 D1 ABCDEFGHIJKLM",'],
  [HOLLOW_RIDGE, '"A1 A1 NE NE D1 D1 D1",', ''],
  [HOLLOW_RIDGE, '"NE": { "say"', '"N E": { "say"'],
  [HOLLOW_RIDGE, '"NE": { "say"', '"?": { "say"'],
  [HOLLOW_RIDGE, '"round": "down"', '"round": "off"'],
  [HOLLOW_RIDGE, '"below": "A2"', '"below": "a code too long"'],
  [HOLLOW_RIDGE, '{ "check": "leader", "who": "own" }', '{ "check": "leader" }'],
  [HOLLOW_RIDGE, '{ "check": "leader", "who": "own" }', '{ "check": "leadr", "who": "own" }'],
  [HOLLOW_RIDGE, '{ "check": "leader", "who": "own" }', '{ "check": "leader", "who": "own", "unless": "x" }'],
  [HOLLOW_RIDGE, '{ "check": "leader", "who": "own" }', '{ "check": "leader", "who": "own", "stop": "x" }'],
  [HOLLOW_RIDGE, '{ "check": "leader", "who": "own" }', '{ "as": "A3" }'],
  [HOLLOW_RIDGE, '{ "check": "leader", "who": "own" }', '{ "as": "A2" }'],
  [HOLLOW_RIDGE, '{ "set": ["who.leader", "wounded"] }', '{ "check": "leader", "who": "who" }'],
  [
    HOLLOW_RIDGE,
    '{ "set": ["who.leader", "wounded"] }',
    '{ "table": "weather" }, { "add": ["who.leader", 1] }, { "points": ["supply@who", 1] }, {}, { "add": ["vp", 1], "set": ["vp", 1] }',
  ],
  [HOLLOW_RIDGE, '{ "to": 3, "say": "lost"', '{ "say": "lost"'],
  [HOLLOW_RIDGE, '{ "say": "unhurt" }', '{ "to": 12, "say": "unhurt" }'],
  [HOLLOW_RIDGE, '{ "to": 4, "say": "wounded"', '{ "to": 3, "say": "wounded"'],
  [HOLLOW_RIDGE, '"draw": "cup", "of"', '"draw": "cap", "of"'],
  [HOLLOW_RIDGE, '"Lull": [{', '"Lul": [{'],
  [HOLLOW_RIDGE, '"id": "att", "number"', '"id": "foe", "number"'],
  [HOLLOW_RIDGE, '"id": "att", "number"', '"id": "vp", "number"'],
  [HOLLOW_RIDGE, '"id": "att", "number"', '"id": "die", "number"'],
  [HOLLOW_RIDGE, '"step": "chits", "own": "corps", "ask"', '"step": "chit", "own": "corp", "ask"'],
  [HOLLOW_RIDGE, '"shift": "ground"', '"shift": "half"'],
  [HOLLOW_RIDGE, '"to": "def", "shift"', '"shift"'],
  [HOLLOW_RIDGE, '"switch": "odds"', '"switch": "odd"'],
  [HOLLOW_RIDGE, '[["ridge", "=", "grey"]]', '[["ridge", "=", "gray"]]'],
  [HOLLOW_RIDGE, '[["ridge", "=", "grey"]]', '[["rige", "=", "grey"]]'],
  [HOLLOW_RIDGE, '{ "table": "weather" }', '{ "table": "weather", "of": 3, "shift": "ground" }'],
  [HOLLOW_RIDGE, '["any corps.state", "!=", "out"]', '["any crops.state", "!=", "out"]'],
  [HOLLOW_RIDGE, '{ "win": "blue", "when": [["vp", ">=", 15]] }', '{ "win": "blu" }'],
  [
    HOLLOW_RIDGE,
    '{ "win": "blue", "say": "clear", "when": [["vp", ">=", 8]] }',
    '{ "win": "blue", "say": "clear" }',
  ],
  [HOLLOW_RIDGE, '"4 Supply: Each', '"Supply: Each'],
  [HOLLOW_RIDGE, 'in the cup. (5)"', 'in the cup. (5)", "chit: x"'],
  [LOWMOOR, '{ "as": "M" }', '{ "as": "#M" }'],
  [LOWMOOR, '{ "as": "M" }', '{ "as": "X" }'],
  [LOWMOOR, '"repeat": { "sides": "first"', '"repeat": { "sides": "vp"'],
  [LOWMOOR, '"led": "ask"', '"led": "nobody"'],
  [LOWMOOR, '"unless": "holds"', '"unless": "hold"'],
  [LOWMOOR, '"heads": "..-5 -4..-2 -1..1 2..4 5.."', '"heads": "..-5 -4..-1 -1..1 2..4 5.."'],
  [LOWMOOR, '"heads": "..-5 -4..-2 -1..1 2..4 5.."', '"heads": "..-5 -4..-3 -1..1 2..4 5.."'],
  [LOWMOOR, '"sealed": "own side"', '"sealed": "east"'],
  [LOWMOOR, '{ "note": "order"', '{ "note": "ordr"'],
  [LOWMOOR, '[{ "note": "order", "opens": "hour" }]', '[{ "set": ["volleys", 3] }]'],
  [LOWMOOR, '[{ "note": "order", "opens": "hour" }]', '[{ "check": "leader", "who": "own", "led": "ask" }]'],
  [LOWMOOR, '"south": "1d10", "tie"', '"east": "1d10", "tie"'],
  [LOWMOOR, '"led.bonus"]', '"led.bonu"]'],
  [HOLLOW_RIDGE, '"blurb": "Invented', '"blurb": "Inv\nented'],
  [HOLLOW_RIDGE, '"blurb": "Invented', 'blurb: "Invented'],
  [HOLLOW_RIDGE, '"steps": [', '"steps": [,'],
  [
    HOLLOW_RIDGE,
    '"supply": { "name"',
    '"sup": { "name": "S", "each": "side", "of": ["a", "b"], "start": "c" }, "supply": { "name"',
  ],
  [
    HOLLOW_RIDGE,
    '"each": "side", "start": 6, "min": 0',
    '"each": "side", "start": { "blue": 6, "gray": 13 }, "min": 0',
  ],
  [
    HOLLOW_RIDGE,
    '"cut": { "name": "Grey roads cut", "start": 0',
    '"cut": { "name": "Grey roads cut", "start": { "blue": 6 }',
  ],
  [
    HOLLOW_RIDGE,
    '"cut": { "name": "Grey roads cut", "start": 0',
    '"cut": { "name": "Grey roads cut", "start": "vp"',
  ],
  [
    HOLLOW_RIDGE,
    '"cut": { "name": "Grey roads cut", "start": 0, "min": 0',
    '"cut": { "name": "Grey roads cut", "min": 1',
  ],
  [
    HOLLOW_RIDGE,
    '{ "fill": "cup" }',
    '{ "note": "x" }, { "act": "blue" }, { "draw": "cup", "fill": "cup" }, { "end": "now" }',
  ],
  [HOLLOW_RIDGE, '"id": "att", "number": [1, 60]', '"id": "att", "number": [60, 1]'],
  [HOLLOW_RIDGE, '"id": "att", "number": [1, 60]', '"id": "att", "numbr": [1, 60]'],
  [HOLLOW_RIDGE, '"one": { "blue"', '"one": { "toString": "x", "blue"'],
  [HOLLOW_RIDGE, '"air": { "name": "Air, this day"', '"foe": { "name": "Air, this day"'],
  [
    HOLLOW_RIDGE,
    '"cups": { "cup": {',
    '"cups": { "score": { "name": "x", "chits": [{ "name": "a" }, { "name": "a" }] }, "cup": {',
  ],
  [HOLLOW_RIDGE, '"strength": [0, 20]', '"vp": [0, 20]'],
  [HOLLOW_RIDGE, '["vp", 3, "", "The ridge"]', '["cut", 3, "", "The ridge"]'],
  [HOLLOW_RIDGE, '["vp", 3, "", "The ridge"]', '["vp", "3/4", "blue", "The ridge"]'],
  [HOLLOW_RIDGE, '{ "add": ["air", 1] }', '{ "add": ["air", true] }'],
  [HOLLOW_RIDGE, '{ "add": ["air", 1] }', '{ "add": ["odds", 1] }, { "set": ["air", true] }'],
  [HOLLOW_RIDGE, '"kind": "shift", "most": 4', '"kind": "times", "most": 4'],
  [HOLLOW_RIDGE, '"value": 1, "each": 2 }', '"value": ["count", "corps"], "each": 2 }'],
  [HOLLOW_RIDGE, '"dice": "1d6", "heads": "..1', '"dice": "d66", "heads": "..1'],
  [
    HOLLOW_RIDGE,
    '"dice": "2d6", "heads": "2..3 4..10 11..12"',
    '"dice": "d66", "heads": "11..23 24..36 36..66"',
  ],
  [
    HOLLOW_RIDGE,
    '"dice": "2d6", "heads": "2..3 4..10 11..12"',
    '"dice": "d66", "heads": "11..26 31..55 61..66"',
  ],
  [
    HOLLOW_RIDGE,
    '"dice": "2d6", "heads": "2..3 4..10 11..12"',
    '"dice": "1d10 from 0", "heads": "1..3 4..8 9"',
  ],
  [
    HOLLOW_RIDGE,
    '"dice": "2d6", "heads": "2..3 4..10 11..12"',
    '"dice": "2d6", "heads": "2,12 3-4,10-11 5..10"',
  ],
  [
    HOLLOW_RIDGE,
    '"dice": "2d6", "heads": "2..3 4..10 11..12"',
    '"by": "list", "heads": ["one head", "two", "three"]',
  ],
  [HOLLOW_RIDGE, '"dice": "2d6", "heads": "2..3 4..10 11..12"', '"dice": "2d6", "heads": "2..3 4..x 12..11"'],
  [HOLLOW_RIDGE, '"by": "odds", "round": "down"', '"by": "total", "round": "down"'],
  [
    HOLLOW_RIDGE,
    '"by": "odds", "round": "down", "heads": "1:2 1:1 3:2 2:1 3:1 4:1 6:1"',
    '"by": "difference", "heads": "..-1 0 1 2 3 4 5.."',
  ],
  [HOLLOW_RIDGE, '"steps": [', '"steps": [,'],
  [HOLLOW_RIDGE, '"game": {', '"game": }'],
  [HOLLOW_RIDGE, '"count": 9', '"count": 09'],
  [HOLLOW_RIDGE, '"count": 9,', '"count": 9, // days\n'],
  [LOWMOOR, '"id": "led", "list": "gen"', '"id": "own", "list": "genn"'],
  [LOWMOOR, '"tie": "again"', '"tie": "never"'],
  [LOWMOOR, '"end": "at-last"', '"end": "at-once"'],
  [LOWMOOR, '"as": "who"', '"as": "it"'],
  [LOWMOOR, '"opens": "hour"', '"opens": "order"'],
  [
    LOWMOOR,
    '"do": [{ "roll": "1d10", "mods": "nerve"',
    '"do": [{ "pool": { "dice": ["who.fp", "2d6"], "hit": 2 } }, { "roll": "1d10", "mods": "press"',
  ],
  [
    LOWMOOR,
    '["led.bonus", -1] }] }, { "say": "unhurt" }',
    '["led.bonus", -1] }] }, { "say": "unhurt", "do": [{ "set": ["led.what", 1] }] }',
  ],
];

const GOLDEN = new URL('refusals.txt', import.meta.url);
const shown = (text: string): string =>
  (text.length > 90 ? `${text.slice(0, 89)}…` : text).replaceAll('\n', '⏎');

const told = CHANGES.map(([file, piece, into]) => {
  const problems = problemsIn(changed(file, piece, into));
  const title = file === LOWMOOR ? 'lowmoor' : 'hollow-ridge';
  return {
    problems,
    text: [
      `${title}: ${shown(piece)}  →  ${shown(into)}`,
      ...problems.map(({ message }) => `  ${message}`),
    ].join('\n'),
  };
});

test('each change is refused in words that say the line, the place and what would fit: REFUSALS=write writes them', () => {
  const text = `${told.map((each) => each.text).join('\n\n')}\n`;
  if (process.env.REFUSALS === 'write') writeFileSync(GOLDEN, text);
  expect(text).toBe(readFileSync(GOLDEN, 'utf8'));
});

test('a problem names the line where it stands, and its place', () => {
  for (const { problems, text } of told) {
    expect(problems, text).not.toHaveLength(0);
    for (const { line, path, message, fits, code } of problems) {
      expect(message.startsWith(`Line ${line}: ${path && `${path}: `}`), message).toBe(true);
      expect(message.endsWith(fits), message).toBe(true);
      expect(code).toMatch(/^definition\.[a-z]+$/);
    }
  }
});

test('the first problem alone is told to who opens a file', () => {
  for (const [i, [file, piece, into]] of CHANGES.slice(0, 10).entries())
    expect(readDefinition(changed(file, piece, into))).toEqual({ ok: false, problem: told[i]?.problems[0] });
});
