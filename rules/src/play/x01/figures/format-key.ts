/** The key of a format, used in addresses and for figures by format. */
import { INS, OUTS, type GameFormat } from '../settings.ts';

/** Returns start, in, out, legs and rounds as one word: `501-straight-double-3-20`. */
export const formatKey = (format: GameFormat): string =>
  [format.start, format.in, format.out, format.legs, format.rounds].join('-');

/** Returns the format of a key; undefined for an invalid key. */
export function formatOfKey(key: string): GameFormat | undefined {
  const [start, first, last, legs, rounds] = key.split('-');
  const format = {
    start: Number(start),
    in: INS.find((name) => name === first) ?? 'straight',
    out: OUTS.find((name) => name === last) ?? 'straight',
    legs: Number(legs),
    rounds: Number(rounds),
  };
  return formatKey(format) === key ? format : undefined;
}
