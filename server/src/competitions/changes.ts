import type { Caller } from '#platform/caller.ts';
import type { Db } from '#platform/store/db.ts';
import type { Transact, Unit } from '#platform/store/transactions.ts';
import { competitionRepository, type Competition, type NamedCompetition } from './repository.ts';
import { checkRight, type Right } from './rights.ts';
import type { CompetitionKind } from './tables.ts';

export type ChangeDeps = {
  readonly db: Db;
  readonly transact: Transact;
  /** Broadcasts a change of a competition to its open pages. */
  readonly broadcastChange: (kind: CompetitionKind, competitionId: string) => void;
};

/** Adds a history entry for an act by hand. */
export type Note<Act> = (
  unit: Unit,
  entry: { readonly competitionId: string; readonly by: Caller; readonly act: Act },
) => Promise<unknown>;

type Change = (unit: Unit, competition: Competition) => Promise<void>;

/** Reads competitions of a kind with their enrolments, and serialises the changes of each competition. */
export function competitionChanges(
  kind: CompetitionKind,
  { db, transact, broadcastChange: broadcast }: ChangeDeps,
) {
  async function withEnrolled(from: Db, rows: readonly NamedCompetition[]): Promise<Competition[]> {
    const ids = rows.map((row) => row.competition_id);
    const enrolled = await competitionRepository(from).enrolled(ids);
    const groups = Map.groupBy(enrolled, (row) => row.competition_id);
    return rows.map((row) =>
      Object.assign(row, { enrolled: groups.get(row.competition_id) ?? [] }),
    );
  }

  /** @throws {Refusal} `league-not-found` or `tournament-not-found` */
  async function get(competitionId: string, from: Db = db): Promise<Competition> {
    const row = await competitionRepository(from).get(kind, competitionId);
    const [competition] = await withEnrolled(from, [row]);
    return competition ?? { ...row, enrolled: [] };
  }

  /**
   * Returns a competition to a caller who has a right in it.
   *
   * @throws {Refusal} `league-not-found` or `tournament-not-found`, `not-the-creator`, `not-pending`,
   * `not-in-progress`
   */
  async function getAs(competitionId: string, right: Right, from: Db = db): Promise<Competition> {
    const competition = await get(competitionId, from);
    await checkRight(from, competition, right);
    return competition;
  }

  /** Broadcasts, after the commit, that a competition has changed. */
  const broadcastChange = (unit: Unit, competitionId: string): void =>
    unit.afterCommit(() => broadcast(kind, competitionId));

  /**
   * Holds a competition: nobody else changes it until the transaction ends. Broadcasts its change after the commit.
   *
   * @throws {Refusal} `league-not-found` or `tournament-not-found`
   */
  async function hold(unit: Unit, competitionId: string): Promise<Competition> {
    await holdCompetition(unit, competitionId);
    broadcastChange(unit, competitionId);
    return get(competitionId, unit.db);
  }

  /**
   * Holds a competition, and checks the right of the actor in it.
   *
   * @throws {Refusal} `league-not-found` or `tournament-not-found`, `not-the-creator`, `not-pending`,
   * `not-in-progress`
   */
  async function holdAs(unit: Unit, competitionId: string, right: Right): Promise<Competition> {
    const competition = await hold(unit, competitionId);
    await checkRight(unit.db, competition, right);
    return competition;
  }

  /**
   * Runs `act` on a held competition, in its own transaction.
   *
   * @throws {Refusal} what `holdAs` and `act` refuse
   */
  const change = (competitionId: string, right: Right, act: Change): Promise<void> =>
    transact(async (unit) => act(unit, await holdAs(unit, competitionId, right)));

  return { get, getAs, withEnrolled, hold, holdAs, change, broadcastChange };
}

/** Locks a competition of either kind until the transaction ends, by incrementing its version. */
export const holdCompetition = ({ db }: Unit, competitionId: string): Promise<void> =>
  competitionRepository(db).change(competitionId);

export type CompetitionChanges = ReturnType<typeof competitionChanges>;
