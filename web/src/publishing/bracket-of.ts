import type { PublicPlace, PublicTournament } from '@darts/contracts/publishing';
import type { BracketGame, Group } from '@darts/contracts/tournaments';

/** The places of a public bracket as the drawing takes them. Guests have no ids: a player's is the seat. */
export const bracketOf = ({ games }: PublicTournament): BracketGame[] =>
  games.map((game) => placeOf(game));

/** What stands before the bracket, as members have it. */
export const groupsOf = ({ groups = [] }: PublicTournament): Group[] =>
  groups.map(({ number, table, games }) => ({
    number,
    table: table.map(({ player, ...row }) => ({
      ...row,
      user: { userId: null, username: player },
    })),
    games: games.map((game) => placeOf(game, `group-${number}`)),
  }));

/** And beside it. */
export const thirdPlaceOf = ({ thirdPlace }: PublicTournament): BracketGame | undefined =>
  thirdPlace && placeOf(thirdPlace, 'third');

/** @param part of the tournament, which makes the ids of its places its own */
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
