import { isDeepStrictEqual } from 'node:util';
import type { DueDateBody, GameDates, UpcomingGames } from '@darts/contracts/dates';
import type { Caller } from '#platform/caller.ts';
import type { Clock } from '#platform/clock.ts';
import { dateOf, timeOf } from '#platform/madrid.ts';
import { Refusal } from '#platform/refusals.ts';
import type { Db } from '#platform/store/db.ts';
import { LostRace, type Transact, type Unit } from '#platform/store/transactions.ts';
import { lockAccounts } from '../accounts/service.ts';
import type { CompetitionKind, CompetitionService } from '../competitions/service.ts';
import type { PlayService } from '../play/service.ts';
import { reminderRepository } from './reminder-repository.ts';
import { remindersOf } from './reminders.ts';
import { dateRepository, type PlannedRow, type UpcomingRow } from './repository.ts';
import type { Forgotten, GameDateRow } from './tables.ts';
import { datesView, proposalView, timesIn, upcomingView } from './views.ts';

type Deps = {
  readonly db: Db;
  readonly transact: Transact;
  readonly clock: Clock;
  readonly games: PlayService;
  readonly competitions: Readonly<Record<CompetitionKind, CompetitionService>>;
  /** Does what follows, in the transaction in which the players of a game agree on another time. */
  readonly onAgreed: (unit: Unit, of: Planned) => Promise<void>;
  /** Does what follows, in the transaction that ends what the players of a game had agreed on. */
  readonly onAgreementEnded: (unit: Unit, competitionId: string) => Promise<void>;
  /** Forgets what else players have proposed, in the transaction that forgets their times. */
  readonly onForgotten: (unit: Unit, of: Forgotten) => Promise<void>;
  /** To which boards games of some tournaments are called, by their ids. */
  readonly boardsIn: (tournamentIds: readonly string[]) => Promise<ReadonlyMap<string, string>>;
};

/** A game of a competition, which is held. */
export type Planned = { readonly competitionId: string; readonly gameId: string };

/** How far ahead a time may be proposed, in milliseconds. */
const AHEAD_AT_MOST = 366 * 24 * 3_600_000;

/** How many of a player's games are listed. */
const LISTED = 20;

