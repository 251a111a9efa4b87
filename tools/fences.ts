// Which part of src may import which, and that nothing is imported in a circle. tests/tools/fences.test.ts holds src to it.
import { dirname, join } from 'node:path/posix';
import { parseSync } from 'vite';

/**
 * `who | only or not whom | the rule, to who breaks it`. Every row counts for the files it fits. A path that ends in a slash is
 * a folder with all below it, another one a file without its ending; `*` is one name, `<game>` the same one on both sides, and
 * `!` in front leaves a file out. Packages stand behind `npm:`.
 */
const FENCES = `
core/ | not npm:* | core is plain TypeScript without packages: write it here, or use the package in src/storage, src/app or src/ui.
core/ | only core/ | core knows nobody: let the caller pass it in as an argument, or move the shared part into src/core.
core/* | only core/* | The floor of core knows none of its rooms: move what is shared down, or this file up into its room.
core/charts/ | only core/* core/charts/ | charts is the lowest room of core: move what is shared down into it, or this file up.
core/play/ | not core/journal/ core/exchange/ | play knows no journal: take what is recorded as an argument, or move this file up into journal.
core/journal/ | not core/exchange/ | journal knows no other phone: take what came from it as an argument, or move this file up into exchange.
kit/ | not npm:* | kit is what games share, without packages.
kit/ | only core/ kit/ | kit knows core and no game: let the game pass it in.
games/ | not npm:* | A game is data and procedures over src/core and src/kit, without packages: add what is missing there.
games/ | only core/ kit/ games/ | A game knows only src/core and src/kit: yield a prompt or return events, and let src/app store and show them.
games/<game>/ | only core/ kit/ games/<game>/ | No game knows another one: move what they share into src/kit.
games/<game>/data/ | only core/ kit/ games/<game>/data/ | data is the lowest room of a game: constants, and functions that know no state.
games/<game>/state/ | only core/ kit/ games/<game>/data/ games/<game>/state/ | state knows only data: move what is shared down, and let the view add the action.
games/<game>/questions/ | only core/ kit/ games/<game>/data/ games/<game>/state/ games/<game>/questions/ | questions are what procedures and steps ask alike: take what is shared from data or state.
games/<game>/procedures/ | not games/<game>/views/ games/<game>/text/ games/<game>/* | procedures know no view: what is worked out from the state belongs in state.
games/<game>/steps/ | only core/ kit/ games/<game>/data/ games/<game>/state/ games/<game>/questions/ games/<game>/steps/ | steps know no procedure, which fetches them, and no view: what is worked out from the state belongs in state, what both ask in questions.
games/<game>/views/ | not games/<game>/text/ games/<game>/* | views are below game.ts and know no text: take what is shared from data, state or procedures.
games/<game>/text/ | only core/ kit/ games/<game>/data/ games/<game>/text/ | text knows nothing of its game but data.
own/ | not npm:* | An own game is a file and one interpreter, without packages: add what is missing there.
own/ | only core/ kit/ own/ | own knows only src/core and src/kit: yield a prompt or return events, and let src/app store and show them.
own/format/ | only core/ own/format/ | format is the lowest room of own: a file is read without knowing how it is played.
storage/ | not npm:* !npm:dexie | storage needs only dexie: signals belong in src/app, markup in src/ui.
storage/ | only core/ storage/ | storage keeps plain records of src/core: let src/app join them with a game or a screen.
app/ !app/hall/jetstream !app/hall/organiser/organiser | not npm:@nats-io | Only jetstream and organiser in src/app/hall know the server of a hall: go through src/app/hall/hall.ts.
app/ | not npm:dexie | Only src/storage knows Dexie: add a function there and call it.
app/ | not npm:preact | app holds signals and no markup: import from @preact/signals, and move components to src/ui.
app/ | not games/*/ | Reach a game through src/games/registry, never through its own files.
app/ | not ui/ pwa/ | app does not know the screen: expose a signal or an action, and let src/ui use it.
ui/ | not npm:@nats-io | Only jetstream and organiser in src/app/hall know the server of a hall: go through src/app/hall/hall.ts.
ui/ | not npm:dexie storage/ | A screen stores nothing itself: call an action of src/app.
ui/ | not games/ | A screen knows no game: render the views and prompts that src/app exposes.
ui/ask/ | not ui/play/ ui/log/ ui/exchange/ | ask is what any question needs: take it as a prop, or move what is shared down into it.
ui/kit/ | only core/ app/ ui/kit/ | ui/kit is what every room of the screens stands on: take it as a prop, or move it up into the room.
pwa/ | only pwa/ | pwa stands alone: take a callback as an argument, and let src/main.tsx join the two.
`;

