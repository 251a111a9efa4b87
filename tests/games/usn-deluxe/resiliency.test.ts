import { describe, expect, it } from 'vitest';
import { UNITS } from '../../../src/games/usn-deluxe/data/units';
import { totalOf } from '../../../src/games/usn-deluxe/state/points';
import {
  attackersFate,
  defendersFate,
  type LandResult,
} from '../../../src/games/usn-deluxe/steps/combat/land';
import { drive, type Script } from '../../support/drive';
import { type Answers, type FlownOut, run } from './air-table';
import { plain } from './expected';
import crts from './expected/crts.json';
import landSea from './expected/fights-land-sea.json';
import { usnDeluxe } from './game';
import { packOf, sea } from './sea-table';

// 27 through the app's own questions: what is offered for a unit that is lost, and what each choice gives.

// biome-ignore lint/suspicious/noExplicitAny: each kind of case has fields of its own
type Given = any;
type Case = { id: string; rule: string; given: Given; expect: Given };
const named = (isMeant: (each: Case) => boolean) =>
  (landSea.cases as readonly Case[])
    .filter(isMeant)
    .map((each) => [`${each.id} (${each.rule})`, each] as const);

/** The unit of a side with these numbers: "20-40 division". */
function unitOf(side: string, said: string) {
  const [numbers = ''] = said.split(' ');
  const own = UNITS.filter(
    ({ id, people }) => id.startsWith(side) && id.endsWith(numbers) && !people && !/client|airborne/.test(id),
  );
  if (own.length !== 1 || !own[0]) throw new Error(`${own.length} units of ${said}`);
  return own[0];
}
/** "three 6-12 regiments" as the question has it: "3 × 6-12 regiment". */
function wayOf(side: string, said: string): string {
  const [count, ...words] = plain(said).split(' ');
  return `${count} × ${unitOf(side, words.join(' ')).name}`;
}

const isReduced = (ways: readonly string[]): boolean => ways.length > 0;
/** A unit that is lost as the n-th hit of a fight: for good, or one of these ways. */
const entry = (no: number, side: string, unit: string, way?: string): Answers => ({
  [`kind-${no}`]: 'land',
  [`side-${no}`]: { side },
  [`unit-${no}`]: unit,
  [`count-${no}`]: way ? { fate: 'reduced' } : {},
  ...(way && { [`swap-${no}`]: way }),
});
const offered = ({ asked }: Pick<FlownOut, 'asked'>, no: number): readonly string[] => {
  const swap = asked.find(({ key }) => key === `swap-${no}`);
  return swap?.kind === 'choice' ? swap.options.map(({ value }) => value).toSorted() : [];
};

describe('a unit that is lost', () => {
  const state = sea([], { options: ['resiliency'], cursor: { turn: 60, step: 'p5' } });
  const enter = (side: string, unit: string, way?: string) =>
    run(state, 'fight', { ...entry(1, side, unit, way), 'kind-2': 'done' });
  it.each(named(({ given }) => given.kind === 'resiliency'))('%s', (_, { given, expect: said }) => {
    const { side, unit, result, dieInPlace } = given;
    const { id } = unitOf(side, unit);
    const enemy = side === 'j' ? 'a' : 'j';
    const fate = result.startsWith('A')
      ? attackersFate(result as LandResult, false)
      : defendersFate(result as LandResult, false, given.class);
    if (!isReduced(said.replacedBy)) {
      // On an atoll nothing stands in for it, and who only retreats is not lost.
      expect(fate === 'eliminated').toBe(said.eliminated);
      if (said.eliminated) expect(totalOf(enter(side, id).after, enemy)).toBe(100 * said.points);
      return;
    }
    expect(fate === 'eliminated').toBe(!dieInPlace);
    const ways: readonly string[] = said.replacedBy.map((each: string) => wayOf(side, each));
    for (const [i, way] of ways.entries()) {
      const out = enter(side, id, way);
      expect(offered(out, 1)).toEqual(ways.toSorted());
      expect(totalOf(out.after, enemy)).toBe(100 * [said.points].flat()[i]);
    }
  });
  it('is offered nothing but its loss where it is not listed, or the rule is not in use', () => {
    const fates = (unit: string, options: readonly 'resiliency'[]) => {
      const { asked } = run({ ...state, options }, 'fight', { ...entry(1, 'j', unit), 'kind-2': 'done' });
      const count = asked.find(({ key }) => key === 'count-1');
      return count?.kind === 'form' && count.fields.some(({ key }) => key === 'fate');
    };
    expect(fates('j-division-20-40', ['resiliency'])).toBe(true);
    expect(fates('j-division-20-40', [])).toBe(false);
    for (const unit of ['j-brigade-8-18', 'j-armor-40-20']) expect(fates(unit, ['resiliency'])).toBe(false);
  });
});

