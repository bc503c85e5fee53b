/** Does something with each item after so many milliseconds, or twice as many: one timer does for all. */
export function afterAWhile<Item>(ms: number, act: (item: Item) => void): (item: Item) => void {
  let ripe: Item[] = [];
  let fresh: Item[] = [];
  let isRunning = false;

  const pass = () => {
    for (const item of ripe) act(item);
    [ripe, fresh] = [fresh, []];
    isRunning = ripe.length > 0;
    if (isRunning) setTimeout(pass, ms).unref();
  };

  return (item) => {
    fresh.push(item);
    if (isRunning) return;
    isRunning = true;
    setTimeout(pass, ms).unref();
  };
}
