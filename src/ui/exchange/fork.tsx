import './fork.css';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { namesIn, storyNames } from '../../app/exchange/several-phones';
import { forksIn, giveWord, healIn } from '../../app/exchange/table';
import { go } from '../../app/route';
import type { Session } from '../../app/session';
import { giveHealed, type Healed, type Healing, startHealing } from '../../core/exchange/heal';
import { writerIn } from '../../core/exchange/seats';
import type { Fork } from '../../core/journal/branches';
import type { Answer } from '../../core/play/prompt';
import { fail, type Problem, type Result } from '../../core/result';
import { Dock } from '../ask/dock';
import { useUnsaved } from '../ask/unsaved';
import { announce } from '../kit/announce';
import { Notice } from '../kit/notice';
import { Screen } from '../kit/screen';
import { BranchCards } from './fork-branches';
import { FatesOf } from './fork-fates';
import { ForkQuestion } from './fork-question';

/** What was said so far, of one fork: it lives with the page, and closing the app drops it. */
type Draft = { readonly of: string; readonly healing: Healing; readonly both: boolean };
let kept: Draft | undefined;

type Props = { session: Session; at: string };

/** Two phones have played upon one line: players say which happened first, and what comes of the other is shown before. */
export function ForkScreen({ session, at }: Props) {
  const fork = forksIn(session).find((each) => each.at === at);
  const looksOn = session.several.value?.barred?.why === 'seat';
  if (fork && !looksOn) return <Heal key={draftOf(session, fork)} session={session} fork={fork} />;
  return (
    <>
      <Screen title="Which happened first?">
        <p>
          {fork
            ? 'You are looking on: the players decide which came first.'
            : 'The order is recorded. Play on.'}
        </p>
      </Screen>
      <Dock session={session} view="table">
        <button type="button" class="main" onClick={() => toTable(session)}>
          Back to the table
        </button>
      </Dock>
    </>
  );
}

const toTable = (session: Session): void => go({ screen: 'game', game: session.row.value.id, view: 'table' });

/** Another branch, or another word of a partner, begins anew. */
const draftOf = ({ row }: Session, { at, round, heads }: Fork): string =>
  [row.value.id, at, round, ...[...heads].sort()].join(' ');

/** What was said so far, kept while the app is open. */
function useDraft(session: Session, fork: Fork) {
  const of = draftOf(session, fork);
  const begun = kept?.of === of ? kept : undefined;
  const [healing, setHealing] = useState<Healing>(
    begun?.healing ?? { ...startHealing(fork, fork.heads), heads: [] },
  );
  const [both, setBoth] = useState(begun?.both ?? false);
  const change = (next: Healing, happened = both) => {
    kept = { of, healing: next, both: happened };
    setHealing(next);
    setBoth(happened);
  };
  useUnsaved(
    'an order of play',
    { screen: 'game', game: session.row.value.id, view: 'fork', item: fork.at },
    () => kept?.of === of && kept.healing.heads.length > 0,
  );
  return { healing, both, change };
}

function Heal({ session, fork }: { session: Session; fork: Fork }) {
  const { healing, both, change } = useDraft(session, fork);
  const { entries } = session.projection.value;
  const stories = storyNames(entries, fork.heads);
  const names = new Map([
    ...namesIn(entries),
    ...fork.heads.map((head, i) => [writerIn(head), stories[i] ?? ''] as const),
  ]);
  const nameOf = (id: string): string => names.get(writerIn(id)) ?? 'Another phone';
  const inOrder = healing.heads.length === fork.heads.length;
  const now = useMemo(
    () => (inOrder ? attempt(() => healIn(session, healing)) : undefined),
    [session, entries, session.pack.value, healing],
  );
  const healed = now?.ok ? now.value : undefined;
  const [first = ''] = healing.heads;
  const order = healing.alone ? rightWords(nameOf(first)) : orderWords(healing.heads.map(nameOf));
  const { alone: _, ...anew } = healing;
  const again = () => change({ ...anew, heads: [] }, false);
  useEffect(() => {
    if (healed?.word) announce(`${order}. ${fateWords(healed)} Nothing is recorded yet.`);
  }, [healed]);
  if (!inOrder && !both)
    return (
      <Right
        session={session}
        fork={fork}
        nameOf={nameOf}
        onRight={(id) =>
          change({ ...anew, heads: [id, ...fork.heads.filter((each) => each !== id)], alone: true })
        }
        onBoth={() => change(anew, true)}
      />
    );
  if (!inOrder)
    return (
      <Choose
        session={session}
        fork={fork}
        heads={healing.heads}
        nameOf={nameOf}
        onChange={(heads) => change({ ...healing, heads }, heads.length > 0)}
      />
    );
  if (!healed)
    return <Broken session={session} problem={now?.ok === false ? now.problem : BROKEN} onAgain={again} />;
  const { question } = healed;
  if (question) {
    const give = (answer: Answer) => {
      const given = attempt(() => giveHealed(healing, healed, answer, session.pack.value));
      if (given.ok) change(given.value);
      return given;
    };
    return (
      <ForkQuestion
        key={`${question.of}:${question.prompt.key}`}
        session={session}
        question={question}
        whose={nameOf(question.of)}
        order={order}
        give={give}
        onStrike={() => change({ ...healing, dropped: [...healing.dropped, question.of] })}
        onBack={again}
      />
    );
  }
  return (
    <Record
      session={session}
      healing={healing}
      healed={healed}
      nameOf={nameOf}
      order={order}
      onOther={() => change({ ...healing, heads: healing.heads.toReversed() })}
      onBack={again}
    />
  );
}

