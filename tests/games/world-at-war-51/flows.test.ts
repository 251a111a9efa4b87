import { describe, expect, it } from 'vitest';
import { foldJournal, type ProcedureRun } from '../../../src/core/journal/projection';
import type { Answer } from '../../../src/core/play/prompt';
import { worldAtWar } from '../../../src/games/world-at-war-51/game';
import { checklist } from '../../../src/games/world-at-war-51/state/checklist';
import { homes } from '../../../src/games/world-at-war-51/state/home';
import type { WarState } from '../../../src/games/world-at-war-51/state/state';
import { initialState } from '../../../src/games/world-at-war-51/state/state';
import { recordedEntries } from '../../support/recorded';
import { expected, run } from './war';

type Facts = { readonly [fact: string]: unknown };
type Step = { readonly n: number; readonly step: string; readonly expect: Facts };
type Flow = { readonly id: string; readonly steps: readonly Step[] };
const FLOWS = expected<{ readonly flows: readonly Flow[] }>('flows').flows;

const RECORDED: { readonly [id: string]: string } = { W1: 'withdrawal', I2: 'interception', U3: 'us-alone' };

/** Which procedure a step of the flow is; every other step is an attack on the target it names. */
const PROCEDURES: readonly (readonly [step: RegExp, procedure: string])[] = [
  [/^EFFECTIVE/, 'effective'],
  [/^MAGIC/, 'magic-us'],
  [/^TF_LOC/, 'locations'],
  [/^SURPRISE/, 'surprise'],
  [/split$/, 'targets'],
  [/air combat$/, 'air-combat'],
  [/assign$|^SECOND_STRIKE$/, 'assign'],
  [/^survivors/, 'survivors'],
  [/^DECISION/, 'decision'],
  [/^INTERCEPTION/, 'interception'],
  [/^COMBAT surprise/, 'counter'],
  [/^REVEAL/, 'reveal'],
  [/^PLACEMENT|^RETURN/, 'placement'],
];
/** Steps that need no roll, or that another step's procedure holds. */
const NO_PROCEDURE = /^SETUP|^DECLARATION|critical hit$|strike size$|COMBAT end|^WINDOWS|SECOND_STRIKE air/;

/** A closed procedure with the state before and after it. */
type Seen = { readonly procedureRun: ProcedureRun; readonly before: WarState; readonly after: WarState };

function seenIn(name: string): readonly Seen[] {
  let state = worldAtWar.initial();
  return foldJournal(worldAtWar, recordedEntries(worldAtWar.id, name)).runs.map((procedureRun) => {
    const before = state;
    for (const event of procedureRun.outcome?.events ?? []) state = worldAtWar.apply(state, event).state;
    return { procedureRun, before, after: state };
  });
}

const answersOf = ({ procedureRun }: Seen): ReadonlyMap<string, Answer> =>
  new Map(
    procedureRun.entries.flatMap(({ answers }) => answers.map(({ key, answer }) => [key, answer] as const)),
  );

const cells = (seen: Seen, chart: string) =>
  [...answersOf(seen).values()].flatMap((answer) =>
    answer.kind === 'cell' && answer.chart === chart ? [answer] : [],
  );

const lineOf = ({ procedureRun }: Seen, label: RegExp): string | undefined =>
  procedureRun.outcome?.trace.find((line) => label.test(line.label))?.value;

type Toll = { readonly eliminated: number; readonly aborted: number };
const written = (toll: Toll): string => `${toll.eliminated}/${toll.aborted}`;
const SHIPS = { whole: 'unharmed', damaged: 'damaged', sunk: 'sunk' } as const;
const totalOf = (seen: Seen, key: string): number | undefined => {
  const line = seen.procedureRun.outcome?.trace.find(({ kind, prompt }) => kind === 'die' && prompt === key);
  return line && Number(line.value?.split('= ').at(-1));
};

