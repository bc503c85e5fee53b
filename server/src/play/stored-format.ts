import { formatOf, type GameFormat } from '@darts/rules/play/x01/settings';

export const storedFormat = (format: GameFormat): string => JSON.stringify(formatOf(format));

// The cast is safe: only `storedFormat` writes formats.
export const formatIn = (stored: string): GameFormat => JSON.parse(stored) as GameFormat;
