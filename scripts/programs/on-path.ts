import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** The full path of a program, from the folders of PATH in their order. */
export const onPath = (program: string): string | undefined =>
  (process.env.PATH ?? '')
    .split(delimiter)
    .map((folder) => join(folder, program))
    .find((path) => existsSync(path));
