import '../hall.css';
import { useEffect, useState } from 'preact/hooks';
import { desk, forget, importOrganiser, openDesk, passesFor, rename } from '../../../app/hall/organiser/desk';
import { HOURS, type Made, type Organiser, organiserFile } from '../../../app/hall/organiser/organiser';
import { MOST_TABLES } from '../../../app/hall/tables';
import { passText } from '../../../app/hall-pass';
import { go } from '../../../app/route';
import { isName, tidyName } from '../../../core/names';
import { fail, type Problem } from '../../../core/result';
import { announce } from '../../kit/announce';
import { BackLink } from '../../kit/back-link';
import { Card } from '../../kit/card';
import { ConfirmDialog } from '../../kit/confirm-dialog';
import { jsonFile, saveFile } from '../../kit/download';
import { FileButton } from '../../kit/file-button';
import { Notice } from '../../kit/notice';
import { Screen } from '../../kit/screen';
import { Segments } from '../../kit/segments';
import { useWorking } from '../../kit/working';
import { NumberField } from '../number-field';
import { LinkPart } from './link-card';
import { Sheets } from './sheets';

const ENDS = [
  { value: String(HOURS), label: '36 hours' },
  { value: '96', label: '4 days' },
  { value: '336', label: '2 weeks' },
] as const;
const TABLES = 20;

/** Where an event's organiser makes the links that lead into its hall. */
export function OrganiserScreen() {
  const at = desk.value;
  useEffect(() => void openDesk(), []);
  if (at === 'opening') return <Framed>{null}</Framed>;
  return at === 'none' ? <Import /> : <Event organiser={at.organiser} isKept={at.isKept} />;
}

const Framed = ({ children }: { children: preact.ComponentChildren }) => (
  <Screen title="Run an event" back={<BackLink to={{ screen: 'settings' }} label="Settings" />}>
    {children}
  </Screen>
);

function Import() {
  const [problem, setProblem] = useState<Problem>();
  const work = useWorking();
  const take = async (file: File) => {
    setProblem(undefined);
    const read = await work.read('Reading the file…', (stopped, writes) =>
      importOrganiser(file, stopped, writes).catch(() => unread),
    );
    if (read?.ok === false) setProblem(read.problem);
    if (read?.ok) announce(`${read.value.name} is here. Links can be made.`);
  };
  return (
    <Framed>
      <p>
        A hall joins the phones of many tables, and shows a director where each stands. It needs a server.
        Setting it up creates the file <b>organiser.json</b>.
      </p>
      <p>With it this device makes a link for each table, for onlookers and for the director.</p>
      {work.shown}
      {problem && <Notice problem={problem} onDismiss={() => setProblem(undefined)} />}
      <FileButton label="Import the organiser’s file" onFile={(file) => void take(file)} />
    </Framed>
  );
}

function Event({ organiser, isKept }: { organiser: Organiser; isKept: boolean }) {
  const [tables, setTables] = useState(TABLES);
  const [hours, setHours] = useState(HOURS);
  const [made, setMade] = useState<number>();
  const [paper, setPaper] = useState<readonly Made[]>();
  const [problem, setProblem] = useState<Problem>();
  useEffect(() => {
    if (!paper) return;
    const done = () => setPaper(undefined);
    addEventListener('afterprint', done);
    print();
    return () => removeEventListener('afterprint', done);
  }, [paper]);
  const printAll = async () => {
    if (made !== undefined) return;
    setMade(0);
    const numbers = Array.from({ length: tables }, (_, i) => i + 1);
    const asked = numbers.map((table) => ({ table, seat: 'table' as const }));
    const passes = await passesFor(asked, { hours }, setMade).catch(() => []);
    setMade(undefined);
    if (passes.length < asked.length) return setProblem(notPrinted.problem);
    setProblem(undefined);
    setPaper(passes);
  };
  return (
    <>
      {paper && <Sheets passes={paper} name={organiser.name} />}
      <Framed>
        <EventCard organiser={organiser} isKept={isKept} />
        <Card title="Links" class="stack">
          <NumberField label="Number of tables" most={MOST_TABLES} value={tables} onNumber={setTables} />
          <Segments
            legend="New links work for"
            options={ENDS}
            value={String(hours)}
            onPick={(value) => setHours(Number(value))}
          />
        </Card>
        <TableLinks tables={tables} hours={hours} />
        <Director hours={hours} />
        {problem && <Notice problem={problem} onDismiss={() => setProblem(undefined)} />}
      </Framed>
      <footer class="foot">
        <p role="status" class="soft">
          {made !== undefined && `Making links: ${made} of ${tables}…`}
        </p>
        <button type="button" class="main" aria-disabled={made !== undefined} onClick={() => void printAll()}>
          Print {tables === 1 ? 'the table' : `all ${tables} tables`}
        </button>
      </footer>
    </>
  );
}

