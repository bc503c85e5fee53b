import type { Classification, League, LeagueGame, LeagueRound } from '@darts/contracts/leagues';
import type { BracketGame, Group, Tournament } from '@darts/contracts/tournaments';
import type { TvGroup, TvLeague, TvNext, TvPlace, TvTournament } from '@darts/contracts/tv';
import { dateOf } from '#platform/madrid.ts';
import { boardNames, gamesInCallOrder } from '../tournaments/service.ts';

type Shown = Pick<TvLeague, 'running' | 'runningCount'>;

type LeagueParts = {
  readonly league: League;
  readonly shown: Shown;
  readonly table: Classification;
  readonly round: LeagueRound | undefined; // this week's
  readonly overdue: readonly LeagueGame[];
  readonly today: string; // YYYY-MM-DD
  readonly most: number; // games to come
};

export function leagueScreen(parts: LeagueParts): TvLeague {
  const { league, shown, table, round, overdue, today, most } = parts;
  const ofRound = (round?.games ?? []).filter(({ status }) => status === 'pendiente');
  const isOfRound = new Set(ofRound.map(({ gameId }) => gameId));
  const toCome = [...ofRound, ...overdue.filter(({ gameId }) => !isOfRound.has(gameId))];
  const next = toCome.map((game) => ({
    gameId: game.gameId,
    players: [game.player1.username, game.player2.username] as [string, string],
    date: game.gameDate,
    agreedAt: game.agreedAt,
  }));
  return {
    ...headOf(league),
    ...shown,
    next: agreedFirst(next, today).slice(0, most),
    round: round ? { number: round.round, of: league.rounds.length, date: round.date } : null,
    table: table.map(({ user, rank, played, wins, draws, losses, points, withdrawn }) => ({
      name: user.username,
      rank,
      played,
      wins,
      draws,
      losses,
      points,
      withdrawn,
    })),
  };
}

type TournamentParts = {
  readonly tournament: Tournament;
  readonly shown: Shown;
  readonly today: string; // YYYY-MM-DD
  readonly most: number;
};

export function tournamentScreen({
  tournament,
  shown,
  today,
  most,
}: TournamentParts): TvTournament {
  const { games, groups, thirdPlace, boards } = tournament;
  const boardOf = boardNames(boards?.list ?? []);
  const next = gamesInCallOrder(tournament).flatMap(
    ({ gameId, player1, player2, status, agreedAt }) => {
      if (!gameId || !player1 || !player2 || status !== 'pendiente') return [];
      const players: [string, string] = [player1.username, player2.username];
      return [{ gameId, players, agreedAt, board: boardOf.get(gameId) }];
    },
  );
  return {
    ...headOf(tournament),
    ...shown,
    running: byBoard(shown.running, boardOf).map((game) =>
      Object.assign({}, game, { board: boardOf.get(game.gameId) }),
    ),
    next: (boards ? byBoard(next, boardOf) : agreedFirst(next, today)).slice(0, most),
    participants: tournament.participants.map(({ user }) => user.username),
    places: games.map(placeOf),
    ...(thirdPlace && { thirdPlace: placeOf(thirdPlace) }),
    ...(groups && { groups: groups.map(groupOf) }),
    champion: tournament.status === 'finalizada' ? (games.at(-1)?.winner?.username ?? null) : null,
  };
}

const headOf = ({ name, status, startDate }: League | Tournament) => ({ name, status, startDate });

/** Those with a time of today or later, by it; then the others as they come. */
function agreedFirst(games: readonly TvNext[], today: string): TvNext[] {
  const timeOf = ({ agreedAt }: TvNext) => (agreedAt === undefined ? 0 : Date.parse(agreedAt));
  const isAgreed = (game: TvNext) => game.agreedAt !== undefined && dateOf(timeOf(game)) >= today;
  return [
    ...games.filter(isAgreed).toSorted((one, other) => timeOf(one) - timeOf(other)),
    ...games.filter((game) => !isAgreed(game)),
  ];
}

/** In the order of the boards, and those that are on none behind, as they come: tiles stay where they are. */
function byBoard<Game extends { readonly gameId: string }>(
  games: readonly Game[],
  boardOf: ReadonlyMap<string, string>,
): Game[] {
  const order = [...boardOf.keys()];
  const boardAt = ({ gameId }: Game) =>
    boardOf.has(gameId) ? order.indexOf(gameId) : order.length;
  return games.toSorted((one, other) => boardAt(one) - boardAt(other));
}

const groupOf = ({ number, table, isOver = false }: Group): TvGroup => ({
  number,
  isOver,
  table: table.map(({ user, rank, played, wins, points, goesOn }) => ({
    name: user.username,
    rank,
    played,
    wins,
    points,
    goesOn,
  })),
});

function placeOf(game: BracketGame): TvPlace {
  const { player1, player2 } = game;
  return {
    round: game.round,
    match: game.matchNumber,
    players: [player1?.username ?? null, player2?.username ?? null],
    legs: game.format.legs,
    legsWon: game.legsWon,
    left: [game.scorePlayer1, game.scorePlayer2],
    status: game.status,
    winner: game.winnerSeat ?? null,
    ...(game.endReason && { endReason: game.endReason }),
    isBye: game.isBye,
  };
}
