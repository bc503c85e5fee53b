import type { GameDates, UpcomingGames } from '@darts/contracts/dates';
import type { Caller } from '#platform/caller.ts';
import { dateOf, timeOf } from '#platform/madrid.ts';
import { sharedTurns } from '#platform/queues/shared-turns.ts';
import { outbox } from '#platform/mail/outbox.ts';
import { Refusal } from '#platform/refusals.ts';
import type { Unit } from '#platform/store/transactions.ts';
import type { HeldGame } from '../play/service.ts';
import { calling } from './calling.ts';
import { asPlayer } from '../competitions/service.ts';
import type { DatedRound, Deps } from './deps.ts';
import { moving } from './moving.ts';
import { noShowRepository } from './no-show-repository.ts';
import { noShows } from './no-shows.ts';
import { remindersOf } from './reminders.ts';
import { dateRepository, type PlannedRow, type UpcomingRow } from './repository.ts';
import type { GameDateRow } from './tables.ts';
import { datesView, proposalView, timesIn, upcomingView } from './views.ts';

/** How far ahead a time may be proposed, in milliseconds. */
const AHEAD_AT_MOST = 366 * 24 * 3_600_000;

/** Number of a player's games that are listed. */
const LISTED = 20;

/** Dates of league and tournament games: due dates, and times that the players agree on. */
export function dateService(deps: Deps) {
  const { db, transact, clock, games, holding, followUp, boardsIn } = deps;
  const share = sharedTurns<UpcomingGames>();

  /** @throws {Refusal} `no-such-time`, `time-out-of-range` */
  function timesOf(locals: readonly string[]): readonly number[] {
    const now = clock();
    const times = locals.map((local) => {
      const time = timeOf(local);
      if (time === undefined) throw new Refusal('no-such-time');
      if (time <= now || time > now + AHEAD_AT_MOST) throw new Refusal('time-out-of-range');
      return time;
    });
    return [...new Set(times)].toSorted((one, other) => one - other);
  }

  /** Deletes the proposed times and the no-show reports of some games. */
  async function forget({ db: trx }: Unit, gameIds: readonly string[]): Promise<void> {
    if (gameIds.length === 0) return;
    await dateRepository(trx).forget(gameIds);
    await noShowRepository(trx).forget(gameIds);
  }

  /**
   * Moves the due date of a game to today if it has passed. Returns the previous dates of the game; undefined if it
   * has none.
   */
  async function postpone({ db: trx }: Unit, gameId: string): Promise<GameDateRow | undefined> {
    const [row] = await dateRepository(trx).in([gameId]);
    const today = dateOf(clock());
    if (row && row.due < today) await dateRepository(trx).change(gameId, { due: today });
    return row;
  }

  /** Returns the next games of a user: called to a board first, then by agreed time or date. */
  async function upcoming(userId: string): Promise<UpcomingGames> {
    const counts = await dateRepository(db).countOpen(userId);
    const ofBrackets = counts.filter(({ kind }) => kind === 'tournament');
    const bracketIds = ofBrackets.map(({ competition_id: id }) => id);
    const boards = await boardsIn(bracketIds);
    const rows = await dateRepository(db).upcoming(userId, LISTED, [...boards.keys()]);
    const isCalled = (row: UpcomingRow) => boards.has(row.game_id);
    const next = [...rows.filter(isCalled), ...rows.filter((row) => !isCalled(row))];
    const rounds = await dateRepository(db).roundsOf(bracketIds);
    const now = clock();
    return {
      games: next.slice(0, LISTED).map((row) => {
        const extras = { rounds: rounds.get(row.competition_id), board: boards.get(row.game_id) };
        return upcomingView(row, extras, now);
      }),
      total: counts.reduce((total, { count }) => total + count, 0),
    };
  }

  const { move, moveRound } = moving(deps);
  const { noteNoShow, noShowsOf } = noShows(deps);
  const { callRival } = calling(deps);

  return {
    move,
    moveRound,
    noteNoShow,
    noShowsOf,
    callRival,

    /** Stores the due dates of games. */
    plan: ({ db: trx }: Unit, rows: readonly PlannedRow[]): Promise<void> =>
      dateRepository(trx).plan(rows),

    /** Moves the due date of a bracket game whose players have just become known to today, if it has passed. */
    async postponeToToday(unit: Unit, gameId: string): Promise<void> {
      await postpone(unit, gameId);
    },

    /**
     * Plans a game that is to be played after all. A due date that has passed becomes today. An agreed time is
     * kept, and its reminders are planned again, unless it has passed.
     */
    async reopen(unit: Unit, { gameId, playerIds }: HeldGame): Promise<void> {
      const { agreed_at: agreedAt = null } = (await postpone(unit, gameId)) ?? {};
      if (agreedAt === null) return;
      if (agreedAt <= clock()) return dateRepository(unit.db).change(gameId, { agreed_at: null });
      return outbox(unit.db).plan(remindersOf(gameId, playerIds, agreedAt, clock()));
    },

    /** Returns the dates of some games, by game id. */
    async of(gameIds: readonly string[]): Promise<ReadonlyMap<string, GameDateRow>> {
      if (gameIds.length === 0) return new Map();
      const rows = await dateRepository(db).in(gameIds);
      return new Map(rows.map((row) => [row.game_id, row]));
    },

    /** Returns the proposed times of some games, by their ids. */
    async proposedFor(gameIds: readonly string[]) {
      const rows = gameIds.length === 0 ? [] : await dateRepository(db).proposals(gameIds);
      const now = clock();
      return new Map(
        [...Map.groupBy(rows, ({ game_id }) => game_id)].map(([gameId, of]) => [
          gameId,
          of.map((row) => proposalView(row, now)),
        ]),
      );
    },

    /**
     * Returns the dates of a game, and the proposed times for its players; null for a game of no competition.
     *
     * @throws {Refusal} `game-not-found`
     */
    async get(gameId: string, { userId }: Caller): Promise<GameDates | null> {
      const { status, playerIds } = await games.matchup(gameId);
      const [row] = await dateRepository(db).in([gameId]);
      if (!row) return null;
      const isOpen = status === 'pendiente' && playerIds.includes(userId);
      const proposals = isOpen ? await dateRepository(db).proposals([gameId]) : [];
      return datesView(row, proposals, clock());
    },

    /**
     * Proposes times to the rival. Repeated with the same times, it changes nothing.
     *
     * @param locals dates and times in the time zone of Madrid
     * @throws {Refusal} what `holding` refuses, `no-such-time`, `time-out-of-range`
     */
    propose: (gameId: string, locals: readonly string[], caller: Caller): Promise<void> =>
      transact(async (unit) => {
        await holding(unit, gameId, asPlayer(caller, 'pending'));
        const { userId: user_id } = caller;
        const times = JSON.stringify(timesOf(locals));
        const proposals = await dateRepository(unit.db).proposals([gameId]);
        if (proposals.some((row) => row.user_id === user_id && row.times === times)) return;
        const proposal = { game_id: gameId, user_id, proposed_at: clock(), times };
        await dateRepository(unit.db).propose(proposal);
      }),

    /**
     * Agrees to a time that the rival proposes, and deletes all proposals for the game. Repeated, it changes
     * nothing.
     *
     * @throws {Refusal} what `holding` refuses, `proposal-gone`
     */
    agree: (gameId: string, at: string, caller: Caller): Promise<void> =>
      transact(async (unit) => {
        const { game, rivalId } = await holding(unit, gameId, asPlayer(caller, 'pending'));
        const { db: trx } = unit;
        const dates = dateRepository(trx);
        const proposals = await dates.proposals([gameId]);
        const asked = proposals.find(({ user_id }) => user_id === rivalId);
        const time = Date.parse(at);
        const [row] = await dates.in([gameId]);
        if (!asked || !timesIn(asked, clock()).includes(time)) {
          if (row?.agreed_at === time) return; // a retry after a lost answer
          throw new Refusal('proposal-gone');
        }
        if (row && row.agreed_at !== time) {
          await dates.change(gameId, { agreed_at: time });
          const players = [caller.userId, rivalId];
          await outbox(trx).plan(remindersOf(gameId, players, time, clock()));
          await followUp.agreed(unit, game);
        }
        await dates.forget([gameId]);
      }),

    /**
     * Returns the next games of the caller.
     *
     * @throws {TooManyRequests} `too-busy`
     */
    upcoming: ({ userId }: Caller): Promise<UpcomingGames> => share(userId, () => upcoming(userId)),

    /** Clears the agreed time of a game whose players have changed. */
    clearAgreement: ({ db: trx }: Unit, gameId: string): Promise<void> =>
      dateRepository(trx).change(gameId, { agreed_at: null }),

    forget,

    /** Deletes the proposed times and the no-show reports of all games of a competition. */
    async forgetIn(unit: Unit, competitionId: string): Promise<void> {
      await dateRepository(unit.db).forgetIn(competitionId);
      await noShowRepository(unit.db).forgetIn(competitionId);
    },
  };
}

export { atRiskBefore } from './grace.ts';
export { agreement } from './views.ts';
export type { DatedRound, GameDateRow };
export type DateService = ReturnType<typeof dateService>;
