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
  /** Draws, or undoes, the consequences of a place. */
  readonly follow: (course: Course, place: BracketPlaceRow) => Promise<void>;
};

/** Groups that lead to a bracket. */
export function groupStages({ competitions, goneAmong, bring, follow }: Deps) {
  /** Brings a player to the place of a seed in a bracket of so many, or nobody; past a bye, to the next. */
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
    return bring(course, first, { [game.seeds[0] === seed ? 1 : 2]: userId });
  }

  /** Brings the best of a group to the bracket, or nobody while it is open who they are. */
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

  /** A tournament with groups, and who comes to its bracket, by the seeds there. */
  async function stageIn(unit: Unit, tournamentId: string) {
    const [own] = await tournamentRepository(unit.db).in([tournamentId]);
    const stage = own && groupStageOf(own);
    if (!stage) throw new Error('a tournament with groups has a group stage');
    const groups = drawnGroupsOf(own);
    return { own, groups, seeds: qualifiers(groups.length, stage) };
  }

  return {
    /** A game of a group is over. With its last one, the best of the group come to the bracket. */
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
     * A game of a group is to be played again: it is open who of it comes to the bracket.
     *
     * @throws {Refusal} `next-game-begun`
     */
    async reopen(course: Course, inGroup: GroupGameRow): Promise<void> {
      const { seeds } = await stageIn(course.unit, inGroup.tournament_id);
      await bringAll(course, inGroup, [], seeds);
    },
  };
}
