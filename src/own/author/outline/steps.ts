import type { Path } from '../draft';
import { nameIn } from '../names';
import { tellAsk, tellEffects } from './effects';
import { joined } from './parts';
import type { Teller } from './teller';

/** The steps of a turn, each with what is done in it. */
export function tellSteps(teller: Teller): void {
  const actions = teller.keys(['actions']);
  const told = new Set<string>();
  for (const [i, at] of teller.items(['steps']).entries()) {
    teller.tell(
      at,
      0,
      [
        `Step ${i + 1}: `,
        teller.chip([...at, 'name']),
        teller.opt([...at, 'side'], ' (', (each) => teller.named(each, 'sides'), ')'),
        teller.when(at, ', only when '),
        teller.rule(at),
        '.',
      ],
      ['id', 'start', 'owes', 'repeat'],
    );
    tellStart(teller, at);
    for (const action of actions)
      if (teller.at(['actions', action, 'step']) === teller.at([...at, 'id'])) {
        told.add(action);
        tellAction(teller, action, 1);
      }
  }
  for (const action of actions) if (!told.has(action)) tellAction(teller, action, 0);
}

function tellStart(teller: Teller, at: Path): void {
  if (teller.items([...at, 'start']).length) teller.tell([...at, 'start'], 1, ['When it begins:']);
  tellEffects(teller, [...at, 'start'], 2);
  const owes = teller.items([...at, 'owes']);
  if (owes.length)
    teller.tell([...at, 'owes'], 1, [
      'Before it ends: ',
      joined(owes.map((each) => teller.chip(each, owedWords(teller, each)))),
      '.',
    ]);
  const repeat = [...at, 'repeat'];
  const until = [...repeat, 'until'];
  if (teller.has(repeat))
    teller.tell(repeat, 1, [
      'It is played again and again',
      teller.opt([...repeat, 'sides'], ', first by ', (each) => teller.chip(each, firstWords(teller, each))),
      ', until ',
      teller.at(until) === 'both-pass' ? teller.chip(until, 'both pass') : teller.conditions(until),
      '.',
    ]);
}
const firstWords = (teller: Teller, path: Path): string => {
  const id = String(teller.at(path));
  const section = teller.has(['counters', id]) ? 'counters' : 'sides';
  return nameIn(teller.draft, section, id);
};

function owedWords(teller: Teller, path: Path): string {
  const id = String(teller.at(path));
  if (id === 'due') return 'what is due';
  return teller.has(['cups', id])
    ? `${nameIn(teller.draft, 'cups', id)} is empty`
    : `${nameIn(teller.draft, 'actions', id).replace(/[.?!]$/, '')} is done`;
}

function tellAction(teller: Teller, id: string, depth: number): void {
  const at = ['actions', id];
  teller.tell(
    at,
    depth,
    [
      'Action ',
      teller.chip([...at, 'title']),
      teller.opt([...at, 'side'], ' (', (each) => teller.named(each, 'sides'), ')'),
      teller.opt([...at, 'step'], ' in ', (each) => teller.named(each, 'steps')),
      teller.opt([...at, 'own'], ', done by one of ', (each) => teller.named(each, 'lists')),
      teller.opt([...at, 'each'], ', done for each of ', (each) => [
        teller.named([...each, 'list'], 'lists'),
        teller.when(each, ' where ', 'where'),
        ', called ',
        teller.chip([...each, 'as']),
      ]),
      teller.opt([...at, 'impulse'], ', ', (each) => teller.chip(each, 'which takes an impulse')),
      teller.opt([...at, 'sealed'], ', sealed for ', (each) =>
        teller.chip(
          each,
          teller.at(each) === 'own side'
            ? 'the side that acts'
            : nameIn(teller.draft, 'sides', String(teller.at(each))),
        ),
      ),
      teller.when(at),
      teller.rule(at),
      '.',
    ],
    ['of'],
  );
  if (teller.has([...at, 'draw']))
    teller.tell([...at, 'draw'], depth + 1, ['Draw a chit of ', teller.named([...at, 'draw'], 'cups'), '.']);
  for (const chit of teller.keys([...at, 'of'])) {
    const path = [...at, 'of', chit];
    teller.tell(path, depth + 2, [
      'With ',
      teller.key(path, teller.has(['lists', chit]) ? `one of ${nameIn(teller.draft, 'lists', chit)}` : chit),
      ':',
    ]);
    tellEffects(teller, path, depth + 3);
  }
  for (const ask of teller.items([...at, 'ask'])) tellAsk(teller, ask, depth + 1);
  tellEffects(teller, [...at, 'do'], depth + 1);
}
