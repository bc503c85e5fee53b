import { asPlayers, playersOf } from '@darts/contracts/game/pairs';
import { TO_ANSWER, type GameResult } from '@darts/contracts/results';
import type { Caller } from '#platform/caller.ts';
import type { Clock } from '#platform/clock.ts';
import type { Db } from '#platform/store/db.ts';
import type { Unit } from '#platform/store/transactions.ts';
import { atRisk } from './at-risk.ts';
import type { Competition } from '../competitions/service.ts';
import { mayBeTakenBack, type HeldGame } from '../play/service.ts';
import { deciding, isOutOfTable, mayPlay } from './deciding.ts';
import type { Deps } from './deps.ts';
import { proposalRepository } from './proposal-repository.ts';
import { proposing } from './proposing.ts';
import { standingIn } from './stand-ins.ts';
import { proposedView } from './views.ts';
import { withdrawing } from './withdrawing.ts';

/** Results entered by hand for games of leagues and tournaments. */
export function resultService(deps: Deps) {
  const { db, clock, games, competitions } = deps;
  const decisions = deciding(deps);
  const proposals = proposing(deps, decisions);
  const withdrawals = withdrawing(deps);
  const risk = atRisk(deps);
  const creators = standingIn(deps);

  /** Returns the result proposed by a player of the game. */
  async function proposed(gameId: string, playerIds: readonly string[]) {
    const [row] = await proposalRepository(db).in([gameId]);
    return row && playerIds.includes(row.user_id) ? proposedView(row, clock()) : null;
  }

  return {
    enter: decisions.enter,
    takeBack: decisions.takeBack,

    propose: proposals.propose,
    confirm: proposals.confirm,
    dispute: proposals.dispute,

    previewWithdrawal: withdrawals.previewWithdrawal,
    withdraw: withdrawals.withdraw,

    atRisk: risk.atRisk,
    remind: risk.remind,

    askStandIns: creators.askStandIns,
    noteRoleChange: creators.noteRoleChange,

    /**
     * Returns the rights of the caller to enter a result, and the proposed and entered results; null in the lobby.
     *
     * @throws {Refusal} `game-not-found`
     */
    async of(gameId: string, caller: Caller): Promise<GameResult | null> {
      const matchup = await games.matchup(gameId);
      const game = games.view(matchup);
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
        ...asPlayers(playersOf(game)),
        status: game.status,
        version: game.version,
        format: game.format,
        mayDraw,
        proposal,
        mayPropose: isOpen && isOwn,
        mayDecide,
        mayTakeBack: mayDecide && mayBeTakenBack(matchup) && mayBePlayed(competition, matchup),
        entered: await competitions[kind].decisionOn(competitionId, gameId),
      };
    },

    /** Deletes the results proposed for games that have begun, are over or have another player. */
    async forget({ db: trx }: Unit, gameIds: readonly string[]): Promise<void> {
      if (gameIds.length > 0) await proposalRepository(trx).forget(gameIds);
    },

    /** Deletes the results proposed for all games of a competition. */
    forgetIn: ({ db: trx }: Unit, competitionId: string): Promise<void> =>
      proposalRepository(trx).forgetIn(competitionId),
  };
}

/** Returns a reader of the ids of games with a disputed or unanswered result, which the organiser has to decide. */
export const contestedGames =
  (db: Db, clock: Clock) =>
  (competitionId: string): Promise<readonly string[]> =>
    proposalRepository(db).contested(competitionId, clock() - TO_ANSWER);

const isDecidable = (competition: Competition, matchup: HeldGame): boolean =>
  matchup.playerIds.length === 2 &&
  matchup.status !== 'encurso' &&
  !isOutOfTable(competition, matchup);

/** True if the game can still be played. A finished league is not reopened. */
const mayBePlayed = (competition: Competition, matchup: HeldGame): boolean =>
  (matchup.kind === 'tournament' || competition.status === 'encurso') &&
  mayPlay(competition, matchup);

export type ResultService = ReturnType<typeof resultService>;
