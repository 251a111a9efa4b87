import { type Args, type Derivation, type Steps, startDerivation } from '../../../core/play/procedure';
import { askFields, mark } from '../../../kit/fields';
import { fact, heading, reminder, result } from '../../../kit/lines';
import { finish } from '../../../kit/steps';
import { checkOf, rollTarget } from '../questions/checks';
import { askWorth } from '../questions/worth';
import { repairLines, repairOnRecovery } from '../state/base-told';
import type { UsnEvent } from '../state/bounds';
import { communistZone, factsFor } from '../state/facts';
import { called, namesOf } from '../state/names';
import { neutralizedName } from '../state/neutralized';
import { inPoints, lossValue, other } from '../state/points';
import type { Run } from '../state/procedure';
import { thirsty } from '../state/refuelling';
import { disturbed } from '../state/register';
import { replacedOn } from '../state/replacements';
import { has, type Ship, type UsnState } from '../state/state';

/** Phase 10: Empty tanks, dice of recovery, markers of emergency supply. */
export function* settleTurn(state: UsnState, { on }: Args): Run {
  const work = startDerivation();
  const events: UsnEvent[] = [];
  events.push(...(yield* settleFuel(work, state)), ...(yield* recover(work, state)));
  if (state.supplied.length)
    work.lines.push(fact('Emergency supply removed', { value: state.supplied.join(', '), rule: '12(L)' }));
  events.push({ type: 'v1.DuesDone', dues: [`administration:${state.cursor.turn}`] });
  if (on) events.push({ type: 'v1.PhaseEnded', skipped: [] });
  return finish(
    heading('End of the turn', { value: settledWords(events), rule: 'Phase 10' }),
    events,
    work.lines,
  );
}

/** What became of it: "1 recovered, 2 ships lost". */
function settledWords(events: readonly UsnEvent[]): string {
  const lost = events.filter(({ type }) => type === 'v1.ShipLost').length;
  const recovered = events.flatMap((event) => (event.type === 'v1.Recovered' ? event.ids : [])).length;
  const said = [
    recovered > 0 && `${recovered} recovered`,
    lost > 0 && (lost === 1 ? '1 ship lost' : `${lost} ships lost`),
  ].filter(Boolean);
  return said.join(', ') || 'no change';
}

/** 12(N), the note that players may agree on. */
const CRIPPLED =
  'They do not attack. Anti-aircraft, movement and defense are halved, and no NAC take off from them or land on them until they are refuelled';

/** 12(N): Ships whose tanks are empty are lost, or crippled by that option; whoever was refuelled unseen is ticked. */
function* settleFuel(work: Derivation, state: UsnState): Steps<readonly UsnEvent[]> {
  const empty = thirsty(state);
  if (!empty.length) return [];
  const isSoft = has(state, 'softFuel');
  const { refuelled } = yield* askFields(
    work,
    {
      key: 'fuel',
      rule: '12(N)',
      title: isSoft ? 'These ships are out of fuel' : 'These ships are out of fuel and lost',
      hint: isSoft
        ? 'They are crippled until refuelled. Tick any that were refuelled.'
        : 'The enemy scores them in full. Tick any that were refuelled.',
      submit: 'Confirm',
    },
    {
      refuelled: mark(
        'Refuelled after all',
        empty.map((ship) => ({ value: ship.id, label: called(ship), note: ship.place })),
        { initial: [] },
      ),
    },
  );
  const events: UsnEvent[] = [];
  if (refuelled.length) events.push({ type: 'v1.Refuelled', ships: refuelled, at: 'written down late' });
  const dry = empty.filter(({ id }) => !refuelled.includes(id));
  if (isSoft && dry.length)
    work.lines.push(
      result('Crippled without fuel', { value: namesOf(dry, 20), rule: '12(N)' }),
      reminder(CRIPPLED, { rule: '12(N)' }),
    );
  if (isSoft) return events;
  for (const ship of dry) events.push(yield* loseDry(work, state, ship));
  return events;
}

function* loseDry(work: Derivation, state: UsnState, ship: Ship): Steps<UsnEvent> {
  const worth = yield* askWorth(work, state, ship);
  const gives = lossValue(disturbed(ship, state.cursor.turn), worth);
  const back = replacedOn(state, ship.side, ship.type);
  work.lines.push(
    result(`${called(ship)} lost`, {
      value: `${state.players[other(ship.side)]} +${inPoints(gives)} VP`,
      rule: '12(N)',
    }),
  );
  return { type: 'v1.ShipLost', ship: ship.id, worth, cause: 'fuel', ...(back !== undefined && { back }) };
}

/** 9, 19: A die for each neutralized unit or base, by whether its hex is in supply. */
function* recover(work: Derivation, state: UsnState): Steps<readonly UsnEvent[]> {
  if (!state.neutralized.length) return [];
  const row = checkOf('neutralRecovery');
  const { supplied } = yield* askFields(
    work,
    {
      key: 'supplied',
      rule: '9',
      title: 'Which of these are in supply?',
      hint: `Recovery needs 3 or more in supply, 5 or more out of supply. ${communistZone(state)}`.trim(),
      submit: 'Continue',
    },
    {
      supplied: mark(
        'Hex in supply',
        state.neutralized.map((each) => ({ value: each.id, label: neutralizedName(each) })),
        { initial: state.neutralized.map(({ id }) => id) },
      ),
    },
  );
  const recovered: string[] = [];
  const opened: UsnEvent[] = [];
  for (const [i, each] of state.neutralized.entries()) {
    const { id, side } = each;
    const ticked = supplied.includes(id) ? ['supplied'] : [];
    const facts = factsFor(state, side);
    const { made } = yield* rollTarget(
      work,
      { ...row, name: neutralizedName(each) },
      { side, facts, ticked, count: 1, key: `recovery-${i}` },
    );
    if (!made) continue;
    recovered.push(id);
    opened.push(...repairOnRecovery(state, each));
  }
  work.lines.push(...repairLines(state, opened));
  return recovered.length ? [{ type: 'v1.Recovered', ids: recovered }, ...opened] : [];
}
