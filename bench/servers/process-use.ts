/** What a process has used so far, and holds now, in bytes. */
export type ProcessUse = {
  readonly cpuSeconds: number;
  readonly rss: number;
  readonly heapUsed: number;
  readonly external: number;
};
