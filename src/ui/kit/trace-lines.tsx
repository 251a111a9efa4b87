import type { TraceLine } from '../../core/play/trace';
import { rolledBy, sourceMark } from './source-words';
import { tap } from './tap';
import { author, Words } from './words';

/** Before the first of the words that a game's own file says: to a reader the rule at their left says nothing. */
export const AuthorSays = ({ lines, line }: { lines: readonly TraceLine[]; line: TraceLine }) =>
  line === lines.find((each) => each.author) && author.value !== undefined ? (
    <span class="sr">{author.value} says: </span>
  ) : null;

/** The words of one line of derivation. The line's value is lit. */
export function LineText({ line, within }: { line: TraceLine; within?: 'button' }) {
  const { kind, label, value, was, reason, rule, source, by } = line;
  const notes = [
    thrown(line),
    by && by !== 'app' && !label.includes(rolledBy(by)) ? rolledBy(by) : undefined,
    rule,
    reason,
    source && source !== 'rules' ? sourceMark(source) : undefined,
  ].filter(Boolean);
  return (
    <span>
      {kind === 'warning' && <strong>Note: </strong>}
      {kind === 'override' && <strong>Override: </strong>}
      {within ? label : <Words text={label} />}
      {was !== undefined && (
        <>
          {' '}
          <s>{was}</s>
        </>
      )}
      {value !== undefined && (
        <>
          {' '}
          <b>{value}</b>
        </>
      )}
      {notes.length > 0 && <span class="rule"> {notes.join(' · ')}</span>}
    </span>
  );
}

/** The faces of a throw, where its line does not say them itself. */
function thrown({ label, value, faces = [] }: TraceLine): string | undefined {
  const [first, ...more] = faces;
  if (first === undefined) return undefined;
  if (more.length) return `dice ${faces.join(', ')}`;
  const said = value?.split(' ')[0] === String(first) || new RegExp(`\\bdie ${first}\\b`).test(label);
  return said ? undefined : `die ${first}`;
}

/** What a tap on a line of the derivation does: asks its question again, puts an override back, or overrides. */
export type Way = { readonly label: string; act(): void };

type Props = {
  lines: readonly TraceLine[];
  /** Gives a line its way back to its question, where it has one. */
  wayOf?: ((line: TraceLine, at: number) => Way | undefined) | undefined;
};

export function TraceLines({ lines, wayOf }: Props) {
  return (
    <ul class="work lines">
      {lines.map((line, i) => {
        const way = wayOf?.(line, i);
        return (
          <li key={`${i}:${line.label}`} class={line.author && 'author'}>
            <AuthorSays {...{ lines, line }} />
            {way ? (
              <button type="button" class="way-line" onClick={tap(way.act)}>
                <LineText line={line} within="button" />
                <span class="way">{way.label}</span>
              </button>
            ) : (
              <LineText line={line} />
            )}
          </li>
        );
      })}
    </ul>
  );
}
