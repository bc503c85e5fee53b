/** Lets those who wait go on in their order: so many in each turn of the event loop. */
export function fewAtATime(few: number): () => Promise<void> {
  const waiting: (() => void)[] = [];

  const letGo = () => {
    for (const go of waiting.splice(0, few)) go();
    if (waiting.length > 0) setImmediate(letGo);
  };

  return () =>
    new Promise((go) => {
      if (waiting.push(go) === 1) setImmediate(letGo);
    });
}
