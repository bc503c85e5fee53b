import { getGameStage, getLeaders } from '@darts/contracts/addresses/competitions';
import { getGame } from '@darts/contracts/addresses/play';
import type { CompetitionKind, GameStage } from '@darts/contracts/competitions';
import type { GameView } from '@darts/contracts/play';
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '#platform/api.ts';
import { placeAt, type Kind, type ListQuery } from './kind.ts';

/** Query for a game that is about to begin; not cached between visits. */
export const pendingGameQuery = (gameId: string) =>
  queryOptions({
    queryKey: ['competitions', 'games', gameId],
    queryFn: async ({ signal }): Promise<GameView> => {
      const { game } = await call(getGame, { params: { gameId }, signal });
      return game;
    },
    staleTime: 0,
    gcTime: 0, // each visit asks again whether the game has begun
  });

/** Interval of polling while a game may be called to a board, in milliseconds. */
const CALLED_MS = 20_000;

type GameIds = Pick<GameView, 'gameId' | 'leagueId' | 'tournamentId' | 'status'>;

/** Query for the stage of a competition game; null for other games, without asking the server. */
export const gameStageQuery = ({ gameId, leagueId, tournamentId, status }: GameIds) =>
  queryOptions({
    queryKey: ['competitions', 'stages', gameId],
    queryFn: async ({ signal }): Promise<GameStage | null> => {
      const { stage } = await call(getGameStage, { params: { gameId }, signal });
      return stage;
    },
    enabled: leagueId !== null || tournamentId !== null,
    staleTime: tournamentId === null ? undefined : 0, // a game may be called to a board, and moved to another
    refetchInterval: tournamentId !== null && status === 'pendiente' && CALLED_MS,
  });

export const leadersQuery = (kind: CompetitionKind, competitionId: string) =>
  queryOptions({
    queryKey: [...placeAt(kind, competitionId).queryKey, 'leaders'],
    queryFn: ({ signal }) => call(getLeaders(kind), { params: { competitionId }, signal }),
    select: ({ leaders }) => leaders,
  });

const CARDS_PER_PAGE = 24;

/**
 * Query for the competitions of a kind that match the filters, newest first. Each request asks for one more than a page
 * shows, to know if more follow.
 *
 * @param filters as sent to the server
 */
export const listQuery = ({ name, list }: Kind, filters: ListQuery) =>
  infiniteQueryOptions({
    queryKey: [name, 'list', filters],
    queryFn: ({ pageParam: before, signal }) =>
      list({ limit: CARDS_PER_PAGE + 1, ...filters, ...before }, signal),
    initialPageParam: {},
    getNextPageParam: (page) => {
      const last = page[CARDS_PER_PAGE - 1];
      return page.length > CARDS_PER_PAGE && last
        ? { before: last.competition.createdAt }
        : undefined;
    },
    select: ({ pages }) => pages.flatMap((page) => page.slice(0, CARDS_PER_PAGE)),
    placeholderData: keepPreviousData,
    refetchOnWindowFocus: 'always',
  });