/** When the games of leagues and tournaments are thrown: by a date, or at a time that players agree on. */
export function dateService(deps: Deps) {
  const { db, transact, clock, games, competitions, onAgreed, onAgreementEnded } = deps;
  const { onForgotten, boardsIn } = deps;

  /**
   * Does something about the time of a game as a player of it. Meanwhile neither player does anything
   * else about it, nor deletes the account; the game does not begin, and nobody ends its competition.
   *
   * @throws {Refusal} `game-not-found`, `not-a-player`, `already-begun`, `game-over`, `rival-unknown`,
   * `no-session`
   */
  async function asPlayer(
    gameId: string,
    { userId }: Caller,
    act: (unit: Unit, rivalId: string) => Promise<void>,
  ): Promise<void> {
    await transact(async (unit) => {
      const { kind, competitionId, playerIds } = await games.matchup(gameId, unit.db);
      if (!playerIds.includes(userId)) throw new Refusal('not-a-player');
      const areThere = await lockAccounts(unit.db, playerIds);
      if (kind && competitionId) await competitions[kind].hold(unit, competitionId);
      const { status, playerIds: heldIds } = await games.matchup(gameId, unit.db);
      if (!isDeepStrictEqual(heldIds, playerIds)) throw new LostRace(); // a correction came first
      if (status === 'encurso') throw new Refusal('already-begun');
      if (status === 'finalizada' || !kind || !competitionId) throw new Refusal('game-over');
      const rivalId = playerIds.find((id) => id !== userId);
      if (rivalId === undefined) throw new Refusal('rival-unknown');
      if (!areThere) throw new Refusal('no-session');
      await act(unit, rivalId);
      competitions[kind].broadcastChange(unit, competitionId);
    });
  }

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

  /** A game has begun or is over: nobody proposes anything for it any longer, nor is reminded of it. */
  async function forget(unit: Unit, gameId: string): Promise<void> {
    await dateRepository(unit.db).forget(gameId);
    await reminderRepository(unit.db).plan(gameId, []);
    await onForgotten(unit, { gameId });
  }

  /** Returns when a game was to be thrown, and what of it is agreed on. */
  async function postpone({ db: trx }: Unit, gameId: string): Promise<GameDateRow | undefined> {
    const [row] = await dateRepository(trx).in([gameId]);
    const today = dateOf(clock());
    if (row && row.due < today) await dateRepository(trx).change(gameId, { due: today });
    return row;
  }

  return {
    asPlayer,

    /** Games are to be thrown by their dates. */
    plan: ({ db: trx }: Unit, rows: readonly PlannedRow[]): Promise<void> =>
      dateRepository(trx).plan(rows),

    /** The players of a game of a bracket are known: it is to be thrown today or later. */
    async postponeToToday(unit: Unit, gameId: string): Promise<void> {
      await postpone(unit, gameId);
    },

    /** A game is to be thrown after all: today or later, and its players are reminded of the time they agreed on. */
    async reopen(unit: Unit, gameId: string): Promise<void> {
      const { agreed_at: agreedAt = null } = (await postpone(unit, gameId)) ?? {};
      if (agreedAt === null) return;
      const { playerIds } = await games.matchup(gameId, unit.db);
      const planned = remindersOf(gameId, playerIds, agreedAt, clock());
      await reminderRepository(unit.db).plan(gameId, planned);
    },

    /** When some games are to be thrown, by their ids. */
    async of(gameIds: readonly string[]): Promise<ReadonlyMap<string, GameDateRow>> {
      if (gameIds.length === 0) return new Map();
      const rows = await dateRepository(db).in(gameIds);
      return new Map(rows.map((row) => [row.game_id, row]));
    },

    /** What players propose for some games, by their ids. */
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
     * When a game is to be thrown; null for one of no league or tournament.
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
     * Proposes times to the rival.
     *
     * @param locals days and hours as clocks there show them
     * @throws {Refusal} what `asPlayer` refuses, `no-such-time`, `time-out-of-range`
     */
    propose: (gameId: string, locals: readonly string[], caller: Caller): Promise<void> =>
      asPlayer(gameId, caller, (unit) =>
        dateRepository(unit.db).propose({
          game_id: gameId,
          user_id: caller.userId,
          proposed_at: clock(),
          times: JSON.stringify(timesOf(locals)),
        }),
      ),

    /**
     * Agrees to a time that the rival proposes. All that was proposed is done with. To say it again
     * changes nothing.
     *
     * @throws {Refusal} what `asPlayer` refuses, `proposal-gone`
     */
    agree: (gameId: string, at: string, caller: Caller): Promise<void> =>
      asPlayer(gameId, caller, async (unit, rivalId) => {
        const { db: trx } = unit;
        const dates = dateRepository(trx);
        const proposals = await dates.proposals([gameId]);
        const asked = proposals.find(({ user_id }) => user_id === rivalId);
        const time = Date.parse(at);
        const [row] = await dates.in([gameId]);
        if (!asked || !timesIn(asked, clock()).includes(time)) {
          if (row?.agreed_at === time) return; // said again, as the answer was lost
          throw new Refusal('proposal-gone');
        }
        if (row && row.agreed_at !== time) {
          await dates.change(gameId, { agreed_at: time });
          const players = [caller.userId, rivalId];
          const planned = remindersOf(gameId, players, time, clock());
          await reminderRepository(trx).plan(gameId, planned);
          await onAgreed(unit, { competitionId: row.competition_id, gameId });
        }
        await dates.forget(gameId);
      }),

    /**
     * Gives a game a date, as the organiser. What was agreed on holds, unless its time has gone by. The
     * same date as before ends no more than that.
     *
     * @throws {Refusal} what `officiate` refuses, `game-not-found`, `already-begun`, `game-over`
     */
    move: (
      kind: CompetitionKind,
      of: { readonly competitionId: string; readonly gameId: string },
      { dueDate: due, reason }: DueDateBody,
      caller: Caller,
    ): Promise<void> => {
      const players = games.playersOf(of.gameId);
      return competitions[kind].officiate(of.competitionId, caller, players, async (unit, all) => {
        if (all.status !== 'encurso') throw new Refusal('not-in-progress');
        const { db: trx } = unit;
        const [row] = await dateRepository(trx).in([of.gameId]);
        if (row?.competition_id !== of.competitionId) throw new Refusal('game-not-found');
        const { status, seated } = await games.matchup(of.gameId, trx);
        if (status === 'encurso') throw new Refusal('already-begun');
        if (status === 'finalizada') throw new Refusal('game-over');
        const isMissed = row.agreed_at !== null && row.agreed_at <= clock();
        if (row.due === due && !isMissed) return;
        await dateRepository(trx).change(of.gameId, { due, ...(isMissed && { agreed_at: null }) });
        if (isMissed) await onAgreementEnded(unit, of.competitionId);
        const [before, after] = [{ date: row.due }, { date: due }];
        const entry = { ...of, by: caller, act: 'moved', about: seated, before, after } as const;
        await competitions[kind].note(unit, { ...entry, reason });
      });
    },

    /** The next games of the caller: what is called, then those of agreed times and those of dates, as they come. */
    async upcoming({ userId }: Caller): Promise<UpcomingGames> {
      const rows = await dateRepository(db).upcoming(userId);
      const ofBrackets = rows.filter(({ kind }) => kind === 'tournament');
      const bracketIds = [...new Set(ofBrackets.map(({ competition_id: id }) => id))];
      const boards = await boardsIn(bracketIds);
      const comesAt = (row: UpcomingRow) => (boards.has(row.game_id) ? '' : dayAndHour(row));
      const next = rows.toSorted((one, other) => comesAt(one).localeCompare(comesAt(other)));
      const rounds = await dateRepository(db).roundsOf(bracketIds);
      const now = clock();
      return {
        games: next.slice(0, LISTED).map((row) => {
          const extras = { rounds: rounds.get(row.competition_id), board: boards.get(row.game_id) };
          return upcomingView(row, extras, now);
        }),
        total: rows.length,
      };
    },

    /** A game has another player: nothing is agreed on, nor proposed. */
    async startOver(unit: Unit, gameId: string): Promise<void> {
      await dateRepository(unit.db).change(gameId, { agreed_at: null });
      await forget(unit, gameId);
    },

    forget,

    /** The same, of all games of a competition. */
    async forgetIn(unit: Unit, competitionId: string): Promise<void> {
      await dateRepository(unit.db).forgetIn(competitionId);
      await reminderRepository(unit.db).forgetIn(competitionId);
      await onForgotten(unit, { competitionId });
    },
  };
}

/** What games are ordered by: within a day, those without an hour come last. */
const dayAndHour = ({ agreed_at, due }: Pick<GameDateRow, 'agreed_at' | 'due'>): string =>
  agreed_at === null ? `${due}~` : `${dateOf(agreed_at)} ${agreed_at}`;

export { atRiskBefore } from './grace.ts';
export { agreement } from './views.ts';
export type { Forgotten, GameDateRow };
export type DateService = ReturnType<typeof dateService>;
