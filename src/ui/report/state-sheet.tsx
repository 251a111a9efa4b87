import '../charts/print.css';
import './state-sheet.css';
import { openSheet } from '../../app/open-sheet';
import { buildName } from '../../app/release';
import type { Session } from '../../app/session';
import type { GameMeta } from '../../core/play/game';
import { type SheetFact, type SheetHead, type StateSheet, sheetHead, sheetText } from '../../core/play/sheet';
import { Dock, UndoLine } from '../ask/dock';
import { nameOf } from '../ask/side';
import { announce } from '../kit/announce';
import { fileName } from '../kit/download';
import { Screen } from '../kit/screen';
import { saveText, shareText } from '../kit/share-text';
import { useLoaded } from '../kit/use-loaded';
import { describeMoment } from '../kit/when';

type Props = { session: Session; meta: GameMeta };

/** All that is needed to go on with paper: to print, to share, to save. */
export function SheetScreen({ session, meta }: Props) {
  const { state } = session.projection.value;
  const { came, notice } = useLoaded(() => openSheet(meta, state), [meta, state]);
  const head = headOf(session);
  return (
    <>
      {came && <Paper head={head} sheet={came.value} />}
      <Screen title="State sheet">
        {notice}
        {came && <OnScreen head={head} sheet={came.value} />}
      </Screen>
      <Dock session={session} view="sheet">
        {came && <SheetActions head={head} sheet={came.value} />}
        <UndoLine session={session} />
      </Dock>
    </>
  );
}

type SheetProps = { head: SheetHead; sheet: StateSheet };

function SheetActions({ head, sheet }: SheetProps) {
  const text = () => sheetText(head, sheet);
  const name = fileName(`state sheet, ${head.title}`).replace(/json$/, 'txt');
  const share = async () => {
    const how = await shareText(text(), name);
    if (how !== 'cancelled') announce(SHARED[how]);
  };
  return (
    <>
      <button type="button" class="main" onClick={() => print()}>
        Print
      </button>
      <div class="row">
        <button type="button" onClick={() => void share()}>
          Share as text
        </button>
        <button type="button" onClick={() => saveText(text(), name)}>
          Save
        </button>
      </div>
    </>
  );
}

const SHARED = { shared: 'Shared.', copied: 'Copied, to paste where you like.', saved: 'Saved as a file.' };

function headOf(session: Session): SheetHead {
  const table = session.table.value;
  return {
    game: session.game.title,
    title: session.row.value.title,
    written: `written ${describeMoment(Date.now())}, War Diary ${buildName}`,
    table,
    acting: table.side && nameOf(session, table.side),
    asking: session.question.value?.title,
  };
}

function OnScreen({ head, sheet }: SheetProps) {
  return (
    <>
      <p class="soft">
        When the battery dies, play on from this. A new game can start from it again: every line is asked for
        in the same order.
      </p>
      <Block title="Where it stands" facts={sheetHead(head)} />
      {sheet.sealed.length > 0 && <Block title="Sealed" facts={sheet.sealed} />}
      {sheet.sections.map(({ title, facts }) => (
        <Block key={title} title={title} facts={facts} />
      ))}
    </>
  );
}

const Block = ({ title, facts }: { title: string; facts: readonly SheetFact[] }) => (
  <section class="card">
    <h2>{title}</h2>
    <Facts facts={facts} />
  </section>
);

const Facts = ({ facts }: { facts: readonly SheetFact[] }) => (
  <dl class="sheet-facts">
    {facts.map(({ label, value, rule }, i) => (
      <div key={i}>
        <dt>
          {label} {rule && <small>{rule}</small>}
        </dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
);

/** Room to write on. */
const LINES = [1, 2, 3, 4, 5, 6, 7, 8];

/** The one page of paper; the screen shows nothing of it. */
function Paper({ head, sheet }: SheetProps) {
  const blocks = [
    { title: 'Where it stands', facts: sheetHead(head) },
    ...(sheet.sealed.length ? [{ title: 'Sealed', facts: sheet.sealed }] : []),
    ...sheet.sections,
  ];
  return (
    <div class="on-paper state-sheet">
      <p class="print-title">State sheet: {head.title}</p>
      <p class="print-written">
        {head.game}, {head.written}
      </p>
      <div class="print-facts">
        {blocks.map(({ title, facts }) => (
          <section key={title}>
            <p class="print-block">{title}</p>
            <Facts facts={facts} />
          </section>
        ))}
      </div>
      <p class="print-block">By hand, from here on</p>
      <div class="print-lines">
        {LINES.map((line) => (
          <div key={line} />
        ))}
      </div>
    </div>
  );
}
