// First load: inlined into index.html and run before the first paint. Theme and deep links, nothing else.
(() => {
  const { dataset } = document.documentElement;
  if (location.hash.length > 2) dataset.deep = '';
  // Opening the storage costs a slow phone a tenth of a second: not on a first visit, which has nothing stored.
  if (!navigator.serviceWorker?.controller) return;
  try {
    const theme = localStorage.getItem('war-diary:theme');
    if (theme) dataset.theme = theme;
  } catch {
    // Storage may be blocked: the system's light or dark then decides.
  }
})();
