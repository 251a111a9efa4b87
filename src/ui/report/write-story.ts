import { oneLine } from '../../core/csv';
import type { Luck } from '../../core/journal/report/luck';
import type { PointsCourse } from '../../core/journal/report/points';
import type { Story, StoryLine } from '../../core/journal/report/story';
import { withMinus } from '../../core/numbers';
import type { ReportTable } from '../../core/play/game-report';
import type { TraceLine } from '../../core/play/trace';
import { verdictWords } from '../../core/play/verdict-words';
import type { Verdict } from '../../core/play/view';
import { clockText, minutesText } from '../kit/clock-words';
import { rolledBy, sourceName, titleAt } from '../kit/source-words';
import {
  diceChance,
  diceCount,
  diceLeftOut,
  diceVerdict,
  fairMean,
  fairSpread,
  groupName,
  twoDigits,
} from './dice-words';
import { luckHow, luckWords, rollWords } from './luck-words';

/**
 * The story as text, as BBCode and as JSON. BBCode keeps to bold and italics, which every forum knows; square brackets
 * in what players wrote become wide ones, so that nothing they wrote is taken for a tag.
 */
export type Format = 'text' | 'bbcode' | 'json';
export type Part = 'story' | 'both' | 'report' | 'log';

/** What text ends with: whose game it is, and what it was kept with. */
export type Foot = readonly string[];

export function writeStory(story: Story, part: Part, format: Format, foot: Foot = []): string {
  if (format === 'json') return writeJson(story, part);
  const marks = format === 'text' ? TEXT : BBCODE;
  const blocks = [
    head(story, marks),
    ...(part === 'log' ? [] : account(story, marks)),
    ...(part === 'log' || part === 'story' ? [] : report(story, marks)),
    ...(part === 'report' || part === 'story' ? [] : log(story, marks)),
    ...(foot.length ? [foot.map((line) => marks.aside(marks.plain(line)))] : []),
  ];
  return `${blocks.map((lines) => lines.join('\n')).join('\n\n')}\n`;
}

/** Version 1 of the shape in docs/report.md; what is new later is added, nothing changes. */
function writeJson(
  { account: opening, luck, points, tables, dice, log: lines, ...story }: Story,
  part: Part,
): string {
  const written = {
    format: 'war-diary-report',
    version: 1,
    ...story,
    ...(story.verdict && { verdict: withoutLine(story.verdict) }),
    ...(part !== 'log' && { account: opening, ...(luck && { luck }) }),
    ...(part !== 'log' && part !== 'story' && { points, tables, dice }),
    ...(part !== 'report' && part !== 'story' && { log: lines }),
  };
  return `${JSON.stringify(written, undefined, 2)}\n`;
}

/** Outside the game there is no line to strike. */
const withoutLine = ({ line: _, ...verdict }: Verdict): Verdict => verdict;

/** How a format says things. `plain` takes what players wrote; the others take what `plain` gave. */
type Marks = {
  plain(text: string): string;
  title(text: string): string;
  section(text: string): string;
  aside(text: string): string;
};

const TEXT: Marks = {
  plain: oneLine,
  title: (text) => `${text}\n${'='.repeat(text.length)}`,
  section: (text) => `${text}\n${'-'.repeat(text.length)}`,
  aside: (text) => text,
};

const BBCODE: Marks = {
  plain: (text) => oneLine(text).replaceAll('[', '［').replaceAll(']', '］'),
  title: (text) => `[b]${text}[/b]`,
  section: (text) => `[b]${text}[/b]`,
  aside: (text) => `[i]${text}[/i]`,
};

const isIn = (text: string, name: string): boolean => text.includes(name);

/** "On several phones: Ann (Japan), Ken (US), Cal (looks on)". */
export function phonesLine({ phones, sides }: Story): string | undefined {
  const sideOf = (id?: string) => sides.find((side) => side.id === id)?.name ?? 'looks on';
  return (
    phones && `On several phones: ${phones.map(({ name, side }) => `${name} (${sideOf(side)})`).join(', ')}`
  );
}

