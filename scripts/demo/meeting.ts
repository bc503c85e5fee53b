import type { UserRef } from '@darts/contracts/accounts';
import type { DemoPlayer } from './player.ts';

/** A league or tournament game whose players are both known. */
export type Contest = {
  readonly gameId: string;
  readonly player1: UserRef;
  readonly player2: UserRef;
};

/** A running game and its two players. */
export type Meeting = { readonly gameId: string; readonly players: readonly DemoPlayer[] };

/** Starts a game: both players enter its lobby. */
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
