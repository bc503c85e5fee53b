import { basename, dirname } from 'node:path';

/** Returns the class name in the page: `play-scoreboard_half`. Unlike a hash, it compresses. */
export const styleName = (name: string, file: string): string =>
  `${basename(dirname(file))}-${basename(file).replace(/\..*$/, '')}_${name}`;
