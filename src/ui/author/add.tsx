import '../ask/game.css';
import './author.css';
import { useSignal } from '@preact/signals';
import { useMemo } from 'preact/hooks';
import { dropDraft, keepDraft, keptDraft } from '../../app/kept-draft';
import { draftNow, growGame } from '../../app/own/author/grow-game';
import { go } from '../../app/route';
import type { Session } from '../../app/session';
import { isRecord, isText } from '../../core/json';
import type { Problem } from '../../core/result';
import { wordsAt } from '../../own/author/draft';
import { Dock, UndoLine } from '../ask/dock';
import { announce } from '../kit/announce';
import { Notice } from '../kit/notice';
import { Screen } from '../kit/screen';
import { AddForm } from './add-form';
import { ADDITIONS, type Typed } from './additions';

type Kept = { readonly part: string; readonly typed: Typed };
const isKept = (kept: unknown): kept is Kept =>
  isRecord(kept) && isText(kept.part) && isRecord(kept.typed) && Object.values(kept.typed).every(isText);

/** What can be added to a game that is played: each makes an edition, by which the game goes on from here. */
export function AddScreen({ session }: { session: Session }) {
  const game = session.row.value.id;
  const slot = `war-diary:add:${game}`;
  const now = useMemo(() => draftNow(session), [session, session.projection.value.state]);
  const kept = useSignal<Kept | undefined>(keptDraft(slot, isKept));
  const problem = useSignal<Problem | undefined>(undefined);
  const busy = useSignal(false);
  const addition = ADDITIONS.find(({ id }) => id === kept.value?.part);
  const asking = session.question.value !== undefined;
  const by = now.ok ? wordsAt(now.value, ['game', 'by']) : '';
  const type = (next: Kept | undefined) => {
    kept.value = next;
    problem.value = undefined;
    if (next) keepDraft(slot, next, 'device');
    else dropDraft(slot);
  };
  const pick = (part: string | undefined) => {
    type(part === undefined ? undefined : { part, typed: {} });
    requestAnimationFrame(() => document.querySelector<HTMLElement>('h1[tabindex]')?.focus());
  };
  const toTable = () => go({ screen: 'game', game, view: 'table' });
  const add = async (typed: Typed) => {
    if (!addition || busy.value || asking) return;
    problem.value = undefined;
    const change = addition.change(typed);
    busy.value = change.ok;
    const grown = change.ok ? await growGame(session, change.value) : change;
    busy.value = false;
    if (!grown.ok) {
      problem.value = grown.problem;
      return;
    }
    type(undefined);
    announce('Added. Undo takes it back.');
    toTable();
  };
  const fields = addition && now.ok ? addition.fields(now.value, turnOf(session)) : [];
  const at = fields.find(({ key }) => problem.value?.field?.split('.').includes(key));
  const told = now.ok ? (at ? undefined : problem.value) : now.problem;
  return (
    <>
      <Screen title={addition ? `Add: ${addition.title}` : 'Add to the game'}>
        {told && <Notice problem={told} />}
        {now.ok && !addition && (
          <>
            <p class="soft">
              What you add counts from here on. What was played stays as it was played, and one undo takes it
              back.
            </p>
            {by && <p>This file is by {by}. What you add makes an edition of your own.</p>}
            {ADDITIONS.map(({ id, title, note }) => (
              <button key={id} type="button" class="plain author-part" onClick={() => pick(id)}>
                <b>{title}</b>
                <span class="soft">{note}</span>
              </button>
            ))}
          </>
        )}
        {addition && (
          <AddForm
            key={addition.id}
            fields={fields}
            typed={kept.value?.typed ?? {}}
            problem={at && problem.value && { key: at.key, problem: problem.value }}
            onType={(typed) => type({ part: addition.id, typed })}
            onAdd={(typed) => void add(typed)}
          />
        )}
      </Screen>
      <Dock session={session} view="add">
        {asking && <p>A question is open. Answer it or cancel it first, then add.</p>}
        {addition && !asking && (
          <button type="submit" form="add-to-game" class="main" aria-disabled={busy.value || undefined}>
            Add
          </button>
        )}
        <button type="button" onClick={() => (addition ? pick(undefined) : toTable())}>
          {addition ? 'Add something else' : 'Add nothing'}
        </button>
        <UndoLine session={session} />
      </Dock>
    </>
  );
}

/** The turn that is played. */
function turnOf({ projection }: Session): number {
  const { place }: { readonly place?: unknown } = Object(projection.peek().state);
  const { turn }: { readonly turn?: unknown } = Object(place);
  return typeof turn === 'number' ? turn : 1;
}
