// Keeps in `paints` when the first and the largest content was painted, in ms.
window.paints = {};
new PerformanceObserver((list) => {
  for (const { name, startTime } of list.getEntries())
    if (name === 'first-contentful-paint') window.paints.fcp = startTime;
}).observe({ type: 'paint', buffered: true });
new PerformanceObserver((list) => {
  for (const { startTime } of list.getEntries()) window.paints.lcp = startTime;
}).observe({ type: 'largest-contentful-paint', buffered: true });
