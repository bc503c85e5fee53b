import { expect, test } from 'vitest';
import { sharedTurns } from './shared-turns.ts';

test('simultaneous callers share one computation, and a caller after its start gets another', async () => {
  const share = sharedTurns<number>();
  let computed = 0;
  const begun = Promise.withResolvers<void>();
  const end = Promise.withResolvers<void>();
  const look = () =>
    share('ana', async () => {
      computed += 1;
      begun.resolve();
      await end.promise;
      return computed;
    });

  const together = [look(), look()];
  await begun.promise;
  const later = look();
  end.resolve();

  expect(await Promise.all([...together, later])).toEqual([1, 1, 2]);
});

test('a refused or failed computation is retried for the next caller', async () => {
  const share = sharedTurns<number>();
  const failing = () => share('ana', () => Promise.reject(new Error('It has failed.')));
  await expect(Promise.all([failing(), failing()])).rejects.toThrow('It has failed.');

  const others = Array.from({ length: 501 }, (_, index) => share(`${index}`, async () => index));
  const refused = share('ana', async () => 1);
  await expect(refused).rejects.toMatchObject({ code: 'too-busy' });
  await Promise.all(others);
  expect(await share('ana', async () => 2)).toBe(2);
});
