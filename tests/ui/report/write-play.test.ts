// A play for BG Stats and the result as CSV, of recorded games of every title and of names that nobody is called.
import { describe, expect, it } from 'vitest';
import { foldJournal } from '../../../src/core/journal/projection';
import { type Play, tellPlay } from '../../../src/core/journal/report/play';
import { bgStatsLink, bgStatsPlay, LONGEST, playCsv } from '../../../src/ui/report/write-play';
import { games } from '../../games/every-game/games';

/** The same day almost everywhere. */
const NOON = Date.UTC(2026, 10, 22, 12);
const ANN = { name: 'Ann', sourcePlayerId: 'player-5541be73', startPlayer: false };
const KEN = { name: 'Ken', sourcePlayerId: 'player-23db1a14', startPlayer: false };
const HEAD = 'game,scenario,title,date,side,player,points,winner,verdict,turns,minutes';

function tell(id: string, name: string, title: string): Play {
  const found = games.find(({ game }) => game.id === id);
  const recorded = found?.recorded.find((each) => each.name === name);
  if (!found || !recorded) throw new Error(`no ${name} of ${id}`);
  const timed = recorded.entries.map((entry) => ({ ...entry, at: NOON + entry.at }));
  return tellPlay(found.game, foldJournal(found.game, timed), title, found.report);
}
const sent = (play: Play, named = true) => {
  const link = bgStatsLink(bgStatsPlay(play, named));
  const [before, data = ''] = link.split('?data=');
  expect(before).toBe('https://app.bgstatsapp.com/createPlay.html');
  expect(data).toMatch(/^[\w!'()*.~%-]+$/);
  return JSON.parse(decodeURIComponent(data));
};
const csv = (play: Play, named = true) => playCsv(play, named).split('\r\n');

describe('Invasion Pearl Harbor', () => {
  it('is won by points, which Japan alone counts', () => {
    const play = tell('iph', 'until-22', 'Friday');
    expect(sent(play)).toEqual({
      sourceName: 'War Diary',
      sourcePlayId: 'iph-mwrsbkrs-6b0b7696',
      playDate: '2026-11-22 12:04:29',
      durationMin: 4,
      comments: 'Friday · Winner: Japan. 23 victory points. · 6 turns',
      game: { name: 'Invasion Pearl Harbor', sourceGameId: 'iph', highestWins: true, noPoints: false },
      players: [
        { ...ANN, role: 'US', winner: false },
        { ...KEN, role: 'Japan', score: 23, winner: true },
      ],
    });
    expect(csv(play)).toEqual([
      HEAD,
      'Invasion Pearl Harbor,,Friday,2026-11-22,US,Ann,,no,Winner: Japan. 23 victory points.,6,4',
      'Invasion Pearl Harbor,,Friday,2026-11-22,Japan,Ken,23,yes,Winner: Japan. 23 victory points.,6,4',
      '',
    ]);
  });

  it('without names is of its sides', () => {
    const play = tell('iph', 'no-beachhead', 'Ken at Ann’s');
    expect(sent(play, false)).toMatchObject({
      comments: 'Winner: US. No beachhead marker is left. · 2 turns',
      players: [
        { name: 'US', sourcePlayerId: 'iph-us', role: 'US', winner: true, startPlayer: false },
        { name: 'Japan', sourcePlayerId: 'iph-jp', role: 'Japan', score: 0, winner: false },
      ],
    });
    expect(csv(play, false).slice(1)).toEqual([
      'Invasion Pearl Harbor,,,2026-11-22,US,,,yes,Winner: US. No beachhead marker is left.,2,1',
      'Invasion Pearl Harbor,,,2026-11-22,Japan,,0,no,Winner: US. No beachhead marker is left.,2,1',
      '',
    ]);
  });

  it('in play is in the CSV as it stands', () => {
    const play = tell('iph', 'first-turns', 'Friday');
    expect(play).not.toHaveProperty('end');
    expect(csv(play).slice(1)).toEqual([
      'Invasion Pearl Harbor,,Friday,2026-11-22,US,Ann,,,in play,5,3',
      'Invasion Pearl Harbor,,Friday,2026-11-22,Japan,Ken,12,,in play,5,3',
      '',
    ]);
  });
});

describe('7Dec41', () => {
  it('has the points that decided, and how', () => {
    const play = tell('pearl-harbor-7dec41', 'two-false-alarms', '7Dec41: Pearl Harbor!');
    expect(sent(play)).toEqual({
      sourceName: 'War Diary',
      sourcePlayId: 'pearl-harbor-7dec41-mwrsbkrs-6b0b7696',
      playDate: '2026-11-22 12:03:43',
      durationMin: 4,
      comments: 'Winner: Japan. 45 points, Japan less US: Japanese strategic victory. · 12 turns',
      game: {
        ...{ name: '7Dec41: Pearl Harbor!', sourceGameId: 'pearl-harbor-7dec41' },
        ...{ highestWins: true, noPoints: false },
      },
      players: [
        { ...ANN, role: 'US', score: 6, winner: false },
        { ...KEN, role: 'Japan', score: 51, winner: true },
      ],
    });
    const verdict = '"Winner: Japan. 45 points, Japan less US: Japanese strategic victory."';
    const first = '7Dec41: Pearl Harbor!,,7Dec41: Pearl Harbor!,2026-11-22';
    expect(csv(play).slice(1)).toEqual([
      `${first},US,Ann,6,no,${verdict},12,4`,
      `${first},Japan,Ken,51,yes,${verdict},12,4`,
      '',
    ]);
  });

  it.each([
    ['invasion', 'Winner: Japan. O‘ahu is taken: strategic victory, points do not matter.'],
    ['called', 'Nobody wins. Both agree to stop.'],
  ])('has none where they did not: %s', (name, end) => {
    const play = tell('pearl-harbor-7dec41', name, '');
    expect([play.end, ...play.sides.map(({ points }) => points)]).toEqual([end, undefined, undefined]);
    expect(sent(play).game.noPoints).toBe(false);
  });

  it('a series after another one is a play of its own', () => {
    const play = tell('pearl-harbor-7dec41', 'draw', '');
    expect(sent(play)).toMatchObject({
      sourcePlayId: 'pearl-harbor-7dec41-mwrseduo-df6917a3',
      playDate: '2026-11-22 12:02:24',
      comments: 'Winner: US. −64 points, Japan alone: US victory. · 1 turn',
      players: [{ score: 0 }, { score: -64 }],
    });
    expect(csv(play)[2]).toContain(',Japan,Ken,-64,no,');
  });
});

describe('USN Deluxe', () => {
  it('says which scenario, and the points of both', () => {
    const play = tell('usn-deluxe', 'midway', 'Friday');
    expect(sent(play)).toEqual({
      sourceName: 'War Diary',
      sourcePlayId: 'usn-deluxe-mwrsbkrs-6b0b7696',
      playDate: '2026-11-22 12:01:31',
      durationMin: 2,
      board: 'Midway',
      comments: 'Friday · Winner: Allies. Decisive victory, 6.44 to 1. · 3 turns',
      game: { name: 'USN Deluxe', sourceGameId: 'usn-deluxe', highestWins: true, noPoints: false },
      players: [
        { ...KEN, role: 'Japan', score: 58.5, winner: false },
        { ...ANN, role: 'Allies', score: 377.2, winner: true },
      ],
    });
    const verdict = '"Winner: Allies. Decisive victory, 6.44 to 1."';
    expect(csv(play).slice(1)).toEqual([
      `USN Deluxe,Midway,Friday,2026-11-22,Japan,Ken,58.5,no,${verdict},3,2`,
      `USN Deluxe,Midway,Friday,2026-11-22,Allies,Ann,377.2,yes,${verdict},3,2`,
      '',
    ]);
  });

  it('has no points in a scenario that goes by what is held', () => {
    const play = tell('usn-deluxe', 'manchuria-falls', 'Friday');
    expect(csv(play).slice(1)).toEqual([
      'USN Deluxe,Manchuria,Friday,2026-11-22,Japan,Ken,,no,Winner: Allies. Soviet victory.,2,1',
      'USN Deluxe,Manchuria,Friday,2026-11-22,Allies,Ann,,yes,Winner: Allies. Soviet victory.,2,1',
      '',
    ]);
  });
});

describe('A World at War', () => {
  it('has neither points nor a winner', () => {
    const play = tell('world-at-war-51', 'withdrawal', 'Friday');
    expect(sent(play)).toEqual({
      sourceName: 'War Diary',
      sourcePlayId: 'world-at-war-51-mwrsbkrs-6b0b7696',
      playDate: '2026-11-22 12:01:04',
      durationMin: 1,
      comments: 'Friday · Japan withdrew after one strike. The story is closed. · 3 turns',
      game: {
        ...{ name: 'A World at War: Pearl Harbor', sourceGameId: 'world-at-war-51' },
        ...{ highestWins: true, noPoints: true },
      },
      players: [
        { ...ANN, role: 'US', winner: false },
        { ...KEN, role: 'Japan', winner: false },
      ],
    });
    const first = 'A World at War: Pearl Harbor,,Friday,2026-11-22';
    const last = 'no,Japan withdrew after one strike. The story is closed.,3,1';
    expect(csv(play).slice(1)).toEqual([`${first},US,Ann,,${last}`, `${first},Japan,Ken,,${last}`, '']);
  });
});

describe.each(games)('every recorded game of $id', ({ game, recorded }) => {
  it.each(recorded)('$name: names no player but in the name, and has a short address', ({ name }) => {
    const play = tell(game.id, name, 'Ann at Ken’s, Bo at Rita’s');
    const without = [JSON.stringify(sent(play, false)), playCsv(play, false)];
    expect(without.filter((text) => /\b(Ann|Ken|Bo|Rita)\b/.test(text))).toEqual([]);
    expect(bgStatsLink(bgStatsPlay(play, true)).length).toBeLessThan(1200);
    expect(
      new Set(
        csv(play)
          .slice(0, -1)
          .map((line) => line.replace(/"[^"]*"/g, '').split(',').length),
      ),
    ).toEqual(new Set([11]));
  });
});

describe('names that nobody is called', () => {
  const base = tell('iph', 'until-22', 'Friday');
  const called = (us: string, jp: string, title = 'Friday'): Play => ({
    ...base,
    title,
    sides: base.sides.map((side) => ({ ...side, player: side.id === 'us' ? us : jp })),
  });

  it.each([
    ['O’Hara "Bo", Jr', 'O’Hara "Bo", Jr', '"O’Hara ""Bo"", Jr"'],
    ['😀 Zoë & Søn', '😀 Zoë & Søn', '😀 Zoë & Søn'],
    ['a\u0000b\tc\r\nd\u2028e\u202ef', 'a b c d e f', 'a b c d e f'],
    ['=HYPERLINK("x")', '=HYPERLINK("x")', `"'=HYPERLINK(""x"")"`],
    ['+1', '+1', "'+1"],
    ['-1', '-1', "'-1"],
    ['@SUM(A1)', '@SUM(A1)', "'@SUM(A1)"],
    ['\t=1', '=1', "'=1"],
    ['＝1', '＝1', "'＝1"],
    ['x\ud800y', 'x\ud800y', 'x\ud800y'],
    ['[b]&data=#?%', '[b]&data=#?%', '[b]&data=#?%'],
    [' \u0007 ', 'US', ''],
  ])('%j is one name in the JSON, and one cell of the CSV', (typed, name, written) => {
    const play = called(typed, 'Ken');
    expect(sent(play).players[0].name).toBe(name);
    expect(csv(play)).toHaveLength(4);
    expect(csv(play)[1]).toBe(
      `Invasion Pearl Harbor,,Friday,2026-11-22,US,${written},,no,Winner: Japan. 23 victory points.,6,4`,
    );
  });

  it('the same name has the same id in every game and on either side, another name another one', () => {
    const ids = (us: string, jp: string) =>
      sent(called(us, jp)).players.map(({ sourcePlayerId }: { sourcePlayerId: string }) => sourcePlayerId);
    const [ann, ken] = ids('Ann', 'Ken');
    expect(ids('Ken', ' Ann\t')).toEqual([ken, ann]);
    expect(ann).toBe(sent(tell('usn-deluxe', 'midway', '')).players[1].sourcePlayerId);
    expect(ids('Zo\u00eb', 'Zoe\u0308')[0]).toBe(ids('Zo\u00eb', 'Zoe\u0308')[1]);
    expect(new Set([ann, ken, ...ids('ann', 'Anne')])).toHaveLength(4);
  });

  it('a title that is that of the game is not said twice', () => {
    expect(sent(called('Ann', 'Ken', 'Invasion Pearl Harbor')).comments).toBe(
      'Winner: Japan. 23 victory points. · 6 turns',
    );
    expect(sent(called('Ann', 'Ken', ' \n ')).comments).toBe('Winner: Japan. 23 victory points. · 6 turns');
  });

  it.each(['x', '😀', '%', '"', '\u0001', '\ud800', 'é'])(
    'an address of nothing but %j has its bound',
    (one) => {
      const long = one.repeat(5000);
      const play = { ...called(long, long, long), scenario: long, end: long };
      expect(bgStatsLink(bgStatsPlay(play, true)).length).toBeLessThan(LONGEST.link);
    },
  );
});
