import { styleText } from 'node:util';

/** Step of a test run; `run` returns true on success. */
export type Step = { readonly name: string; readonly run: () => boolean | Promise<boolean> };

/**
 * Runs steps in order until one fails, and prints how long each took.
 *
 * @returns true if all steps succeeded
 */
export async function runSteps(steps: readonly Step[]): Promise<boolean> {
  const times: string[] = [];
  let failed: Step | undefined;
  for (const step of steps) {
    console.log(styleText('bold', `\n▶ ${step.name}`));
    const start = performance.now();
    const isFine = await succeeds(step);
    const seconds = ((performance.now() - start) / 1000).toFixed(1);
    times.push(`${seconds.padStart(6)} s  ${step.name}`);
    if (!isFine) {
      failed = step;
      break;
    }
  }

  console.log(`\n${times.join('\n')}`);
  if (failed) {
    console.log(styleText('red', `'${failed.name}' failed; the steps after it were not run.`));
  }
  return !failed;
}

async function succeeds({ run }: Step): Promise<boolean> {
  try {
    return await run();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return false;
  }
}
