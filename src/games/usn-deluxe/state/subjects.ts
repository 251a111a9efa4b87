import { yearOf } from '../data/calendar';
import { CBI_CLIENTS, CLIENTS, OLD_CLIENTS } from '../data/clients';
import { isCampaign, isDecember } from '../data/scenarios';
import { clientId } from './dues';
import { isReady } from './needs';
import { dated } from './points';
import { has, type People, type UsnState } from './state';

// Of whom a chance is thrown, and what was thrown for them before.

type InPlay = Pick<UsnState, 'scenario' | 'options' | 'done'>;

export const defectedId = (country: string): string => `defected:${country}`;

/** 41(E): Countries with client armies in play, whether or not their dice have been thrown. */
export function clientsInPlay({ scenario, options, done }: InPlay) {
  if (!has({ options }, 'asia')) return [];
  const old =
    has({ options }, 'china') && isCampaign(scenario) ? OLD_CLIENTS.map(({ id }) => id as string) : [];
  const placed = CLIENTS.filter(
    (client) => client.placed?.includes(scenario) || clientId(client.id) in done,
  ).map(({ id }) => id);
  const there = [...old, ...placed, ...(CBI_CLIENTS[scenario] ?? [])];
  return [...CLIENTS, ...OLD_CLIENTS].filter(({ id }) => there.includes(id));
}
/** 41(E): Those for which no die has been thrown. */
export const loyalClients = (state: InPlay) =>
  clientsInPlay(state).filter(({ id }) => !(defectedId(id) in state.done));

export const PEOPLES = { nationalist: 'Nationalists', communist: 'Communists' } as const;
const BOTH: readonly People[] = ['nationalist', 'communist'];
/** 45.A(I): That Japan attacked them within China in a year. */
export const attackedId = (people: People, year: number): string => `attacked:${people}:${year}`;
export const yearNow = (state: Pick<UsnState, 'scenario' | 'cursor'>): number =>
  yearOf(dated(state as UsnState));
export const attackedIn = ({ done }: Pick<UsnState, 'done'>, year: number): readonly People[] =>
  BOTH.filter((people) => attackedId(people, year) in done);

/** 45.A(I): Whether the Allies lead these Chinese now: by the die of the year, or since Japan attacked them. */
export const leads = (state: UsnState, people: People): boolean =>
  state.civilWar === 'all' ||
  (state.civilWar === 'nationalists' && people === 'nationalist') ||
  attackedIn(state, yearNow(state)).includes(people);

/** Philippine Fortifications: The hex that they are in; none where the scenario has not got them. */
export function fortress(state: Pick<UsnState, 'scenario' | 'readiness'>): string | undefined {
  if (isReady(state, 'guam')) return 'Guam';
  return isDecember(state.scenario) || state.scenario === 'wpo1' || state.scenario === 'wpo2'
    ? 'hex 348'
    : undefined;
}
/** Philippine Fortifications (C) */
export const FORT_FALLEN = 'fort-fallen';

/** Philippine Fortifications (A): So many turns without supply leave an entrenched unit there as it was. */
const FORT_TURNS = 8;

/** "40-60 corps: 5 of 8 turns": what each unit there has had without supply. */
export const fortLines = ({
  fort = {},
}: UsnState): readonly { readonly unit: string; readonly said: string }[] =>
  Object.entries(fort).map(([unit, turns]) => ({
    unit,
    said:
      turns < FORT_TURNS
        ? `${turns} of ${FORT_TURNS} turns without supply`
        : `${FORT_TURNS} turns without supply: from now on it takes effect`,
  }));