type BrokenProps = { session: Session; problem: Problem; onAgain(): void };

/** An order that cannot be worked out. */
const Broken = ({ session, problem, onAgain }: BrokenProps) => (
  <>
    <Screen title="Which happened first?">
      <Notice problem={problem}>
        <button type="button" onClick={onAgain}>
          Choose again
        </button>
      </Notice>
    </Screen>
    <Dock session={session} view="table" />
  </>
);

type RecordProps = {
  session: Session;
  healing: Healing;
  healed: Healed;
  nameOf(id: string): string;
  order: string;
  onOther(): void;
  onBack(): void;
};

/** What comes of an order, before it is recorded. */
function Record({ session, healing, healed, nameOf, order, onOther, onBack }: RecordProps) {
  const record = async () => {
    session.dismissNotice();
    if (!(await giveWord(session, healing))) return;
    kept = undefined;
    announce(`Recorded: ${order}. Play on.`);
    toTable(session);
  };
  return (
    <>
      <Screen title={order}>
        <FatesOf session={session} healing={healing} healed={healed} nameOf={nameOf} />
      </Screen>
      <Dock session={session} view="table">
        <p class="soft">Nothing is recorded yet.</p>
        <button type="button" class="main" onClick={() => void record()}>
          {healing.alone ? 'Record this' : 'Record this order'}
        </button>
        <div class="row">
          {healing.heads.length === 2 && !healing.alone && (
            <button type="button" onClick={onOther}>
              Try the other order
            </button>
          )}
          <button type="button" onClick={onBack}>
            Choose again
          </button>
        </div>
      </Dock>
    </>
  );
}

const rightWords = (name: string): string => `${name}’s is right`;

type RightProps = {
  session: Session;
  fork: Fork;
  nameOf(id: string): string;
  onRight(id: string): void;
  onBoth(): void;
};

/** Mostly two phones recorded one thing twice: which of them did so rightly is asked first. */
function Right({ session, fork, nameOf, onRight, onBoth }: RightProps) {
  return (
    <>
      <Screen title="Which is right?">
        <p>The other is struck, and stays in the log. If both happened, say so.</p>
        <BranchCards session={session} fork={fork} heads={fork.heads} nameOf={nameOf} />
      </Screen>
      <Dock session={session} view="table">
        {/* None of them is the main one, which Enter would choose. */}
        <div class="row">
          {fork.heads.map((id) => (
            <button key={id} type="button" class="plain" onClick={() => onRight(id)}>
              {rightWords(nameOf(id))}
            </button>
          ))}
        </div>
        <button type="button" class="quiet" onClick={onBoth}>
          {fork.heads.length === 2 ? 'Both happened' : 'All of it happened'}
        </button>
      </Dock>
    </>
  );
}

/** "Ann first, then Ken". */
const orderWords = ([first = '', ...then]: readonly string[]): string =>
  [`${first} first`, ...then.map((name) => `then ${name}`)].join(', ');

const counted = (count: number, what: string): string =>
  `${count} ${count === 1 ? 'entry' : 'entries'} ${what}`;

function fateWords({ fates }: Healed): string {
  const words = (['kept', 'changed', 'struck'] as const).flatMap((fate) => {
    const count = fates.filter((each) => each.fate === fate).length;
    return count ? [counted(count, fate)] : [];
  });
  return words.length ? `${words.join(', ')}.` : '';
}

type ChooseProps = {
  session: Session;
  fork: Fork;
  heads: readonly string[];
  nameOf(id: string): string;
  onChange(heads: readonly string[]): void;
};

/** The branches beside each other; each tap puts one next. */
function Choose({ session, fork, heads, nameOf, onChange }: ChooseProps) {
  const left = fork.heads.filter((id) => !heads.includes(id));
  const pick = (id: string) => {
    const rest = left.filter((each) => each !== id);
    if (rest.length > 1) announce(`${orderWords([...heads, id].map(nameOf))}. Which came next?`);
    // The last one has no choice.
    onChange([...heads, id, ...(rest.length === 1 ? rest : [])]);
  };
  const title = heads.length ? 'Which came next?' : 'Which happened first?';
  return (
    <>
      <Screen title={title}>
        <p>
          {heads.length
            ? `${orderWords(heads.map(nameOf))}.`
            : 'Both are kept. What came second is played again after what came first.'}
        </p>
        <BranchCards session={session} fork={fork} heads={left} nameOf={nameOf} />
      </Screen>
      <Dock session={session} view="table">
        {/* None of them is the main one, which Enter would choose. */}
        <div class="row">
          {left.map((id) => (
            <button key={id} type="button" class="plain" onClick={() => pick(id)}>
              {nameOf(id)} {heads.length ? 'next' : 'first'}
            </button>
          ))}
        </div>
        {heads.length > 0 && (
          <button type="button" class="quiet" onClick={() => onChange([])}>
            Choose again
          </button>
        )}
      </Dock>
    </>
  );
}

/** What breaks while it is tried out is told, and nothing is recorded. */
function attempt<T>(act: () => Result<T>): Result<T> {
  try {
    return act();
  } catch (error) {
    const detail = error instanceof Error ? error.message : String(error);
    return fail(BROKEN.code, `${BROKEN.message} Please report: ${detail}`);
  }
}

const BROKEN = fail(
  'heal.broken',
  'This order cannot be worked out. Nothing was changed. Try another one.',
).problem;
