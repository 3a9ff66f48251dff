// Keeps in `interactions` how long each event of an interaction took from the visitor's touch to the
// next paint, in ms; the browser tells of none under 16.
window.interactions = [];
new PerformanceObserver((list) => {
  for (const { interactionId, duration } of list.getEntries())
    if (interactionId) window.interactions.push(duration);
}).observe({ type: 'event', durationThreshold: 16 });
