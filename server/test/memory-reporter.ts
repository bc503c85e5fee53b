/**
 * Loaded into a server under test, by `--import`: at SIGUSR2 it writes how many bytes it keeps in
 * memory when its garbage is collected.
 */
process.on('SIGUSR2', () => {
  globalThis.gc?.();
  const { heapUsed, external } = process.memoryUsage();
  console.log(`memory kept: ${heapUsed + external}`);
});
