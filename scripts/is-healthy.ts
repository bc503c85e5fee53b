const PATIENCE = 2_000; // milliseconds

/** Whether the server at an address says that it can serve; no answer in time is a no. */
export const isHealthy = (url: string): Promise<boolean> =>
  fetch(`${url}/api/health`, { signal: AbortSignal.timeout(PATIENCE) }).then(
    ({ ok }) => ok,
    () => false,
  );
