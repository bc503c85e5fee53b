import type { CompetitionKind, CompetitionService } from '../competitions/service.ts';
import type { DateService } from '../dates/service.ts';
import type { LeagueService } from '../leagues/service.ts';
import type { LobbyService } from '../lobby/service.ts';
import type { Unit } from '#platform/store/transactions.ts';
import { isOfCompetition, type CompetitionRef, type FollowUp } from '../play/service.ts';
import type { ResultService } from '../results/service.ts';
import type { Moves, TournamentService } from '../tournaments/service.ts';

export type GameFeatures = {
  readonly lobby: Pick<LobbyService, 'leave'>;
  readonly competitions: Readonly<
    Record<CompetitionKind, Pick<CompetitionService, 'broadcastChange'>>
  >;
  readonly dates: Pick<
    DateService,
    'forget' | 'forgetIn' | 'clearAgreement' | 'postponeToToday' | 'reopen'
  >;
  readonly leagues: Pick<LeagueService, 'noteResult'>;
  readonly tournaments: Pick<
    TournamentService,
    'goOn' | 'takeBack' | 'concede' | 'callNext' | 'noteAgreed'
  >;
  readonly results: Pick<ResultService, 'forget' | 'forgetIn'>;
};

/** Effects of game changes on other features: one list for each change, in the order of application. */
export function gameFollowUp(features: () => GameFeatures): FollowUp {
  /** Deletes the proposed times, proposed results and no-show reports of some games. */
  async function forget(unit: Unit, gameIds: readonly string[]): Promise<void> {
    const { dates, results } = features();
    await dates.forget(unit, gameIds);
    await results.forget(unit, gameIds);
  }

  /** Applies the effects of a bracket change to the dates and proposals of its other games. */
  async function followMoves(unit: Unit, { settled, reseated, playable }: Moves): Promise<void> {
    const { dates } = features();
    await forget(unit, [...settled, ...reseated]);
    for (const gameId of reseated) await dates.clearAgreement(unit, gameId);
    for (const gameId of playable) await dates.postponeToToday(unit, gameId);
  }

  /** Calls the next games to the boards, and broadcasts that a competition has changed. */
  async function show(unit: Unit, { kind, competitionId: id }: CompetitionRef): Promise<void> {
    const { competitions, tournaments } = features();
    if (kind === 'tournament') await tournaments.callNext(unit, id);
    competitions[kind].broadcastChange(unit, id);
  }

  return {
    async begun(unit, game) {
      const { lobby, tournaments, competitions } = features();
      await lobby.leave(unit, game.playerIds);
      if (!isOfCompetition(game)) return;
      await forget(unit, [game.gameId]);
      if (game.kind === 'league') return;
      const hasBoards = await tournaments.callNext(unit, game.competitionId);
      if (hasBoards) competitions.tournament.broadcastChange(unit, game.competitionId);
    },

    async decided(unit, game, through) {
      const { leagues, tournaments } = features();
      if (game.kind === 'league') await leagues.noteResult(unit, game.competitionId);
      else await followMoves(unit, await tournaments.goOn(unit, game, through));
      await forget(unit, [game.gameId]);
      await show(unit, game);
    },

    async reopened(unit, game) {
      const { dates, leagues, tournaments } = features();
      if (game.kind === 'league') await leagues.noteResult(unit, game.competitionId);
      else await followMoves(unit, await tournaments.takeBack(unit, game));
      await dates.reopen(unit, game);
      await show(unit, game);
    },

    async closed(unit, of) {
      const { dates, results } = features();
      await dates.forgetIn(unit, of.competitionId);
      await results.forgetIn(unit, of.competitionId);
      await show(unit, of);
    },

    async agreed(unit, game) {
      if (game.kind === 'tournament') await features().tournaments.noteAgreed(unit, game);
    },

    agreementsEnded: show,

    async withdrawn(unit, of, gameIds) {
      const { leagues, tournaments } = features();
      if (of.kind === 'tournament') {
        await followMoves(unit, await tournaments.concede(unit, gameIds));
      } else {
        await leagues.noteResult(unit, of.competitionId);
        await forget(unit, gameIds);
      }
      await show(unit, of);
    },
  };
}
