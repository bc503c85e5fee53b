/** For proofs by trial, which are worth the more the longer they run. */
import { randomInt } from 'node:crypto';
import { chanceOf, type Chance } from '../../scripts/chance.ts';

export { proofLength } from '../../scripts/proof-length.ts';

/** What a proof's choices follow from: name it in the test, so that a failure can be had again. */
export const proofSeed = Number(process.env.SEED ?? randomInt(2 ** 31));

/** Numbers from 0 up to 1 that follow from the seed; others for each part of a proof. */
export const proofChance = (part = 0): Chance => chanceOf(proofSeed + part);
