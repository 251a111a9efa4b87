import type { Place } from '../../../../kit/papers/sheet';
import { AREAS } from '../../data/geography';
import { SIDE_WORDS } from '../../data/phases';
import { BASE_WORDS } from '../../state/neutralized';
import { groupsOf, NAME, namesIn, plain, type Said, unmarked } from './lines';
import type { Counted, Told } from './told';

/** What lists have between their marks: a pattern and an example, and how it is said and read again. */

type Parts = Place<Told, readonly string[]>;

const lastWord = (part: string): readonly [before: string, word: string] => {
  const at = part.lastIndexOf(' ');
  return [part.slice(0, at).trim(), part.slice(at + 1)];
};

/** "Wake", in so many characters at most. */
export const named = (of: Place<Told, readonly string[]>, most?: number): Parts =>
  of.as(
    (names) => names.map(plain),
    (parts) => parts.map((part) => part.slice(0, most)),
  );

/** "Rabaul 3" */
export const counted = (of: Place<Told, readonly Counted[]>): Parts =>
  of.as(
    (all) => all.map(([name, count]) => `${plain(name)} ${count}`),
    (parts) => parts.map(lastWord).map(([name, count]) => [name, Number(count)]),
  );

/** "12: CV-1..3 BB-1" */
export const grouped = (of: Place<Told, readonly Said[]>): Parts =>
  of.as(groupsOf, (parts) => parts.flatMap(namesIn));

type Base = Told['bases']['j'][number];
export const BASE = [
  `${NAME} +(?:air +\\d{1,3}|naval(?: in Japan)?)(?: +(?:damaged|neutralized|unsupplied|destroyed|ungarrisoned))?`,
  'Write it like this: Truk air 20; Lae air 5 damaged; Rabaul naval neutralized.',
] as const;
export const basesAt = (of: Place<Told, readonly Base[]>): Parts =>
  of.as(
    (bases) => bases.map(baseWords),
    (parts) => parts.flatMap(baseIn),
  );

/** "Lae air 5 damaged" */
const baseWords = ({ name, kind, capacity, state, home }: Base): string =>
  [
    plain(name),
    kind === 'air' ? `air ${capacity}` : home ? 'naval in Japan' : 'naval',
    state === 'functional' ? '' : state,
  ]
    .filter(Boolean)
    .join(' ');
function baseIn(part: string): readonly Base[] {
  const [, name, air, home, state = 'functional'] =
    /^(.+?) +(?:air +(\d+)|naval( in Japan)?)(?: +(damaged|neutralized|unsupplied|destroyed|ungarrisoned))?$/.exec(
      part,
    ) ?? [];
  if (name === undefined) return [];
  const kind = air === undefined ? 'naval' : 'air';
  const capacity = Math.min(200, Number(air ?? 0));
  const stands = state as Base['state'];
  return [{ name: name.slice(0, 40), kind, capacity, state: stands, ...(home && { home: true }) }];
}

/** "Rabaul (naval base)", which has a die of its own beside that of the air base; a unit has its name alone. */
export const neutralAt = (of: Place<Told, Told['neutral']['j']>): Parts =>
  of.as(
    (all) => all.map(({ name, kind }) => (kind ? `${plain(name)} (${BASE_WORDS[kind]})` : plain(name))),
    (parts) =>
      parts.map((part) => {
        const [, base, kind] = /^(.+) \((air|naval) base\)$/.exec(part) ?? [];
        const name = (base ?? part).slice(0, 40);
        return kind ? { name, kind: kind as Base['kind'] } : { name };
      }),
  );

type Area = Told['held']['j'][number];
export const AREA = [
  `(?:${AREAS.map(({ id }) => id).join('|')})(?: +half)?`,
  'Use the short names, like this: rangoon; guam half.',
] as const;
/** "guam half" */
export const areasAt = (of: Place<Told, readonly Area[]>): Parts =>
  of.as(
    (areas) => areas.map(({ line, halved }) => (halved ? `${line} half` : line)),
    (parts) =>
      parts.map((part) => {
        const halved = part.endsWith(' half');
        return { line: halved ? lastWord(part)[0] : part, halved };
      }),
  );

type Arriving = Told['coming'][number];
export const COMING = [
  `\\d{1,3}(?:\\.[59])?(?: +(?:Japanese|Allied))? *: *[^;:]{1,250}`,
  'Write it like this: 60 Allied: 1 × engineer [22]; 64: something else.',
] as const;
export const comingAt = (of: Place<Told, readonly Arriving[]>): Parts =>
  of.as(
    (all) => all.map(comingWords),
    (parts) => parts.flatMap(comingIn),
  );

/** "60 Allied: 1 × engineer [22]", "60.9: …" where it comes in a phase. */
const comingWords = ({ turn, step, side, text, rule }: Arriving): string =>
  `${turn}${step ? `.${step.slice(1)}` : ''}${side ? ` ${SIDE_WORDS[side]}` : ''}: ${unmarked(text)} [${rule}]`;
function comingIn(part: string): readonly Arriving[] {
  const [, turn, phase, side, text = '', rule = '22'] =
    /^(\d+)(?:\.([59]))?(?: +(Japanese|Allied))? *: *(.+?)(?: \[([^[\]]{1,40})\])?$/.exec(part) ?? [];
  if (turn === undefined) return [];
  return [
    {
      ...(side && { side: side === 'Japanese' ? ('j' as const) : ('a' as const) }),
      turn: Math.min(400, Number(turn)),
      ...(phase && { step: `p${phase}` as 'p5' | 'p9' }),
      text: text.slice(0, 200),
      rule,
    },
  ];
}
