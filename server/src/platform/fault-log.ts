import type { Log } from '#platform/log.ts';

/** Logs the faults of one connection. The same fault again is logged once, until the connection works. */
export function faultLog(log: Pick<Log, 'warn'>) {
  let last: string | undefined;
  return {
    note(error: unknown, fault: string): void {
      const [kind] = fault.split(' ('); // a server's own words may differ each time
      if (kind !== last) log.warn({ err: error }, fault);
      last = kind;
    },
    clear: (): void => void (last = undefined),
  };
}
