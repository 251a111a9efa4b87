import { describe, expect, it } from 'vitest';
import { RESERVES } from '../../../src/games/usn-deluxe/data/reserves';

/** Counts what a reserve brings in all: '3 × 20-40 division, 10 LAC'. */
function totalOf(id: string, on: string, early?: boolean) {
  const total: { [what: string]: number } = {};
  const lines = RESERVES.find((reserve) => reserve.id === id)?.arrives ?? [];
  for (const line of lines) {
    if (line.needs?.startsWith('!') ? line.needs.slice(1) === on : line.needs && line.needs !== on) continue;
    if (line.early !== undefined && line.early !== early) continue;
    for (const each of line.text.split(', ')) {
      const [, count, what = ''] = /^(\d+) (?:× )?(.+)$/.exec(each) ?? [];
      total[what] = (total[what] ?? 0) + Number(count);
    }
  }
  return total;
}

describe('reserves, counted whole', () => {
  it('23.D(D): Sho-Go is an armored division, three divisions, two armies, 20 LAC and 20 Kami', () => {
    expect(totalOf('sho-go', '')).toEqual({
      '40-20 armored division': 1,
      '20-40 division': 3,
      '10-30 army': 2,
      LAC: 20,
      Kami: 20,
    });
  });
  it('31(D)1: the Home Island Defense Command takes three divisions and 10 LAC from it', () => {
    expect(totalOf('sho-go', 'homeDefense')).toEqual({
      '40-20 armored division': 1,
      '10-30 army': 2,
      LAC: 10,
      Kami: 20,
    });
  });
  it('23.D(G): Ketsu-Go is the same on land in every year, with 30 LAC, or 20 LAC and 50 Kami', () => {
    const land = { '20-40 division': 11, '10-30 army': 8, '1-1 engineer': 1 };
    expect(totalOf('ketsu-go', '', true)).toEqual({ ...land, LAC: 30 });
    expect(totalOf('ketsu-go', '', false)).toEqual({ ...land, LAC: 20, Kami: 50 });
  });
  it('31(D)2: the Home Island Defense Command takes three divisions and 10 LAC from it', () => {
    const land = { '20-40 division': 8, '10-30 army': 8, '1-1 engineer': 1 };
    expect(totalOf('ketsu-go', 'homeDefense', false)).toEqual({ ...land, LAC: 10, Kami: 50 });
  });
  it('23.D(I): triggered on turn 165, Ketsu-Go sends its armies on 165 and every second turn after', () => {
    const armies = RESERVES.find(({ id }) => id === 'ketsu-go')?.arrives.filter(
      ({ text, needs }) => text.includes('10-30 army') && needs !== 'homeDefense',
    );
    expect(armies?.map(({ after }) => 165 + after)).toEqual([165, 167, 169, 171, 173, 175, 177, 179]);
  });
  it('23.B, 39(C): Australia sends nine regiments, or six and an armored brigade', () => {
    expect(totalOf('australian', '')).toEqual({ '8-15 regiment': 9 });
    expect(totalOf('australian', 'armor')).toEqual({ '8-15 regiment': 6, 'armored brigade': 1 });
  });
});
