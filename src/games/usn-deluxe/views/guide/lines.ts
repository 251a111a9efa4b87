/** What is to be done in a part of a phase: by Japan, the Allies, the phasing side, the other, or both. */
type PhaseLine = {
  readonly sub: string;
  readonly side?: 'j' | 'a' | 'p' | 'o';
  readonly must: boolean;
  readonly text: string;
  readonly rule: string;
  /** Only where all of these hold: an optional rule, or what `CONDITIONS` asks of the game. */
  readonly when: readonly string[];
};

type PhaseId = 'p0' | 'p1' | 'p2' | 'p3' | 'p4' | 'p5' | 'p6' | 'p7' | 'p8' | 'p9' | 'p10';

/**
 * Lines written as text, one each: `I p! 12(N): What is to be done. | subs ships`, with the part of the phase, the side, a mark
 * where it has to be done, the rule, and after the bar what it needs. Put in the order of the parts. What falls on a turn of its
 * own is no line here: it comes due.
 */
const linesOf = (phase: number, text: string): readonly PhaseLine[] =>
  text
    .trim()
    .split(/\n+/)
    .map((row) => {
      const [, part = '', side, must, rule, said, needs = ''] =
        /^\s*(\w) ([japo]?)(!?) ?(.+?): (.+?)(?: \| ([\w ]+))?$/.exec(row) ?? [];
      if (!rule || !said) throw new Error(`no line of the guide: ${row}`);
      return {
        sub: `${phase}${part}`,
        ...(side && { side: side as 'j' | 'a' | 'p' | 'o' }),
        must: must === '!',
        text: `${phase}${part}: ${said}`,
        rule,
        when: needs.split(' ').filter(Boolean),
      };
    })
    .toSorted((a, b) => a.sub.localeCompare(b.sub));

const PREGAME = `
  B j Shock Effect: Move ships for two naval phases, five hexes off every Allied base and not strategically.
`;

const REINFORCEMENTS = `
  A ! 23.D: Say whether any reserves are called. | reserves
  A j 44(C): Make a LAC or NAC with operational points. | strategic since1943
  A j! 41: Place a client army where Japan is in every city and no Ally in any. | clients
  A a! 45.A(H): Roll for each Chinese army that is lost. | lostChinese
  A ! 22: Place what is replaced or repaired.
  A ! Reinforcements: Place what the chart brings this turn. | chart
  A a 38: Look at a hex and the six around it, once a month. | magic unused
`;

const AT_SEA = `
  A p Phase 2: Transfer aircraft, up to twice their normal range.
  B p 7(O): Move ships; double where no enemy is near. | ships
  B p 25: Put ships under a task force marker, or take them out. | taskForces ships
  B p 18(H): Put ships under a coastal defense, or take them out. | ships
  C p 7: Embark and debark, not onto the enemy. | ships
  E p Phase 2: Bombard land units and bases where no enemy ships or coastal defense prevent it. | ships
  F p! 42(B): Roll whether the ships may attack in monsoon waters. | monsoonTurn ships
  F p! 14: Try to engage enemy ships in the hex. | ships
  F o Phase 2: Withdraw to an adjacent hex where it is possible. | ships
  F ! 36: Roll for who fires first. | navalInitiative ships
  G p Phase 2: Bombard coastal defenses, which fire back at once. | ships
  H p Phase 2: Move with what movement is left, and order the stacks. | ships
  I p 12(O): Refuel in bases and from oilers; fill oilers. | ships
`;

const AT_SEA_JAPAN = `${AT_SEA}
  A p! 21.B: Keep a carrier with new NAC in Japan for two sea movements. | ships
  B p 32: Put submarines on station, or take them off after eight naval phases. | subs ships
  D p 12(L): Carry emergency supply or land units by destroyer or light cruiser. | ships
  I p! 44(C): Pay a point for each six ships refueled in a base and each oiler filled. | strategic since1943
`;

const AT_SEA_ALLIES = `${AT_SEA}
  A p! 21.B: Keep a carrier with NAC from ashore in a naval base for two sea movements. | nacRetrain ships
  B o 32: Attack with submarines when ships come next to them. | subs ships
  D p 12(L): Carry emergency supply or land units by destroyer. | ships
`;

/** The second naval phase of a side is its last chance of fuel. */
const LAST_FUEL = `
  I p! 12(N): Refuel every ship whose fuel ends this turn, or lose it. | ships
`;

