import { settled, type Coming } from '@darts/rules/tournaments/meeting';
import { nextPlace } from '@darts/rules/tournaments/bracket';
import type { CompetitionStatus } from '@darts/contracts/competitions';
import { Refusal } from '#platform/refusals.ts';
import type { Unit } from '#platform/store/transactions.ts';
import type { Db } from '#platform/store/db.ts';
import type { CompetitionService } from '../competitions/service.ts';
import type { DateService } from '../dates/service.ts';
import type { EnteredOutcomes, PlayService } from '../play/service.ts';
import { groupRepository } from './group-repository.ts';
import { groupStages } from './groups.ts';
import { bracketRepository, tournamentRepository } from './repository.ts';
import type { SeatAhead } from './seat-ahead.ts';
import type { BracketPlaceRow, GroupGameRow } from './tables.ts';
import { thirdPlaces } from './third-place.ts';

export type AdvancingDeps = {
  readonly competitions: CompetitionService;
  readonly games: PlayService;
  readonly entered: EnteredOutcomes;
  readonly dates: DateService;
  /** Which of some users have deleted their accounts. */
  readonly goneAmong: (trx: Db, userIds: readonly string[]) => Promise<readonly string[]>;
};

/** Who goes on in a bracket, from place to place until somebody is waited for, or to its end. */
export function advancing({ competitions, games, entered, dates, goneAmong }: AdvancingDeps) {
  const groups = groupStages({ competitions, goneAmong, seat, settle });
  const third = thirdPlaces({ games, entered, dates, seat, settle });

  /**
   * Decides who goes on from a game, or anew while the next game has not begun: nobody (null), too.
   * From a group, its table decides.
   *
   * @throws {Refusal} `next-game-begun`
   */
  async function goOn(unit: Unit, gameId: string, winnerId: string | null): Promise<void> {
    const inGroup = await groupRepository(unit.db).placeOf(gameId);
    if (inGroup) return groups.noteResult(unit, inGroup);
    const place = await bracketRepository(unit.db).decide(gameId, winnerId);
    const ahead = await placeAhead(unit, place);
    competitions.broadcastChange(unit, place.tournament_id);
    if (!ahead?.game_id) return finishIfOver(unit, place);
    await seat(unit, { gameId: ahead.game_id, number: nextPlace(place).seat }, winnerId);
    await third.noteSemifinal(unit, place);
    await settle(unit, ahead, ahead.game_id);
    return undefined;
  }

  async function finishIfOver(unit: Unit, place: BracketPlaceRow): Promise<void> {
    await competitions.hold(unit, place.tournament_id); // of two last games, the later sees the other
    if (!(await bracketRepository(unit.db).isRoundDecided(place))) return;
    await competitions.finish(unit, place.tournament_id);
  }

  const placeAhead = (unit: Unit, place: BracketPlaceRow) => {
    const { round, match } = nextPlace(place);
    return bracketRepository(unit.db).at(place.tournament_id, round, match);
  };

  /** Puts somebody into the next game, or nobody; whoever was there before has agreed on nothing. */
  async function seat(
    unit: Unit,
    { gameId, number }: SeatAhead,
    userId: string | null,
  ): Promise<void> {
    const { seated } = await games.matchup(gameId, unit.db);
    await games.place(unit, gameId, number, userId);
    const before = seated[number - 1] ?? null;
    if (before !== null && before !== userId) await dates.startOver(unit, gameId);
  }

  /** Decides a game that not both players will come to, once it is known who they are. */
  async function settle(unit: Unit, place: BracketPlaceRow, gameId: string): Promise<void> {
    if (!(await bracketRepository(unit.db).areFeedersDecided(place))) return;
    const { seated } = await games.matchup(gameId, unit.db);
    if (place.round === 1 && seated.includes(null)) return; // a group is still to decide
    const [one, other] = await comingTo(unit, place.tournament_id, seated);
    const outcome = settled(one, other);
    if (!outcome) return dates.postponeToToday(unit, gameId);
    await entered.decide(unit, gameId, outcome);
    await dates.forget(unit, gameId);
    const winnerId = outcome.winner === null ? null : (seated[outcome.winner - 1] ?? null);
    return goOn(unit, gameId, winnerId);
  }

  async function comingTo(
    { db }: Unit,
    tournamentId: string,
    seated: readonly [string | null, string | null],
  ): Promise<[Coming, Coming]> {
    const known = seated.filter((player) => player !== null);
    const gone = known.length === 0 ? [] : await goneAmong(db, known);
    const withdrawn = await competitions.withdrawnFrom(db, tournamentId);
    const coming = (playerId: string | null): Coming => {
      if (playerId !== null && withdrawn.includes(playerId)) return { playerId, out: 'withdrawal' };
      return playerId !== null && gone.includes(playerId)
        ? { playerId, out: 'absence' }
        : { playerId };
    };
    return [coming(seated[0]), coming(seated[1])];
  }

  /** In a group the rival wins, unless neither plays on. */
  async function concedeInGroup(unit: Unit, inGroup: GroupGameRow): Promise<void> {
    const { game_id: gameId, tournament_id: id } = inGroup;
    const { seated } = await games.matchup(gameId, unit.db);
    const outcome = settled(...(await comingTo(unit, id, seated)));
    if (!outcome) return;
    await entered.decide(unit, gameId, outcome);
    await dates.forget(unit, gameId);
    await groups.noteResult(unit, inGroup);
  }

  return {
    goOn,

    /**
     * It is open again who goes on from a game. A final that is open again opens its tournament.
     *
     * @throws {Refusal} `next-game-begun`, `not-in-progress`
     */
    async takeBack(unit: Unit, gameId: string, status: CompetitionStatus): Promise<void> {
      const inGroup = await groupRepository(unit.db).placeOf(gameId);
      if (inGroup && status !== 'encurso') throw new Refusal('not-in-progress');
      if (inGroup) return groups.reopen(unit, inGroup);
      const before = await bracketRepository(unit.db).placeOf(gameId);
      // Over with a place of its round open, it was called off: what is beside it would stay void.
      const isCalledOff =
        status === 'finalizada' && !(await bracketRepository(unit.db).isRoundDecided(before));
      if (isCalledOff) throw new Refusal('not-in-progress');
      const place = await bracketRepository(unit.db).decide(gameId, null, false);
      const ahead = await placeAhead(unit, place);
      competitions.broadcastChange(unit, place.tournament_id);
      if (!ahead?.game_id) return competitions.resume(unit, place.tournament_id);
      await seat(unit, { gameId: ahead.game_id, number: nextPlace(place).seat }, null);
      return third.noteSemifinal(unit, place);
    },

    /**
     * Part of the deletion of an account: its user goes on from no group, not even by the last game of it,
     * which they lose by that. Until the transaction ends, no group comes to its end and no semi-final is
     * corrected: they are found in all their games.
     */
    async releaseUser(unit: Unit, userId: string): Promise<void> {
      const staged = await tournamentRepository(unit.db).stagedOf(userId);
      for (const { tournament_id: id, group_stage: groupStage } of staged) {
        await competitions.hold(unit, id);
        if (groupStage !== null) await competitions.retire(unit, id, userId, 'lost');
      }
    },

    /**
     * Somebody will not play on: the rival goes through where there is one, or when there is.
     *
     * @param gameId of a game that is still to be played
     */
    async concede(unit: Unit, gameId: string): Promise<void> {
      const inGroup = await groupRepository(unit.db).placeOf(gameId);
      if (inGroup) return concedeInGroup(unit, inGroup);
      const place = await bracketRepository(unit.db).placeOf(gameId);
      await games.renewVersion(unit, gameId); // so that whatever brings the rival at this moment looks again
      await settle(unit, place, gameId);
    },
  };
}
