import type { Log } from '#platform/log.ts';

/** Logs the faults of one connection, each once until the connection works again. */
export function faultLog(log: Pick<Log, 'warn'>) {
  let last: string | undefined;
  return {
    note(error: unknown, fault: string): void {
      if (fault !== last) log.warn({ err: error }, fault);
      last = fault;
    },
    clear: (): void => void (last = undefined),
  };
}