const ON_LAND = `
  A p 7: Move land units; strategically where supplied and far from the enemy.
  A p! 7(H): Roll to cross a mountain hexside against an enemy. | mountainDie
  A p! 29: Roll to move from one enemy-held hex to another. | infiltrationDie
  A p! 42: In monsoon regions no land unit moves strategically; Japan crosses mountains on 5–6, the Allies on 6. | monsoonTurn
  A p 13: Break down units, at any moment.
  B p 16: Roll to entrench supplied units that have not moved, or disentrench.
  C p 19: Repair captured bases, with engineer and empty transport.
  C p 19(E): Roll to build bases, or to enlarge air bases.
  C p 18(Q): Roll to wreck your own bases.
  D p 13: Combine supplied, unmoved units in one hex.
  D p! 26: Roll first where combining needs training. | trainingDie
`;

const ON_LAND_JAPAN = `${ON_LAND}
  A p! 40: Leave a land unit on each base in guerrilla areas, or the base does not function. | guerrillas guerrillaLand
`;

const ATTACK = `
  A p 15: Land from transports against the enemy. | ships
  B p 21.D: Drop airborne units, up to four hexes.
  C p 8: Name the land attacks.
  C p! 42: Attacks in monsoon regions are halved, unsupplied ones quartered. | monsoonTurn
  D p 8: Name the ships that support them. | ships
  E ! Phase 5(E): Allot every air mission in writing.
  E ! 42(B): Roll at each monsoon base or carrier before it flies. | monsoonTurn
  E o! Phase 5(E): Roll a die for each base and carrier with aircraft. | solitaireAir bothFly
  F ! Phase 5(E): Place missions, then patrols.
  F a 37: Place interceptors from radar bases and carriers. | radar radarShips
  G ! Phase 5(G): Fight in the air, once a hex.
  H p Phase 5(H): Strike at ships, wave by wave. | ships
  I o Phase 5(H): Strike at ships, wave by wave. | ships
  K p Phase 5(K): Strike at land units, coastal defenses and bases.
  L o Phase 5(K): Strike at land units, coastal defenses and bases.
  M Phase 5: Give air support to land attacks.
  N p! 8: Fight every land attack that was named.
  N p! 15: Attack with the units that landed on Class 1 hexes. | ships
  N p! 30: Attack with the units that landed against entrenched enemies. | beach ships
  N 27: Replace units with smaller ones instead of losing them, on Class 2 hexes. | resiliency
  O ! Phase 5: Land all aircraft. Those that find no base are lost.
`;

const JAPAN_ATTACKS = `
  C p! 44(C): Pay a point for an attack of three divisions or an army. | strategic since1943
  N p 28: Call a banzai charge: D1 counts as E1, A2 as Ax. | tactics early
`;

/** 28: When the Allies attack. */
const LATE_TACTICS = `
  N p 28: D1 against Japanese units counts as E1. | tactics late
`;

const ADMINISTRATION = `
  A ! 12(N): Record the ships that ran out of fuel. | ships
  B ! 9(C): Take a week off each ship that lay idle in repair. | ships
  C ! 9: Roll for each neutralized unit and base: 3–6, unsupplied 5–6.
  D ! 12(L): Remove emergency supply.
  E ! 3: Move the turn marker.
`;

/** What each side must and may do, by phase and part; `side` is unsaid where it is for both. */
export const PHASES: readonly { readonly id: PhaseId; readonly lines: readonly PhaseLine[] }[] = [
  { id: 'p0', lines: linesOf(0, PREGAME) },
  { id: 'p1', lines: linesOf(1, REINFORCEMENTS) },
  { id: 'p2', lines: linesOf(2, AT_SEA_JAPAN) },
  { id: 'p3', lines: linesOf(3, ON_LAND) },
  { id: 'p4', lines: linesOf(4, AT_SEA_ALLIES) },
  { id: 'p5', lines: linesOf(5, ATTACK + LATE_TACTICS) },
  { id: 'p6', lines: linesOf(6, AT_SEA_ALLIES + LAST_FUEL) },
  { id: 'p7', lines: linesOf(7, ON_LAND_JAPAN) },
  { id: 'p8', lines: linesOf(8, AT_SEA_JAPAN + LAST_FUEL) },
  { id: 'p9', lines: linesOf(9, ATTACK + JAPAN_ATTACKS) },
  { id: 'p10', lines: linesOf(10, ADMINISTRATION) },
];
