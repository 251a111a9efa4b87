import { useEffect } from 'preact/hooks';
import { hrefOf } from '../../app/route';
import { type GameMeta, publishedLine } from '../../core/play/game';
import { useAllGames } from '../kit/all-games';
import { BackLink } from '../kit/back-link';
import { Screen } from '../kit/screen';
import { RulePage } from './rule-page';

type Props = { registry: readonly GameMeta[]; game: string | undefined; item: string | undefined };

/** The rules without a game open: of the one named, of the only one there is, or a choice. */
export function RulesScreen({ registry, game, item }: Props) {
  const withRules = useAllGames(registry).filter(({ digest }) => digest);
  const meta = withRules.length > 1 ? withRules.find(({ id }) => id === game) : withRules[0];
  useEffect(() => {
    // The link that led here is gone with its list.
    if (document.activeElement === document.body)
      document.querySelector<HTMLElement>('h1[tabindex]')?.focus({ preventScroll: true });
  }, [game, item]);
  return (
    <Screen
      title="Rules"
      back={<BackLink to={{ screen: 'home' }} />}
      beside={
        meta &&
        item !== undefined && (
          <a class="quiet aside" href={hrefOf({ screen: 'rules', game: meta.id })}>
            Look up
          </a>
        )
      }
    >
      {meta ? (
        <RulePage
          meta={meta}
          number={item}
          hrefOf={(number) => hrefOf({ screen: 'rules', game: meta.id, item: number })}
        />
      ) : (
        <Games games={withRules} />
      )}
    </Screen>
  );
}

const Games = ({ games }: { games: readonly GameMeta[] }) => (
  <ul class="rule-list" aria-label="Games">
    {games.map(({ id, title, blurb, published }) => (
      <li key={id}>
        <a class="card rule-game" href={hrefOf({ screen: 'rules', game: id })}>
          <b>{title}</b>
          <span class="soft">{blurb}</span>
          {published && <small class="soft">{publishedLine(published)}</small>}
        </a>
      </li>
    ))}
  </ul>
);
