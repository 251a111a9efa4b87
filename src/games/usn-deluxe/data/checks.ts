import { flag, list, oneOf, rowOf, rowsOf, whole, wholes, words } from '../../../kit/rows';
import type { CheckRow } from './check-row';

/** Words with a space between, or none. */
const someOf = (part: string): readonly string[] => (part ? part.split(' ') : []);

const CHECK = rowOf(
  {
    ...{ id: words, name: words, rule: words, phases: someOf },
    ...{ who: oneOf('j', 'a', 'phasing', 'owner', 'both', 'other'), dice: whole, per: words },
  },
  {
    ...{ needs: words, scenarios: list, turns: wholes, secret: flag, once: flag, only: list },
    ...{ good: words, bad: words, counts: words, unit: words, note: words },
  },
);
/** What stands below a check, by the first word of its line: `asks`, `variants`, `rows` and `mods` of `CheckRow`. */
const ASK = rowOf({ id: words, label: words }, { only: list });
const WHEN = rowOf({ when: someOf, least: whole }, { most: whole, second: whole, auto: flag });
const GIVE = rowOf({ label: words, gives: (part: string) => part }, { upTo: whole });
const ADD = rowOf({ when: words, label: words, by: whole }, {});
type Line = {
  readonly check?: ReturnType<typeof CHECK>;
  readonly ask?: ReturnType<typeof ASK>;
  readonly when?: ReturnType<typeof WHEN>;
  readonly give?: ReturnType<typeof GIVE>;
  readonly add?: ReturnType<typeof ADD>;
};
const READ: { readonly [word: string]: (parts: readonly string[]) => Line } = {
  ask: (parts) => ({ ask: ASK(parts) }),
  when: (parts) => ({ when: WHEN(parts) }),
  give: (parts) => ({ give: GIVE(parts) }),
  add: (parts) => ({ add: ADD(parts) }),
};

function lineOf(parts: readonly string[]): Line | undefined {
  const [word = '', ...rest] = parts;
  const line = READ[word]?.(rest) ?? { check: CHECK(parts) };
  return Object.values(line).every((row) => row) ? line : undefined;
}

function checkOf(check: NonNullable<Line['check']>, below: readonly Line[]): CheckRow {
  const variants = below.flatMap(({ when }) => when ?? []);
  const rows = below.flatMap(({ give }) => give ?? []);
  const mods = below.flatMap(({ add }) => add ?? []);
  return {
    ...{ ...check, asks: below.flatMap(({ ask }) => ask ?? []) },
    ...(variants.length > 0 && { variants }),
    ...(rows.length > 0 && { rows }),
    ...(mods.length > 0 && { mods }),
  };
}

/** Checks as rows of text, each with what stands below it up to the next one. */
const checksOf = (text: string): readonly CheckRow[] => {
  const lines = rowsOf('check', text, lineOf);
  return lines.flatMap(({ check }, at) => {
    const after = lines.slice(at + 1);
    const next = after.findIndex((line) => line.check);
    return check ? checkOf(check, next < 0 ? after : after.slice(0, next)) : [];
  });
};

const MONSOON_BASES =
  'India and its box, Burma, Thailand, Malaya, Indochina, Philippines, Dutch East Indies, New Guinea';

