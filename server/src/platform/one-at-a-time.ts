/** Does works one after the other, in the order they came. */
export type OneAtATime = <Result>(work: () => Promise<Result>) => Promise<Result>;

export function oneAtATime(): OneAtATime {
  let before: Promise<unknown> = Promise.resolve();
  return (work) => {
    const result = before.then(work);
    before = result.catch(() => {});
    return result;
  };
}
