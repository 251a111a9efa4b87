import '../styles/terms.css';
import { signal } from '@preact/signals';
import { render } from 'preact';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import { hrefOf, route } from '../../app/route';
import type { GameMeta } from '../../core/play/game';
import type { Term } from '../../core/play/rules';
import { termFinder } from '../../core/play/terms';
import { explained } from '../parts/words';

type Shown = { readonly term: Term; readonly href: string; readonly opener: HTMLElement };

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
const owners = new Map<Term, object>();

function makeExplained(meta: GameMeta, terms: readonly Term[]) {
  const find = termFinder(terms);
  return function Explained({ text, of }: { text: string; of?: string }) {
    const me = useRef({}).current;
    const release = () => {
      for (const [term, owner] of owners) if (owner === me) owners.delete(term);
    };
    useEffect(() => release, []);
    release();
    return (
      <>
        {find(text).map((part) => {
          if (typeof part === 'string') return part;
          if (part.term.rule === of || owners.has(part.term)) return part.text;
          owners.set(part.term, me);
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
        shown.value = { term, href, opener: event.currentTarget };
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
  // The way to the rule, or the back button: the card goes with the screen it stood on.
  addEventListener('hashchange', () => {
    shown.value = undefined;
  });
}

const Cards = () => (shown.value ? <Card key={shown.value.term.term} {...shown.value} /> : null);

function Card({ term: { term, text, rule }, href, opener }: Shown) {
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => dialog.current?.showModal(), []);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes it too
    <dialog
      ref={dialog}
      class="confirm term-card"
      aria-labelledby="term-title"
      aria-describedby="term-text"
      onClick={(event) => event.target === event.currentTarget && event.currentTarget.close()}
      onClose={() => {
        shown.value = undefined;
        if (opener.isConnected) opener.focus({ preventScroll: true });
      }}
    >
      <h2 id="term-title" class="lead">
        {term}
      </h2>
      <p id="term-text">{text}</p>
      <div class="row">
        <button type="button" class="main" onClick={() => dialog.current?.close()}>
          Close
        </button>
        <a class="plain" href={href}>
          Rule {rule}
        </a>
      </div>
    </dialog>
  );
}
