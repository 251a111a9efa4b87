import type { Json, JsonRecord } from '../../../core/json';
import { fail, ok, type Result } from '../../../core/result';
import { FORMAT, VERSION } from '../../format/keys';
import { shown } from '../../format/problems';
import type { Change } from '../change';
import { type Draft, listAt, recordAt, withValue, wordsAt } from '../draft';
import { gameIdFrom, idFrom } from '../ids';
import { idsIn, nameIn } from '../names';

type Of<K extends Change['do']> = Extract<Change, { readonly do: K }>;

/** "Give each its own name": of two that are called the same. */
function twice(names: readonly string[], what: string): string | undefined {
  const name = names.find((each, i) => names.some((other, j) => j < i && sameName(each, other)));
  return name === undefined
    ? undefined
    : `Two ${what} are called ${shown(name.trim())}. Give each its own name.`;
}
const sameName = (a: string, b: string): boolean => a.trim().toLowerCase() === b.trim().toLowerCase();

/** Things with a name and an id made of it. */
export function named(
  names: readonly string[],
  taken: readonly string[] = [],
): readonly { id: string; name: string }[] {
  const ids = [...taken];
  return names.map((each) => {
    const id = idFrom(each, ids);
    ids.push(id);
    return { id, name: each.trim() };
  });
}

/** The least that plays: turns, a step for each side, points with a reason, dice with a remark. */
export function begin({ title, sides, turns, by, taken }: Of<'begin'>): Result<Draft> {
  const same = twice(sides, 'sides');
  if (same) return fail('author.twice', same, 'sides');
  if (!title.trim()) return fail('author.empty', 'Give the game a name.', 'title');
  if (!sides.length) return fail('author.empty', 'A game has a side at least.', 'sides');
  const { name = 'Turn', count, dates } = turns;
  const days = dates?.split(',').filter((each) => each.trim()).length;
  const all = named(sides, ['points', 'dice', 'what']);
  const isAlone = all.length === 1;
  return ok({
    format: FORMAT,
    version: VERSION,
    game: {
      id: gameIdFrom(title, taken),
      title: title.trim(),
      edition: 1,
      ...(by?.trim() && { by: by.trim() }),
    },
    sides: all,
    turns: {
      name,
      ...((count ?? days) !== undefined && { count: count ?? days }),
      ...(days && { dates }),
    } as JsonRecord,
    steps: isAlone
      ? [{ id: 'play', name: 'Play' }]
      : all.map(({ id, name: of }) => ({ id, name: `${of} player turn`, side: id })),
    counters: {
      points: {
        name: 'Points',
        ...(!isAlone && { each: 'side' }),
        ledger: true,
        start: 0,
        min: -999,
        max: 999,
      },
    },
    actions: { 'roll-dice': ROLL },
  } as Draft);
}

const DICE = ['1d6', '2d6', '3d6', 'd66', '1d10', '1d10 from 0', '2d10', '1d20', '1d100'];
const idOf = (dice: string): string => dice.replaceAll(' ', '-');
const ROLL: JsonRecord = {
  title: 'Roll dice',
  ask: [
    {
      id: 'dice',
      one: Object.fromEntries(DICE.map((dice) => [idOf(dice), dice])),
      say: 'Which dice',
      start: '2d6',
    },
    { id: 'what', text: 80, say: 'What for' },
  ],
  do: DICE.map((dice) => ({
    if: [['dice', '=', idOf(dice)]],
    do: [{ roll: dice, bands: [{ say: 'rolled' }] }],
  })),
};

export function addSide(draft: Draft, { name }: Of<'side'>): Result<Draft> {
  const names = idsIn(draft, 'sides').map((id) => nameIn(draft, 'sides', id));
  const same = twice([...names, name], 'sides');
  if (same) return fail('author.twice', same, 'name');
  const [side] = named(
    [name],
    [
      ...idsIn(draft, 'sides'),
      ...idsIn(draft, 'counters'),
      ...idsIn(draft, 'switches'),
      ...idsIn(draft, 'mods'),
    ],
  );
  if (!side) return ok(draft);
  let more = withValue(draft, ['sides', listAt(draft, ['sides']).length], side);
  // What each side has at first is said of this one too.
  for (const id of idsIn(draft, 'counters')) {
    const start = recordAt(draft, ['counters', id, 'start']);
    const [first] = Object.values(start);
    if (first !== undefined) more = withValue(more, ['counters', id, 'start', side.id], first);
  }
  return ok(more);
}