/** "Game clock, 60 minutes a side: Japan used 58:21, US used 41:07". */
export function clockLine({ clock, sides }: Story): string | undefined {
  if (!clock) return undefined;
  const limit = clock.minutes ? `, ${minutesText(clock.minutes)}` : '';
  return `Game clock${limit}: ${sides
    .map(({ id, player }) => `${player} used ${clockText(clock.used[id] ?? 0)}`)
    .join(', ')}`;
}

function head(story: Story, { plain, title: top }: Marks): string[] {
  const {
    game,
    title,
    sides,
    standing,
    verdict,
    account: { title: headline },
  } = story;
  const phones = phonesLine(story);
  const clock = clockLine(story);
  const players = sides.map(({ name, player }) => plain(name === player ? name : `${name}: ${player}`));
  const end = verdict && plain(`${verdictWords(verdict)} ${verdict.recorded ? '' : '(not recorded)'}`);
  return [
    top(plain(title === game.title ? title : `${title} · ${game.title}`)),
    ...(players.length ? [players.join(' · ')] : []),
    ...(phones ? [plain(phones)] : []),
    ...(clock ? [plain(clock)] : []),
    end ? end.trim() : plain(headline || standing),
  ];
}

/** How it went, day by day, who had the luck, and what was lost. */
function account({ account: { chapters, lost }, luck, sides }: Story, { plain, aside }: Marks): string[][] {
  const nameOf = (side: string) => sides.find(({ id }) => id === side)?.player ?? side;
  const told = chapters.filter(({ sentences }) => sentences.length);
  const facts = [
    ...(luck?.luckiest ? [`Luckiest roll: ${nameOf(luck.luckiest.side)}, ${rollWords(luck.luckiest)}`] : []),
    ...(luck?.unluckiest
      ? [`Unluckiest roll: ${nameOf(luck.unluckiest.side)}, ${rollWords(luck.unluckiest)}`]
      : []),
    ...(lost
      ? [
          `${lost.what.replace(/^./, (letter) => letter.toUpperCase())} lost: ${Object.entries(lost.by)
            .map(([side, count]) => `${nameOf(side)} ${count}`)
            .join(', ')}`,
        ]
      : []),
  ];
  return [
    ...(told.length ? [told.map(({ when, sentences }) => plain(`${when}. ${sentences.join('. ')}.`))] : []),
    ...(facts.length ? [facts.map((fact) => aside(plain(fact)))] : []),
  ];
}

function report(story: Story, marks: Marks): string[][] {
  return [
    ...story.points.map((course) => points(course, marks)),
    ...story.tables.filter(({ rows }) => rows.length).map((each) => table(each, marks)),
    ...(story.dice.groups.length ? [dice(story, marks)] : []),
    ...(story.luck?.sides.length ? [luckOf(story, story.luck, marks)] : []),
  ];
}

function points({ title, label, turns }: PointsCourse, { plain, section }: Marks): string[] {
  const said = (turns.at(-1)?.thresholds ?? []).map(({ label: name, at }) => `${name} at ${withMinus(at)}`);
  return [
    section(plain(`${title}, ${label}`)),
    turns.map(({ turn, value }) => plain(`${turn} ${withMinus(value)}`)).join(' · '),
    ...(said.length ? [plain(said.join(' · '))] : []),
  ];
}

function table({ title, columns, rows }: ReportTable, { plain, section }: Marks): string[] {
  return [
    section(plain(title)),
    ...rows.map(([first = '', ...cells]) => {
      const said = cells.flatMap((cell, i) => (cell === '' ? [] : [`${columns[i + 1]?.label} ${cell}`]));
      return plain(`${first}: ${said.join(' · ')}`);
    }),
  ];
}

