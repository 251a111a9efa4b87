import { signal } from '@preact/signals';
import type { ComponentType } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { failWith } from '../../core/result';
import { BackLink } from './back-link';
import { Notice } from './notice';
import { Opening } from './opening';
import { Screen } from './screen';

/**
 * A screen that is fetched when it is first shown, or asked for before. A part of a screen takes no room until it is
 * there; where it cannot be fetched that is told, or where nobody misses it not.
 */
export function lazyScreen<P extends object>(
  fetch: () => Promise<ComponentType<P>>,
  part?: 'told' | 'quiet',
) {
  const loaded = signal<{ readonly screen: ComponentType<P> } | 'failed' | undefined>(undefined);
  let asked = false;
  function load(): void {
    if (asked) return;
    asked = true;
    fetch().then(
      (screen) => {
        loaded.value = { screen };
      },
      () => {
        loaded.value = 'failed';
        asked = false;
      },
    );
  }
  function retry(): void {
    loaded.value = undefined;
    load();
  }
  function Screen(props: P) {
    const now = loaded.value;
    const there = now !== undefined && now !== 'failed';
    const waited = useRef(!there);
    useEffect(() => {
      // The link that led here is gone with its screen: the focus waits for the heading of this one.
      if (!part && there && waited.current && document.activeElement === document.body) focusHeading();
    }, [there]);
    if (now === 'failed') return <Missing part={part} onRetry={retry} />;
    if (now) return <now.screen {...props} />;
    load();
    return !part ? <Opening /> : null;
  }
  return { load, Screen };
}

const focusHeading = (): void =>
  document.querySelector<HTMLElement>('h1[tabindex]')?.focus({ preventScroll: true });

const MISSING = failWith(
  ['reload'],
  'ui.chunk',
  'This screen could not be fetched. Your games are safe on this device. Go online once and try again, or reload.',
).problem;

function Missing({ part, onRetry }: { part: 'told' | 'quiet' | undefined; onRetry: () => void }) {
  if (part === 'quiet') return null;
  const notice = (
    <Notice problem={MISSING}>
      <button type="button" onClick={onRetry}>
        Try again
      </button>
    </Notice>
  );
  if (part) return notice;
  return (
    <Screen title="War Diary" back={<BackLink to={{ screen: 'home' }} />}>
      {notice}
    </Screen>
  );
}
