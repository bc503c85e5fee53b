import type { UserRef } from '@darts/contracts/accounts';
import type { DemoPlayer } from './player.ts';

/** A game of a league or tournament that both its players can play. */
export type Contest = {
  readonly gameId: string;
  readonly player1: UserRef;
  readonly player2: UserRef;
};

/** Two players who meet in a game that has begun. */
export type Meeting = { readonly gameId: string; readonly players: readonly DemoPlayer[] };

/** Has both players of a game wait for one another, which begins it. */
export async function meet(
  { gameId, player1, player2 }: Contest,
  everybody: readonly DemoPlayer[],
): Promise<Meeting> {
  const ids = new Set([player1.userId, player2.userId]);
  const players = everybody.filter(({ userId }) => ids.has(userId));
  for (const player of players) {
    const answer = await player.ask('joinLeagueGameLobby', { gameId });
    if (!answer.success) throw new Error(answer.message);
  }
  return { gameId, players };
}
