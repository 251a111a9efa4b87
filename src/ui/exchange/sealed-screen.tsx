import './exchange.css';
import { useEffect, useState } from 'preact/hooks';
import {
  enveloped,
  forgetWords,
  freshWords,
  hasEnvelopes,
  openByWords,
  useWords,
} from '../../app/exchange/envelope';
import { mineIn } from '../../app/exchange/seats-in';
import { sealedByOthers } from '../../app/exchange/told';
import type { Session } from '../../app/session';
import { ONLOOKER } from '../../core/exchange/seats';
import type { Problem } from '../../core/result';
import { nameOf } from '../ask/side';
import { announce } from '../kit/announce';
import { BackLink } from '../kit/back-link';
import { Card } from '../kit/card';
import { Field } from '../kit/field';
import { Notice } from '../kit/notice';
import { Screen } from '../kit/screen';
import { ToldQuestion } from './told-question';

type Props = { session: Session };

/** What is sealed at a game on several phones: what becomes of one's own, and of what another phone keeps. */
export function SealedScreen({ session }: Props) {
  const [told, setTold] = useState<string>();
  const game = session.row.value.id;
  if (told !== undefined)
    return <ToldQuestion session={session} of={told} onEnd={() => setTold(undefined)} />;
  const mine = mineIn(session);
  const plays = mine !== undefined && mine.seat !== ONLOOKER;
  const problem = session.notice.value;
  return (
    <Screen
      title="What is sealed"
      back={<BackLink to={{ screen: 'game', game, view: 'phones' }} label="Two phones" />}
    >
      {problem && <Notice problem={problem} onDismiss={session.dismissNotice} />}
      {plays && <OwnEnvelope game={game} />}
      <OthersSealed session={session} onTell={setTold} />
    </Screen>
  );
}

/** What this phone seals from now on: on it alone, or in an envelope too that the others keep. */
function OwnEnvelope({ game }: { game: string }) {
  const isUsed = enveloped.value.has(game);
  const [words, setWords] = useState<string>();
  const [typed, setTyped] = useState('');
  const [isBusy, setBusy] = useState(false);
  const use = async (said: string) => {
    setBusy(true);
    await useWords(game, said);
    setBusy(false);
    setWords(undefined);
    setTyped('');
    announce('From now on what you seal goes into an envelope too.');
  };
  return (
    <Card title="What you seal" class="stack">
      {isUsed ? (
        <>
          <p>
            What you seal goes into an envelope too. The other phones keep it, and only your five words open
            it. They are kept nowhere: once the app was closed, say them here again.
          </p>
          <button type="button" class="quiet" onClick={() => forgetWords(game)}>
            Seal without an envelope
          </button>
        </>
      ) : (
        <p>
          What you seal is on this phone alone. If it is lost, nobody can open it, and it is told by mouth. An
          envelope helps: the other phones keep it, and only words that you write down open it.
        </p>
      )}
      {!isUsed && words === undefined && (
        <>
          <button type="button" onClick={() => setWords(freshWords())}>
            Make an envelope
          </button>
          <details class="fold">
            <summary>I have words already</summary>
            <form
              class="stack"
              onSubmit={(event) => {
                event.preventDefault();
                if (typed.trim() && !isBusy) void use(typed);
              }}
            >
              <WordsField id="own-words" label="Your five words" value={typed} onInput={setTyped} />
              <button type="submit" aria-disabled={isBusy || !typed.trim() || undefined}>
                {isBusy ? 'One moment…' : 'Seal with these'}
              </button>
            </form>
          </details>
        </>
      )}
      {!isUsed && words !== undefined && (
        <div class="stack" aria-live="polite">
          <p>Write these five words down, on paper:</p>
          <ol class="envelope-words">
            {words.split(' ').map((word) => (
              <li key={word}>{word}</li>
            ))}
          </ol>
          <button
            type="button"
            class="main"
            aria-disabled={isBusy || undefined}
            onClick={() => isBusy || void use(words)}
          >
            {isBusy ? 'One moment…' : 'I have written them down'}
          </button>
          <button type="button" class="quiet" onClick={() => setWords(undefined)}>
            Without an envelope
          </button>
        </div>
      )}
    </Card>
  );
}

type WordsProps = { id: string; label: string; value: string; onInput: (words: string) => void };

const WordsField = ({
  id,
  label,
  value,
  onInput,
  problem,
}: WordsProps & { problem?: Problem | undefined }) => (
  <Field id={id} label={label} look="text" problem={problem}>
    {(tied) => (
      <input
        {...tied}
        class="text-input"
        type="text"
        autoComplete="off"
        autoCapitalize="none"
        spellcheck={false}
        maxLength={80}
        value={value}
        onInput={(event) => onInput(event.currentTarget.value)}
      />
    )}
  </Field>
);

/** What another phone keeps to itself, for the case that it is gone. */
function OthersSealed({ session, onTell }: Props & { onTell: (of: string) => void }) {
  const projection = session.projection.value;
  const sealed = sealedByOthers(projection);
  const [typed, setTyped] = useState('');
  const [problem, setProblem] = useState<Problem>();
  const [isBusy, setBusy] = useState(false);
  useEffect(() => setProblem(undefined), [typed]);
  if (!sealed.length)
    return (
      <Card title="What others sealed" class="stack">
        <p>Nothing is sealed on another phone now.</p>
      </Card>
    );
  const open = async () => {
    if (isBusy || !typed.trim()) return;
    setBusy(true);
    const opened = await openByWords(session.projection.peek(), typed);
    const done =
      opened.ok &&
      (await session.record('envelope', () => ({ ok: true, value: { entry: opened.value, learn: [] } })));
    setBusy(false);
    setProblem(opened.ok ? undefined : opened.problem);
    if (!done) return;
    setTyped('');
    announce('The envelope is open, and what it says is what was sealed.');
  };
  return (
    <Card title="What others sealed" class="stack">
      <p>
        It opens by itself when the game reveals it. Here is what to do if the phone that sealed it is lost.
      </p>
      <ul class="list">
        {sealed.map((procedureRun) => (
          <li key={procedureRun.opened.id}>
            <b>{nameOf(session, procedureRun.secret?.side ?? '')}</b>: {procedureRun.title}
          </li>
        ))}
      </ul>
      {hasEnvelopes(projection) && (
        <form
          class="stack"
          onSubmit={(event) => {
            event.preventDefault();
            void open();
          }}
        >
          <WordsField
            id="words"
            label="The five words of its owner"
            value={typed}
            onInput={setTyped}
            problem={problem}
          />
          <button type="submit" aria-disabled={isBusy || !typed.trim() || undefined}>
            {isBusy ? 'One moment…' : 'Open the envelope'}
          </button>
        </form>
      )}
      <details class="fold">
        <summary>No envelope, or its words are gone</summary>
        <div class="stack">
          <p>
            Its owner tells it by mouth, and everyone hears it. The log says that nobody could check it; if
            the phone comes back, what it opens takes its place.
          </p>
          {sealed.map((procedureRun) => (
            <button key={procedureRun.opened.id} type="button" onClick={() => onTell(procedureRun.opened.id)}>
              Told by mouth: {procedureRun.title}
            </button>
          ))}
        </div>
      </details>
    </Card>
  );
}
