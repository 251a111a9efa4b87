import { useSignal } from '@preact/signals';
import { useState } from 'preact/hooks';
import type { PlannedGame, Relative, RestorePlan } from '../../app/backups/plan-restore';
import { takeRestore } from '../../app/backups/restore';
import type { GameRow } from '../../app/library';
import type { Problem } from '../../core/result';
import { askPersistence } from '../device/persistence';
import { Notice } from '../kit/notice';
import { Remedies } from '../kit/remedies';
import { Screen } from '../kit/screen';
import { describeWhen } from '../kit/when';
import { useWorking } from '../kit/working';
import { lineCount } from './last-copy';

type Props = {
  plan: RestorePlan;
  onDone(restored: readonly GameRow[], said: string): void;
};

/** What a file holds and how it stands to what is here; nothing is written before it is taken. */
export function RestorePreview({ plan, onDone }: Props) {
  const now = Date.now();
  const [chosen, setChosen] = useState(() => firstChoice(plan));
  const [settings, setSettings] = useState(false);
  const [problem, setProblem] = useState<Problem>();
  const taking = useSignal(false);
  const work = useWorking();
  const loose = plan.packs.filter(({ used, place }) => !used && place.kind === 'add');
  const [packs, setPacks] = useState(loose.length > 0);
  const take = async () => {
    if (taking.value) return;
    taking.value = true;
    const done = await work.read('Saving…', (_, writes) => {
      writes();
      return takeRestore(plan, { games: chosen, packs, settings });
    });
    taking.value = false;
    if (!done) return;
    if (!done.ok) return setProblem(done.problem);
    const count = done.value.length;
    if (count) void askPersistence();
    onDone(done.value, count === 1 ? 'Restored as a new game.' : `${count} games restored as new games.`);
  };
  // From what was chosen last, which may not be painted yet.
  const toggle = (i: number) =>
    setChosen((now) => {
      const next = new Set(now);
      if (!next.delete(i)) next.add(i);
      return next;
    });
  const nothing = chosen.size === 0 && !packs && !settings;
  return (
    <>
      <Screen title="Restore from a file">
        {work.shown}
        {problem && <Notice problem={problem} onDismiss={() => setProblem(undefined)} />}
        <div class="card">
          <p>{aboutFile(plan, now)}</p>
          <p class="soft">
            Nothing has been changed yet. Each game you restore is added as a new one; nothing here is
            replaced.
          </p>
        </div>
        <fieldset class="picks">
          <legend class="sr">Games in the file</legend>
          {plan.games.map(({ title, found }, i) =>
            found.ok ? (
              <label key={title + i} class="card pick">
                <input type="checkbox" checked={chosen.has(i)} onChange={() => toggle(i)} />
                <GameFacts title={title} planned={found.value} now={now} />
              </label>
            ) : (
              <div key={title + i} class="card">
                <p>
                  <b>{title}</b>
                </p>
                <p class="error">{found.problem.message}</p>
                <Remedies of={found.problem} />
              </div>
            ),
          )}
          {loose.length > 0 && (
            <label class="card pick">
              <input type="checkbox" checked={packs} onChange={() => setPacks(!packs)} />
              <span>
                <b>Other sets of charts</b>
                <span class="soft">{loose.map(({ theirs }) => theirs.name).join(', ')}</span>
              </span>
            </label>
          )}
          {Object.keys(plan.settings).length > 0 && plan.scope === 'everything' && (
            <label class="card pick">
              <input type="checkbox" checked={settings} onChange={() => setSettings(!settings)} />
              <span>
                <b>Settings</b>
                <span class="soft">Theme, dice and odds as they were there.</span>
              </span>
            </label>
          )}
        </fieldset>
      </Screen>
      <footer class="foot">
        <button type="button" class="main" disabled={nothing || taking.value} onClick={() => void take()}>
          {chosen.size === 1 ? 'Restore 1 game' : chosen.size ? `Restore ${chosen.size} games` : 'Restore'}
        </button>
        <button type="button" class="quiet" onClick={() => onDone([], 'Nothing was changed.')}>
          Change nothing
        </button>
      </footer>
    </>
  );
}

/** All that has something new; what is here to the last line is not copied unasked. */
function firstChoice(plan: RestorePlan): ReadonlySet<number> {
  const fresh = plan.games.flatMap(({ found }, i) => {
    const relation = found.ok ? (found.value.relative?.kind ?? 'new') : 'same';
    return relation === 'same' || relation === 'behind' ? [] : [i];
  });
  return new Set(fresh);
}

function aboutFile({ made, games, checked }: RestorePlan, now: number): string {
  const what = games.length === 1 ? 'One game' : `${games.length} games`;
  if (!checked)
    return `${what}, saved as it stood, without a checksum: every entry was checked, but not that none was changed.`;
  return `${what}. File made ${describeWhen(made ?? 0, now)}. The checksum is right.`;
}

function GameFacts({ title, planned, now }: { title: string; planned: PlannedGame; now: number }) {
  const { facts, game, code, relative, pack } = planned;
  const { score } = facts;
  return (
    <span>
      <b>{title}</b>
      <span class="block">
        {facts.moment}
        {score && ` · ${score.label} ${score.value}`}
      </span>
      <span class="soft">
        {code.title} · {lineCount(facts.lines)} · last played{' '}
        {describeWhen(Math.min(game.about.updated, now), now)}
        {facts.open && ' · a question is open'}
      </span>
      {facts.sealed && <span class="soft">Contains sealed entries, which stay covered.</span>}
      <span class="block">{relative ? relationWords(relative) : 'Not on this device yet.'}</span>
      <span class="soft">{chartsWords(pack)}</span>
    </span>
  );
}

/** How the game in the file stands to the one here. */
function relationWords({ kind, common, mine, theirs, title }: Relative): string {
  switch (kind) {
    case 'same':
      return `The same as "${title}" here, nothing new.`;
    case 'ahead':
      return `${lineCount(theirs - mine)} further than "${title}" here.`;
    case 'behind':
      return `"${title}" here is ${lineCount(mine - theirs)} further.`;
    case 'fork':
      return `Fork: this and "${title}" here both went on after entry ${common}.`;
  }
}

function chartsWords(pack: PlannedGame['pack']): string {
  if (!pack) return 'Its charts: none in the file, unread cells are asked for.';
  if (pack.place.kind === 'here') return `Its charts are here already: ${pack.place.name}.`;
  return `Its charts come along: ${pack.place.pack.name}.`;
}
