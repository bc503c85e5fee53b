const share = process.env.PROVE === undefined ? undefined : Number(process.env.PROVE);

/** The trials of a proof whose full length is `full`: `short`, a tenth of them, unless `PROVE` says more. */
export const proofLength = (full: number, short = full / 10): number =>
  Math.max(1, Math.round(share === undefined ? short : full * share));
