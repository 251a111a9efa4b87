import { signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { hrefOf, type Route, route } from '../../app/route';
import { besideActions } from './dock';

type Unsaved = {
  readonly words: string;
  readonly place: Extract<Route, { screen: 'game' }>;
  isUnsaved(): boolean;
};

const left = signal<readonly Unsaved[]>([]);

/** What was begun on this screen and not saved when it is left: told on the game's other screens, with the way back to it. */
export function useUnsaved(words: string, place: Unsaved['place'], isUnsaved: Unsaved['isUnsaved']): void {
  useEffect(() => {
    const others = () => left.peek().filter((one) => hrefOf(one.place) !== hrefOf(place));
    left.value = others();
    besideActions.value = UnsavedLines;
    return () => {
      left.value = [...others(), { words, place, isUnsaved }];
    };
  }, []);
}

/** Where something is being changed there is no room for it. */
const BUSY: readonly string[] = ['edit', 'amend', 'override'];

function UnsavedLines() {
  const now = route.value;
  if (now.screen !== 'game' || BUSY.includes(now.view)) return null;
  // What was begun after it may have taken its place.
  const mine = left.value.filter(({ place, isUnsaved }) => place.game === now.game && isUnsaved());
  return mine.map(({ words, place }) => (
    <p key={words} class="unsaved" role="status">
      Unsaved: {words}. <a href={hrefOf(place)}>Back to editing</a>
    </p>
  ));
}
