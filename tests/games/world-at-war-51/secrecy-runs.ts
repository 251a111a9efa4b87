import { describe, expect, it } from 'vitest';
import { logLines } from '../../../src/core/journal/log';
import { tellPlay } from '../../../src/core/journal/report/play';
import { tellStory } from '../../../src/core/journal/report/story';
import type { GameReport } from '../../../src/core/play/game-report';
import { worldAtWar } from '../../../src/games/world-at-war-51/game';
import type { HouseRules } from '../../../src/games/world-at-war-51/state/house';
import type { WarState } from '../../../src/games/world-at-war-51/state/state';
import { guideOf } from '../../../src/games/world-at-war-51/views/guide/guide';
import { WAR_REPORT } from '../../../src/games/world-at-war-51/views/report';
import type { Short } from '../../support/drive';
import { open, question, say, sitDown, type Table } from '../../support/play';

/** What one run keeps secret; every tap in the open is the same in all of them. */
type Secrets = {
  readonly japan: number;
  readonly us: number;
  /** Two task forces; `c` lies in port in every run. */
  readonly a: readonly [number, number];
  readonly b: readonly [number, number];
};

/** Column 0–33 or 34–35: +6 in both. */
export const PLAIN: Secrets = { japan: 0, us: 0, a: [3, 3], b: [4, 4] };
export const EVERYTHING: Partial<Secrets> = { us: 2, a: [6, 6], b: [6, 5] };

function act(table: Table<WarState>, procedure: string, ...said: readonly Short[]): void {
  const problem = open(table, procedure);
  if (problem) throw new Error(`${procedure}: ${problem.code}`);
  say(table, ...said);
}

/** Answers whatever is asked, as long as it is asked behind the curtain of this side. */
function alone(table: Table<WarState>, side: string, procedure: string, given: (key: string) => Short): void {
  const problem = open(table, procedure);
  if (problem) throw new Error(`${procedure}: ${problem.code}`);
  for (let prompt = question(table); prompt; prompt = question(table)) {
    expect(prompt.secret, `${prompt.key} is asked in the open`).toBe(side);
    say(table, given(prompt.key));
  }
}

/** What the side that may not look is asked and shown. */
function faceOf(table: Table<WarState>): string {
  const { projection } = table;
  const { state } = projection;
  const log = logLines(projection).map(({ id: _, seq: _seq, at: _at, ...line }) => ({
    ...line,
    answers: line.answers.map(({ entry: _entry, ...given }) => given),
  }));
  const asked = question(table);
  return JSON.stringify({
    table: worldAtWar.table(state),
    ledgers: worldAtWar.ledgers(state),
    moment: worldAtWar.moment(state),
    phase: worldAtWar.phase?.(state),
    guide: guideOf(state),
    report: tellStory(worldAtWar, projection, 'Test', WAR_REPORT as GameReport<WarState>),
    play: tellPlay(worldAtWar, projection, 'Test', WAR_REPORT as GameReport<WarState>),
    question: asked && (asked.secret ? { sealed: asked.secret } : asked),
    log,
  });
}

/** A whole attack with two strikes, up to the interception, which the US lets pass: face after face. */
export function facesOf(secrets: Secrets, house: Partial<HouseRules> = {}, upTo?: 'surprise') {
  const table = sitDown(worldAtWar);
  const seen: string[] = [];
  const look = () => seen.push(faceOf(table));
  const tf = (n: number, name: string, nas: number) => ({ [`name-${n}`]: name, [`nas-${n}`]: nas });
  act(table, 'set-up', { jp: 'Ken', us: 'Ann' }, { ...house });
  act(table, 'declare', 'jp-both', {}, { level: 33 }, 'yes', 'yes');
  act(table, 'effective', 3);
  const carriers = { 'ships-1': 'Enterprise 3', 'ships-2': 'Lexington 3', 'ships-3': 'Saratoga 3' };
  act(
    table,
    'forces',
    { count: 3, ...tf(1, 'A', 3), ...tf(2, 'B', 6), ...tf(3, 'C', 3), ...carriers },
    { aaf: 2, nas: 1, light: 3 },
    {},
    { airJp: 1, airUs: 0, navalJp: 0, navalUs: 0 },
  );
  if (house.magic === 'both-hidden') alone(table, 'jp', 'magic-jp-sealed', () => ({ cards: secrets.japan }));
  else act(table, 'magic-jp', { cards: secrets.japan });
  look();
  alone(table, 'us', 'magic-us', () => ({ cards: secrets.us }));
  look();
  const dice: { readonly [key: string]: Short } = {
    'tf-1': secrets.a,
    'tf-2': secrets.b,
    'tf-3': [1, 1],
    read: 'done',
  };
  alone(table, 'us', 'locations', (key) => dice[key] ?? 0);
  look();
  alone(table, 'us', 'read-secrets', () => 'done');
  look();
  open(table, 'surprise');
  look();
  say(table, 6);
  look();
  if (upTo) return { seen, table };
  act(table, 'targets');
  look();
  act(table, 'assign', { 'ship:saratoga': 18 });
  act(table, 'attack', [5, 5], { lost: 0 });
  act(table, 'survivors', { us: 0 }, [1, 1]);
  look();
  act(table, 'decision', 'second', { strike: 9, cap: 2 });
  act(table, 'air-combat', { us: 0, jp: 0 }, [1, 1], [1, 1], { gone: 2 });
  act(table, 'assign', { oil: table.projection.state.attack?.strikes.at(-1)?.squadrons });
  act(table, 'attack', [1, 1]);
  look();
  open(table, 'interception');
  look();
  for (let prompt = question(table); prompt; prompt = question(table)) {
    expect(prompt.secret).toBe('us');
    say(table, 'no');
    look();
  }
  expect(table.projection.state.attack?.attempts).toEqual([]);
  return { seen, table };
}

/** Attacks of which each seals something of its own look like one that seals nothing of it, under each reading. */
export function lookTheSame(sealed: readonly (readonly [what: string, secrets: Partial<Secrets>])[]): void {
  describe.each<readonly [string, Partial<HouseRules>]>([
    ['the modifier of the surprise die is shown', {}],
    ['only the level is told', { drm: 'level-only' }],
    ['both write their Magic down', { magic: 'both-hidden' }],
  ])('two attacks that differ only in what is sealed look the same: %s', (_, house) => {
    const plain = facesOf(PLAIN, house);

    it.each(sealed)('%s', (_what, secrets) => {
      const { seen } = facesOf({ ...PLAIN, ...secrets }, house);
      expect(seen).toHaveLength(plain.seen.length);
      seen.forEach((face, i) => {
        expect(face).toBe(plain.seen[i]);
      });
    });

    it('and are told apart once everything is opened', () => {
      const tables = [plain.table, facesOf({ ...PLAIN, ...EVERYTHING }, house).table];
      const told = tables.map((table) => {
        act(table, 'reveal');
        return JSON.stringify(logLines(table.projection));
      });
      expect(told[0]).toContain('Pacific US box');
      expect(told[1]).toContain('34–35');
      expect(told.every((text) => !text.includes('Sealed entry'))).toBe(true);
    });
  });
}
