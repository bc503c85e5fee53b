import { firstRound } from '@darts/rules/tournaments/bracket';
import { qualifiers, type Qualifier } from '@darts/rules/tournaments/groups';
import type { Db } from '#platform/store/db.ts';
import type { Unit } from '#platform/store/transactions.ts';
import type { CompetitionService } from '../competitions/service.ts';
import { isDecided } from '../play/service.ts';
import { groupRepository } from './group-repository.ts';
import { tableOf } from './group-results.ts';
import { bracketRepository, tournamentRepository } from './repository.ts';
import { drawnGroupsOf, formatsOf, groupStageOf } from './settings.ts';
import type { Bring, Course } from './course.ts';
import type { BracketPlaceRow, GroupGameRow } from './tables.ts';

type Deps = {
  readonly competitions: CompetitionService;
  readonly goneAmong: (trx: Db, userIds: readonly string[]) => Promise<readonly string[]>;
  readonly bring: Bring;
  /** Applies the state of a place, decided or open again, to what it leads to. */
  readonly follow: (course: Course, place: BracketPlaceRow) => Promise<void>;
};

/** Groups whose best players advance to a bracket. */
export function groupStages({ competitions, goneAmong, bring, follow }: Deps) {
  /**
   * Seats a player (null: nobody) at the place of a seed in the first round of a bracket of `players`; a seed with
   * a bye, in the next round.
   */
  async function bringSeed(
    course: Course,
    tournamentId: string,
    { seed, players }: { readonly seed: number; readonly players: number },
    userId: string | null,
  ): Promise<void> {
    const bracket = bracketRepository(course.unit.db);
    const game = firstRound(players).find(({ seeds }) => seeds.includes(seed));
    const first = game && (await bracket.at(tournamentId, 1, game.match));
    if (!game || !first) throw new Error('every seed has a place');
    if (first.game_id === null)
      return follow(course, await bracket.giveBye(first.place_id, userId));
    return bring(course, first, { [game.seeds[0] === seed ? 0 : 1]: userId });
  }

  /** Seats the best players of a group in the bracket; empties their seats if `best` is empty. */
  async function bringAll(
    course: Course,
    { tournament_id: id, group_number: number }: GroupGameRow,
    best: readonly (string | null)[],
    seeds: readonly Qualifier[],
  ): Promise<void> {
    for (const [index, { group, rank }] of seeds.entries()) {
      if (group !== number) continue;
      await bringSeed(
        course,
        id,
        { seed: index + 1, players: seeds.length },
        best[rank - 1] ?? null,
      );
    }
  }

  /** Reads a tournament with groups: its row, its groups, and its qualifiers by bracket seed. */
  async function stageIn(unit: Unit, tournamentId: string) {
    const [own] = await tournamentRepository(unit.db).in([tournamentId]);
    const stage = own && groupStageOf(own);
    if (!stage) throw new Error('a tournament with groups has a group stage');
    const groups = drawnGroupsOf(own);
    return { own, groups, seeds: qualifiers(groups.length, stage) };
  }

  return {
    /**
     * Seats the best players of a group in the bracket after the group's last game. Players who have withdrawn or
     * deleted their accounts come last.
     */
    async noteResult(course: Course, inGroup: GroupGameRow): Promise<void> {
      const { unit } = course;
      const { tournament_id: id, group_number: number } = inGroup;
      const games = await groupRepository(unit.db).of(id);
      const played = games.filter(({ group_number }) => group_number === number);
      if (!played.every(isDecided)) return;

      const { own, groups, seeds } = await stageIn(unit, id);
      const { format } = formatsOf(await competitions.get(id, unit.db), own);
      const members = groups[number - 1] ?? [];
      const entrants = members.map((playerId) => ({ playerId, name: playerId }));
      const table = tableOf(entrants, played, format).map(({ playerId }) => playerId);
      const withdrawn = await competitions.withdrawnFrom(unit.db, id);
      const out = new Set([...(await goneAmong(unit.db, members)), ...withdrawn]);
      const isHere = (userId: string) => !out.has(userId);
      const best = [...table.filter(isHere), ...table.filter((userId) => !isHere(userId))];
      await bringAll(course, inGroup, best, seeds);
    },

    /**
     * Empties the bracket seats of a group of which a game is to be played again.
     *
     * @throws {Refusal} `next-game-begun`
     */
    async reopen(course: Course, inGroup: GroupGameRow): Promise<void> {
      const { seeds } = await stageIn(course.unit, inGroup.tournament_id);
      await bringAll(course, inGroup, [], seeds);
    },
  };
}