/** What is kept here and how dangerous it is. */
function EventCard({ organiser, isKept }: { organiser: Organiser; isKept: boolean }) {
  const [asked, setAsked] = useState(false);
  const [wrong, setWrong] = useState(false);
  const { name, server } = organiser;
  const called = (typed: string) => {
    const fits = isName(typed, MOST_NAME);
    setWrong(!fits);
    if (fits && typed !== name) void rename(typed);
  };
  return (
    <Card title="The event" class="stack">
      <label class="field">
        <span>Its name, on new links</span>
        <input
          type="text"
          autoComplete="off"
          value={name}
          aria-invalid={wrong}
          aria-describedby={wrong ? 'event-name-wrong' : undefined}
          onChange={({ currentTarget }) => called(tidyName(currentTarget.value))}
        />
      </label>
      {wrong && (
        <p role="alert" class="error" id="event-name-wrong">
          A name has 1 to {MOST_NAME} characters. The one before stays.
        </p>
      )}
      <p>
        The file is <b>a key</b>: whoever has it can make links to every table and read all of them. It is
        kept{' '}
        {isKept
          ? 'in this browser’s storage, apart from the games and in no copy of them.'
          : 'in this page only, as the browser stores nothing: closing the page deletes it.'}
      </p>
      <p class="soft">The hall’s server: {server}</p>
      <div class="row">
        <button
          type="button"
          onClick={() => saveFile(jsonFile(organiserFile(organiser), 'organiser.json'), 'organiser.json')}
        >
          Save file
        </button>
        <button type="button" onClick={() => setAsked(true)}>
          Forget the file
        </button>
      </div>
      {asked && (
        <ConfirmDialog
          title="Forget the organiser’s file?"
          text="This device then makes no more links, and no longer knows those it has made. Those links keep working until they expire. Without a copy of the file nobody can make more."
          confirm="Forget"
          keep="Keep"
          onConfirm={() => {
            setAsked(false);
            void forget();
          }}
          onClose={() => setAsked(false)}
        />
      )}
    </Card>
  );
}

function TableLinks({ tables, hours }: { tables: number; hours: number }) {
  const [chosen, setChosen] = useState(1);
  const [open, setOpen] = useState(false);
  const table = Math.min(chosen, tables);
  return (
    <Card title="A table’s link" class="stack">
      <NumberField label="Table" most={tables} value={table} onNumber={setChosen} />
      <LinkPart seat="table" table={table} hours={hours} />
      <details class="fold" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
        <summary>For onlookers</summary>
        {open && (
          <div class="stack">
            <p>They write nothing, and see the table live or some minutes later.</p>
            <LinkPart seat="onlooker" table={table} hours={hours} />
          </div>
        )}
      </details>
      {table < tables && (
        <button type="button" onClick={() => setChosen(table + 1)}>
          Next: table {table + 1}
        </button>
      )}
    </Card>
  );
}

function Director({ hours }: { hours: number }) {
  const [open, setOpen] = useState(false);
  return (
    <details class="card fold" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>The director’s board</summary>
      {open && (
        <div class="stack">
          <p>All tables on one screen. Its link reads every table: give it to nobody else.</p>
          <OpenBoard hours={hours} />
          <LinkPart seat="director" hours={hours} />
        </div>
      )}
    </details>
  );
}

function OpenBoard({ hours }: { hours: number }) {
  const open = async () => {
    const [made] = await passesFor([{ seat: 'director' }], { hours }).catch(() => []);
    if (made) go({ screen: 'hall', item: passText(made.pass) });
  };
  return (
    <button type="button" onClick={() => void open()}>
      Open it on this device
    </button>
  );
}

const MOST_NAME = 60;
const unread = fail('hall.file', 'This file could not be read. Nothing was changed. Choose it again.');
const notPrinted = fail(
  'hall.printed',
  'Not all links could be made, so nothing was printed. Those that were made are kept. Try again.',
);