/** Everything that a step's expectations may name, read off the journal. */
function factsOf(seen: Seen): Facts {
  const { procedureRun, before, after } = seen;
  const attack = after.attack;
  const events = (procedureRun.outcome?.events ?? []) as readonly Facts[];
  const [event = {}] = events;
  const answers = answersOf(seen);
  const rows = (chart: string) => cells(seen, chart).map(({ row }) => Number(row.replace('s', '')));
  const [declaration] = after.declarations;
  switch (procedureRun.opened.procedure) {
    case 'effective':
      return {
        change: Number(declaration?.effective) - Number(declaration?.actual),
        effective: declaration?.effective,
        J0: declaration?.onslaught,
        A1: declaration?.unprepared?.map((power) => (power === 'us' ? 'US' : 'Britain')).toSorted(),
        A2: declaration?.unprepared?.map((power) => (power === 'us' ? 'US' : 'Britain')).toSorted(),
        CH: checklist(after).some(({ id }) => id === 'CH-1'),
      };
    case 'magic-us':
      return {
        pearlLevel: Number(lineOf(seen, /^Pearl level/)),
        column: lineOf(seen, /^Column/)?.replace('–', '-'),
        drm: attack?.drm,
        usMagicElsewhere: checklist(after).some(({ id }) => id === 'J0-G') ? 'no' : 'allowed (J0-G not live)',
      };
    case 'locations':
      return placesOf(after);
    case 'surprise': {
      const drm = Number(before.attack?.drm);
      const die = answers.get('die');
      return {
        level: die?.kind === 'dice' ? (die.faces[0] ?? 0) + drm : undefined,
        band: lineOf(seen, /^Surprise level/),
        fewerDefenders: Number(attack?.level) - 3,
      };
    }
    case 'targets': {
      const { air, caught, inPort } = attack ?? {
        air: { army: 0, naval: 0 },
        caught: { army: 0, naval: 0 },
        inPort: [],
      };
      const squadrons = air.army + air.naval;
      const surprised = caught.army + caught.naval;
      return {
        squadrons,
        surprised,
        engaging: squadrons - surprised,
        armyPool: caught.army,
        navalPool: caught.naval,
        airCombat: squadrons > surprised,
        airDefenceRolls: attack?.level !== 7,
        oilTarget: false,
        shownToJapan: inPort?.map((id) => nameOf(after, id)),
      };
    }
    case 'assign': {
      const to = event.to as readonly { readonly squadrons: number }[];
      const assigned = to.reduce((sum, { squadrons }) => sum + squadrons, 0);
      const flown = Number(before.attack?.strikes.at(-1)?.squadrons);
      return { assigned, left: flown - assigned, surpriseRoll: false, defenders: 0, airCombat: false };
    }
    case 'air-combat': {
      const [us, jp] = cells(seen, 'air-combat');
      const { attackers, army, naval, cap } = event as { readonly [who: string]: Toll };
      const counter = before.attack?.strikes.at(-1)?.side === 'us';
      const both = (a?: Toll, b?: Toll) => ({
        eliminated: (a?.eliminated ?? 0) + (b?.eliminated ?? 0),
        aborted: (a?.aborted ?? 0) + (b?.aborted ?? 0),
      });
      const left = attack?.strikes.at(-1)?.squadrons;
      return {
        usRow: Number(us?.row),
        usTotal: totalOf(seen, 'us'),
        usResult: us?.value,
        japanRow: Number(jp?.row),
        japanTotal: totalOf(seen, 'jp'),
        japanResult: jp?.value,
        japanLosses: attackers && !counter ? written(attackers) : undefined,
        capLosses: cap && written(cap),
        usLosses: counter ? attackers && written(attackers) : written(both(army, naval)),
        japanAttacking: left,
        usAttacking: left,
      };
    }
    case 'attack': {
      const target = String(event.target);
      const ship = attack?.ships.find(({ id }) => `ship:${id}` === target);
      const [defence] = cells(seen, 'air-defence');
      const entered = answers.get('defence');
      const level = entered?.kind === 'form' ? Number(entered.values.level) : undefined;
      return {
        row: rows('naval-attack')[0],
        total: totalOf(seen, 'attack'),
        net: target === 'oil' ? 0 : Number(lineOf(seen, /^Modifiers/)),
        effects: event.effects,
        result: event.effects,
        ship: ship && SHIPS[ship.status],
        criticalDie: answers.has('critical'),
        recorded: answers.has('critical')
          ? (answers.get('critical') as { faces: readonly number[] }).faces[0]
          : undefined,
        prompt: answers.has('aboard') ? 'AMB-22' : undefined,
        airDefenceRow: defence ? Number(defence.row) : level === undefined ? undefined : level - 1,
        airDefence: defence?.value,
        airDefenceRoll: answers.has('defence-dice'),
        aafEliminated: Number(event.squadrons) / 3,
        nasEliminated: event.squadrons,
        armyLeft: attack?.caught.army,
        navalLeft: attack?.caught.naval,
        oilDestroyed: event.oil,
        oilLeft: attack?.oil,
      };
    }
    case 'survivors':
      return {
        row: rows('air-combat')[0],
        total: totalOf(seen, 'us'),
        result: cells(seen, 'air-combat')[0]?.value,
        japanLosses: written(event.lost as Toll),
        japanRollInReturn: answers.has('jp'),
        japanAvailable: Number(attack?.nas) - Number(attack?.nasAborted),
      };
    case 'decision': {
      const there = Number(before.attack?.nas) - Number(before.attack?.nasAborted);
      return {
        interceptionAsked: false,
        strikes: 1,
        oil: attack?.oil,
        capMax: Math.floor(there / 3),
        allowed: true,
      };
    }
    case 'counter': {
      const {
        level,
        cap,
        defence,
        attack: plus,
        fewer,
        critical,
      } = attack?.strikes.at(-1)?.surprise ?? { fewer: 0 };
      return {
        level,
        capEngaging: Number(attack?.cap) - fewer,
        japanPlusOne: cap === 1,
        airDefenceChange: defence,
        attackPlusOne: plus === 1,
        criticalDie: critical,
        groups: attack?.groups.flat().length,
      };
    }
    case 'reveal':
      return {
        ...placesOf(after),
        usMagic: attack?.magicUs,
        column: lineOf(seen, /^Column/)?.replace('–', '-'),
      };
    case 'placement': {
      const home = attack ? homes(attack) : [];
      return {
        ...Object.fromEntries(home.map(({ label, place }) => [label, place])),
        mayContest: Object.fromEntries(home.map(({ label, mayContest }) => [label, mayContest])),
        japanTo: lineOf(seen, /together/)?.split(', ')[0],
        inverted: lineOf(seen, /together/)?.includes('inverted'),
        together: true,
      };
    }
    default:
      return {};
  }
}

