import { useState } from 'preact/hooks';
import { hrefOf } from '../../app/route';
import type { Session } from '../../app/session';
import type { Account } from '../../core/journal/report/account';
import type { Luck, LuckyRoll } from '../../core/journal/report/luck';
import { Side } from '../ask/side';
import { ClimbPlot } from './climb-plot';
import { chanceWords } from './luck-words';

type Props = {
  session: Session;
  account: Account;
  /** Not there yet while it is worked out. */
  luck: Luck | undefined;
  /** Dice have fallen, so that there will be luck to tell: its room is kept. */
  rolled?: boolean;
};

/** So many days, turns or months are told at first. */
const FIRST = 12;

/** What a report opens with: how it stands, the way the points went, what mattered, and who had the luck. */
export function OpeningStory({ session, account, luck, rolled }: Props) {
  const { title, climbs, chapters, lost } = account;
  const [all, setAll] = useState(false);
  const told = chapters.filter(({ sentences }) => sentences.length);
  const waits = !luck && rolled === true;
  const shown = all ? told : told.slice(0, FIRST);
  return (
    <>
      <h2 class="story-title">{title}</h2>
      {climbs.map((climb) => (
        <div key={climb.title} class="card">
          {climbs.length > 1 && <h3>{climb.title}</h3>}
          <ClimbPlot climb={climb} chapters={chapters} />
        </div>
      ))}
      {told.length > 0 && (
        <div class="card stack chapters">
          {shown.map(({ when, sentences }) => (
            <p key={when}>
              <b>{when}.</b> {sentences.join('. ')}.
            </p>
          ))}
          {shown.length < told.length && (
            <button type="button" class="quiet" onClick={() => setAll(true)}>
              Tell the rest ({told.length - shown.length} more)
            </button>
          )}
        </div>
      )}
      <div class="story-facts">
        {(luck?.luckiest ?? waits) && (
          <RollFact session={session} label="Luckiest roll" roll={luck?.luckiest} />
        )}
        {(luck?.unluckiest ?? waits) && (
          <RollFact session={session} label="Unluckiest roll" roll={luck?.unluckiest} />
        )}
        {lost && (
          <div class="card">
            <p class="soft">{`${lost.what.replace(/^./, (letter) => letter.toUpperCase())} lost`}</p>
            <p class="story-lost">
              {Object.entries(lost.by).map(([side, count]) => (
                <span key={side}>
                  <Side session={session} side={side} /> <b>{count}</b>
                </span>
              ))}
            </p>
          </div>
        )}
      </div>
      <a class="plain" href={hrefOf({ screen: 'game', game: session.row.value.id, view: 'past' })}>
        Step through the game
      </a>
    </>
  );
}

type RollProps = { session: Session; label: string; roll: LuckyRoll | undefined };

const RollFact = ({ session, label, roll }: RollProps) => (
  <div class="card">
    <p class="soft">{label}</p>
    <p>
      <b>{roll ? roll.title : '…'}</b>
    </p>
    <p class="soft">
      {roll ? (
        <>
          <Side session={session} side={roll.side} /> {roll.came} · {chanceWords(roll.chance)}
        </>
      ) : (
        '…'
      )}
    </p>
  </div>
);
