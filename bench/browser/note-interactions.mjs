// Runs in the page: keeps how long each event of a tap took, in milliseconds, in `interactions`.
globalThis.interactions = [];
new PerformanceObserver((list) => {
  for (const { duration } of list.getEntries()) globalThis.interactions.push(duration);
}).observe({ type: 'event', durationThreshold: 16 });
