import { describe, expect, test } from 'vitest';
import { changed } from '../../../src/own/author/changes/apply';
import { pathText, problemsOf, valueAt } from '../../../src/own/author/draft';
import { offersAt } from '../../../src/own/author/offers';
import { sentencesOf } from '../../../src/own/author/outline/outline';
import { files, made, sentences, shippedDraft } from './drafts';

/** Keys whose values people write themselves. */
const FREE = new Set(['words', 'dice', 'heads', 'names', 'numbers', 'field', 'row', 'cells']);

/** Where a game may have nothing of the kind. */
const MAY_BE_EMPTY = new Set([
  ...[
    'own',
    'draw',
    'switch',
    'shift',
    'drm',
    'mods',
    'who',
    'led',
    'unless',
    'picks',
    'costs',
    'each',
    'step',
  ],
  ...['tags', 'against', 'columns', 'do', 'when', 'where', 'sealed'],
]);

describe('what a part may say besides', () => {
  test.each(files)('%s: what is offered for a key that is not there fits as it is', (_, draft) => {
    const seen = new Set<string>();
    for (const { path, more } of sentencesOf(draft))
      for (const chip of more) {
        const kind = `${path[0]} ${path.length} ${chip.path.at(-1)}`;
        if (FREE.has(chip.picker.kind) || seen.has(kind)) continue;
        seen.add(kind);
        const offers = offersAt(draft, chip.path);
        // What never fits beside the rest is not said at all.
        if (!MAY_BE_EMPTY.has(String(chip.path.at(-1))))
          expect([kind, offers.length > 0]).toEqual([kind, true]);
        for (const { value, words } of offers.slice(0, 4)) {
          const put = changed(draft, { do: 'put', path: chip.path, value });
          expect(put.ok ? '' : `${pathText(chip.path)}: ${put.problem.message}`).toBe('');
          if (put.ok) expect(problemsOf(put.value)).toEqual([]);
          expect(words).not.toBe('');
        }
      }
    expect(seen.size).toBeGreaterThan(8);
  });

  test('what can be offered is offered: sides, conditions, a roll, a cost, what a step owes', () => {
    const ridge = shippedDraft('hollow-ridge');
    const words = (...path: (string | number)[]) => offersAt(ridge, path).map((offer) => offer.words);
    expect(words('steps', 0, 'side')).toEqual(['Blue', 'Grey']);
    expect(words('steps', 1, 'owes')).toEqual([
      'what is due',
      'Chits',
      'Draw a chit',
      'Attack',
      'Rally',
      'Score the day',
    ]);
    expect(words('due', 0, 'roll')).toEqual(['4 or more on 1d6']);
    expect(words('mods', 'ground', 'rows', 0, 'costs')).toEqual(
      expect.arrayContaining(['Air, this day', 'Supply of the acting side']),
    );
    expect(words('mods', 'ground', 'rows', 0, 'when')).toEqual(
      expect.arrayContaining(['the turn is 1 or more', '“rain” holds', 'the acting corps’ state is fresh']),
    );
    expect(words('actions', 'score', 'own')).toEqual(['Corps']);
  });
});

describe('one more of a list', () => {
  test.each(files)('%s: each effect, condition and question that is offered fits as it is', (_, draft) => {
    const lists = new Set<string>();
    for (const action of Object.keys(valueAt(draft, ['actions']) ?? {}).slice(0, 2))
      for (const key of ['do', 'when', 'ask']) {
        const path = ['actions', action, key];
        for (const { value } of offersAt(draft, path).slice(0, 12)) {
          const change = Array.isArray(valueAt(draft, path))
            ? ({ do: 'insert', path, value } as const)
            : ({ do: 'put', path, value } as const);
          const put = changed(draft, change);
          expect(put.ok ? '' : `${pathText(path)}: ${put.problem.message}`).toBe('');
          if (put.ok) expect(problemsOf(put.value)).toEqual([]);
          lists.add(key);
        }
      }
    expect([...lists].sort()).toEqual(['ask', 'do', 'when']);
  });

  test('effects are offered as the sentences that they are', () => {
    const ridge = shippedDraft('hollow-ridge');
    const words = offersAt(ridge, ['actions', 'attack', 'do']).map((offer) => offer.words);
    expect(words).toEqual(
      expect.arrayContaining([
        'Tell players: …',
        'Add 1 to the opposing corps’ strength.',
        'Set the opposing corps’ state to fresh.',
        'Write 1 into the ledger Blue leads by.',
        'Check Leader for the opposing corps.',
        'Roll on Tomorrow.',
        'Roll 1d6.',
        'In 1 turn comes: ….',
        'Fill Chits.',
        'Ask for a number from 0 to 99: “…”.',
        'The game is over: who wins is read.',
      ]),
    );
    expect(offersAt(ridge, ['tables', 'crt', 'means', 'DR', 'do']).map((offer) => offer.words)).toEqual(
      expect.arrayContaining(['As D1.', 'Take 1 from the acting corps’ strength.'].slice(0, 1)),
    );
  });

  test('an hour of menus alone makes an action that does something', () => {
    let draft = made([{ do: 'begin', title: 'Ford', sides: ['Red', 'Green'], turns: { count: 4 } }]);
    const take = (path: readonly (string | number)[], words: string): void => {
      const offer = offersAt(draft, path).find((each) => each.words === words);
      if (!offer) throw new Error(`no “${words}” at ${pathText(path)}`);
      const isList = Array.isArray(valueAt(draft, path));
      draft = made(
        [isList ? { do: 'insert', path, value: offer.value } : { do: 'put', path, value: offer.value }],
        draft,
      );
    };
    draft = made(
      [{ do: 'add', section: 'actions', value: { title: 'Take the ford', do: [{ say: 'Cross.' }] } }],
      draft,
    );
    take(['actions', 'take-the-ford', 'side'], 'Red');
    take(['actions', 'take-the-ford', 'step'], 'Red player turn');
    take(['actions', 'take-the-ford', 'when'], 'the turn is 1 or more');
    take(['actions', 'take-the-ford', 'do'], 'Write 1 into the ledger Points of Red.');
    take(['steps', 0, 'owes'], 'Take the ford');
    expect(sentences(draft)).toEqual(
      expect.arrayContaining([
        'Action Take the ford (Red) in Red player turn when the turn is 1 or more.',
        'Write 1 into the ledger Points of Red.',
        'Before it ends: Take the ford is done.',
      ]),
    );
  });
});
