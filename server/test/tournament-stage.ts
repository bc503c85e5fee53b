import type { OpenGame } from './game-endings.ts';
import type { TestFeatures } from './features.ts';

const FIELDS = { name: 'Copa', description: '', startDate: '2026-12-01', maxParticipants: 100 };

/** Somebody who organises tournaments, and what there is to play in them. */
export async function tournamentStage({ db, tournaments, newAccounts }: TestFeatures) {
  const [organiserId = ''] = await newAccounts(1, 'admin');
  const organiser = { userId: organiserId, role: 'admin', sessionId: '' } as const;

  return {
    organiser,

    /** A tournament that has not begun, and who is in it. */
    async enrol(userIds: readonly string[]): Promise<string> {
      const { tournamentId } = await tournaments.create(FIELDS, organiser);
      const enrolment = { competition_id: tournamentId, enrolled_at: 0 };
      const rows = userIds.map((userId) => ({ ...enrolment, user_id: userId }));
      await db.insertInto('enrolments').values(rows).execute();
      return tournamentId;
    },

    start: (tournamentId: string) => tournaments.start(tournamentId, organiser),

    /** The games that can begin, by round and match. */
    async openGames(tournamentId: string): Promise<OpenGame[]> {
      const rows = await db
        .selectFrom('bracket_places')
        .innerJoin('games', 'games.game_id', 'bracket_places.game_id')
        .select(['games.game_id', 'player1_id', 'player2_id'])
        .where('bracket_places.tournament_id', '=', tournamentId)
        .where('status', '=', 'pendiente')
        .orderBy('round')
        .orderBy('match')
        .execute();
      return rows.flatMap(({ game_id: gameId, player1_id: one, player2_id: other }) =>
        one !== null && other !== null ? [{ gameId, players: [one, other] as const }] : [],
      );
    },
  };
}
