import type { PublicPlace, PublicTournament } from '@darts/contracts/publishing';
import type { BracketGame, Group } from '@darts/contracts/tournaments';

/** Converts a public bracket to the shape of the drawing. Guests get no ids: a player's is the seat. */
export const bracketOf = ({ games }: PublicTournament): BracketGame[] =>
  games.map((game) => placeOf(game));

/** Converts the groups of a public tournament to the shape that members have. */
export const groupsOf = ({ groups = [] }: PublicTournament): Group[] =>
  groups.map(({ number, table, games }) => ({
    number,
    table: table.map(({ player, ...row }) => ({
      ...row,
      user: { userId: null, username: player },
    })),
    games: games.map((game) => placeOf(game, `group-${number}`)),
  }));

/** Converts the public game for third place. */
export const thirdPlaceOf = ({ thirdPlace }: PublicTournament): BracketGame | undefined =>
  thirdPlace && placeOf(thirdPlace, 'third');

/** @param part of the tournament, which keeps the ids of its places unique */
function placeOf(place: PublicPlace, part = 'bracket'): BracketGame {
  const { winner, player1, player2, ...game } = place;
  const named = (seat: 1 | 2, username: string | null) =>
    username === null ? null : { userId: String(seat), username };
  return {
    ...game,
    id: `${part}-${game.round}-${game.matchNumber}`,
    player1: named(1, player1),
    player2: named(2, player2),
    winner: winner && named(winner, winner === 1 ? player1 : player2),
    ...(winner && { winnerSeat: winner }),
    isSuddenDeath: false,
  };
}
