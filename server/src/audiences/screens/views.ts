import { namesOf, playersOf } from '@darts/contracts/game/pairs';
import type { LeagueGame, LeagueRound } from '@darts/contracts/leagues';
import type { PublicLeague } from '@darts/contracts/readers';
import type { LeagueScreen, NextGame, TournamentScreen } from '@darts/contracts/screens';
import type { Tournament } from '@darts/contracts/tournaments';
import { dateOf } from '#platform/madrid.ts';
import { boardNames, gamesInCallOrder } from '../../tournaments/service.ts';

type Running = Pick<LeagueScreen, 'running' | 'runningCount'>;

type LeagueParts = {
  readonly league: PublicLeague;
  readonly now: Running;
  readonly round: LeagueRound | undefined; // of this week
  readonly overdue: readonly LeagueGame[];
  readonly today: string; // YYYY-MM-DD
  readonly most: number; // upcoming games
};

export function leagueScreen(parts: LeagueParts): LeagueScreen {
  const { league, now, round, overdue, today, most } = parts;
  const ofRound = (round?.games ?? []).filter(({ status }) => status === 'pendiente');
  const isOfRound = new Set(ofRound.map(({ gameId }) => gameId));
  const toCome = [...ofRound, ...overdue.filter(({ gameId }) => !isOfRound.has(gameId))];
  const next = toCome.map((game) => ({
    gameId: game.gameId,
    players: namesOf(game),
    date: game.gameDate,
    agreedAt: game.agreedAt,
  }));
  return {
    ...league,
    ...now,
    next: agreedFirst(next, today).slice(0, most),
    thisWeek: round?.round ?? null,
  };
}

type TournamentParts = {
  readonly tournament: Tournament;
  readonly now: Running;
  readonly today: string; // YYYY-MM-DD
  readonly most: number;
};

export function tournamentScreen(parts: TournamentParts): TournamentScreen {
  const { tournament, now, today, most } = parts;
  const { boards } = tournament;
  const boardOf = boardNames(boards?.list ?? []);
  const next = gamesInCallOrder(tournament).flatMap((game) => {
    const { gameId, status, agreedAt } = game;
    if (!gameId || status !== 'pendiente' || playersOf(game).includes(null)) return [];
    return [{ gameId, players: namesOf(game), agreedAt, board: boardOf.get(gameId) }];
  });
  return {
    ...tournament,
    ...now,
    running: byBoard(now.running, boardOf).map((game) =>
      Object.assign({}, game, { board: boardOf.get(game.gameId) }),
    ),
    next: (boards ? byBoard(next, boardOf) : agreedFirst(next, today)).slice(0, most),
  };
}

/** Moves games with an agreed time of today or later to the front, in order of that time. */
function agreedFirst(games: readonly NextGame[], today: string): NextGame[] {
  const timeOf = ({ agreedAt }: NextGame) => (agreedAt === undefined ? 0 : Date.parse(agreedAt));
  const isAgreed = (game: NextGame) => game.agreedAt !== undefined && dateOf(timeOf(game)) >= today;
  return [
    ...games.filter(isAgreed).toSorted((one, other) => timeOf(one) - timeOf(other)),
    ...games.filter((game) => !isAgreed(game)),
  ];
}

/** Sorts games by board, games without a board last, so that each tile keeps its place on the screen. */
function byBoard<Game extends { readonly gameId: string }>(
  games: readonly Game[],
  boardOf: ReadonlyMap<string, string>,
): Game[] {
  const order = [...boardOf.keys()];
  const boardAt = ({ gameId }: Game) =>
    boardOf.has(gameId) ? order.indexOf(gameId) : order.length;
  return games.toSorted((one, other) => boardAt(one) - boardAt(other));
}
