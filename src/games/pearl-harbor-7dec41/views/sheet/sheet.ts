import type { FormValues } from '../../../../core/play/form';
import { startWorking } from '../../../../core/play/procedure';
import type { GameSheet, SheetFact } from '../../../../core/play/sheet';
import { heading, reminder } from '../../../../kit/lines';
import { askSheet, fromSheet, sheetSections } from '../../../../kit/standard/sheet';
import { finish } from '../../../../kit/steps';
import { RULE } from '../../data/headings';
import { SHIPS } from '../../data/ships';
import type { Service } from '../../data/sides';
import { isArmy, SQUADRONS, type Squadron, sideOf } from '../../data/squadrons';
import { applyAll } from '../../state/apply';
import { isConfirmed } from '../../state/command';
import type { PearlEvent } from '../../state/events';
import { DEFAULT_HOUSE } from '../../state/house';
import { scored, spent } from '../../state/points';
import { tally } from '../../state/score';
import { initialState, type PearlState } from '../../state/state';
import { conditionOf, formsFor, isEscort } from './forms';
import { positionOf } from './position';

/** The facts of a game on paper, and the way back from them. */
export const pearlSheet: GameSheet<PearlState, PearlEvent> = {
  describe: (state) => ({
    sections: state.begun ? sheetSections(formsFor, valuesOf(state)) : [],
    sealed: sealedIn(state),
  }),
  start: fromSheet(RULE.setups, function* () {
    const work = startWorking();
    const position = positionOf(yield* askSheet(work, formsFor));
    const sealed = 'Japan’s plan is on paper; the US seals again what it has paid and where its carriers are';
    return finish(
      heading('Brought forward from a state sheet'),
      [{ type: 'v1.BroughtForward', position }],
      [...work.lines, reminder(sealed, { rule: RULE.setups })],
    );
  }),
};

const yes = (it: boolean): string => (it ? 'yes' : 'no');

/** Every field of the forms as the state fills it. What is sealed is not among them. */
function valuesOf(state: PearlState): FormValues {
  const values = facts(state);
  const told = applyAll(initialState(), [{ type: 'v1.BroughtForward', position: positionOf(values) }]);
  const other = (side: 'jp' | 'us') => scored(state, side) - scored(told, side);
  return { ...values, jpOther: other('jp'), usOther: other('us') };
}

function facts(state: PearlState): FormValues {
  const { players, house, game, past } = state;
  const won = (player: string) => tally(state).find((each) => each.player === player)?.games ?? 0;
  const mvps = (i: number): number => {
    const each = past[i];
    return each ? spent(each.spending) : 0;
  };
  // A series that is over is not played on: the sheet leads to the next one.
  const next = state.ended !== undefined;
  return {
    ...players,
    jpGames: won(players.jp),
    usGames: won(players.us),
    number: state.series + (next ? 1 : 0),
    no: next ? '1' : String(game.no),
    past1: mvps(0),
    past2: mvps(1),
    stage: next ? 'set-up' : game.stage,
    ...DEFAULT_HOUSE,
    ...house,
    faces: house.faces ?? 'high',
    ...turnFacts(state),
    ...forceFacts(state),
    jpOther: 0,
    usOther: 0,
    others: addedTo(state),
  };
}

/** Ships and squadrons that players have added (PH-46). */
function addedTo({ game }: PearlState): string {
  const known = [...SHIPS, ...SQUADRONS].map(({ id }) => id);
  const added = [...game.ships, ...game.squadrons].filter(({ id }) => !known.includes(id));
  return added
    .map(({ name }) => name)
    .join(', ')
    .slice(0, 200);
}

function turnFacts(state: PearlState): FormValues {
  const { cursor, impulse, command, attack, miniSubs, disclosed, opened, harbourOpen, reports } = state.game;
  const { joint, game } = state;
  const since = (key: string, at: typeof attack) => ({
    [key]: yes(at !== undefined),
    [`${key}Turn`]: String(at?.turn ?? 1),
    [`${key}Impulse`]: at?.impulse ?? 0,
  });
  const waits = (service: Service) =>
    reports.filter(
      (each) => each.service === service && each.state === 'open' && !isConfirmed(state, service),
    );
  return {
    turn: String(cursor.turn),
    step: cursor.step,
    impulse,
    armyReports: command.army.reports,
    armyOpen: waits('army').length,
    ...since('army', command.army.confirmed),
    navyReports: command.navy.reports,
    navyOpen: waits('navy').length,
    ...since('navy', command.navy.confirmed),
    opened: yes(opened === 'attack'),
    disclosed: yes(disclosed),
    own: disclosed ? spent(game.spending) : 0,
    jointTold: disclosed ? joint.map(String) : [],
    harbour: yes(harbourOpen === true),
    ...since('attack', attack),
    subs: miniSubs?.entered ?? 0,
    subsSunk: miniSubs?.sunk ?? 0,
    subsGone: yes(miniSubs?.gone === true),
  };
}

function forceFacts({ game }: PearlState): FormValues {
  const lost = game.squadrons.filter((squadron) => squadron.lost).map(({ id }) => id);
  const known = SQUADRONS.map(({ id }) => id);
  const escorts = (status: string) =>
    game.ships.filter((ship) => isEscort(ship) && ship.status === status).map(({ id }) => id);
  const there = (ids: readonly string[]) => known.filter((id) => ids.includes(id));
  const those = (of: (squadron: Squadron) => boolean) =>
    SQUADRONS.filter((each) => of(each) && lost.includes(each.id)).map(({ id }) => id);
  return {
    ...Object.fromEntries(
      SHIPS.map((ship) => [ship.id, conditionOf(game.ships.find(({ id }) => id === ship.id) ?? ship)]),
    ),
    escortsDamaged: escorts('damaged'),
    escortsSunk: escorts('sunk'),
    penned: SHIPS.filter(({ id }) => game.ships.some((ship) => ship.id === id && ship.penned)).map(
      ({ id }) => id,
    ),
    transports: game.transports,
    tanks: game.tanks,
    dockyards: game.dockyards,
    landing: game.landing ?? 'no',
    lostJp: those((each) => sideOf(each) === 'jp'),
    lostNavy: those((each) => sideOf(each) === 'us' && !isArmy(each)),
    lostArmy: those(isArmy),
    apUsed: there(game.squadrons.filter(({ apUsed }) => apUsed).map(({ id }) => id)),
    attacked: there(game.attacked),
  };
}

/** Only that there is a paper, and whose: never what it says. */
function sealedIn({ game, players, ended }: PearlState): readonly SheetFact[] {
  if (game.stage === 'over' || ended) return [];
  const kept = (player: string) => `sealed: ${player} keeps it on paper, and seals it again`;
  return [
    ...(game.plan ? [{ label: 'Plan of the game', value: kept(players.jp), rule: RULE.setups }] : []),
    ...(game.inHarbour
      ? [
          { label: 'Carriers in harbour, gone and arrived', value: kept(players.us), rule: RULE.carriers },
          { label: 'Mvps of this game and joint centre', value: kept(players.us), rule: RULE.precautions },
        ]
      : []),
    ...(game.cards || game.markers
      ? [{ label: 'Notes of either side', value: 'sealed: each keeps its own on paper', rule: RULE.markers }]
      : []),
  ];
}
