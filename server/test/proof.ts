/** For proofs by trial, which are worth the more the longer they run. */
import { randomInt } from 'node:crypto';
import { chanceOf, type Chance } from '../../scripts/chance.ts';

const share = Number(process.env.PROVE ?? 0.1);

/** The trials of a proof whose full length is `full`: a tenth of them unless `PROVE` says more. */
export const proofLength = (full: number): number => Math.max(1, Math.round(full * share));

/** What a proof's choices follow from: name it in the test, so that a failure can be had again. */
export const proofSeed = Number(process.env.SEED ?? randomInt(2 ** 31));

/** Numbers from 0 up to 1 that follow from the seed; others for each part of a proof. */
export const proofChance = (part = 0): Chance => chanceOf(proofSeed + part);
