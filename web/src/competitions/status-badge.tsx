import type { CompetitionStatus } from '@darts/contracts/competitions';
import { Badge } from '#ui/badge.tsx';
import { statuses } from './statuses.ts';

/** The state of a competition, or of one of its games. */
export function StatusBadge({ status }: { readonly status: CompetitionStatus }) {
  const { tone, label } = statuses[status];
  return <Badge tone={tone}>{label}</Badge>;
}
