import type { GameStage } from '@darts/contracts/competitions';
import type { Node } from '@darts/rules/tournaments/bracket';
import { placedQualifiers } from '@darts/rules/tournaments/groups';
import { drawnGroupsOf, groupStageOf } from './settings.ts';
import type { TournamentRow } from './tables.ts';

/** Returns the groups and ranks that lead to a place of the bracket. */
export function qualifiersTo(
  { round, match }: Node,
  own: Pick<TournamentRow, 'group_stage' | 'drawn_groups'>,
): Pick<GameStage, 'comers'> {
  const stage = groupStageOf(own);
  const all = stage ? placedQualifiers(drawnGroupsOf(own).length, stage) : [];
  const here = all.filter((qualifier) => qualifier.round === round && qualifier.match === match);
  const at = (seat: 1 | 2) => here.find((qualifier) => qualifier.seat === seat)?.from ?? null;
  return here.length > 0 ? { comers: [at(1), at(2)] } : {};
}
