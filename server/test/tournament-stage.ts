import type { TournamentBody } from '@darts/contracts/tournaments';
import type { OpenGame } from './game-endings.ts';
import type { TestFeatures } from './features.ts';

const FIELDS = { name: 'Copa', description: '', startDate: '2026-12-01', maxParticipants: 100 };

/** Creates an organiser of tournaments. */
export async function tournamentStage({ db, tournaments, newAccounts }: TestFeatures) {
  const [organiserId = ''] = await newAccounts(1, 'admin');
  const organiser = { userId: organiserId, role: 'admin', sessionId: '' } as const;

  return {
    organiser,

    /** Creates a tournament that has not begun, with players. */
    async enrol(
      userIds: readonly string[],
      settings: Partial<TournamentBody> = {},
    ): Promise<string> {
      const { tournamentId } = await tournaments.create({ ...FIELDS, ...settings }, organiser);
      const enrolment = { competition_id: tournamentId, enrolled_at: 0 };
      const rows = userIds.map((userId) => ({ ...enrolment, user_id: userId }));
      await db.insertInto('enrolments').values(rows).execute();
      return tournamentId;
    },

    start: (tournamentId: string) => tournaments.start(tournamentId, organiser),

    /** Returns the games that can begin, of groups and of the bracket by round and match. */
    async openGames(tournamentId: string): Promise<OpenGame[]> {
      const rows = await db
        .selectFrom('games')
        .leftJoin('bracket_places', 'bracket_places.game_id', 'games.game_id')
        .leftJoin('group_games', 'group_games.game_id', 'games.game_id')
        .select(['games.game_id', 'player1_id', 'player2_id'])
        .where('games.competition_id', '=', tournamentId)
        .where('status', '=', 'pendiente')
        .orderBy('group_number')
        .orderBy('group_games.round')
        .orderBy('group_games.match')
        .orderBy('bracket_places.round')
        .orderBy('bracket_places.match')
        .execute();
      return rows.flatMap(({ game_id: gameId, player1_id: one, player2_id: other }) =>
        one !== null && other !== null ? [{ gameId, players: [one, other] as const }] : [],
      );
    },
  };
}
