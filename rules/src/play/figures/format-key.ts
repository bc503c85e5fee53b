/** A format in one word, as addresses and sums by format name it. */
import { INS, OUTS, type GameFormat } from '../settings.ts';

/** `501-straight-double-3-20`: start, in, out, legs and rounds. */
export const formatKey = (format: GameFormat): string =>
  [format.start, format.in, format.out, format.legs, format.rounds].join('-');

/** The format of a key; nothing for what is none. */
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
