/** Works on all items, in their order, on so many at a time; tells each time there are fewer left. */
export async function inParallel<Item>(
  atOnce: number,
  items: readonly Item[],
  work: (item: Item) => Promise<void>,
  onSlack: () => void = () => {},
): Promise<void> {
  const left = items.values(); // one iterator, which all of them take from
  const worker = async () => {
    for (const item of left) await work(item);
    onSlack();
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
}
