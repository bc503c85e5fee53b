/** Runs the server until a signal stops it, which may also come during the start. */

// During the start, exits at once: the database rolls back unfinished work, such as the creation of tables.
let stop = (): void => process.exit(0);

// Registered first: a container's first process ignores a signal that it has no handler for.
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => stop());

const { start } = await import('./start.ts');
await start((stopServing) => (stop = stopServing));
