/** A confirmed result costs one read of its game: its row holds all turns, and is handed on. */
import { expect, test } from 'vitest';
import { rowReads } from '../../test/row-reads.ts';
import { sessionOf, startFeatures } from '../../test/features.ts';
import { tournamentStage } from '../../test/tournament-stage.ts';

const callerOf = (userId: string) =>
  ({ userId, role: 'user', sessionId: sessionOf(userId) }) as const;

/** Competitions with a game to come, and what confirms a result of it. */
async function stage() {
  const reads = rowReads();
  const features = await startFeatures(reads.plugin);
  const { leagues, competitions, results, db, newAccounts } = features;
  const { organiser, enrol, start, openGames } = await tournamentStage(features);

  return {
    async league() {
      const players = await newAccounts(2);
      const fields = { name: 'Liga', description: '', startDate: '2026-12-01', maxParticipants: 2 };
      const { leagueId } = await leagues.create(
        { ...fields, dayOfWeek: 'Jueves', isHomeAndAway: false, legs: 1 },
        organiser,
      );
      for (const userId of players) await competitions.league.join(leagueId, callerOf(userId));
      await leagues.start(leagueId, organiser);
      const { games } = await leagues.round(leagueId, 1);
      return { gameId: games[0]!.gameId, players };
    },

    /** A semi-final, with boards and a game for third place behind it. */
    async bracket() {
      const id = await enrol(await newAccounts(4), { hasThirdPlace: true });
      const boards = { boards: [{ name: 'Uno' }], isAutomatic: true };
      await features.tournaments.setBoards(id, boards, organiser);
      await start(id);
      const [first, other] = await openGames(id);
      await results.enter(
        'tournament',
        { competitionId: id, gameId: other!.gameId },
        { outcome: 'result', legsWon: [1, 0], left: 40 },
        organiser,
      );
      return first!;
    },

    /** Confirms a result of a game, and returns how often its row is read. */
    async confirm(gameId: string, players: readonly string[]): Promise<number> {
      const { player1_id: one, player2_id: two } = await db
        .selectFrom('games')
        .select(['player1_id', 'player2_id'])
        .where('game_id', '=', gameId)
        .executeTakeFirstOrThrow();
      expect(new Set([one, two])).toEqual(new Set(players));
      await results.propose(gameId, { legsWon: [1, 0], left: 40 }, callerOf(one!));
      const { proposal } = (await results.of(gameId, callerOf(two!)))!;
      return reads.count(gameId, () =>
        results.confirm(gameId, proposal!.proposedAt, callerOf(two!)),
      );
    },
  };
}

test.each(['league', 'bracket'] as const)(
  'confirming a result in a %s reads the row of its game once',
  async (kind) => {
    const { confirm, ...competitions } = await stage();
    const { gameId, players } = await competitions[kind]();

    expect(await confirm(gameId, players)).toBe(1);
  },
);