/** Steps from lines; those of the same name stay as they are, with what they do. */
export function steps(draft: Draft, { lines }: Of<'steps'>): Result<Draft> {
  const said = lines.map((line) => line.trim()).filter(Boolean);
  if (!said.length) return fail('author.empty', 'A turn has a step at least.', 'lines');
  const sides = idsIn(draft, 'sides');
  const parted = said.map((line) => {
    const comma = line.lastIndexOf(',');
    const of = comma < 0 ? '' : line.slice(comma + 1).trim();
    const side = sides.find((id) => sameName(id, of) || sameName(nameIn(draft, 'sides', id), of));
    return side === undefined ? { name: line } : { name: line.slice(0, comma).trim(), side };
  });
  const same = twice(
    parted.map(({ name, side = '' }) => `${name}${side && `, ${nameIn(draft, 'sides', side)}`}`),
    'steps',
  );
  if (same) return fail('author.twice', same, 'lines');
  const before = listAt(draft, ['steps']);
  const ids = before.map((step) => wordsAt(step, ['id']));
  const made = parted.map(({ name, side }): Json => {
    const known = before.find(
      (step) =>
        sameName(wordsAt(step, ['name']), name) && (side === undefined || wordsAt(step, ['side']) === side),
    );
    if (known !== undefined) return known;
    const isSaid = side === undefined || name.toLowerCase().startsWith(side.toLowerCase());
    const id = idFrom(isSaid ? name : `${side} ${name}`, ids);
    ids.push(id);
    return { id, name, ...(side !== undefined && { side }) };
  });
  return ok(withValue(draft, ['steps'], made));
}

/** Steps as many games have them; steps that were there give way. */
export function preset(draft: Draft, { of }: Of<'preset'>): Result<Draft> {
  const sides = idsIn(draft, 'sides');
  if (of === 'you go i go')
    return steps(draft, {
      do: 'steps',
      lines: sides.flatMap((side) => {
        const name = nameIn(draft, 'sides', side);
        return [`${name} movement, ${name}`, `${name} combat, ${name}`];
      }),
    });
  if (of === 'impulses') {
    const [first] = sides;
    const step = {
      id: 'impulses',
      name: 'Impulses',
      repeat: { ...(first !== undefined && { sides: first }), until: 'both-pass' },
    };
    return ok(withValue(draft, ['steps'], [step]));
  }
  const cup = idFrom('chits', [...idsIn(draft, 'cups'), ...idsIn(draft, 'actions')]);
  const [list] = idsIn(draft, 'lists');
  const chits: readonly Json[] =
    list === undefined
      ? sides.map((side) => ({ name: nameIn(draft, 'sides', side), count: 2 }))
      : [{ each: list }];
  const does = Object.fromEntries(
    list === undefined
      ? sides.map((side): [string, Json] => [
          nameIn(draft, 'sides', side),
          [{ say: `${nameIn(draft, 'sides', side)} acts.` }],
        ])
      : [[list, [{ act: 'own' }]]],
  );
  const draw = idFrom('draw a chit', idsIn(draft, 'actions'));
  const step = { id: 'chits', name: 'Chits', start: [{ fill: cup }], owes: [cup] };
  const withCup = withValue(withValue(draft, ['steps'], [step] as Json), ['cups', cup], {
    name: 'Chits',
    aside: 'until-filled',
    chits,
  } as Json);
  return ok(
    withValue(withCup, ['actions', draw], {
      title: 'Draw a chit',
      step: 'chits',
      draw: cup,
      of: does,
    } as Json),
  );
}
