import type { Db } from '#platform/store/db.ts';
import type { Transact, Unit } from '#platform/store/transactions.ts';
import { competitionRepository, type Competition, type NamedCompetition } from './repository.ts';
import type { CompetitionKind } from './tables.ts';

export type ChangeDeps = {
  readonly db: Db;
  readonly transact: Transact;
  /** Sends the open pages of a competition the event that it has changed. */
  readonly broadcastChange: (kind: CompetitionKind, competitionId: string) => void;
};

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

  async function changeIn(unit: Unit, competitionId: string, act: Change): Promise<void> {
    await competitionRepository(unit.db).change(competitionId);
    await act(unit, await get(competitionId, unit.db));
    broadcastChange(unit, competitionId);
  }

  /** Changes a competition, which nobody else changes meanwhile, and broadcasts that. */
  const change = (competitionId: string, act: Change): Promise<void> =>
    transact((unit) => changeIn(unit, competitionId, act));

  return { get, withEnrolled, changeIn, change, broadcastChange };
}

export type CompetitionChanges = ReturnType<typeof competitionChanges>;
