const share = Number(process.env.PROVE ?? 0.1);

/** The trials of a proof whose full length is `full`: a tenth of them unless `PROVE` says more. */
export const proofLength = (full: number): number => Math.max(1, Math.round(full * share));
