import '../kit/data-table.css';
import './report.css';
import { useMemo } from 'preact/hooks';
import { openReport } from '../../app/report';
import type { Session } from '../../app/session';
import { type Play, tellPlay } from '../../core/journal/report/play';
import { type Story, tellStory } from '../../core/journal/report/story';
import { type GameMeta, publishedLine } from '../../core/play/game';
import { Dock, UndoLine } from '../ask/dock';
import { VerdictCard } from '../ask/panels/verdict';
import { Screen } from '../kit/screen';
import { useLoaded } from '../kit/use-loaded';
import { Whole } from '../kit/whole';
import { DiceCard } from './dice-card';
import { OtherApps } from './other-apps';
import { PointsCard } from './points-plot';
import { TableCard } from './report-table';
import { ShareChoice, ShareRow } from './share';
import { phonesLine } from './write-story';

type Props = { session: Session; meta: GameMeta };

/** After the battle: points by turn, what the game counts, how the dice fell, and all of it to share. */
export const ReportScreen = (props: Props) => (
  <Whole session={props.session}>{() => <Report {...props} />}</Whole>
);

function Report({ session, meta }: Props) {
  const { came, notice } = useLoaded(() => openReport(meta), [meta]);
  const projection = session.projection.value;
  const { title } = session.row.value;
  const told = useMemo(() => {
    if (!came) return undefined;
    const of = [session.game, projection, title, came.value] as const;
    return { story: tellStory(...of), play: tellPlay(...of) };
  }, [came, projection, title]);
  const story = told?.story;
  return (
    <>
      <Screen
        title="After the battle"
        beside={<small>{story?.standing}</small>}
        page="page blocks after-battle"
      >
        {notice}
        {told && <StoryCards session={session} meta={meta} {...told} />}
      </Screen>
      <Dock session={session} view="report">
        {story && <ShareRow story={story} meta={meta} />}
        <UndoLine session={session}>
          <button type="button" class="quiet" onClick={() => print()}>
            Print
          </button>
        </UndoLine>
      </Dock>
    </>
  );
}

type CardsProps = Props & { story: Story; play: Play };

export function StoryCards({ session, meta, story, play }: CardsProps) {
  const { verdict, points, tables, dice, title } = story;
  const begun =
    dice.groups.length > 0 || tables.some(({ rows }) => rows.length) || points.some(({ turns }) => turns[1]);
  const phones = phonesLine(story);
  const players = story.sides.map(({ name, player }) => (name === player ? name : `${name}: ${player}`));
  return (
    <>
      <p class="print-only">{[title, ...players].join(' · ')}</p>
      {phones && <p class="soft">{phones}</p>}
      {verdict && <VerdictCard session={session} verdict={verdict} />}
      <ShareChoice story={story} meta={meta} />
      <OtherApps play={play} />
      {begun ? (
        <>
          {points.map((course) => (
            <PointsCard key={course.title} course={course} />
          ))}
          {tables.map((table) => (
            <TableCard key={table.id} session={session} table={table} />
          ))}
          <DiceCard session={session} dice={dice} />
        </>
      ) : (
        <p class="soft">
          Once dice have fallen, this shows the points turn by turn, the losses, each battle with its odds and
          result, and how even the dice were.
        </p>
      )}
      {meta.published && (
        <p class="soft">
          {meta.title} · {publishedLine(meta.published)}
        </p>
      )}
    </>
  );
}
