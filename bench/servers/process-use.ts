/** CPU time that a process has used so far, and memory that it holds now, in bytes. */
export type ProcessUse = {
  readonly cpuSeconds: number;
  readonly rss: number;
  readonly heapUsed: number;
  readonly external: number;
};
