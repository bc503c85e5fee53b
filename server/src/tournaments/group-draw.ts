import { leagueRounds } from '@darts/rules/leagues/schedule';
import type { GameFormat } from '@darts/rules/play/x01/settings';
import type { Unit } from '#platform/store/transactions.ts';
import type { PlayService } from '../play/service.ts';
import { groupRepository } from './group-repository.ts';

/** Stores the games of groups, in which each player meets every other once. Returns the ids of the games. */
export async function scheduleGroups(
  unit: Unit,
  games: PlayService,
  { tournamentId, format }: { readonly tournamentId: string; readonly format: GameFormat },
  groups: readonly (readonly string[])[],
): Promise<readonly string[]> {
  const meetings = groups.flatMap((members, group) =>
    leagueRounds(members.length, false).flatMap((pairings, round) =>
      pairings.map(({ home, away }, match) => ({
        playerIds: [members[home] ?? null, members[away] ?? null] as const,
        place: { group_number: group + 1, round: round + 1, match: match + 1 },
      })),
    ),
  );
  const gameIds = await games.schedule(
    unit,
    meetings.map(({ playerIds }) => {
      const competition = { kind: 'tournament', competitionId: tournamentId } as const;
      return { competition, format, playerIds, mayDraw: true };
    }),
  );
  await groupRepository(unit.db).add(
    meetings.map(({ place }, index) =>
      Object.assign(place, { game_id: gameIds[index] ?? '', tournament_id: tournamentId }),
    ),
  );
  return gameIds;
}
