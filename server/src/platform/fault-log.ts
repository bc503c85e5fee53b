import type { Log } from '#platform/log.ts';

/**
 * Logs the faults of one connection. A fault of the same kind as the last is not logged again until the connection
 * works.
 */
export function faultLog(log: Pick<Log, 'warn'>) {
  let last: string | undefined;
  return {
    note(error: unknown, fault: string): void {
      const [kind] = fault.split(' ('); // the server's own words in brackets may differ each time
      if (kind !== last) log.warn({ err: error }, fault);
      last = kind;
    },
    clear: (): void => void (last = undefined),
  };
}
