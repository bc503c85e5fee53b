/** Maximum number of remembered codes; those that ended first are evicted. */
const MAX_ENDED = 2_000;

/** Last pictures of ended codes. A phone that sends the same picture again has thrown nothing since. */
export function endedCodes() {
  const pictures = new Map<string, string>(); // by the hash of the phone's key

  return {
    add(id: string, picture: string): void {
      pictures.delete(id); // moves the id to the end
      pictures.set(id, picture);
      if (pictures.size > MAX_ENDED) pictures.delete(pictures.keys().next().value ?? '');
    },

    has: (id: string, picture: string): boolean => pictures.get(id) === picture,
  };
}
