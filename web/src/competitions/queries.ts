import type { GameView } from '@darts/contracts/play';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { get } from '#platform/api.ts';
import type { Competition } from './competition.ts';
import type { Listed } from './competition-list.tsx';
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

/** What a list is answered with; a kind has one name and one id of these. */
type List = Readonly<Record<Kind['name'], readonly ListEntry[]>>;
type ListEntry = Competition & Readonly<Record<Kind['idName'], string>>;

/**
 * The competitions of a kind that fit the filters.
 *
 * @param question the filters, as the server reads them
 */
export const listQuery = ({ name, idName, paths }: Kind, question: string) =>
  queryOptions({
    queryKey: [name, 'list', question],
    queryFn: async ({ signal }): Promise<readonly Listed[]> => {
      const list = await get<List>(`/${name}/?${question}`, signal);
      return list[name].map((competition) => ({
        to: paths.page(competition[idName]),
        competition,
      }));
    },
    placeholderData: keepPreviousData,
    refetchOnWindowFocus: 'always',
  });
