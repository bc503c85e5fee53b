import type { GameStage } from '@darts/contracts/competitions';
import { pairOf } from '@darts/rules/play/pair';
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
  if (here.length === 0) return {};
  return { comers: pairOf((side) => here.find((each) => each.side === side)?.from ?? null) };
}
