import { useSignal } from '@preact/signals';
import { useMemo } from 'preact/hooks';
import { compareEdition, editionsFor, heldBy, takeEdition } from '../../app/own/editions';
import { checkWords } from '../../app/own/naming';
import { go } from '../../app/route';
import type { Session } from '../../app/session';
import type { GameFile } from '../../core/play/game-file';
import { fail, ok, type Problem, type Result } from '../../core/result';
import { Dock, UndoLine } from '../ask/dock';
import { announce } from '../kit/announce';
import { FileButton } from '../kit/file-button';
import { Notice } from '../kit/notice';
import { Screen } from '../kit/screen';
import { useLoaded } from '../kit/use-loaded';
import { useWorking } from '../kit/working';
import { ComparisonCards } from './comparison';
import { readGameFile } from './read-game-file';

/** Another edition of the file that an open game is played by: chosen, compared part by part, and taken from here on. */
export function EditionScreen({ session }: { session: Session }) {
  const { came, notice } = useLoaded(() => editionsFor(session), [session]);
  const opened = useSignal<GameFile | undefined>(undefined);
  const picked = useSignal<GameFile | undefined>(undefined);
  const problem = useSignal<Problem | undefined>(undefined);
  const busy = useSignal(false);
  const work = useWorking();
  const known = came?.value.map(({ file }) => file) ?? [];
  const brought = opened.value;
  const offered = brought && known.every(({ hash }) => hash !== brought.hash) ? [brought, ...known] : known;
  const chosen = picked.value ?? (offered.length === 1 ? offered[0] : undefined);
  const asking = session.question.value !== undefined;
  const game = session.row.value.id;
  const toTable = () => go({ screen: 'game', game, view: 'table' });
  const open = async (file: Blob) => {
    const read = await work.read('Reading the file…', (stopped) => readGameFile(file, stopped));
    if (!read) return;
    const found = read.ok ? fits(session, read.value) : read;
    problem.value = found.ok ? undefined : found.problem;
    if (!found.ok) return;
    opened.value = found.value;
    picked.value = found.value;
  };
  const take = async () => {
    if (!chosen || busy.value) return;
    busy.value = true;
    session.dismissNotice();
    const taken = await takeEdition(session, chosen);
    busy.value = false;
    if (!taken) return;
    announce(`Edition ${chosen.edition} counts from here on. Undo takes it back.`);
    toTable();
  };
  return (
    <>
      <Screen title="New edition of the rules file">
        {problem.value && (
          <Notice
            problem={problem.value}
            onDismiss={() => {
              problem.value = undefined;
            }}
          />
        )}
        {notice}
        {work.shown}
        <div class="card stack">
          <p>
            Another edition counts from here on. What was played stays as it was played, and an old entry is
            amended by the rules of its time.
          </p>
          {came && !offered.length && (
            <p class="soft">No other edition of this game is on this device. Open its file.</p>
          )}
        </div>
        {offered.length > 0 && (
          <fieldset class="picks">
            <legend>Edition</legend>
            {offered.map((each) => (
              <label key={each.hash} class="card pick">
                <input
                  type="radio"
                  name="edition"
                  checked={each === chosen}
                  onChange={() => {
                    picked.value = each;
                  }}
                />
                <span>
                  <b>
                    {each.title}, edition {each.edition}
                  </b>
                  <span class="soft">Check words: {checkWords(each.hash).join(' ')}</span>
                </span>
              </label>
            ))}
          </fieldset>
        )}
        {chosen && <Compared key={chosen.hash} session={session} file={chosen} />}
      </Screen>
      <Dock session={session} view="edition">
        {asking && (
          <p>
            A question is open. Answer it or cancel it first: the edition changes between two questions only.
          </p>
        )}
        {!asking && chosen && (
          <button type="button" class="main" disabled={busy.value} onClick={() => void take()}>
            Play by edition {chosen.edition} from here on
          </button>
        )}
        <div class="row">
          <FileButton label="Open a file" onFile={(file) => void open(file)} />
          <button type="button" onClick={toTable}>
            Change nothing
          </button>
        </div>
        <UndoLine session={session} />
      </Dock>
    </>
  );
}

function Compared({ session, file }: { session: Session; file: GameFile }) {
  const compared = useMemo(() => compareEdition(session, file), [session, file.hash]);
  return (
    <>
      {compared.ok && (
        <p>
          Edition {compared.value.from.edition} is played now. <b>Nothing has been changed yet.</b>
        </p>
      )}
      <ComparisonCards of={compared} />
    </>
  );
}

function fits(
  session: Session,
  { file, refused }: { readonly file: GameFile; readonly refused?: Problem },
): Result<GameFile> {
  if (refused) return { ok: false, problem: refused };
  const { game } = session;
  if (file.game !== game.id)
    return fail(
      'own.other',
      `This is a file of ${file.title}, and here ${game.title} is played. Nothing was changed.`,
    );
  if (heldBy(session)?.hash === file.hash)
    return fail('own.same', 'This game goes by this very file already. Nothing was changed.');
  return ok(file);
}
