const share = process.env.PROVE === undefined ? undefined : Number(process.env.PROVE);

/**
 * Returns the number of trials of a proof: `PROVE` times `full` or, without `PROVE`, `short`, by default a tenth of
 * `full`.
 */
export const proofLength = (full: number, short = full / 10): number =>
  Math.max(1, Math.round(share === undefined ? short : full * share));
