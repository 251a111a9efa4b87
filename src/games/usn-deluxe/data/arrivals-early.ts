import { arrivalsOf, CHART, DECEMBER, SHOCK } from './arrival';

/** Games that begin with the shock; the convoys are asked of Games 1, 3 and 5. */
export const FIRST_TURN = arrivalsOf(
  { rule: 'Shock Effect', scenarios: SHOCK },
  `
  1 | j p0 | Before the turn: ships make two full naval movements, never within five hexes of an Allied base, no strategic movement | lapses
  1 | j p1 | Are convoys escorted? | rule: 33 | by: convoy | needs: convoy | scenarios: g1 g3 g5
  1 | j p2 | No air transfer; ships stay five hexes away from Allied bases, those that start nearer stay put; strategic movement is allowed | lapses
  1 | a p2 | The Allies do not move, nor do what is part of moving, such as entrenching or base building: no phases 3, 4 and 6 | lapses
  1 | p5 | Nobody flies | lapses
  1 | p9 | Only Japan flies. Allied ships: defense and anti-aircraft a third; bases: anti-aircraft a third; land units: defense a third. NAC bombard with 10 | lapses
`,
);

/** Turns 2 to 55. */
export const YEAR_1942 = arrivalsOf(
  { rule: CHART, scenarios: DECEMBER },
  `
  2 | a p1 | CV-4 with 8 NAC, where the chart says CV-2
  2 | a p1 | What the variable deployment put in Pearl Harbor does not come | rule: Game 1 | needs: allyVarDeploy | lapses
  4 | a p1 | MAGIC from now on, once a month | rule: 38 | needs: magic | lapses
  5..25/2 26..55 | j p1 | 1 more LAC | needs: extraJapLAC | scenarios: g1 g2 g3 g5
  12 | a p1 | An armored brigade at Rangoon or Singapore instead of the infantry regiment | rule: 39 | needs: armor
  17 | a p1 | An armored brigade on the West Coast | rule: 39 | needs: usArmor
  21 | j p10 | What is still off the west edge is eliminated | rule: Indian Ocean | by: take:west-edge | scenarios: g3 g5
  26 | a p1 | The Marine regiment of the chart is a 10-15 | scenarios: g2 g3 g5
  30 | j p1 | Midway must hold a Japanese land unit now, and at every end of turn to the last; else the Allies score 100, once | rule: Game 2 | scenarios: g2
  43 | a p1 | The airborne regiment of the chart is a 10-15 | scenarios: g3 g5
`,
);

/** What else holds for one turn, or for the set-up. */
export const REMINDERS = arrivalsOf(
  { rule: 'Shock Effect', scenarios: SHOCK },
  `
  1 | a | Ships in a base with coastal defense units start under them | lapses
  1 | p2 | Allied aircraft have no zone of control, but Allied air bases still bar strategic movement within five hexes | lapses
  1 | j | CA, CL, DD and oilers may start in any Japanese naval base | rule: Variable Deployment | scenarios: g1 g3 g5 | needs: japVarDeploy | lapses
  1 | a p9 | Ships of the variable deployment: anti-aircraft whole, defense halved; at most half the NAC of each carrier, rounded up, fly CAP | rule: Variable Deployment | scenarios: g1 g3 g5 | needs: allyVarDeploy | lapses
  4 | a p1 | MAGIC from now on, once a month | rule: 38 | scenarios: malaya | needs: magic | lapses
  33 | a p6 | Last chance to bring an armored brigade, and a 30-50 division or three 8-15 regiments, into the India box: they leave as turn 34 begins | rule: 39(B) | scenarios: g2 g3 g5 | needs: armor | lapses
  15 | a | Choose Base One before anybody places: Kwajalein, Wotje or Mili, with a naval base and 5 more for aircraft; no Japanese unit starts there | rule: War Plan Orange | scenarios: wpo3 | lapses
`,
);
