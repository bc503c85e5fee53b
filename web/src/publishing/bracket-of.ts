import type { PublicTournament } from '@darts/contracts/publishing';
import type { BracketGame } from '@darts/contracts/tournaments';

/** The places of a public bracket as the drawing takes them. Guests have no ids: a player's is the seat. */
export const bracketOf = ({ games }: PublicTournament): BracketGame[] =>
  games.map(({ winner, player1, player2, ...game }) => {
    const named = (seat: 1 | 2, username: string | null) =>
      username === null ? null : { userId: String(seat), username };
    return {
      ...game,
      id: `${game.round}-${game.matchNumber}`,
      player1: named(1, player1),
      player2: named(2, player2),
      winner: winner && named(winner, winner === 1 ? player1 : player2),
      isSuddenDeath: false,
    };
  });