const ROWS = FENCES.trim()
  .split('\n')
  .map((row) => {
    const [who = '', whom = '', rule = ''] = row.split(' | ');
    const [verb, ...paths] = whom.split(' ');
    return { who: who.split(' '), only: verb === 'only', paths, rule };
  });

/** What the table says, each rule once. */
export const RULES: ReadonlySet<string> = new Set(ROWS.map(({ rule }) => rule));

/** From a file to a file of src, by its path there, or to a package behind `npm:`; `later` where it is fetched. */
export type Import = { readonly from: string; readonly to: string; readonly later: boolean };

/** A path without the ending of a file of TypeScript. */
const bare = (path: string): string => path.replace(/\.tsx?$/, '');

/** What a file imports, types too. */
export function importsOf(file: string, source: string): readonly Import[] {
  const { module } = parseSync(file, source);
  const exported = module.staticExports.flatMap(({ entries }) => entries);
  const requests = [...module.staticImports, ...exported].flatMap(({ moduleRequest }) =>
    moduleRequest ? [moduleRequest.value] : [],
  );
  // The types of import('…') are not among what is fetched.
  const fetched = new Set(module.dynamicImports.map(({ moduleRequest }) => moduleRequest.start));
  const called = [...source.matchAll(/\bimport\(\s*(?='([^']+)')/g)].map((found) => ({
    to: found[1] ?? '',
    later: fetched.has(found.index + found[0].length),
  }));
  return [...requests.map((to) => ({ to, later: false })), ...called].map(({ to, later }) => ({
    from: bare(file),
    to: to.startsWith('.') ? bare(join(dirname(file), to)) : `npm:${to}`,
    later,
  }));
}

/** Whether a path is, or lies in, what the table calls so; and which game it is of. */
function fits(path: string, pattern: string): { readonly game: string | undefined } | undefined {
  const end = pattern.endsWith('/') ? '' : pattern.startsWith('npm:') ? '(/|$)' : '$';
  const named = pattern.replaceAll('*', pattern.startsWith('npm:') ? '.+' : '[^/]+');
  const found = new RegExp(`^${named.replace('<game>', '([^/]+)')}${end}`).exec(path);
  return found ? { game: found[1] } : undefined;
}

/** The row's game where this list has the path, and nothing of it is left out. */
function inList(path: string, list: readonly string[]) {
  const left = list.filter((each) => each.startsWith('!'));
  if (left.some((each) => fits(path, each.slice(1)))) return undefined;
  return list.map((each) => fits(path, each)).find(Boolean);
}

/** The rules that an import breaks. */
export function refusals({ from, to }: Import): readonly string[] {
  return ROWS.flatMap(({ who, only, paths, rule }) => {
    const fit = inList(from, who);
    if (!fit || (only && to.startsWith('npm:'))) return [];
    const whom = paths.map((path) => path.replace('<game>', fit.game ?? ''));
    return (inList(to, whom) !== undefined) === only ? [] : [rule];
  });
}

/** One circle of these ways, from its first to its first; undefined where there is none. */
export function circleOf(
  ways: readonly (readonly [from: string, to: string])[],
): readonly string[] | undefined {
  const next = new Map<string, string[]>();
  for (const [from, to] of ways) next.set(from, [...(next.get(from) ?? []), to]);
  const done = new Set<string>();
  const walk = (at: string, trail: readonly string[]): readonly string[] | undefined => {
    if (trail.includes(at)) return [...trail.slice(trail.indexOf(at)), at];
    if (done.has(at)) return undefined;
    done.add(at);
    for (const to of next.get(at) ?? []) {
      const circle = walk(to, [...trail, at]);
      if (circle) return circle;
    }
    return undefined;
  };
  for (const from of next.keys()) {
    const circle = walk(from, []);
    if (circle) return circle;
  }
  return undefined;
}