function dice({ dice: { groups, leftOut, sealed }, sides }: Story, { plain, section }: Marks): string[] {
  const nameOf = (side: string) => sides.find(({ id }) => id === side)?.player ?? side;
  const lines = groups.map((group) => {
    const { counts, mean, spread, sides: size } = group;
    const fair = size
      ? ` Mean ${twoDigits(mean)} (fair ${twoDigits(fairMean(size))}), spread ${twoDigits(spread)} (fair ${twoDigits(fairSpread(size))}).`
      : '';
    const faces = counts.map((count, i) => `${i + 1}: ${count}`).join(', ');
    return plain(
      `${groupName(group, nameOf)}: ${diceCount(group)}, ${diceVerdict(group)}.${fair} Faces ${faces}.`,
    );
  });
  return [
    section('Dice'),
    ...lines,
    ...[diceChance(groups), diceLeftOut({ leftOut, sealed })].filter(Boolean).map(plain),
  ];
}

function luckOf({ sides }: Story, luck: Luck, { plain, section }: Marks): string[] {
  const nameOf = (side: string) => sides.find(({ id }) => id === side)?.player ?? side;
  const lines = luck.sides.map((each) => luckWords(each, nameOf(each.side)));
  return [section('Luck'), ...[...lines, luckHow(luck)].map(plain)];
}

function log({ log: turns, sides }: Story, marks: Marks): string[][] {
  const nameOf = (side: string) => sides.find(({ id }) => id === side)?.player ?? side;
  return turns.flatMap(({ moment, phases }) =>
    phases.map(({ phase, lines }, i) => [
      ...(i === 0 ? [marks.section(marks.plain(moment || 'Before the first turn'))] : []),
      ...(phase ? [marks.aside(marks.plain(phase))] : []),
      ...lines.flatMap((line) => logLine(line, nameOf, marks)),
    ]),
  );
}

function logLine(line: StoryLine, nameOf: (side: string) => string, { plain }: Marks): string[] {
  const { sealed, side, kind, by, value, was, reason, working, conflicts } = line;
  const title = titleAt(line);
  const whose = side && !sealed && !isIn(title, nameOf(side)) ? `${nameOf(side)}: ` : '';
  const text = sealed
    ? `Sealed entry (${nameOf(sealed)})`
    : kind === 'note'
      ? `Note${by ? ` of ${by}` : ''}: “${title}”`
      : title;
  const said = `${kind === 'amendment' ? 'Amended: ' : ''}${whose}${text}${value === undefined ? '' : ` ${value}`}`;
  const marks = lineMarks(line);
  return [
    `• ${said}${marks.length ? ` (${marks.join(', ')})` : ''}`,
    ...(was ? [`– was: ${was.title} ${was.value ?? ''}`.trimEnd()] : []),
    ...(reason === undefined ? [] : [`– reason: ${reason}`]),
    ...working.map((each) => `– ${workingLine(each)}`),
    ...conflicts.map((conflict) => `– no effect: ${conflict}`),
  ].map(plain);
}

const lineMarks = ({ struck, open, amended, overridden, afterReveal, practice }: StoryLine): string[] =>
  [
    struck && 'struck',
    open && 'open',
    amended && 'amended',
    overridden && 'override',
    afterReveal && 'after the reveal',
    practice && 'practice table, not the printed one',
  ].filter((mark) => mark !== false && mark !== undefined);

/** "Terrain, rough −1 (10.8)", "Override: Net shift, was +1, +2 (10.11, a reason)". */
function workingLine({ kind, label, value, was, reason, rule, source, by, faces }: TraceLine): string {
  const notes = [
    by && by !== 'app' && !isIn(label, rolledBy(by)) ? rolledBy(by) : undefined,
    rule,
    reason,
    source && source !== 'rules' ? sourceName[source] : undefined,
  ].filter(Boolean);
  const what = kind === 'override' ? 'Override: ' : kind === 'warning' ? 'Note: ' : '';
  const before = was === undefined ? '' : `, was ${was},`;
  const said = value ?? faces?.join(' ');
  return [`${what}${label}${before}`, said, notes.length > 0 && `(${notes.join(', ')})`]
    .filter(Boolean)
    .join(' ');
}
