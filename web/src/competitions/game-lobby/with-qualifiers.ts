import type { GameStage } from '@darts/contracts/competitions';
import type { GameView } from '@darts/contracts/play';
import { qualifierName } from '#competitions/round-name.ts';

/** Replaces the unknown players of a game by the names of their qualifiers. */
export function withQualifiers(game: GameView, stage: GameStage | null | undefined): GameView {
  const { player1, player2, status } = game;
  if (status !== 'pendiente' || !stage?.comers) return game;
  const [one, other] = stage.comers.map(
    (from) => from && { userId: null, username: qualifierName(from) },
  );
  return { ...game, player1: player1 ?? one ?? null, player2: player2 ?? other ?? null };
}
