/** For proofs by trial, which are worth the more the longer they run. */
import { randomInt } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { chanceOf, type Chance } from '../../scripts/chance.ts';

export { proofLength } from '../../scripts/proof-length.ts';

/** What a proof's choices follow from: name it in the test, so that a failure can be had again. */
export const proofSeed = Number(process.env.SEED ?? randomInt(2 ** 31));

/** Numbers from 0 up to 1 that follow from the seed; others for each part of a proof. */
export const proofChance = (part = 0): Chance => chanceOf(proofSeed + part);

type Answers<Actions extends readonly (() => Promise<unknown>)[]> = {
  [Index in keyof Actions]: Awaited<ReturnType<Actions[Index]>>;
};

/**
 * Does several things at about the same time; the answers are in the order given.
 *
 * @param withinMs which lets any of them come first
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
    // Each is the answer of the action in its place.
    return answers as Answers<Actions>;
  };

/** The same, for the statuses that calls are answered with. */
export function statusesBy(chance: Chance) {
  const atOnce = atOnceBy(chance);
  return async (calls: readonly (() => Promise<{ readonly status: number }>)[]) =>
    (await atOnce(calls)).map(({ status }) => status);
}
