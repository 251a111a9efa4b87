import { createLibrary } from '../../../src/app/library';
import { openSession } from '../../../src/app/open-session';
import { openedStore } from '../../../src/app/opened-store';
import type { Session } from '../../../src/app/session';
import type { Entry } from '../../../src/core/journal/journal';
import type { Recorded } from '../../../src/core/play/procedure';
import { registry } from '../../../src/games/registry';
import { startApp } from '../../../src/ui/first/app';

/** What a test of this page calls, and what it hears from it. */
export type Fast = {
  /** Starts a game and opens it; returns its id. */
  begin(kind: string, title: string): Promise<string>;
  /** Plays so many taps of a recorded game, given as its file, from where it stopped last, `gap` ms between them; a refused one is made again. */
  play(id: string, recorded: string, taps: number, gap: number): Promise<void>;
};
export type Heard = {
  /** An entry that the session has confirmed. */
  confirmed(game: string, entry: Entry): void;
  /** A tap that it has refused, by the code of the reason. */
  refused(game: string, code: string): void;
};

type Tap = (session: Session) => Promise<boolean> | 'known';

/** The app, and beside it the sessions of its screens played as quick as they answer. */
const heard = globalThis as unknown as Heard;
const sessions = new Map<string, { readonly session: Session; at: number }>();

async function begin(kind: string, title: string): Promise<string> {
  const made = await createLibrary(openedStore).create(registry, kind, title, 'own');
  if (!made.ok) throw new Error(made.problem.code);
  const opened = await openSession(registry, made.value);
  if (!opened.ok) throw new Error(opened.problem.code);
  sessions.set(made.value, { session: opened.value, at: 0 });
  const [first] = opened.value.projection.peek().entries;
  if (first) heard.confirmed(made.value, first);
  return made.value;
}

async function play(id: string, recorded: string, taps: number, gap: number): Promise<void> {
  const game = sessions.get(id);
  if (!game) throw new Error(`${id} is not open`);
  const { session } = game;
  const { entries }: { entries: readonly Entry[] } = JSON.parse(recorded);
  const all = entries.slice(1).flatMap(tapsOf);
  for (let made = 0; made < taps; ) {
    const tap = all[game.at];
    if (!tap) throw new Error(`${id} has no more than ${game.at} taps`);
    const taken = tap(session);
    if (taken === 'known') {
      game.at += 1;
      continue;
    }
    if (await taken) {
      game.at += 1;
      made += 1;
      const last = session.projection.peek().entries.at(-1);
      if (last) heard.confirmed(id, last);
    } else heard.refused(id, session.notice.peek()?.code ?? 'unsaid');
    session.dismissResult();
    if (gap) await new Promise((resolve) => setTimeout(resolve, gap));
  }
}

function tapsOf(entry: Entry): readonly Tap[] {
  const given = 'answers' in entry ? entry.answers.filter(({ auto }) => !auto) : [];
  if (entry.kind === 'v1.Answered') return given.map(answering);
  if (entry.kind !== 'v1.Opened') return [];
  const [first, ...others] = given;
  return [
    (session) => Promise.resolve(session.start(entry, ...(first ? [first] : []))),
    ...others.map(answering),
  ];
}

/** What an earlier game has taught the charts is not asked again. */
const answering =
  ({ key, answer }: Recorded): Tap =>
  (session) =>
    session.question.peek()?.prompt.key === key ? session.answer(key, answer) : 'known';

const fast: Fast = { begin, play };
Object.assign(globalThis, { fast });

const root = document.getElementById('app');
if (root) startApp(root, registry);
