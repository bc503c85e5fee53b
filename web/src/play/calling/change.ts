/** What is new in a game, as a caller at the board sees it. */
import type { Game } from '@darts/rules/play/game';
import type { BySeat, Seat } from '@darts/rules/play/seats';

export type Change = {
  readonly before: Game;
  readonly after: Game;
  readonly names: BySeat<string>;
  readonly seat?: Seat | undefined; // of the player at this device; absent where both are
};

export type Kind = 'thrown' | 'undone' | 'decided' | 'begun';

/** What has happened; nothing where the same game was only read again. */
export function kindOf({ before, after }: Change): Kind | undefined {
  const turns = after.turns.length - before.turns.length;
  if (turns > 0) return 'thrown';
  if (turns < 0) return before.outcome && after.turns.length === 0 ? 'begun' : 'undone';
  return after.outcome && !before.outcome ? 'decided' : undefined;
}
