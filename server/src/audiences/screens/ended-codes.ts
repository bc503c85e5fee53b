/** How many are remembered at most; of more, those that ended first are forgotten. */
const MAX_ENDED = 2_000;

/** What phones showed when their codes ended: who sends just that again has thrown nothing since. */
export function endedCodes() {
  const pictures = new Map<string, string>(); // by the id of the phone's code

  return {
    add(id: string, picture: string): void {
      pictures.delete(id); // to the end
      pictures.set(id, picture);
      if (pictures.size > MAX_ENDED) pictures.delete(pictures.keys().next().value ?? '');
    },

    has: (id: string, picture: string): boolean => pictures.get(id) === picture,
  };
}
