import { useMemo } from 'preact/hooks';
import type { Session } from '../../app/session';
import type { Fate, Healed, Healing } from '../../core/exchange/heal';
import { branchesOf, foldBranches } from '../../core/journal/branches';
import { placeEntry } from '../../core/journal/journal';
import { tellTable } from '../../core/journal/tell-table';
import { Standing } from './fork-branches';

/** Lines that stay as they are, from which on they are folded. */
const MANY = 4;

type Props = { session: Session; healing: Healing; healed: Healed; nameOf(id: string): string };

/** What becomes of what happened later, and where that leaves the game; nothing of it is recorded yet. */
export function FatesOf({ session, healing, healed, nameOf }: Props) {
  const { fates, word } = healed;
  const { game, projection } = session;
  const { entries } = projection.value;
  const view = useMemo(() => {
    if (!word) return undefined;
    const placed = placeEntry(entries, word.entry, 'draft', 0, word.after);
    const branches = branchesOf([...entries, placed]);
    return branches && tellTable(game, foldBranches(game, branches.entries));
  }, [entries, word]);
  const [, ...later] = healing.heads;
  const touched = fates.filter(({ fate }) => fate !== 'kept');
  const same = fates.filter(({ fate }) => fate === 'kept');
  const whose = (fate: Fate) => (later.length > 1 ? `${nameOf(fate.id)}: ` : '');
  const list = (some: readonly Fate[]) => (
    <ul class="list fates">
      {some.map((fate) => (
        <FateLine key={fate.id} fate={fate} whose={whose(fate)} />
      ))}
    </ul>
  );
  return (
    <>
      <section class="card" aria-labelledby="fates">
        <h2 id="fates">
          {later.map((head) => `${nameOf(head)}’s`).join(' and ')}
          {healing.alone ? ', struck' : ', played again'}
        </h2>
        {touched.length > 0 && list(touched)}
        {same.length > 0 && same.length < MANY && list(same)}
        {same.length >= MANY && (
          <details class="fold">
            <summary>{same.length} entries stay as they are</summary>
            {list(same)}
          </details>
        )}
        {!fates.length && <p class="soft">Nothing of it is touched.</p>}
        {touched.some(({ fate }) => fate === 'struck') && (
          <p class="soft">What is struck stays in the log, with its reason.</p>
        )}
      </section>
      {view && <Standing view={view} />}
    </>
  );
}

function FateLine({ fate: { title, fate, note }, whose }: { fate: Fate; whose: string }) {
  if (fate === 'kept')
    return (
      <li>
        <span>
          {whose}
          {title}
        </span>
        <span class="mark">stays</span>
      </li>
    );
  if (fate === 'struck')
    return (
      <li>
        <span>
          {whose}
          <s>{title}</s> <span class="rule">{note}</span>
        </span>
        <span class="mark">struck</span>
      </li>
    );
  return (
    <li>
      <span>
        {whose}
        {note !== title && (
          <>
            <span class="sr">Before: </span>
            <s>{note}</s> <span class="sr">Now: </span>
          </>
        )}
        <b>{title}</b>
      </span>
      <span class="mark">changed</span>
    </li>
  );
}
