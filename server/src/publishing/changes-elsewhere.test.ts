import { expect, test } from 'vitest';
import { changesElsewhere } from './changes-elsewhere.ts';

/** What one server says to the others, while they can be reached and while they cannot. */
function sender() {
  const arrived: string[] = [];
  let isAway = true;
  const changes = changesElsewhere(
    {
      async send(message) {
        if (!isAway) arrived.push(message);
        return !isAway;
      },
      receive() {},
    },
    { onChange() {}, onAnything() {} },
  );
  async function change(ids: readonly string[]): Promise<void> {
    for (const id of ids) changes.owe(id);
    await changes.send();
  }
  return { arrived, change, reach: () => (isAway = false) };
}

test('other servers are sent what they could not be sent before, each change once', async () => {
  const { arrived, change, reach } = sender();

  await change(['a']);
  await change(['b', 'a']);
  reach();
  await change(['c']);
  await change([]);

  expect(arrived.toSorted()).toEqual(['a', 'b', 'c']);
});

test('and one word for all of it, where it is more than a server keeps', async () => {
  const { arrived, change, reach } = sender();

  for (let some = 0; some < 50; some += 1)
    await change(Array.from({ length: 50 }, (_, index) => `${some}-${index}`));
  reach();
  await change(['a']);
  await change(['b']);

  expect(arrived).toEqual(['everything', 'b']);
});
