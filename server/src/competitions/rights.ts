/** Permissions in competitions, by the current roles in `db`. */
import { COMPETITION_STATUSES, type CompetitionStatus } from '@darts/contracts/competitions';
import { canOrganise } from '@darts/rules/accounts/permissions';
import type { Actor } from '#platform/caller.ts';
import { Refusal } from '#platform/refusals.ts';
import type { Db } from '#platform/store/db.ts';
import type { Unit } from '#platform/store/transactions.ts';
import { lockAccounts, roleOf } from '../accounts/service.ts';
import { helperRepository } from './helper-repository.ts';
import type { NamedCompetition } from './repository.ts';

/** A permission in a competition, and the states of the competition in which the permission holds. */
export type Right = {
  readonly as: 'creator' | 'organiser';
  readonly by: Actor;
  readonly when: keyof typeof STATUSES;
};

export const asCreator = (by: Actor, when: Right['when']) => ({ as: 'creator', by, when }) as const;

/** Returns the right that the creator and the helpers share. */
export const asOrganiser = (by: Actor, when: Right['when']) =>
  ({ as: 'organiser', by, when }) as const;

const STATUSES = {
  pending: ['pendiente'],
  running: ['encurso'],
  begun: ['encurso', 'finalizada'],
  unfinished: ['pendiente', 'encurso'],
  always: COMPETITION_STATUSES,
} satisfies Record<string, readonly CompetitionStatus[]>;

/** @throws {Refusal} `not-the-creator`, `not-pending`, `not-in-progress` */
export async function checkRight(
  db: Db,
  competition: NamedCompetition,
  { as, by, when }: Right,
): Promise<void> {
  const isAllowed = as === 'creator' ? isCreator : isOrganiser;
  if (!(await isAllowed(db, competition, by))) throw new Refusal('not-the-creator');
  const statuses: readonly CompetitionStatus[] = STATUSES[when];
  if (statuses.includes(competition.status)) return;
  throw new Refusal(when === 'pending' ? 'not-pending' : 'not-in-progress');
}

/** True if the creator may not organise: the account is gone, or no longer an operator's. Admins stand in. */
export const isRunByAdmins = ({ creator_role: role }: NamedCompetition): boolean =>
  role === null || !canOrganise(role);

/** True if the actor is the creator, or an admin who stands in. */
async function isCreator(
  db: Db,
  competition: NamedCompetition,
  { userId }: Actor,
): Promise<boolean> {
  if (!isRunByAdmins(competition)) return competition.created_by === userId;
  return (await roleOf(db, userId)) === 'admin';
}

/** True if the actor may do what the creator may, or is a helper and an operator. */
export async function isOrganiser(
  db: Db,
  competition: NamedCompetition,
  actor: Actor,
): Promise<boolean> {
  if (await isCreator(db, competition, actor)) return true;
  const { competition_id: id } = competition;
  if (!(await helperRepository(db).has(id, actor.userId))) return false;
  const role = await roleOf(db, actor.userId);
  return role !== undefined && canOrganise(role);
}

/** @throws {Refusal} `may-not-organise` unless the actor may create competitions */
export async function checkMayOrganise(db: Db, { userId }: Actor): Promise<void> {
  const role = await roleOf(db, userId);
  if (!role || !canOrganise(role)) throw new Refusal('may-not-organise');
}

/** @throws {Refusal} `not-pending` */
export function checkPending({ status }: NamedCompetition): void {
  if (status !== 'pendiente') throw new Refusal('not-pending');
}

/**
 * Locks the caller's account, so that it cannot be deleted before the transaction ends.
 *
 * @throws {Refusal} `no-session` when it is deleted already
 */
export async function lockCaller({ db }: Unit, { userId }: Actor): Promise<void> {
  if (!(await lockAccounts(db, [userId]))) throw new Refusal('no-session');
}
