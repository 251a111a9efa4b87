import { csvOf, oneLine } from '../../core/csv';
import { type Play, type PlaySide, shortOf } from '../../core/journal/report/play';

/** A play as BG Stats takes it, by the keys that several apps send. Its fields in the order in which they are shown and sent. */
export type BgStatsPlay = {
  readonly sourceName: string;
  readonly sourcePlayId: string;
  /** In UTC, `yyyy-MM-dd HH:mm:ss`. */
  readonly playDate: string;
  readonly durationMin?: number;
  readonly board?: string;
  readonly comments: string;
  readonly game: {
    readonly name: string;
    readonly sourceGameId: string;
    readonly highestWins: boolean;
    readonly noPoints: boolean;
  };
  readonly players: readonly {
    readonly name: string;
    readonly sourcePlayerId: string;
    readonly role: string;
    readonly score?: number;
    readonly winner: boolean;
    readonly startPlayer: boolean;
  }[];
};

export const BG_STATS = 'app.bgstatsapp.com';

/**
 * BG Stats keeps what a player has matched an id to: the same name has the same one in every game. Its readers of JSON want
 * every yes or no, `startPlayer` too, which no game here keeps.
 */
export function bgStatsPlay(play: Play, named: boolean): BgStatsPlay {
  const { game, scenario, minutes, turns, end = '', since = '', counts } = play;
  const title = named && play.title !== game.title ? [play.title] : [];
  const said = [...title, end, since, turnsWords(turns)].map((text) => short(text, LONGEST.said));
  return {
    sourceName: 'War Diary',
    sourcePlayId: play.id,
    playDate: new Date(play.last).toISOString().slice(0, 19).replace('T', ' '),
    ...(minutes > 0 && { durationMin: minutes }),
    ...(scenario !== undefined && { board: short(scenario, LONGEST.name) }),
    comments: said.filter(Boolean).join(' · '),
    game: { name: game.title, sourceGameId: game.id, highestWins: true, noPoints: !counts },
    players: play.sides.map((side) => ({
      ...(named ? playerOf(side) : { name: side.name, sourcePlayerId: `${game.id}-${side.id}` }),
      role: side.name,
      ...(side.points !== undefined && { score: side.points }),
      winner: side.won,
      startPlayer: false,
    })),
  };
}

/** In characters. Whatever was typed, the address stays well below the 8000 that servers take; a usual one has 900. */
export const LONGEST = { name: 40, said: 100, link: 5000 } as const;

export const bgStatsLink = (play: BgStatsPlay): string =>
  `https://${BG_STATS}/createPlay.html?data=${encodeURIComponent(JSON.stringify(play))}`;

function playerOf({ player, name }: PlaySide) {
  const called = short(player, LONGEST.name) || name;
  return { name: called, sourcePlayerId: `player-${shortOf(called)}` };
}

/** One line without blanks around it, of so many characters at most; one name however it was typed. */
const short = (text: string, most: number): string =>
  [...oneLine(text).normalize().replace(/\s+/g, ' ').trim()].slice(0, most).join('').trim();

const turnsWords = (turns: number): string => (turns === 0 ? '' : turns === 1 ? '1 turn' : `${turns} turns`);

const COLUMNS = [
  ...['game', 'scenario', 'title', 'date', 'side', 'player'],
  ...['points', 'winner', 'verdict', 'turns', 'minutes'],
];

/** The result for a spreadsheet: a line for each side. The day is that of the place. */
export function playCsv(play: Play, named: boolean): string {
  const { game, scenario = '', title, last, end, since, turns, minutes } = play;
  const verdict = end === undefined ? 'in play' : [end, since].filter(Boolean).join(' ');
  const rows = play.sides.map(({ name, player, points = '', won }) => [
    ...[game.title, scenario, named ? title : '', dayOf(last), name, named ? player : ''],
    ...[points, end === undefined ? '' : won ? 'yes' : 'no', verdict, turns, minutes],
  ]);
  return csvOf([COLUMNS, ...rows]);
}

function dayOf(at: number): string {
  const day = new Date(at);
  const two = (part: number) => String(part).padStart(2, '0');
  return `${day.getFullYear()}-${two(day.getMonth() + 1)}-${two(day.getDate())}`;
}
