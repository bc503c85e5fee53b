const TIMEOUT_MS = 2_000;

/** True if the server at `url` reports that it can serve; false without an answer within `TIMEOUT_MS`. */
export const isHealthy = (url: string): Promise<boolean> =>
  fetch(`${url}/api/health`, { signal: AbortSignal.timeout(TIMEOUT_MS) }).then(
    ({ ok }) => ok,
    () => false,
  );
