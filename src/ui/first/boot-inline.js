// First load: inlined into index.html and run before the first paint. Nothing that can wait.
(() => {
  const { dataset } = document.documentElement;
  if (location.hash.length > 2) dataset.deep = '';
  // Opening the storage costs a slow phone a tenth of a second: not on a first visit, which has nothing stored.
  const workers = navigator.serviceWorker;
  if (!workers?.controller) return;
  dataset.known = '';
  // From the first moment: the version that takes over no longer holds this one's code.
  workers.addEventListener('controllerchange', () => location.reload());
  try {
    const theme = localStorage.getItem('war-diary:theme');
    if (theme) dataset.theme = theme;
    if (localStorage.getItem('war-diary:finished')) dataset.finished = '';
  } catch {
    // Storage may be blocked: the system's light or dark then decides.
  }
})();
