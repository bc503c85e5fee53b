/** Helpers of randomised proofs, which can run for longer with `npm run prove`. */
import { randomInt } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { chanceOf, type Chance } from '../../scripts/chance.ts';

export { proofLength } from '../../scripts/proof-length.ts';

/** Seed of a proof's random choices. Tests name it, so that a failure can be reproduced. */
export const proofSeed = Number(process.env.SEED ?? randomInt(2 ** 31));

/** Returns a random generator for a part of a proof, derived from the seed. */
export const proofChance = (part = 0): Chance => chanceOf(proofSeed + part);

type Answers<Actions extends readonly (() => Promise<unknown>)[]> = {
  [Index in keyof Actions]: Awaited<ReturnType<Actions[Index]>>;
};

/**
 * Returns a function that starts actions in random order, and returns their answers in the given order.
 *
 * @param withinMs maximum delay of an action
 */
export const atOnceBy =
  (chance: Chance, withinMs = 10) =>
  async <const Actions extends readonly (() => Promise<unknown>)[]>(
    actions: Actions,
  ): Promise<Answers<Actions>> => {
    const answers = await Promise.all(
      actions.map(async (action) => {
        await setTimeout(chance() * withinMs);
        return action();
      }),
    );
    // Answers stand at the index of their action.
    return answers as Answers<Actions>;
  };

/** Returns a function that makes calls in random order, and returns their statuses. */
export function statusesBy(chance: Chance) {
  const atOnce = atOnceBy(chance);
  return async (calls: readonly (() => Promise<{ readonly status: number }>)[]) =>
    (await atOnce(calls)).map(({ status }) => status);
}
