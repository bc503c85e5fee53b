import { canOrganise } from '@darts/rules/accounts/permissions';
import type { Actor, Caller } from '#platform/caller.ts';
import { Refusal } from '#platform/refusals.ts';
import type { Db } from '#platform/store/db.ts';
import type { NamedCompetition } from '../repository.ts';
import { isCreator } from '../rights.ts';
import { helperRepository } from './helper-repository.ts';

/** Whoever may what its creator may, and the operators whom the creator has named as helpers. */
export const isOrganiser = async (
  db: Db,
  competition: NamedCompetition,
  caller: Actor,
): Promise<boolean> =>
  isCreator(competition, caller) ||
  (canOrganise(caller.role) &&
    (await helperRepository(db).has(competition.competition_id, caller.userId)));

/** @throws {Refusal} `not-the-creator` */
export async function checkOrganiser(
  db: Db,
  competition: NamedCompetition,
  caller: Caller,
): Promise<void> {
  if (!(await isOrganiser(db, competition, caller))) throw new Refusal('not-the-creator');
}
