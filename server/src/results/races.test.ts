/** Races between two acts on a game: each ends as in some serial order. */
import { randomUUID } from 'node:crypto';
import type { DecisionBody } from '@darts/contracts/results';
import type { TournamentBody } from '@darts/contracts/tournaments';
import { expect, test } from 'vitest';
import { sessionOf, startFeatures } from '../../test/features.ts';
import { atOnceBy, proofChance, proofLength, proofSeed } from '../../test/proof.ts';
import { tournamentStage } from '../../test/tournament-stage.ts';
import { dateOf } from '../platform/madrid.ts';
import { Refusal } from '../platform/refusals.ts';

const REPETITIONS = proofLength(200);
const actAtOnce = atOnceBy(proofChance());
const reason = 'Así fue.';
const dayAndHour = `${dateOf(Date.now() + 7 * 24 * 3_600_000)}T20:30`;

/** Runs acts at about the same time. Returns the refusal code of each, or undefined on success. */
const atOnce = (acts: readonly (() => Promise<unknown>)[]) =>
  actAtOnce(
    acts.map((act) => async () => {
      try {
        await act();
        return undefined;
      } catch (error) {
        if (error instanceof Refusal) return error.code;
        throw error;
      }
    }),
  );

const callerOf = (userId: string) =>
  ({ userId, role: 'user', sessionId: sessionOf(userId) }) as const;

/** Starts tournaments of four players, one after another. */
async function stage() {
  const features = await startFeatures();
  const { enrol, start, openGames, organiser } = await tournamentStage(features);
  const { db, results, servers, waiting } = features;
  return {
    ...features,
    organiser,
    /** Starts a tournament, and returns a game of its first round. */
    async next(settings: Partial<TournamentBody> = {}) {
      const drawn = await features.newAccounts(4);
      const competitionId = await enrol(drawn, settings);
      await start(competitionId);
      const [game] = await openGames(competitionId);
      const { gameId, players } = game!;
      const of = { competitionId, gameId };
      const [ana, biel] = players;
      return { of, gameId, competitionId, ana, biel, open: () => openGames(competitionId) };
    },
    async propose(gameId: string, by: string, to: string) {
      await results.propose(gameId, { legsWon: [1, 0], left: 40 }, callerOf(by));
      const { proposal } = (await results.of(gameId, callerOf(to)))!;
      return proposal!.proposedAt;
    },
    look: (gameId: string) =>
      db
        .selectFrom('games')
        .leftJoin('bracket_places', 'bracket_places.game_id', 'games.game_id')
        .selectAll('games')
        .select('winner_id')
        .where('games.game_id', '=', gameId)
        .executeTakeFirstOrThrow(),
    /** Has a player wait for the rival. The game begins when both wait. */
    async enter(gameId: string, userId: string) {
      const connectionId = randomUUID();
      await servers.addConnection(connectionId, userId);
      await waiting.enter(gameId, { userId, connectionId, listen: async () => {} });
    },
  };
}

test(`a result is confirmed or disputed, never both, ${REPETITIONS} times (seed ${proofSeed})`, async () => {
  const { results, next, propose, look } = await stage();
  for (let time = 0; time < REPETITIONS; time += 1) {
    const { gameId, ana, biel } = await next();
    const proposedAt = await propose(gameId, ana, biel);
    const [confirmed, disputed] = await atOnce([
      () => results.confirm(gameId, proposedAt, callerOf(biel)),
      () => results.dispute(gameId, proposedAt, callerOf(biel)),
    ]);
    const { status } = await look(gameId);
    expect([confirmed, disputed, status]).toEqual(
      status === 'finalizada'
        ? [undefined, 'game-over', 'finalizada']
        : ['result-gone', undefined, 'pendiente'],
    );
  }
});

test(`a game begins and takes a turn or is a walkover, never both, ${REPETITIONS} times (seed ${proofSeed})`, async () => {
  const { results, live, next, look, enter, organiser, db } = await stage();
  for (let time = 0; time < REPETITIONS; time += 1) {
    const { gameId, of, ana, biel } = await next();
    await enter(gameId, ana);
    const body = { outcome: 'walkover', came: 2, reason } as const;
    const [entered, thrown] = await atOnce([
      () => results.enter('tournament', of, body, organiser),
      async () => {
        await enter(gameId, biel);
        const by = { userId: ana, sessionId: sessionOf(ana) };
        await live.recordTurn(gameId, by, { sent: [60] });
      },
    ]);
    const { status, end_reason: endReason, winner_id: winnerId, turns } = await look(gameId);
    const playing = await db
      .selectFrom('playing')
      .select('user_id')
      .where('game_id', '=', gameId)
      .execute();
    if (entered === undefined) {
      expect(thrown).toBe('game-over');
      expect([status, endReason, winnerId, turns]).toEqual(['finalizada', 'walkover', biel, '[]']);
      expect(playing).toEqual([]);
    } else {
      expect([entered, thrown, status]).toEqual(['game-in-progress', undefined, 'encurso']);
      expect(playing).toHaveLength(2);
    }
  }
});

