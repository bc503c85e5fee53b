import { TO_ANSWER, type GameResult } from '@darts/contracts/results';
import type { Caller } from '#platform/caller.ts';
import type { Unit } from '#platform/store/transactions.ts';
import { atRisk } from './at-risk.ts';
import type { Competition } from '../competitions/service.ts';
import type { Forgotten } from '../dates/service.ts';
import { mayBeTakenBack } from '../play/service.ts';
import { deciding, isOutOfTable, mayPlay, type Matchup } from './deciding.ts';
import type { Deps } from './deps.ts';
import { proposalRepository } from './proposal-repository.ts';
import { proposing } from './proposing.ts';
import { standingIn } from './stand-ins.ts';
import { proposedView } from './views.ts';
import { withdrawing } from './withdrawing.ts';

/** What is entered by hand for games of leagues and tournaments. */
export function resultService(deps: Deps) {
  const { db, clock, games, competitions } = deps;
  const decisions = deciding(deps);
  const { enter, takeBack } = decisions;

  /** What one of the players of a game proposes. */
  async function proposed(gameId: string, playerIds: readonly string[]) {
    const [row] = await proposalRepository(db).in([gameId]);
    return row && playerIds.includes(row.user_id) ? proposedView(row, clock()) : null;
  }

  return {
    enter,
    takeBack,
    ...proposing(deps, decisions),
    ...withdrawing(deps),
    ...atRisk(deps),
    ...standingIn(deps),

    /**
     * What can be entered for a game, and what is proposed; null for one of no league or tournament.
     *
     * @throws {Refusal} `game-not-found`
     */
    async of(gameId: string, caller: Caller): Promise<GameResult | null> {
      const game = await games.get(gameId);
      const matchup = await games.matchup(gameId);
      const { kind, competitionId, playerIds, mayDraw } = matchup;
      if (!kind || !competitionId) return null;
      const competition = await competitions[kind].get(competitionId);
      const isOrganiser = await competitions[kind].mayOrganise(competition, caller);
      const areKnown = playerIds.length === 2;
      const isOpen = game.status === 'pendiente' && areKnown;
      const isOwn = playerIds.includes(caller.userId);
      const proposal = isOpen && (isOwn || isOrganiser) ? await proposed(gameId, playerIds) : null;
      const mayDecide = isOrganiser && isDecidable(competition, matchup);
      return {
        gameId,
        kind,
        competitionId,
        player1: game.player1,
        player2: game.player2,
        status: game.status,
        version: game.version,
        format: game.format,
        mayDraw,
        proposal,
        mayPropose: isOpen && isOwn,
        mayDecide,
        mayTakeBack:
          mayDecide &&
          mayBeTakenBack(game.endReason, game.turns) &&
          mayBePlayed(competition, matchup),
        entered: await competitions[kind].decisionOn(competitionId, gameId),
      };
    },

    /** The games of a competition whose players do not agree on the result: the organiser is asked. */
    contested: (competitionId: string): Promise<readonly string[]> =>
      proposalRepository(db).contested(competitionId, clock() - TO_ANSWER),

    /** Games have begun, are over or have another player: no result is proposed for them any longer. */
    forget: ({ db: trx }: Unit, of: Forgotten): Promise<void> =>
      'gameId' in of
        ? proposalRepository(trx).forget(of.gameId)
        : proposalRepository(trx).forgetIn(of.competitionId),
  };
}

const isDecidable = (competition: Competition, matchup: Matchup): boolean =>
  matchup.playerIds.length === 2 &&
  matchup.status !== 'encurso' &&
  !isOutOfTable(competition, matchup);

/** Whether it could still be thrown. A league that is over stays so. */
const mayBePlayed = (competition: Competition, matchup: Matchup): boolean =>
  (matchup.kind === 'tournament' || competition.status === 'encurso') &&
  mayPlay(competition, matchup);

export type ResultService = ReturnType<typeof resultService>;
