// Runs in the page: keeps how long each event took until the paint that followed, in milliseconds,
// in `interactions`, if it is not from before `since`: an event that changes nothing waits for the
// paint of the next tap.
Object.assign(globalThis, { interactions: [], since: 0 });
new PerformanceObserver((list) => {
  for (const { startTime, duration } of list.getEntries()) {
    if (startTime >= globalThis.since) globalThis.interactions.push(duration);
  }
}).observe({ type: 'event', durationThreshold: 16 });
