import { render } from 'preact';

/**
 * In place of the app where another page shows it inside itself: that page could lay its own words over the buttons, so
 * nothing is opened here and nothing can be tapped but the way out.
 */
export function refuseFrame(root: HTMLElement): void {
  const { dataset } = document.documentElement;
  delete dataset.deep;
  delete dataset.known;
  render(
    <>
      <header class="bar">
        <h1>War Diary</h1>
      </header>
      <main class="page">
        <p class="lead">Another page shows War Diary inside itself. Here it opens no games.</p>
        <a class="plain" href={location.href} target="_blank" rel="noopener">
          Open War Diary in a window of its own
        </a>
      </main>
    </>,
    root,
  );
}
