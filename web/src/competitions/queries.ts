import type { GameStage } from '@darts/contracts/competitions';
import type { Leaders } from '@darts/contracts/figures';
import type { GameView } from '@darts/contracts/play';
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { get } from '#platform/api.ts';
import type { Competition } from './competition.ts';
import type { Kind } from './kind.ts';

/** A game to be begun: who plays it, and what it is part of. */
export const pendingGameQuery = (gameId: string) =>
  queryOptions({
    queryKey: ['competitions', 'games', gameId],
    queryFn: async ({ signal }): Promise<GameView> => {
      const { game } = await get<{ game: GameView }>(`/games/${gameId}`, signal);
      return game;
    },
    staleTime: 0,
    gcTime: 0, // begun or not is a question for each visit
  });

/** The interval of polling while a game may be called to a board, in milliseconds. */
const CALLED_MS = 20_000;

type GameIds = Pick<GameView, 'gameId' | 'leagueId' | 'tournamentId' | 'status'>;

/** Which part of a league or tournament a game is; null for other games, of which nobody has to ask. */
export const gameStageQuery = ({ gameId, leagueId, tournamentId, status }: GameIds) =>
  queryOptions({
    queryKey: ['competitions', 'stages', gameId],
    queryFn: async ({ signal }): Promise<GameStage | null> => {
      const { stage } = await get<{ stage: GameStage | null }>(`/games/${gameId}/stage`, signal);
      return stage;
    },
    enabled: leagueId !== null || tournamentId !== null,
    staleTime: tournamentId === null ? undefined : 0, // it is called, and to another board
    refetchInterval: tournamentId !== null && status === 'pendiente' && CALLED_MS,
  });

/** Who is ahead in a league or a tournament. */
export const leadersQuery = (kind: 'leagues' | 'tournaments', id: string) =>
  queryOptions({
    queryKey: [kind, id, 'leaders'],
    queryFn: ({ signal }) => get<{ leaders: Leaders }>(`/${kind}/${id}/leaders`, signal),
    select: ({ leaders }) => leaders,
  });

/** A competition in a list, and the address of its page. */
export type Listed = { readonly to: string; readonly competition: Competition };

/** What a list is answered with; a kind has one name and one id of these. */
type List = Readonly<Record<Kind['name'], readonly ListEntry[]>>;
type ListEntry = Competition & Readonly<Record<Kind['idName'], string>>;

const CARDS_AT_A_TIME = 24;

/**
 * The competitions of a kind that fit the filters, newest first. Each page asks for one more than it
 * shows, to know if more follow.
 *
 * @param question the filters, as the server reads them
 */
export const listQuery = ({ name, idName, paths }: Kind, question: string) =>
  infiniteQueryOptions({
    queryKey: [name, 'list', question],
    queryFn: async ({ pageParam: before, signal }) => {
      const page = new URLSearchParams({ limit: String(CARDS_AT_A_TIME + 1), ...before });
      const list = await get<List>(`/${name}/?${page}&${question}`, signal);
      return list[name];
    },
    initialPageParam: {},
    getNextPageParam: (page) => {
      const last = page[CARDS_AT_A_TIME - 1];
      return page.length > CARDS_AT_A_TIME && last ? { before: last.createdAt } : undefined;
    },
    select: ({ pages }): readonly Listed[] =>
      pages
        .flatMap((page) => page.slice(0, CARDS_AT_A_TIME))
        .map((competition) => ({ to: paths.page(competition[idName]), competition })),
    placeholderData: keepPreviousData,
    refetchOnWindowFocus: 'always',
  });
