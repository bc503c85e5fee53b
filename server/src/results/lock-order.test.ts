/** Whatever is done in a competition at once waits in one order: PostgreSQL never has to break a circle. */
import type { DecisionBody } from '@darts/contracts/results';
import { expect, test } from 'vitest';
import { sessionOf, startFeatures } from '../../test/features.ts';
import { atOnceBy, proofChance, proofLength, proofSeed } from '../../test/proof.ts';
import { tournamentStage } from '../../test/tournament-stage.ts';
import { Refusal } from '../platform/refusals.ts';

const REPETITIONS = proofLength(200);
const isPostgres = process.env.TEST_DATABASE === 'postgres'; // SQLite has one writer
const reason = 'Así fue.';
const callerOf = (userId: string) =>
  ({ userId, role: 'user', sessionId: sessionOf(userId) }) as const;

/** Competitions whose players meet, one after another: one of them has a game thrown, one running and one open. */
async function stage() {
  const features = await startFeatures();
  const { db, newAccounts, begin, live, games, leagues, tournaments, competitions } = features;
  const { organiser, enrol, start } = await tournamentStage(features);

  async function drawn(kind: 'league' | 'tournament', userIds: readonly string[]) {
    const fields = { name: 'Copa', description: '', startDate: '2026-12-01', maxParticipants: 8 };
    if (kind === 'tournament') {
      const id = await enrol(userIds, { groupStage: { size: 4, through: 1 } });
      await features.tournaments.setBoards(
        id,
        { boards: [{ name: 'Uno' }], isAutomatic: true },
        organiser,
      );
      await start(id);
      return id;
    }
    const { leagueId } = await leagues.create(
      { ...fields, dayOfWeek: 'Jueves', isHomeAndAway: false, legs: 1 } as const,
      organiser,
    );
    for (const userId of userIds) await competitions.league.join(leagueId, callerOf(userId));
    await leagues.start(leagueId, organiser);
    return leagueId;
  }

  return {
    ...features,
    organiser,
    async next(kind: 'league' | 'tournament') {
      const competitionId = await drawn(kind, await newAccounts(kind === 'league' ? 4 : 8));
      const rows = await db
        .selectFrom('games')
        .select(['game_id', 'player1_id', 'player2_id'])
        .where('competition_id', '=', competitionId)
        .where('player2_id', 'is not', null)
        .execute();
      const playersOf = (row: (typeof rows)[number]) => [row.player1_id!, row.player2_id!] as const;
      const [thrown] = rows;
      const [ana] = playersOf(thrown!);
      const others = rows.filter((row) => row !== thrown);
      const running = others.find((row) => playersOf(row).includes(ana))!;
      const open = others.find((row) => row !== running && playersOf(row).includes(ana))!;
      const rival = playersOf(open).find((id) => id !== ana)!;
      await begin(thrown!.game_id);
      await live.surrender(thrown!.game_id, ana);
      await begin(running.game_id);
      const of = (row: (typeof rows)[number]) => ({ competitionId, gameId: row.game_id });
      return {
        competitionId,
        thrown: of(thrown!),
        running: of(running),
        open: of(open),
        ana,
        rival,
      };
    },
    games,
    tournaments,
  };
}

test.runIf(isPostgres).each(['league', 'tournament'] as const)(
  `the end of a %s game never deadlocks with another act in the competition, ${REPETITIONS} times (seed ${proofSeed})`,
  async (kind) => {
    const atOnce = atOnceBy(proofChance());
    const { next, live, results, dates, accounts, competitions, organiser, countDeadlocks } =
      await stage();
    const result: DecisionBody = { outcome: 'result', legsWon: [1, 0], left: 40, reason };
    const walkover = { outcome: 'walkover', came: 1, reason } as const;
    const inAWeek = new Date(Date.now() + 7 * 24 * 3_600_000).toISOString().slice(0, 10);

    for (let time = 0; time < REPETITIONS; time += 1) {
      const { competitionId, thrown, running, open, ana, rival } = await next(kind);
      const all: readonly (() => Promise<unknown>)[] = [
        () => results.enter(kind, thrown, result, organiser),
        () => results.enter(kind, open, walkover, organiser),
        () => results.withdraw(kind, competitionId, { userId: rival, reason }, organiser),
        () => accounts.remove(rival, rival),
        () => dates.move(kind, open, { dueDate: inAWeek }, organiser),
        () => dates.propose(open.gameId, [`${inAWeek}T20:30`], callerOf(ana)),
        () => results.propose(open.gameId, { legsWon: [1, 0], left: 40 }, callerOf(ana)),
        () => competitions[kind].setGrace(competitionId, 3, organiser),
        () => competitions[kind].publish(competitionId, true, organiser),
      ];
      // The first three in turn, and one of the others besides.
      const acts = [all[time % 3]!, all[3 + (time % (all.length - 3))]!];
      await atOnce([
        () => live.surrender(running.gameId, ana),
        ...acts.map((act) => () => act().catch(unlessRefused)),
      ]);
    }
    expect(await countDeadlocks()).toBe(0);
  },
);

function unlessRefused(error: unknown): void {
  if (!(error instanceof Refusal)) throw error;
}
