/**
 * A link to the screen that one has just come from goes back there instead of on to it again: the way out of the app
 * does not grow with every look at the log. An entry made by a link remembers the address before it; of any other
 * nothing is known, and links from it lead on.
 */
export function keepWayBackShort(): void {
  let followed: { readonly from: string; readonly to: string | null } | undefined;
  addEventListener('hashchange', () => {
    if (followed?.to === location.hash && history.state === null)
      history.replaceState({ before: followed.from }, '');
    followed = undefined;
  });
  document.addEventListener('click', (event) => {
    if (event.defaultPrevented || event.button) return;
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    const link = event.target instanceof Element && event.target.closest('a[href^="#/"]');
    if (!link) return;
    const to = link.getAttribute('href');
    if (to === history.state?.before) {
      event.preventDefault();
      history.back();
    } else followed = { from: location.hash || '#/', to };
  });
}