/** Every die of the standard and optional rules that no chart of the players decides. */
export const CHECKS = checksOf(`
  infiltrateMountain | Cross a mountain with an enemy beyond | 7(H) | 3A 7A | owner | 1 | unit | only: !free-mountains | good: Crosses, and ends its move there | bad: Stays, and does not move again in this phase | note: Only a unit with a movement of 1, other than armor, that starts its move next to the mountain. An unsupplied unit may not cross against an enemy
    ask | none-beyond | No enemy unit beyond
    ask | special | Special forces
    ask | region | In a monsoon region: ${MONSOON_BASES}
    when | none-beyond | 1 | auto
    when | special | 1 | auto
    when | opt:monsoon monsoon-turn region j | 5
    when | opt:monsoon monsoon-turn region a | 6
    when | j | 4
    when | a | 5
  infiltrateUnits | Move from one enemy-occupied hex to another | 29 | 3A 7A | owner | 1 | unit | needs: infiltrateUnits | good: Moves on | bad: Does not move in this phase | note: Enemy land units only. Across a mountain both dice must succeed; in December 1941 Japan rolls only the mountain die
    ask | special | Special forces
    ask | armor | Armor
    when | j december-41 | 1 | auto
    when | special | 3
    when | j armor | 5
    when | a armor | 4
    when | j | 4
    when | a | 5
  entrench | Entrench | 16 | 3B 7B | owner | 1 | unit | good: Defense ×3; neither moves nor attacks. Coastal defense: ×3 against ships and aircraft only | bad: Not entrenched | note: The unit must be unmoved and in supply. On hex 348 neither is needed while the fortifications stand
    ask | hex-348 | On hex 348, while the Philippine fortifications stand
    ask | city | In a city that its side controls
    when | a fortified hex-348 | 1 | auto
    when | opt:cityEntrench city | 4
    when | j sho-go | 4
    when | j | 6
    when | a | 5
  neutralRecovery | Recover from neutralization | 9 | 10C | owner | 1 | unit or base | good: Recovered | bad: Stays neutralized | note: Supply of the hex counts, not of the unit
    ask | supplied | Its hex is in supply
    when | supplied | 3
    when | | 5
  buildNavalA | Build a naval base (Allies) | 19(E) | 3C | a | 1 | engineer | good: The naval base is built | bad: Not finished yet
    when | | 6
  buildAirA | Build an air base, or 5 more (Allies) | 19(E) | 3C | a | 1 | engineer | good: An air base of 5, or 5 more, is built | bad: Not finished yet
    when | | 5
  buildNavalJ | Build a naval base (Japan) | 19(E) | 7C | j | 1 | engineer | good: The naval base is built | bad: Not finished yet
    when | | 6 | second: 4
  buildAirJ | Build an air base, or 5 more (Japan) | 19(E) | 7C | j | 1 | engineer | good: An air base of 5, or 5 more, is built | bad: Not finished yet
    when | | 6
  sabotage | Destroy your own base | 18(Q) | 3C 7C | owner | 1 | unit | good: The naval base is destroyed, or the air base loses 5 | bad: The base stands
    ask | engineer | An engineer, otherwise an infantry division, corps or army
    when | engineer | 1 | most: 4
    when | | 1 | most: 2
  training | Train to combine | 26 | 3D 7D | phasing | 1 | group | needs: training | only: !only-fronts | good: Combined by one echelon | bad: Not combined; try again on another turn | note: One hex, unmoved, in supply, no enemy land unit there. With US armor: 39 US Armor (F)
    ask | regiments | Regiments into a division | only: dated
    ask | brigades | Brigades into a division | only: orange
    ask | divisions | Divisions into a corps or an army
    when | j divisions | 6
    when | j | 1 | auto
    when | brigades | 6
    when | regiments to-turn-107 | 6
    when | divisions opt:usArmor to-turn-159 | 6 | second: 3
    when | divisions opt:usArmor | 3
    when | divisions to-turn-159 | 6
    when | a | 1 | auto
  monsoonFlight | Fly in the monsoon | 42(B) | 5E 9E | owner | 1 | base or carrier, before its first mission of the phase | needs: monsoon | once | only: monsoon-turn | good: Flies as usual | bad: All its aircraft stay down for the rest of the phase | note: Monsoon turns; bases in ${MONSOON_BASES}, and carriers within three hexes of their coasts. No roll for CAP, air supply or flights into them
    when | | 4
  monsoonNaval | Attack ships in the monsoon | 42(B) | 2F 4F 6F 8F | owner | 1 | force in a hex | needs: monsoon | once | only: monsoon-turn at-sea | good: Attacks as usual | bad: Attacks no ships in this phase | note: Monsoon turns, within three hexes of the coasts of ${MONSOON_BASES}. No roll for bombardment or ships in port
    when | | 4
  clientDefection | Does a client army defect? | 41(E) | | j | 1 | client army of the country, once a game | needs: asia | scenarios: g1 g2 g3 g4 g5 cbi1 cbi2 cbi12 | note: Roll when Allied land units enter a city of the country that has no Japanese land units. In China the city must have begun behind the Japanese line
    give | It stays | stays | upTo: 2
    give | Removed, no loss | removed | upTo: 5
    give | Removed, and an Allied 8-15 regiment in its place | allied
  chineseReplacement | Does a Chinese army come back? | 45.A(H) | 1A | a | 1 | eliminated Chinese army | needs: china | good: Comes back, if it is the first of its faction in this phase | bad: Not yet | note: Nationalists return in a city of their zone with Allied land units in it. Communists return in a hex of their zone without Japanese land units
    ask | communist | A Communist army
    when | communist | 5
    when | | 6
  civilWar | Chinese Civil War Table | 45.A(I) | 1A | a | 1 | year | needs: china | turns: 56 108 160 | note: A faction that Japan attacks is Allied until the end of the year
    ask | no-attack | Japan attacked no Chinese in China last year
    give | The Allies control all Chinese | all | upTo: 1
    give | The Allies control the Nationalists | nationalists | upTo: 4
    give | The Allies control no Chinese | none
    add | no-attack | No attack in China | 1
  navalInitiative | Naval Engagement Table | 36 | 2F 4F 6F 8F | both | 1 | side | needs: navalInitiative | only: at-sea | counts: The higher total fires first and its losses count at once; a tie fires together
    ask | screen | More undamaged DD and CL than the enemy
    ask | radar | A ship with radar
    ask | carrier | A carrier with at least one NAC
    ask | zone | In an undisputed air zone of its own
    add | screen | More DD and CL | 1
    add | j dated to-turn-55 | Japan in 1941 and 1942 | 1
    add | a opt:radar from-turn-56 radar | Radar | 1
    add | carrier | A carrier with aircraft | 1
    add | zone | Own air zone | 1
  solitaireAir | Solitaire air reaction | Phase 5(E) | 5E 9E | other | 1 | enemy air base or carrier with aircraft | needs: solitaireAir | once | only: !shock-turn
    give | All fly CAP | cap | upTo: 2
    give | Half fly CAP, half attack in range | half | upTo: 4
    give | All attack | attack
  airPlacementRolloff | Who places aircraft first? | Phase 5(E) | 5E 9E | both | 1 | side, hex by hex | needs: solitaireAir | only: !shock-turn | counts: The rules name no winner: agree whether high or low places first
  airborneAA | Base fire at an airborne drop | 21.D | 5B 9B | other | 1 | hex | unit: on CRT 2 | counts: On CRT 2 two or more destroyed eliminate the whole drop. Otherwise two or more aborted send it all back | note: Only bases in the hex fire, after all other anti-aircraft fire
  allyVarDeploy | Allied variable deployment | Variable Deployment | set-up | a | 1 | game | needs: allyVarDeploy | scenarios: g1 g3 g5 | secret | note: Reveal it at the first Japanese move or attack, or at the end of turn 1. Ships already in Pearl Harbor do not arrive on turn 2
    give | CV-4 with 8 NAC, CA-3 and DD-10 in Pearl Harbor | CV-4 CA-3 DD-10 | upTo: 2
    give | CV-6 with 9 NAC and CA-2 in Pearl Harbor | CV-6 CA-2 | upTo: 4
    give | All of these in Pearl Harbor | CV-4 CA-3 DD-10 CV-6 CA-2 | upTo: 5
    give | As in the set-up |
  indianOceanLoss | Indian Ocean: Japanese losses | Indian Ocean | | j | 1 | game | scenarios: g1 g3 g5 | unit: NAC lost | counts: The force loses that many NAC, and the Allies score each
  indianOceanGain | Indian Ocean: Japanese gain | Indian Ocean | | j | 2 | game | scenarios: g1 g3 g5 | unit: VP | counts: Japan scores the total
`);
