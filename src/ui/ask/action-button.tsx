import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { drawOne } from '../../app/random';
import { go } from '../../app/route';
import type { Session } from '../../app/session';
import type { Answer, DicePrompt, Prompt } from '../../core/play/prompt';
import type { Action } from '../../core/play/view';
import { Icon } from '../kit/icon';
import { tap } from '../kit/tap';
import { DiceInput } from './dice-input';
import { isAlone, nameOf, toneOf, Unsaid, usualDice } from './side';

type Props = { session: Session; action: Action; main?: boolean };

/** Opens the action and answers its first question in one tap and one entry. */
export function answerAtOnce(session: Session, action: Action, prompt: Prompt, answer: Answer): void {
  session.dismissNotice();
  void session.start(action, { key: prompt.key, answer });
}

/** The die an action shows on the table itself, if it does. */
export function inlineDie(session: Session, action: Action): DicePrompt | undefined {
  if (!action.inline || whyNot(session, action) || session.several.value?.barred) return undefined;
  const prompt = session.preview(action);
  return prompt?.kind === 'dice' && prompt.count === 1 && !prompt.secret ? prompt : undefined;
}

/** Why it cannot be begun now, or not on this phone. */
const whyNot = (session: Session, action: Action): string | undefined =>
  action.disabled ?? session.elsewhere(action)?.words;

/** What an action is drawn as where a label is not enough: a ship. Its button is still called by the label. */
type Drawn = { drawn?: { readonly note?: string | undefined; readonly inside: ComponentChildren } };

export function ActionButton({ session, action, main, drawn }: Props & Drawn) {
  const barred = session.several.value?.barred;
  const disabled = whyNot(session, action);
  // Its own side seals it without the pen.
  const isBeside = session.several.value?.beside(action) === true;
  const leads = action.disabled === undefined && !barred && session.elsewhere(action)?.isUnread === true;
  const off = !isBeside && !leads && (disabled !== undefined || barred !== undefined);
  if (barred?.hides) return null;
  const only = onlyOf(session, action);
  const run = () => {
    session.dismissNotice();
    if (isBeside || leads)
      return go({
        ...{ screen: 'game', game: session.row.value.id, view: 'phones' },
        item: leads ? 'sealed' : `beside:${action.id}`,
      });
    const prompt = action.inline ? session.preview(action) : undefined;
    if (prompt === undefined || prompt.kind !== 'draw' || prompt.secret)
      return void session.start(action, ...(action.answers ?? []));
    const value = prompt.from[drawOne(prompt.from.length)]?.value;
    if (value !== undefined) answerAtOnce(session, action, prompt, { kind: 'draw', value, by: 'app' });
  };
  return (
    <button
      type="button"
      class={drawn ? 'berth' : main ? 'main' : 'plain'}
      aria-disabled={off}
      aria-label={drawn && action.label}
      aria-description={
        only ? `${nameOf(session, only)} only` : drawn && [drawn.note, disabled].filter(Boolean).join(', ')
      }
      aria-describedby={barred && !isBeside ? 'pen-line' : undefined}
      onClick={tap(() => !off && run())}
    >
      {drawn?.inside ?? <ActionLabel session={session} action={action} disabled={disabled} />}
    </button>
  );
}

function ActionLabel({ session, action, disabled }: Omit<Props, 'main'> & { disabled?: string | undefined }) {
  const tone = toneOf(session, action.side);
  // Of two sides the shape says enough.
  const isMany = session.game.sides.length > 2;
  return (
    <span class="label">
      <span class={tone && `side tone-${tone}`}>
        {action.side && isMany && <Unsaid session={session} side={action.side} title={action.label} />}
        {action.label}
      </span>
      {onlyOf(session, action) !== undefined && <Icon name="lock" />}
      {disabled !== undefined && <span class="label-note">{disabled}</span>}
    </span>
  );
}

/** Whose alone an action is: what one side seals or looks up. */
function onlyOf(session: Session, { procedure, args }: Action): string | undefined {
  const { game, projection } = session;
  const { state } = projection.value;
  return isAlone(session) ? undefined : game.procedures[procedure]?.secret?.(state, args)?.side;
}

/** One die, rolled here or tapped as it fell: opened, answered and over in one tap. */
export function InlineDie({ session, action, prompt, main }: Props & { prompt: DicePrompt }) {
  return (
    <DiceInput
      count={prompt.count}
      sides={prompt.sides}
      faceNotes={prompt.faceNotes}
      first={main ? usualDice(session, prompt.side ?? action.side) : 'physical'}
      rollLabel={action.label}
      keys={main === true}
      onRoll={(faces, by) => answerAtOnce(session, action, prompt, { kind: 'dice', faces, by })}
    />
  );
}

/** Actions side by side; a die among them opens its faces in place and stays open for the next roll. */
export function ActionRow({ session, actions }: { session: Session; actions: readonly Action[] }) {
  const [open, setOpen] = useState<string>();
  if (!actions.length || session.several.value?.barred?.hides) return null;
  const shown = actions.find(({ id }) => id === open);
  const die = shown && inlineDie(session, shown);
  return (
    <>
      {shown && die && <InlineDie session={session} action={shown} prompt={die} />}
      <div class={actions.length === 3 ? 'acts three' : 'acts row'}>
        {actions
          .filter((action) => !die || action !== shown)
          .map((action) =>
            inlineDie(session, action) ? (
              <button key={action.id} type="button" aria-expanded={false} onClick={() => setOpen(action.id)}>
                <ActionLabel session={session} action={action} />
              </button>
            ) : (
              <ActionButton key={action.id} session={session} action={action} />
            ),
          )}
      </div>
    </>
  );
}
