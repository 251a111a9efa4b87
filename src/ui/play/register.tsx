import './register.css';
import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import type { Session } from '../../app/session';
import type { GameMeta, RegistersOf } from '../../core/play/game';
import type { RegisterEntry, RegisterGroup, RegisterView } from '../../core/play/view';
import { fail, ok, type Result } from '../../core/result';
import { ActionRow } from '../ask/action-button';
import { Curtain } from '../ask/curtain';
import { Dock, UndoLine } from '../ask/dock';
import { FreshLine } from '../ask/result';
import { isAlone, nameOf, Side, toneOf } from '../ask/side';
import { Screen } from '../kit/screen';
import { SideName } from '../kit/side-name';
import { Silhouette } from '../kit/silhouette';
import { useLoaded } from '../kit/use-loaded';
import { findEntries, tallyOf } from './find-entries';

/** From so many pieces on the places are folded: one looks for the place first. */
const MANY = 30;

type Registers = NonNullable<GameMeta['registers']>;
type Props = { session: Session; registers: Registers; children: ComponentChildren };

/** The pieces of a game as cards, place by place, and one field that finds any of them. */
export function RegisterScreen({ session, registers, children }: Props) {
  const { came, notice } = useLoaded(() => openRegisters(registers), [registers]);
  const views = came?.value(session.projection.value.state) ?? [];
  const open = views.filter(({ sealed }) => !sealed || isAlone(session));
  const actions = session.question.value ? [] : open.flatMap((view) => view.actions);
  return (
    <>
      <Screen title={registers.title} page="page blocks">
        {children}
        {notice}
        {came && !views.length && <p class="soft">It is kept from the beginning of the game on.</p>}
        {open.length > 0 && <Open session={session} groups={open.flatMap(({ groups }) => groups)} />}
        {views.map(
          (view) => !open.includes(view) && <Sealed key={view.title} session={session} view={view} />,
        )}
      </Screen>
      <Dock session={session} view="ledger">
        <FreshLine session={session} />
        <ActionRow session={session} actions={actions} />
        <UndoLine session={session} />
      </Dock>
    </>
  );
}

const MISSING = fail(
  'register.load',
  'The register could not be fetched. Nothing is lost. Go online once and try again.',
);
const openRegisters = ({ load }: Registers): Promise<Result<RegistersOf>> => load().then(ok, () => MISSING);

type GroupsProps = { session: Session; groups: readonly RegisterGroup[] };

const countIn = (groups: readonly RegisterGroup[]): number =>
  groups.reduce((sum, { entries }) => sum + entries.length, 0);

function Open({ session, groups }: GroupsProps) {
  const [query, setQuery] = useState('');
  const all = countIn(groups);
  const seeks = query.trim() !== '';
  const found = findEntries(groups, query, (side) => nameOf(session, side));
  return (
    <>
      <search class="register-find">
        <input
          class="text-input"
          type="search"
          aria-label="Find by name, type, place or state"
          placeholder="Name, type, place or state"
          enterkeyhint="search"
          autocomplete="off"
          value={query}
          onInput={(event) => setQuery(event.currentTarget.value)}
        />
        <p class="soft" role="status">
          {seeks && (found.length ? `${countIn(found)} of ${all}` : `None of ${all}`)}
        </p>
      </search>
      <Groups key={String(seeks)} session={session} groups={found} seeks={seeks} />
    </>
  );
}

/** The places of each side. */
function Groups({ session, groups, seeks }: GroupsProps & { seeks: boolean }) {
  const few = countIn(groups) < MANY;
  const sides = [...new Set(groups.map(({ side }) => side))];
  return (
    <>
      {sides.map((side) => {
        const own = groups.filter((group) => group.side === side);
        const tone = toneOf(session, side);
        return (
          <section key={side} class={tone && `tone-${tone}`} aria-label={side && nameOf(session, side)}>
            {side && (
              <h2 class="register-side">
                <Side session={session} side={side} />
              </h2>
            )}
            {own.map((group) => (
              <Group
                key={group.id}
                session={session}
                group={group}
                open={seeks || (few && !group.folded)}
                acts={!seeks && !session.question.value}
              />
            ))}
          </section>
        );
      })}
    </>
  );
}

type GroupProps = {
  session: Session;
  group: RegisterGroup;
  open: boolean;
  /** It offers what can be done with all of it. */
  acts: boolean;
};

/** What is folded is not drawn: of hundreds of pieces one looks at a few. */
function Group({ session, group: { label, side, note, entries, actions = [] }, open, acts }: GroupProps) {
  const [shown, setShown] = useState(open);
  const told = [...tallyOf(entries).slice(0, 2), ...(note ? [note] : [])].join(', ');
  const rules = [...new Set(entries.flatMap(({ facts }) => facts.flatMap(({ rule = [] }) => rule)))];
  return (
    <details class="card fold place" open={open} onToggle={(event) => setShown(event.currentTarget.open)}>
      <summary>
        <span class="place-name">
          <SideName tone={toneOf(session, side)}>{label}</SideName> {told && <small>{told}</small>}
        </span>{' '}
        <b>{entries.length}</b>
      </summary>
      {shown && (
        <>
          {acts && <ActionRow session={session} actions={actions} />}
          <ul class="pieces">
            {entries.map((entry) => (
              <Piece key={entry.id} entry={entry} />
            ))}
          </ul>
          {rules.length > 0 && <p class="rule">{rules.join(', ')}</p>}
        </>
      )}
    </details>
  );
}

const Piece = ({ entry: { name, type, kind, state, notes, facts } }: { entry: RegisterEntry }) => (
  <li class={`piece ${state}`}>
    <span class="silhouette">
      <Silhouette type={type} />
    </span>
    <p>
      <b>{state === 'lost' ? <s>{name}</s> : name}</b> {kind && <small>{kind}</small>}
    </p>
    {(notes.length > 0 || facts.length > 0) && (
      <ul class="piece-facts">
        {notes.map((note) => (
          <li key={note}>
            <b>{note}</b>
          </li>
        ))}
        {facts.map(({ label, value }) => (
          <li key={label}>
            {label} {value}
          </li>
        ))}
      </ul>
    )}
  </li>
);

function Sealed({ session, view: { title, sealed = '', groups, actions } }: SealedProps) {
  const name = nameOf(session, sealed);
  return (
    <section class="card">
      <h2>{title}</h2>
      <Curtain name={name} what={`Sealed: only ${name} may look.`}>
        {() => (
          <>
            <Groups session={session} groups={groups} seeks={false} />
            {!session.question.value && <ActionRow session={session} actions={actions} />}
          </>
        )}
      </Curtain>
    </section>
  );
}
type SealedProps = { session: Session; view: RegisterView };
