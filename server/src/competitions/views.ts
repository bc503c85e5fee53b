import { deletedPlayer, type UserRef } from '@darts/contracts/accounts';
import type { GameFormat } from '@darts/rules/play/x01/settings';
import { iso } from '#platform/clock.ts';
import { formatIn, storedFormat } from '../play/service.ts';
import type { Competition, Enrolled } from './repository.ts';
import { isRunByAdmins } from './rights.ts';
import type { CompetitionRow } from './tables.ts';

/** Columns that the forms of both leagues and tournaments fill. */
export type CompetitionFields = Pick<
  CompetitionRow,
  'name' | 'description' | 'start_date' | 'max_participants'
> &
  Partial<Pick<CompetitionRow, 'format'>>;

/** Returns the columns of the fields that both forms share. */
export const fieldsOf = (body: {
  readonly name: string;
  readonly description: string;
  readonly startDate: string;
  readonly maxParticipants: number;
  readonly format?: GameFormat | undefined;
}): CompetitionFields => ({
  name: body.name,
  description: body.description,
  start_date: body.startDate,
  max_participants: body.maxParticipants,
  ...(body.format && { format: storedFormat(body.format) }),
});

/** Returns an enrolled user as others see them; `deletedPlayer` if the account is gone. */
export const refOf = ({ user_id, username }: Enrolled): UserRef =>
  username === null ? deletedPlayer : { userId: user_id, username };

/** Fields shared by the views of leagues and tournaments. */
export const competitionView = (row: Competition) => ({
  ...withdrawnFrom(row),
  name: row.name,
  description: row.description,
  status: row.status,
  startDate: row.start_date,
  maxParticipants: row.max_participants,
  createdBy: row.creator === null ? null : row.created_by,
  creator: { username: row.creator ?? deletedPlayer.username },
  createdAt: iso(row.created_at),
  format: formatIn(row.format),
  ...(row.is_public === 1 && { isPublic: true }),
  ...(isRunByAdmins(row) && { isRunByAdmins: true }),
});

/** Returns the ids of withdrawn players; no field if there are none. */
function withdrawnFrom({ enrolled }: Competition): { readonly withdrawn?: string[] } {
  const out = enrolled.filter(({ withdrawn, username }) => withdrawn && username !== null);
  return out.length === 0 ? {} : { withdrawn: out.map(({ user_id: userId }) => userId) };
}
