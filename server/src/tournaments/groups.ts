import { firstRound, nextPlace } from '@darts/rules/tournaments/bracket';
import { qualifiers, type Qualifier } from '@darts/rules/tournaments/groups';
import type { Db } from '#platform/store/db.ts';
import type { Unit } from '#platform/store/transactions.ts';
import type { CompetitionService } from '../competitions/service.ts';
import { isDecided } from '../play/service.ts';
import { groupRepository } from './group-repository.ts';
import { tableOf } from './group-results.ts';
import { bracketRepository, tournamentRepository } from './repository.ts';
import { drawnGroupsOf, formatsOf, groupStageOf } from './settings.ts';
import type { SeatAhead } from './seat-ahead.ts';
import type { BracketPlaceRow, GroupGameRow } from './tables.ts';

type Deps = {
  readonly competitions: CompetitionService;
  readonly goneAmong: (trx: Db, userIds: readonly string[]) => Promise<readonly string[]>;
  /** Puts somebody into a game, or nobody. */
  readonly seat: (unit: Unit, at: SeatAhead, userId: string | null) => Promise<void>;
  /** Decides a game that not both players will come to, once it is known who they are. */
  readonly settle: (unit: Unit, place: BracketPlaceRow, gameId: string) => Promise<void>;
};

/** Groups that lead to a bracket. */
export function groupStages({ competitions, goneAmong, seat, settle }: Deps) {
  /** Brings a player to the place of a seed in a bracket of so many, or nobody; past a bye, to the next. */
  async function bring(
    unit: Unit,
    tournamentId: string,
    { seed, players }: { readonly seed: number; readonly players: number },
    userId: string | null,
  ): Promise<void> {
    const bracket = bracketRepository(unit.db);
    const game = firstRound(players).find(({ seeds }) => seeds.includes(seed));
    const first = game && (await bracket.at(tournamentId, 1, game.match));
    if (!game || !first) throw new Error('every seed has a place');
    if (first.game_id !== null) {
      const at = { gameId: first.game_id, number: game.seeds[0] === seed ? 1 : 2 } as const;
      await seat(unit, at, userId);
      return settle(unit, first, at.gameId);
    }
    await bracket.giveBye(first.place_id, userId);
    const next = nextPlace(game);
    const ahead = await bracket.at(tournamentId, next.round, next.match);
    if (!ahead?.game_id) throw new Error('a bye leads to a game');
    await seat(unit, { gameId: ahead.game_id, number: next.seat }, userId);
    return settle(unit, ahead, ahead.game_id);
  }

  /** Brings the best of a group to the bracket, or nobody while it is open who they are. */
  async function bringAll(
    unit: Unit,
    { tournament_id: id, group_number: number }: GroupGameRow,
    best: readonly (string | null)[],
    seeds: readonly Qualifier[],
  ): Promise<void> {
    for (const [index, { group, rank }] of seeds.entries()) {
      if (group !== number) continue;
      await bring(unit, id, { seed: index + 1, players: seeds.length }, best[rank - 1] ?? null);
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
    async noteResult(unit: Unit, inGroup: GroupGameRow): Promise<void> {
      const { tournament_id: id, group_number: number } = inGroup;
      await competitions.hold(unit, id); // of two games that end together, the later sees the other
      competitions.broadcastChange(unit, id);
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
      await bringAll(unit, inGroup, best, seeds);
    },

    /**
     * A game of a group is to be played again: it is open who of it comes to the bracket.
     *
     * @throws {Refusal} `next-game-begun`
     */
    async reopen(unit: Unit, inGroup: GroupGameRow): Promise<void> {
      const id = inGroup.tournament_id;
      await competitions.hold(unit, id);
      competitions.broadcastChange(unit, id);
      const { seeds } = await stageIn(unit, id);
      await bringAll(unit, inGroup, [], seeds);
    },
  };
}
