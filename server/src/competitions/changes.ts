import type { Caller } from '#platform/caller.ts';
import type { Db } from '#platform/store/db.ts';
import type { Transact, Unit } from '#platform/store/transactions.ts';
import { competitionRepository, type Competition, type NamedCompetition } from './repository.ts';
import { checkRight, type Right } from './rights.ts';
import type { CompetitionKind } from './tables.ts';

export type ChangeDeps = {
  readonly db: Db;
  readonly transact: Transact;
  /** Sends the open pages of a competition the event that it has changed. */
  readonly broadcastChange: (kind: CompetitionKind, competitionId: string) => void;
};

/** Writes down what was done by hand. */
export type Note<Act> = (
  unit: Unit,
  entry: { readonly competitionId: string; readonly by: Caller; readonly act: Act },
) => Promise<unknown>;

type Change = (unit: Unit, competition: Competition) => Promise<void>;

/** Competitions of a kind with who is in them, and changes to one that wait for one another. */
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

  /** Sends the open pages, after the commit, the event that it has changed. */
  const broadcastChange = (unit: Unit, competitionId: string): void =>
    unit.afterCommit(() => broadcast(kind, competitionId));

  /**
   * Holds a competition, which nobody else changes until the transaction ends, and broadcasts its change.
   *
   * @throws {Refusal} `league-not-found` or `tournament-not-found`
   */
  async function hold(unit: Unit, competitionId: string): Promise<Competition> {
    await holdCompetition(unit, competitionId);
    broadcastChange(unit, competitionId);
    return get(competitionId, unit.db);
  }

  /**
   * Holds a competition for somebody who has a right in it.
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
   * Changes a competition in a transaction of its own.
   *
   * @throws {Refusal} what `holdAs` and `act` refuse
   */
  const change = (competitionId: string, right: Right, act: Change): Promise<void> =>
    transact(async (unit) => act(unit, await holdAs(unit, competitionId, right)));

  return { get, withEnrolled, hold, holdAs, change, broadcastChange };
}

/** Writes a competition of either kind, so that nobody else changes it until the transaction ends. */
export const holdCompetition = ({ db }: Unit, competitionId: string): Promise<void> =>
  competitionRepository(db).change(competitionId);

export type CompetitionChanges = ReturnType<typeof competitionChanges>;
