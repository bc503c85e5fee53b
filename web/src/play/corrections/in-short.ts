import type { TurnView } from '@darts/contracts/play';
import { words } from './words.ts';

/** What a turn is known by: its points, or that it was a bust. */
export const inShort = ({ bust, totalScore }: Pick<TurnView, 'bust' | 'totalScore'>): string =>
  bust ? words.bust : String(totalScore);
