const TIMEOUT_MS = 2_000;

/** Whether the server at an address says that it can serve; no answer in time is a no. */
export const isHealthy = (url: string): Promise<boolean> =>
  fetch(`${url}/api/health`, { signal: AbortSignal.timeout(TIMEOUT_MS) }).then(
    ({ ok }) => ok,
    () => false,
  );
