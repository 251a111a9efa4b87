import './terms.css';
import { signal } from '@preact/signals';
import { render } from 'preact';
import { useLayoutEffect, useMemo, useRef } from 'preact/hooks';
import { hrefOf, route } from '../../app/route';
import type { GameMeta } from '../../core/play/game';
import type { Term } from '../../core/play/rules';
import { termFinder } from '../../core/play/terms';
import { Dialog } from '../kit/dialog';
import { explained } from '../kit/words';

type Shown = { readonly term: Term; readonly href: string };

const shown = signal<Shown | undefined>(undefined);
let explaining: GameMeta | undefined;

/** Makes the terms of this game touchable wherever running text stands. Without them the words stay words. */
export async function explainTerms(meta: GameMeta): Promise<void> {
  if (explaining === meta || !meta.terms) return;
  explaining = meta;
  try {
    explained.value = makeExplained(meta, await meta.terms());
    showCards();
  } catch {
    explaining = undefined;
  }
}

/** Which text of the screen explains a term: the first one only. */
const owners = signal<ReadonlyMap<Term, object>>(new Map());

function makeExplained(meta: GameMeta, terms: readonly Term[]) {
  const find = termFinder(terms);
  return function Explained({ text, of }: { text: string; of?: string }) {
    const me = useRef({}).current;
    const parts = useMemo(() => find(text), [text]);
    const owned = owners.value;
    useLayoutEffect(() => {
      const free = parts.flatMap((part) =>
        typeof part === 'string' || part.term.rule === of || owners.peek().has(part.term) ? [] : [part.term],
      );
      if (free.length) owners.value = new Map([...owners.peek(), ...free.map((term) => [term, me] as const)]);
    }, [parts, of, owned]);
    useLayoutEffect(
      () => () => {
        owners.value = new Map([...owners.peek()].filter(([, owner]) => owner !== me));
      },
      [parts],
    );
    const linked = new Set<Term>();
    return (
      <>
        {parts.map((part) => {
          if (typeof part === 'string') return part;
          if (linked.has(part.term) || owned.get(part.term) !== me) return part.text;
          linked.add(part.term);
          return <TermLink key={part.term.term} meta={meta} term={part.term} text={part.text} />;
        })}
      </>
    );
  };
}

/** A link, for only a link breaks over two lines as the words around it do. */
function TermLink({ meta, term, text }: { meta: GameMeta; term: Term; text: string }) {
  const at = route.value;
  const href =
    at.screen === 'game'
      ? hrefOf({ screen: 'game', game: at.game, view: 'rules', item: term.rule })
      : hrefOf({ screen: 'rules', game: meta.id, item: term.rule });
  return (
    <a
      class="term"
      href={href}
      aria-haspopup="dialog"
      onClick={(event) => {
        if (event.ctrlKey || event.metaKey || event.shiftKey) return;
        event.preventDefault();
        shown.value = { term, href };
      }}
    >
      {text}
    </a>
  );
}

function showCards(): void {
  if (document.getElementById('term-card')) return;
  const host = document.createElement('div');
  host.id = 'term-card';
  document.body.append(host);
  render(<Cards />, host);
}

const Cards = () => (shown.value ? <Card key={shown.value.term.term} {...shown.value} /> : null);

const hide = () => {
  shown.value = undefined;
};

const Card = ({ term: { term, text, rule }, href }: Shown) => (
  <Dialog title={term} kind="term-card" text={text} light onClose={hide}>
    {(close) => (
      <div class="row">
        <button type="button" class="main" onClick={close}>
          Close
        </button>
        <a class="plain" href={href}>
          Rule {rule}
        </a>
      </div>
    )}
  </Dialog>
);