test(`a game ends by a confirmed result or a withdrawal, never by both, ${REPETITIONS} times (seed ${proofSeed})`, async () => {
  const { results, next, propose, look, organiser } = await stage();
  for (let time = 0; time < REPETITIONS; time += 1) {
    const { gameId, competitionId, ana, biel } = await next();
    const proposedAt = await propose(gameId, ana, biel);
    const [withdrawn, confirmed] = await atOnce([
      () => results.withdraw('tournament', competitionId, { userId: ana, reason }, organiser),
      () => results.confirm(gameId, proposedAt, callerOf(biel)),
    ]);
    expect(withdrawn).toBeUndefined();
    const { end_reason: endReason, winner_id: winnerId } = await look(gameId);
    expect([confirmed, endReason, winnerId]).toEqual(
      confirmed === undefined ? [undefined, 'result', ana] : ['game-over', 'withdrawal', biel],
    );
  }
});

test(`a finalist withdraws while the rival is decided, and the rival wins, ${REPETITIONS} times (seed ${proofSeed})`, async () => {
  const { results, next, organiser, tournaments } = await stage();
  const walkover = { outcome: 'walkover', came: 1, reason } as const;
  for (let time = 0; time < REPETITIONS; time += 1) {
    const { of, competitionId, ana, open } = await next();
    const [, other] = await open();
    await results.enter('tournament', of, walkover, organiser);
    const beside = { competitionId, gameId: other!.gameId };
    const refused = await atOnce([
      () => results.withdraw('tournament', competitionId, { userId: ana, reason }, organiser),
      () => results.enter('tournament', beside, walkover, organiser),
    ]);
    expect(refused).toEqual([undefined, undefined]);
    const { status, games } = await tournaments.get(competitionId);
    const [final] = games.toReversed();
    expect([status, final?.winner?.userId]).toEqual(['finalizada', other!.players[0]]);
  }
});

test(`the third-place game does not wait for a loser who deletes the account, ${REPETITIONS} times (seed ${proofSeed})`, async () => {
  const { results, accounts, next, organiser, tournaments } = await stage();
  for (let time = 0; time < REPETITIONS; time += 1) {
    const { of, competitionId, biel, open } = await next({ hasThirdPlace: true });
    const [, other] = await open();
    const beside = { competitionId, gameId: other!.gameId };
    const result: DecisionBody = { outcome: 'result', legsWon: [1, 0], left: 40, reason };
    await results.enter('tournament', of, result, organiser);
    await results.enter('tournament', beside, { outcome: 'walkover', came: 1, reason }, organiser);
    const refused = await atOnce([
      () => results.enter('tournament', beside, result, organiser),
      () => accounts.remove(biel, biel),
    ]);
    expect(refused).toEqual([undefined, undefined]);
    const { thirdPlace } = await tournaments.get(competitionId);
    expect([thirdPlace?.status, thirdPlace?.winner?.userId]).toEqual([
      'finalizada',
      other!.players[1],
    ]);
  }
});

test(`a result is corrected or the next game begins, never both, ${REPETITIONS} times (seed ${proofSeed})`, async () => {
  const { results, next, look, enter, organiser, live } = await stage();
  const walkover = (came: 1 | 2) => ({ outcome: 'walkover', came, reason }) as const;
  for (let time = 0; time < REPETITIONS; time += 1) {
    const { of, competitionId, ana, biel, open } = await next();
    const [, other] = await open();
    await results.enter('tournament', of, walkover(1), organiser);
    const beside = { competitionId, gameId: other!.gameId };
    await results.enter('tournament', beside, walkover(1), organiser);
    const [final] = await open();
    const { gameId } = final!;
    const [, rival] = final!.players;
    await enter(gameId, ana);
    const [corrected, begun] = await atOnce([
      () => results.enter('tournament', of, walkover(2), organiser),
      () => enter(gameId, rival),
    ]);
    expect(begun).toBeUndefined();
    const { status, player1_id: first } = await look(gameId);
    // A player replaced in the final does not count as waiting in it.
    expect([corrected, status, first]).toEqual(
      corrected === undefined
        ? [undefined, 'pendiente', biel]
        : ['next-game-begun', 'encurso', ana],
    );
    if (status === 'encurso') await live.surrender(gameId, ana);
  }
});

test(`a correction leaves no proposal of the replaced player for the next game, ${REPETITIONS} times (seed ${proofSeed})`, async () => {
  const { results, dates, next, look, organiser, db } = await stage();
  const walkover = (came: 1 | 2) => ({ outcome: 'walkover', came, reason }) as const;
  for (let time = 0; time < REPETITIONS; time += 1) {
    const { of, competitionId, ana, open } = await next();
    const [, other] = await open();
    await results.enter('tournament', of, walkover(1), organiser);
    await results.enter(
      'tournament',
      { competitionId, gameId: other!.gameId },
      walkover(1),
      organiser,
    );
    const [final] = await open();
    const { gameId, players } = final!;
    await atOnce([
      () => results.enter('tournament', of, walkover(2), organiser),
      () => results.propose(gameId, { legsWon: [1, 0], left: 40 }, callerOf(ana)),
      () => dates.propose(gameId, [dayAndHour], callerOf(ana)),
      () => dates.propose(gameId, [dayAndHour], callerOf(players[1])),
    ]);
    const { player1_id: first, player2_id: second } = await look(gameId);
    expect(first).not.toBe(ana);
    const ofGame = (table: 'result_proposals' | 'date_proposals') =>
      db.selectFrom(table).select('user_id').where('game_id', '=', gameId).execute();
    const authors = [...(await ofGame('result_proposals')), ...(await ofGame('date_proposals'))];
    for (const { user_id: author } of authors) expect(author).toBe(second);
  }
});
