import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Returns the path of a program in the first folder of PATH that has it; undefined if none has it. */
export const onPath = (program: string): string | undefined =>
  (process.env.PATH ?? '')
    .split(delimiter)
    .map((folder) => join(folder, program))
    .find((path) => existsSync(path));