describe('a land attack', () => {
  it.each(named(({ expect: said }) => said.replacedBy && 'printed' in said))(
    '%s',
    (_, { given, expect: said }) => {
      const { attacker, turn, options, banzai } = given;
      const defender = attacker === 'j' ? 'a' : 'j';
      const state = sea([], {
        options: options.filter((id: string) => id !== 'training'),
        cursor: { turn, step: attacker === 'j' ? 'p9' : 'p5' },
      });
      const sum = (units: readonly Given[], factor: string) =>
        units.filter(({ cdu }) => !cdu).reduce((all, unit) => all + unit[factor], 0);
      const name = ({ attack, defence }: Given) => `${attack}-${defence} unit`;
      const hurt = (['attackers', 'defenders'] as const).flatMap((who) => {
        const side = who === 'attackers' ? attacker : defender;
        const units: readonly Given[] = given[who].filter(({ cdu }: Given) => !cdu);
        return (said.replacedBy[who] ?? []).flatMap((ways: readonly string[], i: number) =>
          // Whom nothing replaces is lost where the result eliminates.
          ways.length || [said[who]].flat()[i] === 'eliminated'
            ? [{ side, unit: unitOf(side, name(units[i])).id, ways: ways.map((each) => wayOf(side, each)) }]
            : [],
        );
      });
      const script: Script = [
        ['attack', { supplied: sum(given.attackers, 'attack'), marks: banzai ? ['banzai'] : [] }],
        ['defence', { plain: sum(given.defenders, 'defence') }],
        ['die', given.die],
        ...hurt.flatMap(({ side, unit, ways }, i) => Object.entries(entry(i + 1, side, unit, ways[0]))),
        [`kind-${hurt.length + 1}`, 'done'],
      ];
      const { outcome, prompts } = drive(usnDeluxe, state, 'land-attack', {}, script, PACK);
      expect(outcome.trace[0]?.value).toMatch(new RegExp(`^${said.result}, `));
      const said27 = outcome.trace.flatMap(({ label }) => (label.startsWith('Larger units') ? [label] : []));
      const inPlace = said.result === 'A2' || said.result === 'D2';
      expect(said27.map((label) => label.includes('die in place'))).toEqual([inPlace]);
      for (const [i, { ways }] of hurt.entries())
        expect(offered({ asked: prompts }, i + 1)).toEqual(ways.toSorted());
      const booked = outcome.events.flatMap(({ type, unit, to }) =>
        type === 'v1.UnitsReduced' ? [`${unit} to ${to}`] : type === 'v1.UnitsLost' ? [`${unit} lost`] : [],
      );
      expect(booked).toEqual(
        hurt.map(({ unit, ways: [first] }) => (first ? `${unit} to ${first}` : `${unit} lost`)),
      );
    },
  );
});

const { crt1 } = crts as unknown as {
  crt1: { columns: readonly string[]; rows: { readonly [die: string]: readonly string[] } };
};
const EMPTY = packOf({});
const PACK = {
  ...EMPTY,
  heads: { ...EMPTY.heads, 'crt-1.columns': crt1.columns },
  cells: {
    ...EMPTY.cells,
    'crt-1': Object.fromEntries(
      Object.entries(crt1.rows).flatMap(([die, row]) =>
        row.map((value, i) => [`${crt1.columns[i]}|${die}`, { value, source: 'mapsheet' as const }]),
      ),
    ),
  },
};