const nameOf = ({ attack }: WarState, id: string): string =>
  attack?.forces?.taskForces.find((each) => each.id === id)?.name ?? id;
const placesOf = (state: WarState): Facts => ({
  ...Object.fromEntries(
    Object.entries(state.attack?.locations ?? {}).map(([id, place]) => [
      nameOf(state, id),
      /^\d$/.test(place) ? Number(place) : place,
    ]),
  ),
});

/** Said of what never happens, or in words; asserted where it belongs. */
const IN_WORDS = [
  'next',
  'notReturning',
  'shownNow',
  'combat',
  'shownToJapan',
  'netAgainstShips',
  'netAgainstAir',
];

describe.each(FLOWS.filter(({ id }) => id in RECORDED))('$id', ({ id, steps }) => {
  const seen = seenIn(RECORDED[id] ?? '');
  const rest = [...seen];
  const rolled = steps.filter(
    ({ step, expect: wanted }) => !NO_PROCEDURE.test(step) && wanted.roll !== false,
  );
  it.each(rolled.map((step) => [`${step.n} ${step.step}`, step] as const))(
    '%s',
    (_, { step, expect: wanted }) => {
      const procedure = PROCEDURES.find(([pattern]) => pattern.test(step))?.[1] ?? 'attack';
      const peek = step === 'RETURN';
      const at = rest.findIndex(({ procedureRun }) => procedureRun.opened.procedure === procedure);
      const [found] = at < 0 ? [] : [rest[at]];
      if (!found) throw new Error(`${step} is not in the journal`);
      rest.splice(0, peek ? at : at + 1);
      const facts = factsOf(found);
      for (const [key, value] of Object.entries(wanted)) {
        if (IN_WORDS.includes(key)) continue;
        if (key === 'mayContest') expect(facts.mayContest).toMatchObject(value as Facts);
        else if (key === 'C' && String(value).startsWith('not placed')) expect(facts).not.toHaveProperty('C');
        else if (step === 'INTERCEPTION') expect(['A', 'B', 'C']).toContain(key);
        else expect(facts[key], key).toEqual(Array.isArray(value) ? value.toSorted() : value);
      }
    },
  );

  it('who tried to intercept, and who met the fleet', () => {
    const wanted = steps.find(({ step }) => step === 'INTERCEPTION')?.expect;
    const state = seen.at(-1)?.after;
    const tried = Object.fromEntries(
      (state?.attack?.attempts ?? []).map(({ taskForce, success }) => [
        nameOf(state as WarState, taskForce),
        success,
      ]),
    );
    const words = (name: string) => {
      const said = String(wanted?.[name] ?? '');
      return said.startsWith('success') ? true : said.startsWith('failed') ? false : undefined;
    };
    expect(tried).toEqual(
      Object.fromEntries(
        ['A', 'B', 'C'].flatMap((name) => (words(name) === undefined ? [] : [[name, words(name)]])),
      ),
    );
  });

  const windows = steps.find(({ step }) => step === 'WINDOWS');
  if (!windows) return;
  it('what is live in each player turn', () => {
    const turns = seen.filter(({ procedureRun }) => procedureRun.opened.procedure === 'next-turn');
    const [first] = turns;
    const states = first ? [first.before, ...turns.map(({ after }) => after)] : [];
    const live = (state: WarState) => [
      ...new Set(
        checklist(state)
          .filter((line) => line.state === 'active' || line.state === 'done')
          .filter(({ own }) => !own)
          .map(({ id: line, label }) =>
            line.startsWith('J0') ? 'J0' : label.endsWith('the US') ? `${line} (US)` : line,
          ),
      ),
    ];
    const told = Object.values(windows.expect ?? {});
    expect(states.slice(0, told.length).map(live)).toEqual(told);
  });
});

describe('N4: the US declares war', () => {
  it('nothing of the procedure is left, and China waits for Britain', () => {
    const begun = { ...initialState(), begun: true };
    const alone = run(begun, 'declare', { war: 'us', when: { season: '0', year: 1942 } });
    expect(worldAtWar.table(alone.state).verdict?.label).toBe('No attack on Pearl Harbor');
    expect(checklist(alone.state)).toEqual([]);
    expect(alone.outcome.trace.at(-1)?.label).toContain('Japan loses surprise');
    const both = run(begun, 'declare', { war: 'allies', when: { season: '0', year: 1942 } });
    expect(checklist(both.state).map(({ id, state }) => [id, state])).toEqual([
      ['CH-1', 'active'],
      ['CH-2', 'active'],
    ]);
  });
});
