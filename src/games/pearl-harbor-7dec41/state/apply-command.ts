import type { Applied } from '../../../core/play/game';
import { SERVICE_NAMES, SERVICES, type Service } from '../data/sides';
import { harbourSeen, stillIn, withAttack } from './attack';
import { changing } from './change';
import { isHarbourOpen, isJoint } from './command';
import type { CommandEvent } from './events';
import { type Command, type GameState, momentNow, type PearlState, type Report } from './state';

/** What each service is told and believes, and the attack that tells everyone. */
export function applyCommandEvent(state: PearlState, event: CommandEvent): Applied<PearlState> {
  const { game } = state;
  const { conflict, inGame } = changing(state);
  switch (event.type) {
    case 'v1.ContactMade': {
      const { id, service, label } = event;
      if (game.reports.some((report) => report.id === id)) return conflict('That contact is reported.');
      const report: Report = { id, service, label, state: 'open' };
      return inGame({ reports: [...game.reports, report] });
    }
    case 'v1.ReportDenied': {
      const report = openReport(game, event.report);
      if (!report) return conflict('That report is not open any more.');
      const own = game.command[report.service];
      return inGame({
        reports: settled(game, report.id, 'dismissed'),
        command: { ...game.command, [report.service]: { ...own, reports: own.reports + 1 } },
      });
    }
    case 'v1.DetectionConfirmed': {
      const { service, report, both } = event;
      if (report !== undefined && !openReport(game, report))
        return conflict('That report is not open any more.');
      if (game.command[service].confirmed)
        return conflict(`The ${SERVICE_NAMES[service]} has a confirmed detection already.`);
      return { state: confirm(state, service, report, both) };
    }
    case 'v1.CarriersLeft':
      if (!event.carriers.every((id) => stillIn(game).includes(id)))
        return conflict('Not all of those carriers are in harbour.');
      return inGame({ left: [...(game.left ?? []), ...event.carriers] });
    case 'v1.HarbourOpened':
      if (isHarbourOpen(state)) return conflict('The attack is already revealed.');
      return inGame({ harbourOpen: true, ships: harbourSeen(game, event.carriers ?? stillIn(game)) });
    case 'v1.AttackBegun':
      if (game.attack) return conflict('The attack has already begun.');
      // As 1.0.0 did: whatever was rolled.
      return { state: { ...state, game: withAttack(state, game.inHarbour) } };
    case 'v1.MiniSubsEntered':
      if (game.miniSubs) return conflict('The mini-subs have entered already.');
      return inGame({ miniSubs: { entered: event.count, sunk: 0, gone: false } });
    case 'v1.MiniSubsSunk': {
      const { miniSubs } = game;
      if (!miniSubs || miniSubs.gone || miniSubs.sunk + event.count > miniSubs.entered)
        return conflict('There are not that many mini-subs.');
      return inGame({ miniSubs: { ...miniSubs, sunk: miniSubs.sunk + event.count } });
    }
    case 'v1.MiniSubsGone': {
      const { miniSubs } = game;
      if (!miniSubs) return conflict('No mini-subs have entered.');
      const now = event.begins ? withAttack(state) : game;
      return { state: { ...state, game: { ...now, miniSubs: { ...miniSubs, gone: true } } } };
    }
  }
}

const openReport = ({ reports }: GameState, id: string): Report | undefined =>
  reports.find((report) => report.id === id && report.state === 'open');

const settled = ({ reports }: GameState, id: string, to: Report['state']): readonly Report[] =>
  reports.map((report) => (report.id === id ? { ...report, state: to } : report));

/**
 * The service has it now; with a joint centre the other one too, at the same instant. What else was reported to a
 * service that has its confirmation needs no roll any more.
 */
function confirm(
  state: PearlState,
  service: Service,
  report: string | undefined,
  both = isJoint(state),
): PearlState {
  const at = momentNow(state);
  const { game } = state;
  const who: readonly Service[] = both ? SERVICES : [service];
  const told = (each: Service): Command => {
    const before = game.command[each];
    const reports = before.reports + (each === service && report !== undefined ? 1 : 0);
    const confirmed = before.confirmed ?? (who.includes(each) ? at : undefined);
    return { reports, ...(confirmed && { confirmed }) };
  };
  const command = { army: told('army'), navy: told('navy') };
  const reports = game.reports.map((each): Report => {
    if (each.id === report) return { ...each, state: 'confirmed' };
    return each.state === 'open' && command[each.service].confirmed ? { ...each, state: 'confirmed' } : each;
  });
  return { ...state, game: { ...game, command, reports } };
}
