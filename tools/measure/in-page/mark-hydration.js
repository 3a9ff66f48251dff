// Leaves the mark `hydrated` when the page has come alive: then the script in `index.html` is told
// that clicks need no keeping any more.
(() => {
  let clicks;
  Object.defineProperty(window, 'clicks', {
    configurable: true,
    get: () => clicks,
    set(value) {
      clicks = value;
      if (value === null) performance.mark('hydrated');
    },
  });
})();
