import { useId } from 'preact/hooks';
import type { Session } from '../../app/session';
import { titleOf } from '../../core/play/procedure';
import { nameOf } from '../ask/side';
import { type Annotated, type Choice, kindsOf, type Section, type Sought } from './log-filter';

type Props = {
  session: Session;
  all: readonly Annotated[];
  sections: readonly Section[];
  sought: Sought;
  /** The section that is shown first. */
  from: Section | undefined;
  onSought(sought: Sought): void;
  onFrom(section: Section | undefined): void;
};

/** What of the log is shown, and from which turn on. */
export function LogFind({ session, all, sections, sought, from, onSought, onFrom }: Props) {
  const id = useId();
  const { sides } = session.game;
  const { kinds, steps, places } = kindsOf(
    all,
    (word) => (sides.some((side) => side.id === word) ? nameOf(session, word) : undefined),
    (id) => {
      const def = session.own && session.game.procedures[id];
      return def && titleOf(def, session.projection.value.state, {});
    },
  );
  const newestFirst = sections.toReversed();
  return (
    <search class="log-find">
      <input
        class="text-input"
        type="search"
        aria-label="Search the log"
        placeholder="Search the log"
        enterkeyhint="search"
        autocomplete="off"
        value={sought.text}
        onInput={(event) => onSought({ ...sought, text: event.currentTarget.value })}
      />
      <label class="sr" for={`${id}-kind`}>
        Show
      </label>
      <select
        id={`${id}-kind`}
        value={sought.kind ?? ''}
        onChange={({ currentTarget: { value } }) => {
          const { kind: _, ...rest } = sought;
          onSought(value ? { ...rest, kind: value } : rest);
        }}
      >
        <option value="">All entries</option>
        <Options choices={kinds} />
        <Group label="Places" choices={places} />
        <Group label="Steps" choices={steps} />
      </select>
      {sides.length > 1 && (
        <>
          <label class="sr" for={`${id}-side`}>
            Side
          </label>
          <select
            id={`${id}-side`}
            value={sought.side ?? ''}
            onChange={({ currentTarget: { value } }) => {
              const { side: _, ...rest } = sought;
              onSought(value ? { ...rest, side: value } : rest);
            }}
          >
            <option value="">All sides</option>
            {sides.map((side) => (
              <option key={side.id} value={side.id}>
                {nameOf(session, side.id)}
              </option>
            ))}
          </select>
        </>
      )}
      <label class="sr" for={`${id}-turn`}>
        Go to turn
      </label>
      <select
        id={`${id}-turn`}
        value={from ? sections.indexOf(from) : -1}
        onChange={({ currentTarget: { value } }) => onFrom(sections[Number(value)])}
      >
        <option value={-1}>Newest</option>
        {newestFirst.map((section) => (
          <option key={sections.indexOf(section)} value={sections.indexOf(section)}>
            {section.moment}
          </option>
        ))}
      </select>
    </search>
  );
}

const Group = ({ label, choices }: { label: string; choices: readonly Choice[] }) =>
  choices.length > 0 ? (
    <optgroup label={label}>
      <Options choices={choices} />
    </optgroup>
  ) : null;

const Options = ({ choices }: { choices: readonly Choice[] }) => (
  <>
    {choices.map(({ value, label, count }) => (
      <option key={value} value={value}>
        {label} ({count})
      </option>
    ))}
  </>
);
