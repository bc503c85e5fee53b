import type { GameStage } from '@darts/contracts/competitions';
import type { GameView } from '@darts/contracts/play';
import { asPlayers, playersOf } from '@darts/contracts/game/pairs';
import { pairOf } from '@darts/rules/play/pair';
import { qualifierName } from '#competitions/round-name.ts';

/** Replaces the unknown players of a game by the names of their qualifiers. */
export function withQualifiers(game: GameView, stage: GameStage | null | undefined): GameView {
  if (game.status !== 'pendiente' || !stage?.comers) return game;
  const { comers } = stage;
  const players = pairOf((side) => {
    const from = comers[side];
    return playersOf(game)[side] ?? (from ? { userId: null, username: qualifierName(from) } : null);
  });
  return { ...game, ...asPlayers(players) };
}
