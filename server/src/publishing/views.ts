/** What guests read. Each value is written down by its name: what is added to a view one day is not public by itself. */
import type { UserRef } from '@darts/contracts/accounts';
import type { Classification, League, LeagueRound } from '@darts/contracts/leagues';
import type { GameView } from '@darts/contracts/play';
import type {
  PublicGame,
  PublicLeague,
  PublicPlace,
  PublicRound,
  PublicTournament,
} from '@darts/contracts/publishing';
import type { BracketGame, Group, Tournament } from '@darts/contracts/tournaments';
import { publicRow } from '../competitions/service.ts';

const nameOf = (player: UserRef | null): string | null => player && player.username;

type Result = Pick<
  GameView,
  | 'player1'
  | 'player2'
  | 'winnerSeat'
  | 'status'
  | 'scorePlayer1'
  | 'scorePlayer2'
  | 'legsWon'
  | 'endReason'
>;

const resultOf = (game: Result) => ({
  player1: nameOf(game.player1),
  player2: nameOf(game.player2),
  winner: game.winnerSeat ?? null,
  status: game.status,
  scorePlayer1: game.scorePlayer1,
  scorePlayer2: game.scorePlayer2,
  legsWon: game.legsWon,
  ...(game.endReason && { endReason: game.endReason }),
});

export const publicLeague = (league: League, table: Classification): PublicLeague => ({
  leagueId: league.leagueId,
  name: league.name,
  status: league.status,
  startDate: league.startDate,
  format: league.format,
  dayOfWeek: league.dayOfWeek,
  players: league.participants.map(({ username }) => username),
  rounds: league.rounds.map(({ round, date }) => ({ round, date })),
  table: table.map((row) => ({ ...publicRow(row), isWithdrawn: row.withdrawn === true })),
});

export const publicRound = ({ round, date, games, resting }: LeagueRound): PublicRound => ({
  round,
  date,
  games: games.map((game) => ({
    gameId: game.gameId,
    gameDate: game.gameDate,
    isDraw: game.isDraw,
    ...resultOf(game),
    ...(game.isVoided && { isVoided: true }),
  })),
  resting: nameOf(resting),
});

export const publicTournament = (tournament: Tournament): PublicTournament => ({
  tournamentId: tournament.tournamentId,
  name: tournament.name,
  status: tournament.status,
  startDate: tournament.startDate,
  format: tournament.format,
  players: tournament.participants.map(({ user }) => user.username),
  champion: nameOf(tournament.games.at(-1)?.winner ?? null),
  games: tournament.games.map(publicPlace),
  ...(tournament.thirdPlace && { thirdPlace: publicPlace(tournament.thirdPlace) }),
  ...(tournament.groups && { groups: tournament.groups.map(publicGroup) }),
  ...(tournament.boards && {
    boards: tournament.boards.list.map(({ name, gameId }) => ({ name, gameId })),
  }),
});

const publicGroup = ({ number, table, games }: Group) => ({
  number,
  table: table.map((row) => ({ ...publicRow(row), goesOn: row.goesOn })),
  games: games.map(publicPlace),
});

const publicPlace = (game: BracketGame): PublicPlace => ({
  gameId: game.gameId,
  round: game.round,
  matchNumber: game.matchNumber,
  isBye: game.isBye,
  format: game.format,
  ...resultOf(game),
});

type Belonging = Pick<PublicGame, 'kind' | 'competitionId' | 'competition'>;

export const publicGame = (game: GameView, belonging: Belonging): PublicGame => ({
  gameId: game.gameId,
  ...belonging,
  format: game.format,
  leg: game.leg,
  toThrow: throwerOf(game),
  ...resultOf(game),
});

function throwerOf({ player1, player2, turn }: GameView): 1 | 2 | null {
  if (turn === null) return null;
  if (turn === player1?.userId) return 1;
  return turn === player2?.userId ? 2 : null;
}
