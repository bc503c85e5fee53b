/** Runs the server until it is told to stop, which it may be while it starts. */

// What has been begun is undone as its connections end: tables, above all.
let stop = (): void => process.exit(0);

// First of all: a container's first process is not ended by a signal that it has no word for.
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => stop());

const { start } = await import('./start.ts');
await start((stopServing) => (stop = stopServing));
