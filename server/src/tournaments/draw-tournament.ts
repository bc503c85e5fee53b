import { drawnGroups, MIN_GROUPED_PLAYERS, qualifiers } from '@darts/rules/tournaments/groups';
import { Refusal } from '#platform/refusals.ts';
import type { Unit } from '#platform/store/transactions.ts';
import { shuffled, type Competition } from '../competitions/service.ts';
import type { PlayService } from '../play/service.ts';
import { drawBracket } from './draw.ts';
import { scheduleGroups } from './group-draw.ts';
import { tournamentRepository } from './repository.ts';
import { formatsOf, groupStageOf } from './settings.ts';
import type { TournamentRow } from './tables.ts';

/**
 * Draws the groups, if any, and the bracket of a tournament from its seeds, and stores them. Returns the ids of all
 * games.
 *
 * @throws {Refusal} `too-few-for-groups`
 */
export async function drawTournament(
  unit: Unit,
  games: PlayService,
  { competition, own }: { readonly competition: Competition; readonly own: TournamentRow },
  seeded: readonly string[],
): Promise<readonly string[]> {
  const { tournament_id: tournamentId } = own;
  const formats = formatsOf(competition, own);
  const bracket = { tournamentId, hasThirdPlace: own.third_place === 1, ...formats };
  const draw = (changes: Partial<TournamentRow>) =>
    tournamentRepository(unit.db).update(tournamentId, {
      seeds: JSON.stringify(seeded),
      ...changes,
    });

  const stage = groupStageOf(own);
  if (!stage) {
    await draw({});
    return drawBracket(unit, games, bracket, seeded);
  }
  if (seeded.length < MIN_GROUPED_PLAYERS) throw new Refusal('too-few-for-groups');
  const groups = drawnGroups(seeded, stage, shuffled);
  await draw({ drawn_groups: JSON.stringify(groups) });
  const { format } = formats;
  const ofGroups = await scheduleGroups(unit, games, { tournamentId, format }, groups);
  const unknown = qualifiers(groups.length, stage).map(() => undefined);
  return [...ofGroups, ...(await drawBracket(unit, games, bracket, unknown))];
}
