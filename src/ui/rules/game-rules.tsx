import { hrefOf } from '../../app/route';
import type { Session } from '../../app/session';
import type { GameMeta } from '../../core/play/game';
import type { Guide } from '../../core/play/rules';
import { Dock, UndoLine } from '../ask/dock';
import { Screen } from '../kit/screen';
import { GuideScreen } from './guide';
import { RulePage } from './rule-page';

type Props = { session: Session; meta: GameMeta; view: 'rules' | 'guide'; item: string | undefined };

/** What is open comes first, then what can be done now. */
const phaseOf = (session: Session, { title, rule, lines }: Guide) => ({
  title,
  numbers: [session.question.value?.prompt.rule ?? rule, rule, ...lines.map((line) => line.rule)].flatMap(
    (each) => each.split(/, */),
  ),
});

/** The rules within a game: the open question waits, and one tap leads back to it. */
export function GameRulesScreen({ session, meta, view, item }: Props) {
  if (view === 'guide') return <GuideScreen session={session} meta={meta} />;
  const game = session.row.value.id;
  return (
    <>
      <Screen
        title="Rules"
        beside={
          item !== undefined && (
            <a class="quiet" href={hrefOf({ screen: 'game', game, view: 'rules' })}>
              Look up
            </a>
          )
        }
      >
        <RulePage
          meta={meta}
          number={item}
          now={(guide) => phaseOf(session, guide(session.projection.value.state))}
          hrefOf={(number) => hrefOf({ screen: 'game', game, view: 'rules', item: number })}
          charts={{
            all: session.game.charts,
            hrefOf: (id) => hrefOf({ screen: 'game', game, view: 'charts', item: id }),
          }}
        />
      </Screen>
      <Dock session={session} view="rules">
        <UndoLine session={session} />
      </Dock>
    </>
  );
}
