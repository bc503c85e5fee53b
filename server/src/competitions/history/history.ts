import { deletedPlayer } from '@darts/contracts/accounts';
import type {
  Act,
  History,
  HistoryEntry,
  HistoryPage,
  HistoryValue,
} from '@darts/contracts/results';
import type { Caller } from '#platform/caller.ts';
import { iso, type Clock } from '#platform/clock.ts';
import type { Limits } from '#platform/limits/limits.ts';
import type { Db } from '#platform/store/db.ts';
import type { Unit } from '#platform/store/transactions.ts';
import { refOf } from '../../accounts/service.ts';
import type { CompetitionChanges } from '../changes.ts';
import { historyRepository, type NamedEntryRow } from './history-repository.ts';

/** An act by hand, as the history records it. */
export type Entry = {
  readonly competitionId: string;
  readonly by: Pick<Caller, 'userId'>;
  readonly act: Act;
  readonly gameId?: string;
  readonly about?: readonly [string | null, string | null]; // the players of the game by seat, or the user concerned
  readonly before?: HistoryValue | undefined;
  readonly after?: HistoryValue | undefined;
  readonly reason?: string | undefined;
};

type Decided = Pick<Entry, 'competitionId' | 'by' | 'act' | 'reason'> & { readonly gameId: string };

const stored = (value: HistoryValue | undefined) => (value ? JSON.stringify(value) : null);

export type NotingDeps = { readonly clock: Clock; readonly limits: Limits };

/**
 * Adds a history entry, in the transaction of the act, which holds the competition.
 *
 * @returns the time of the entry, unique within the competition
 * @throws {Refusal} `too-many-requests`, as entries are kept for years
 */
export const noting =
  ({ clock, limits }: NotingDeps) =>
  async ({ db }: Unit, entry: Entry): Promise<number> => {
    await limits.take('history', entry.by.userId);
    const entries = historyRepository(db);
    const at = Math.max(clock(), (await entries.lastAt(entry.competitionId)) + 1);
    const [about1_id = null, about2_id = null] = entry.about ?? [];
    await entries.add({
      competition_id: entry.competitionId,
      at,
      by_id: entry.by.userId,
      act: entry.act,
      game_id: entry.gameId ?? null,
      about1_id,
      about2_id,
      before: stored(entry.before),
      after: stored(entry.after),
      reason: entry.reason ?? null,
    });
    return at;
  };

// Only `noting` writes these columns, so the cast is safe.
const valueIn = (json: string | null) => json && (JSON.parse(json) as HistoryValue);

const entryView = (row: NamedEntryRow): HistoryEntry => ({
  at: iso(row.at),
  by: refOf(row.by_id, row.author) ?? deletedPlayer,
  act: row.act,
  gameId: row.game_id,
  about: [refOf(row.about1_id, row.about1), refOf(row.about2_id, row.about2)],
  ...(row.before && { before: valueIn(row.before) || undefined }),
  ...(row.after && { after: valueIn(row.after) || undefined }),
  ...(row.reason !== null && { reason: row.reason }),
});

/** Acts that decide a game, or take a decision back. */
export const DECISIONS = ['confirmed', 'walkover', 'result', 'void', 'taken-back'] as const;

/** History of the acts by hand in a competition. */
export const history = (deps: NotingDeps & { readonly db: Db }, { get }: CompetitionChanges) => ({
  note: noting(deps),

  /**
   * Returns a page of the history, newest first.
   *
   * @throws {Refusal} `league-not-found` or `tournament-not-found`
   */
  async history(competitionId: string, { before, limit }: HistoryPage): Promise<History> {
    await get(competitionId);
    const latest = before === undefined ? Number.MAX_SAFE_INTEGER : Date.parse(before);
    const rows = await historyRepository(deps.db).page(competitionId, latest, limit);
    return { entries: rows.map(entryView) };
  },

  /** True if the last decision by hand on the game was this act, by the same user, for the same reason. */
  async wasLast({ db }: Unit, { competitionId, gameId, by, act, reason }: Decided) {
    const row = await historyRepository(db).newestOf(competitionId, gameId, DECISIONS);
    return row?.act === act && row.by_id === by.userId && (row.reason ?? undefined) === reason;
  },

  /** Returns the last decision by hand on a game; null if there is none. */
  async decisionOn(competitionId: string, gameId: string): Promise<HistoryEntry | null> {
    const row = await historyRepository(deps.db).newestOf(competitionId, gameId, DECISIONS);
    return row && row.act !== 'taken-back' ? entryView(row) : null;
  },
});

/** Retention of the history after the end of a competition, in milliseconds. */
const RETENTION_MS = 2 * 365.25 * 24 * 3_600_000;

/** Deletion of old histories, and of reasons about deleted accounts. */
export const forgettingHistory = (db: Db, clock: Clock) => ({
  /** Deletes the histories that have passed the retention. To be called by a job. */
  forgetOld: (): Promise<void> => historyRepository(db).removeEndedBefore(clock() - RETENTION_MS),

  /** Deletes the reasons written about a user whose account is being deleted. */
  releaseUser: (unit: Unit, userId: string): Promise<void> =>
    historyRepository(unit.db).forgetReasons(userId),
});
