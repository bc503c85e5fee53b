import { TO_ANSWER, type GameResult } from '@darts/contracts/results';
import { iso } from '#platform/clock.ts';
import { leftKnown } from './deciding.ts';
import type { NamedProposal } from './proposal-repository.ts';

export const proposedView = (
  row: NamedProposal,
  now: number,
): NonNullable<GameResult['proposal']> => ({
  by: { userId: row.user_id, username: row.username },
  proposedAt: iso(row.proposed_at),
  legsWon: [row.legs1, row.legs2],
  ...leftKnown(row.points_left),
  isDisputed: row.disputed_at !== null,
  isLate: row.disputed_at !== null || row.proposed_at + TO_ANSWER <= now,
});
