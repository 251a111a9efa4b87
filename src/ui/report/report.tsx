import '../kit/data-table.css';
import './report.css';
import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { stepsOf } from '../../app/game-code';
import { inSlices } from '../../app/in-slices';
import { openReport } from '../../app/report';
import type { Session } from '../../app/session';
import { luckOf } from '../../core/journal/report/luck';
import { type Play, tellingPlay } from '../../core/journal/report/play';
import { type Story, tellingStory } from '../../core/journal/report/story';
import { passGame } from '../../core/journal/report/walk';
import { type GameMeta, publishedLine } from '../../core/play/game';
import type { GameReport } from '../../core/play/game-report';
import type { Steps } from '../../core/steps';
import { Dock } from '../ask/dock';
import { VerdictCard } from '../ask/panels/verdict';
import { Opening } from '../kit/opening';
import { Screen } from '../kit/screen';
import { useLoaded } from '../kit/use-loaded';
import { Whole } from '../kit/whole';
import { DiceCard } from './dice-card';
import { LuckCard } from './luck-card';
import { OpeningStory } from './opening';
import { OtherApps } from './other-apps';
import { PointsCard } from './points-plot';
import { TableCard } from './report-table';
import { ShareChoice, ShareStory } from './share';
import { clockLine, phonesLine } from './write-story';

type Props = { session: Session; meta: GameMeta };

/** After the battle: points by turn, what the game counts, how the dice fell, and all of it to share. */
export const ReportScreen = (props: Props) => (
  <Whole session={props.session}>{() => <Report {...props} />}</Whole>
);

function Report({ session, meta }: Props) {
  const { came, notice } = useLoaded(() => openReport(meta), [meta]);
  const told = useTold(session, came?.value, came !== undefined);
  const story = told?.story;
  return (
    <>
      <Screen
        title="After the battle"
        beside={<small>{story?.standing}</small>}
        page="page blocks after-battle"
      >
        {notice}
        {told ? <StoryCards session={session} meta={meta} {...told} /> : came && <Opening />}
      </Screen>
      <Dock session={session} view="report">
        {story && <ShareStory story={story} meta={meta} />}
        {story && <Ways story={story} report={came?.value} />}
      </Dock>
    </>
  );
}

type Told = { readonly story: Story; readonly play: Play };

/** A long game is told in parts, so that the page stays alive; how lucky it was comes last, and joins what is shown. */
function useTold(
  session: Session,
  report: GameReport<unknown> | undefined,
  isLoaded: boolean,
): Told | undefined {
  const [told, setTold] = useState<Told>();
  const projection = session.projection.value;
  const { title } = session.row.value;
  const pack = session.pack.value;
  useEffect(() => {
    if (!isLoaded) return;
    let left = false;
    const isWanted = () => !left;
    const { game } = session;
    const tell = async () => {
      const next = await inSlices(telling(game, projection, title, report), isWanted);
      if (!next) return;
      setTold(next);
      // What a long game has rolled may need steps that its last lines did not.
      await stepsOf(game, [...new Set(projection.runs.map(({ opened }) => opened.procedure))]).catch(
        () => {},
      );
      const passed = passGame(game, projection, report);
      const luck = await inSlices(luckOf(game, projection, passed, report, pack), isWanted);
      if (luck) setTold({ ...next, story: { ...next.story, luck } });
    };
    void tell();
    return () => {
      left = true;
    };
  }, [isLoaded, projection, title, pack]);
  return told;
}

function* telling(...of: Parameters<typeof tellingStory<unknown>>): Steps<Told> {
  return { story: yield* tellingStory(...of), play: yield* tellingPlay(...of) };
}

/** To what stands further down. */
function Ways({ story, report }: { story: Story; report: GameReport<unknown> | undefined }) {
  const fights = story.tables.find(({ id, rows }) => id === report?.fights?.table && rows.length);
  const ways = [
    ...(fights && report?.fights ? [[report.fights.label, tableId(fights.id)] as const] : []),
    ['Dice', DICE] as const,
    ['Files', FILES] as const,
  ];
  return (
    <div class="row report-ways">
      {ways.map(([label, id]) => (
        <button key={id} type="button" onClick={() => showPart(id)}>
          {label}
        </button>
      ))}
    </div>
  );
}

const DICE = 'report-dice';
const FILES = 'report-files';
const tableId = (id: string): string => `report-${id}`;

/** Brings a part to the top, unfolded, with the keyboard going on from there. */
function showPart(id: string): void {
  const part = document.getElementById(id);
  const fold = part?.querySelector('details');
  if (fold) fold.open = true;
  part?.scrollIntoView({ block: 'start' });
  part?.focus({ preventScroll: true });
}

/** What the dock leads to. */
const Part = ({ id, children }: { id: string; children: ComponentChildren }) => (
  <div id={id} class="report-part" tabIndex={-1}>
    {children}
  </div>
);

type CardsProps = Props & { story: Story; play: Play };

export function StoryCards({ session, meta, story, play }: CardsProps) {
  const { verdict, account, luck, points, tables, dice, title } = story;
  const begun =
    dice.groups.length > 0 || tables.some(({ rows }) => rows.length) || points.some(({ turns }) => turns[1]);
  const phones = phonesLine(story);
  const clock = clockLine(story);
  const players = story.sides.map(({ name, player }) => (name === player ? name : `${name}: ${player}`));
  return (
    <>
      <p class="print-only">{[title, ...players].join(' · ')}</p>
      <OpeningStory session={session} account={account} luck={luck} rolled={dice.groups.length > 0} />
      {phones && <p class="soft">{phones}</p>}
      {clock && <p class="soft">{clock}</p>}
      {verdict && <VerdictCard session={session} verdict={verdict} />}
      {begun ? (
        <>
          {points.map((course) => (
            <PointsCard key={course.title} course={course} />
          ))}
          {tables.map((table) => (
            <Part key={table.id} id={tableId(table.id)}>
              <TableCard session={session} table={table} />
            </Part>
          ))}
          <Part id={DICE}>
            <DiceCard session={session} dice={dice} />
          </Part>
          <LuckCard session={session} luck={luck} />
        </>
      ) : (
        <p class="soft">
          Once dice have fallen, this shows the points turn by turn, the losses, each battle with its odds and
          result, and how even the dice were.
        </p>
      )}
      <Part id={FILES}>
        <ShareChoice story={story} meta={meta} />
      </Part>
      <OtherApps play={play} />
      {meta.published && (
        <p class="soft">
          {meta.title} · {publishedLine(meta.published)}
        </p>
      )}
    </>
  );
}
