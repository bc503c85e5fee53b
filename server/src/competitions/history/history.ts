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
import type { Db } from '#platform/store/db.ts';
import type { Unit } from '#platform/store/transactions.ts';
import { refOf } from '../../accounts/service.ts';
import type { CompetitionChanges } from '../changes.ts';
import { historyRepository } from './history-repository.ts';

/** Something that was done by hand. */
export type Entry = {
  readonly competitionId: string;
  readonly by: Pick<Caller, 'userId'>;
  readonly act: Act;
  readonly gameId?: string;
  readonly about?: readonly [string | null, string | null]; // the game's players by seat, or who it is about
  readonly before?: HistoryValue | undefined;
  readonly after?: HistoryValue | undefined;
  readonly reason?: string | undefined;
};

const stored = (value: HistoryValue | undefined) => (value ? JSON.stringify(value) : null);

/**
 * Writes down what was done, in the transaction that does it and holds the competition.
 *
 * @returns when: no two entries of a competition are of the same time
 */
export const noting =
  ({ clock }: { readonly clock: Clock }) =>
  async ({ db }: Unit, entry: Entry): Promise<number> => {
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

type Row = Awaited<ReturnType<ReturnType<typeof historyRepository>['page']>>[number];

// Only `noting` writes the columns.
const valueIn = (json: string | null) => json && (JSON.parse(json) as HistoryValue);

const entryView = (row: Row): HistoryEntry => ({
  at: iso(row.at),
  by: refOf(row.by_id, row.author) ?? deletedPlayer,
  act: row.act,
  gameId: row.game_id,
  about: [refOf(row.about1_id, row.about1), refOf(row.about2_id, row.about2)],
  ...(row.before && { before: valueIn(row.before) || undefined }),
  ...(row.after && { after: valueIn(row.after) || undefined }),
  ...(row.reason !== null && { reason: row.reason }),
});

/** What decides a game, or takes a decision back. */
const DECISIONS = ['confirmed', 'walkover', 'result', 'void', 'taken-back'] as const;

/** What was done by hand in a competition, for all who may see it. */
export const history = (
  deps: { readonly db: Db; readonly clock: Clock },
  { get }: CompetitionChanges,
) => ({
  note: noting(deps),

  /**
   * A page of it, newest first.
   *
   * @throws {Refusal} `league-not-found` or `tournament-not-found`
   */
  async history(competitionId: string, { before, limit }: HistoryPage): Promise<History> {
    await get(competitionId);
    const latest = before === undefined ? Number.MAX_SAFE_INTEGER : Date.parse(before);
    const rows = await historyRepository(deps.db).page(competitionId, latest, limit);
    return { entries: rows.map(entryView) };
  },

  /** What was decided by hand of a game at last; null for what nobody has. */
  async decisionOn(competitionId: string, gameId: string): Promise<HistoryEntry | null> {
    const row = await historyRepository(deps.db).newestOf(competitionId, gameId, DECISIONS);
    return row && row.act !== 'taken-back' ? entryView(row) : null;
  },
});

/** How long history is kept once a competition is over, in milliseconds. */
const KEPT = 2 * 365.25 * 24 * 3_600_000;

/** What of the histories is forgotten, and when. */
export const forgettingHistory = (db: Db, clock: Clock) => ({
  /** To be called now and then. */
  forgetOld: (): Promise<void> => historyRepository(db).removeEndedBefore(clock() - KEPT),

  /** What was written about somebody whose account is being deleted. */
  releaseUser: (unit: Unit, userId: string): Promise<void> =>
    historyRepository(unit.db).forgetReasons(userId),
});
