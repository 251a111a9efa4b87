import { useState } from 'preact/hooks';
import { againSlot, dropDraft } from '../../../app/kept-draft';
import { go } from '../../../app/route';
import type { Session } from '../../../app/session';
import {
  type Amending,
  amend,
  giveAmended,
  overrideAmended,
  runAmending,
  withChange,
} from '../../../core/journal/amend';
import type { ProcedureRun } from '../../../core/journal/projection';
import type { Answer } from '../../../core/play/prompt';
import { fail, type Problem, type Result } from '../../../core/result';
import { DraftQuestion } from '../../ask/draft-question';
import { useUnsaved } from '../../ask/unsaved';
import { announce } from '../../kit/announce';
import { OverrideForm } from './override-form';
import { Overview } from './overview';

/** The amendment under way: it lives with the page, so that a look at the charts loses nothing; closing the app drops it. */
let kept: { readonly game: string; readonly amending: Amending; readonly reason: string } | undefined;

/** What an override or a look-up on the log screen leads to when it opens a question. */
export function keepAmending(game: string, amending: Amending, reason: string): void {
  kept = { game, amending, reason };
}

/** Amends one closed line: an overview of what it rests on, and its questions one at a time. */
export function AmendLine({ session, procedureRun }: { session: Session; procedureRun: ProcedureRun }) {
  const game = session.row.value.id;
  const of = procedureRun.opened.id;
  const mine = kept?.game === game && kept.amending.of === of ? kept : undefined;
  const [amending, setAmending] = useState<Amending>(mine?.amending ?? { of, changes: [] });
  const [reason, setReason] = useState(mine?.reason ?? '');
  const [ask, setAsk] = useState<string>();
  const [overriding, setOverriding] = useState<string>();
  const [problem, setProblem] = useState<Problem>();
  const change = (next: Amending, why = reason) => {
    keepAmending(game, next, why);
    setAmending(next);
    setReason(why);
    setAsk(undefined);
    setOverriding(undefined);
    setProblem(undefined);
  };
  const leave = () => {
    kept = undefined;
    dropDraft(againSlot(game));
    go({ screen: 'game', game, view: 'log' });
  };
  useUnsaved(
    'an amendment',
    { screen: 'game', game, view: 'amend', item: of },
    () => kept?.game === game && kept.amending.of === of && kept.amending.changes.length > 0,
  );
  const projection = session.projection.value;
  const pack = session.pack.value;
  const now = attempt(() => runAmending(session.game, projection, pack, amending, ask));
  if (!now.ok) {
    return (
      <Overview
        session={session}
        procedureRun={procedureRun}
        amending={amending}
        broken={now.problem}
        onLeave={leave}
      />
    );
  }
  const { question, run } = now.value;
  if (question) {
    const { key } = question.prompt;
    const give = (answer: Answer) => {
      const given = attempt(() => giveAmended(session.game, projection, pack, amending, key, answer, ask));
      if (given.ok) change(given.value);
      return given;
    };
    const [back, onBack] = ask === undefined ? ['Discard', leave] : ['Back', () => setAsk(undefined)];
    // A line that is sealed as a whole has its curtain already.
    const isOpen = procedureRun.secret !== undefined;
    return (
      <DraftQuestion
        key={key}
        {...{ session, question, give, back, onBack, isOpen }}
        view="log"
        during="Amending"
      />
    );
  }
  const overridable = run.overridable.find(({ key }) => key === overriding);
  if (overridable) {
    const override = (answer: Answer) => {
      const given = overrideAmended(amending, now.value, overridable.key, answer);
      if (given.ok) change(given.value, reason || (answer.kind === 'override' ? answer.reason : ''));
    };
    return (
      <OverrideForm
        session={session}
        overridable={overridable}
        title={procedureRun.title}
        view="log"
        onOverride={override}
        onBack={() => setOverriding(undefined)}
      />
    );
  }
  const record = async () => {
    session.dismissNotice();
    const planned = attempt(() => amend(session.game, projection, pack, amending, reason));
    if (!planned.ok) {
      setProblem(planned.problem);
      if (planned.problem.field) document.getElementById(`field-${planned.problem.field}`)?.focus();
      return;
    }
    const saved = await session.record(`amend:${of}`, (latest, charts) =>
      amend(session.game, latest, charts, amending, reason),
    );
    if (!saved) return;
    announce('Amended. Undo takes it back.');
    leave();
  };
  return (
    <Overview
      session={session}
      procedureRun={procedureRun}
      amending={amending}
      amended={now.value}
      reason={reason}
      problem={problem}
      onReason={(text) => {
        setReason(text);
        setProblem(undefined);
        keepAmending(game, amending, text);
      }}
      onAsk={setAsk}
      onOverride={setOverriding}
      onTakeAway={(key) => change(withChange(amending, { key }))}
      onRecord={() => void record()}
      onLeave={leave}
    />
  );
}

/** What breaks while it is tried out is told, and nothing is recorded. */
function attempt<T>(act: () => Result<T>): Result<T> {
  try {
    return act();
  } catch (error) {
    const detail = error instanceof Error ? error.message : String(error);
    return fail('amend.broken', `This cannot be worked out. Nothing was changed. Please report: ${detail}`);
  }
}
