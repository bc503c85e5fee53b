import { styleText } from 'node:util';
import { words } from '../words.ts';

/** Something that has to go well, and says whether it did. */
export type Step = { readonly name: string; readonly run: () => boolean };

/**
 * Runs steps one after the other up to the first that fails, and tells how long each took.
 *
 * @returns whether all went well
 */
export function runSteps(steps: readonly Step[]): boolean {
  const times: string[] = [];
  const failed = steps.find((step) => {
    console.log(styleText('bold', `\n▶ ${step.name}`));
    const start = performance.now();
    const isFine = succeeds(step);
    const seconds = ((performance.now() - start) / 1000).toFixed(1);
    times.push(`${seconds.padStart(6)} s  ${step.name}`);
    return !isFine;
  });

  console.log(`\n${times.join('\n')}`);
  if (failed) {
    console.log(styleText('red', words.steps.failed(failed.name)));
  }
  return !failed;
}

function succeeds({ run }: Step): boolean {
  try {
    return run();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return false;
  }
}
