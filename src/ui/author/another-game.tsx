import '../ask/game.css';
import './author.css';
import { useSignal } from '@preact/signals';
import { useEffect, useId, useRef } from 'preact/hooks';
import { dropDraft, keepDraft, keptDraft } from '../../app/kept-draft';
import { makeGame } from '../../app/own/author/make-game';
import { beginOf, isTypedGame, type TypedGame, UNTYPED } from '../../app/own/author/typed-game';
import { go, route } from '../../app/route';
import type { Problem } from '../../core/result';
import { askPersistence } from '../device/persistence';
import { BackLink } from '../kit/back-link';
import { Field } from '../kit/field';
import { Notice } from '../kit/notice';
import { Screen } from '../kit/screen';
import { SidesField } from './sides-field';
import { TurnsField } from './turns-field';

/** Where the half-made game stands until it is played. */
const SLOT = 'war-diary:another-game';

/** A game by its name, its sides and its turns: then it is played. `onStart`: what its table needs can be fetched meanwhile. */
export function AnotherGameScreen({ onStart }: { onStart?: () => void }) {
  const id = useId();
  const typed = useSignal<TypedGame>(keptDraft(SLOT, isTypedGame) ?? UNTYPED);
  const problem = useSignal<Problem | undefined>(undefined);
  const busy = useSignal(false);
  const form = useRef<HTMLFormElement>(null);
  const type = (more: Partial<TypedGame>) => {
    typed.value = { ...typed.value, ...more };
    problem.value = undefined;
    keepDraft(SLOT, typed.value, 'device');
  };
  useEffect(() => {
    // Whoever refuses the name of a field shows where it stands.
    if (problem.value?.field) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [problem.value]);
  const play = async () => {
    if (busy.value) return;
    problem.value = undefined;
    const begin = beginOf(typed.value);
    if (!begin.ok) {
      problem.value = begin.problem;
      return;
    }
    busy.value = true;
    onStart?.();
    const made = await makeGame(begin.value);
    busy.value = false;
    if (!made.ok) {
      problem.value = made.problem;
      return;
    }
    dropDraft(SLOT);
    void askPersistence();
    if (route.value.screen === 'new') go({ screen: 'game', game: made.value, view: 'table' });
  };
  const { title } = typed.value;
  const wrong = problem.value;
  const [part] = wrong?.field?.split('.') ?? [];
  return (
    <>
      <Screen title="Another game" back={<BackLink to={{ screen: 'new' }} label="New game" />}>
        {wrong && !isPart(part) && <Notice problem={wrong} />}
        <p class="soft">
          Any game that you have on the table. Name it and play: the app keeps the turn, points, dice and the
          log.
        </p>
        <form
          ref={form}
          id="another-game"
          class="stack wide"
          onSubmit={(event) => {
            event.preventDefault();
            void play();
          }}
        >
          <Field
            id={`${id}-title`}
            look="text"
            label="Name of the game"
            problem={part === 'game' || part === 'title' ? wrong : undefined}
          >
            {(tied) => (
              <input
                {...tied}
                type="text"
                value={title}
                autocomplete="off"
                enterkeyhint="next"
                onInput={({ currentTarget }) => type({ title: currentTarget.value })}
              />
            )}
          </Field>
          <SidesField typed={typed.value} problem={part === 'sides' ? wrong : undefined} onType={type} />
          <TurnsField typed={typed.value} problem={part === 'turns' ? wrong : undefined} onType={type} />
        </form>
      </Screen>
      <footer class="foot">
        <button type="submit" form="another-game" class="main" aria-disabled={busy.value || undefined}>
          {busy.value ? 'Starting…' : 'Play'}
        </button>
      </footer>
    </>
  );
}

const PARTS = ['game', 'title', 'sides', 'turns'];
const isPart = (part: string | undefined): boolean => part !== undefined && PARTS.includes(part);
