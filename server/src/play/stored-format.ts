/** A format as it is stored, and back. */
import { formatOf, type GameFormat } from '@darts/rules/play/settings';

/** What every game was played by before there was a choice of it: rows from then do not say. */
const ONCE = { in: 'straight', out: 'straight', legs: 1 } as const;

export const storedFormat = (format: GameFormat): string => JSON.stringify(formatOf(format));

// Only `storedFormat` and a migration have ever written it.
export const formatIn = (stored: string): GameFormat => ({
  ...ONCE,
  ...(JSON.parse(stored) as Pick<GameFormat, 'start' | 'rounds'>),
});
