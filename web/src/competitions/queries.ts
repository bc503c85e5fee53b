import type { GameView } from '@darts/contracts/play';
import { queryOptions } from '@tanstack/react-query';
import { get } from '#platform/api.ts';

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

type Named = { readonly name: string };

/** What the league or tournament of a game is called; nothing for other games. */
export const competitionNameQuery = ({ leagueId, tournamentId }: GameView) =>
  queryOptions({
    queryKey: ['competitions', 'names', leagueId ?? tournamentId],
    queryFn: async ({ signal }) => {
      const path = leagueId === null ? `/tournaments/${tournamentId}` : `/leagues/${leagueId}`;
      const { league, tournament } = await get<{ league?: Named; tournament?: Named }>(
        path,
        signal,
      );
      return (league ?? tournament)?.name;
    },
    enabled: leagueId !== null || tournamentId !== null,
  });
