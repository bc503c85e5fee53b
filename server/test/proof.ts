/** For proofs by trial, which are worth the more the longer they run. */
import { randomInt } from 'node:crypto';

const share = Number(process.env.PROVE ?? 0.1);

/** The trials of a proof whose full length is `full`: a tenth of them unless `PROVE` says more. */
export const proofLength = (full: number): number => Math.max(1, Math.round(full * share));

/** What a proof's choices follow from: name it in the test, so that a failure can be had again. */
export const proofSeed = Number(process.env.SEED ?? randomInt(2 ** 31));
