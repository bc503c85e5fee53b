/**
 * Module for a server under test, loaded by `--import`: on SIGUSR2 it prints the bytes in memory after garbage
 * collection.
 */
process.on('SIGUSR2', () => {
  globalThis.gc?.();
  const { heapUsed, external } = process.memoryUsage();
  console.log(`memory kept: ${heapUsed + external}`);
});
