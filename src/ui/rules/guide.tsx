import './rules.css';
import { useEffect, useId } from 'preact/hooks';
import { hrefOf } from '../../app/route';
import type { Session } from '../../app/session';
import type { GameMeta, GuideOf } from '../../core/play/game';
import type { Guide, GuideLine } from '../../core/play/rules';
import { type Action, actionsOn } from '../../core/play/view';
import { fail, ok, type Result } from '../../core/result';
import { Dock, UndoLine } from '../ask/dock';
import { Side } from '../ask/side';
import { Screen } from '../kit/screen';
import { useLoaded } from '../kit/use-loaded';
import { Words } from '../kit/words';
import { explainTerms } from './terms';

type Props = { session: Session; meta: GameMeta };

/** What can be done now, by all sides, with the rule for each; one tap from the table and from a question. */
export function GuideScreen({ session, meta }: Props) {
  useEffect(() => void explainTerms(meta), [meta]);
  const { came, notice } = useLoaded(() => openGuide(meta), [meta]);
  return (
    <>
      <Screen title="What can be done now">
        {notice}
        {came && <Now session={session} guide={came.value(session.projection.value.state)} />}
      </Screen>
      <Dock session={session} view="guide">
        <UndoLine session={session} />
      </Dock>
    </>
  );
}

const MISSING = fail(
  'guide.load',
  'The list for this phase could not be fetched. Nothing is lost. Go online once and try again, or look in the rules.',
);

const openGuide = (meta: GameMeta): Promise<Result<GuideOf>> =>
  (meta.guide?.() ?? Promise.reject()).then(ok, () => MISSING);

const ruleHref = (session: Session, item: string): string =>
  hrefOf({ screen: 'game', game: session.row.value.id, view: 'rules', item });

function Now({ session, guide }: { session: Session; guide: Guide }) {
  const offered = new Map(actionsOn(session.table.value).map((action) => [action.id, action]));
  const asking = session.question.value !== undefined;
  return (
    <section class="card guide" aria-labelledby="guide-title">
      <h2 id="guide-title">
        {guide.title} <RuleLink session={session} number={guide.rule} />
      </h2>
      {asking && <p class="soft">A question is open: answer it first, or undo it.</p>}
      <ul class="list">
        {guide.lines.map((line) => (
          <Duty
            key={line.text}
            session={session}
            line={line}
            action={line.action === undefined ? undefined : offered.get(line.action)}
          />
        ))}
      </ul>
    </section>
  );
}

type DutyProps = { session: Session; line: GuideLine; action: Action | undefined };

function Duty({ session, line, action }: DutyProps) {
  const { side, must, text, rule, tick } = line;
  const id = useId();
  return (
    <li class="guide-line">
      {tick && <Tick of={`${session.row.value.id}:${text}`} labelledby={id} />}
      <div>
        <p class="guide-who">
          {side ? <Side session={session} side={side} /> : <b>{everybody(session)}</b>}{' '}
          {must ? 'must' : 'may'}
        </p>
        <p id={id}>
          {/* A word that stands alone is no link: it would be too small to tap. */}
          {action?.label === text ? text : <Words text={text} />}
        </p>
        {action && (
          <p class="soft">
            {action.disabled === undefined
              ? `On the table: ${action.label}`
              : `${action.label}, not now: ${action.disabled}`}
          </p>
        )}
      </div>
      <RuleLink session={session} number={rule} />
    </li>
  );
}

/** Who, where a line names no side. */
const everybody = ({ game: { sides } }: Session): string =>
  sides.length < 2 ? 'You' : sides.length > 2 ? 'All' : 'Both';

/** What has been ticked off in this tab: a help while counters are laid out, no line of the journal. */
const ticked = new Set<string>();

function Tick({ of, labelledby }: { of: string; labelledby: string }) {
  const turn = () => (ticked.delete(of) ? undefined : ticked.add(of));
  return (
    <label class="guide-rule">
      <input type="checkbox" aria-labelledby={labelledby} defaultChecked={ticked.has(of)} onChange={turn} />
    </label>
  );
}

const RuleLink = ({ session, number }: { session: Session; number: string }) => (
  <a class="guide-rule" href={ruleHref(session, number)} aria-label={`Rule ${number}`}>
    {number}
  </a>
);
