import type { Game } from '@darts/rules/play/game';
import type { Script } from '#platform/store/statements.ts';
import { performOrLose, type Unit } from '#platform/store/transactions.ts';
import { isOfCompetition } from '#play/follow-up.ts';
import { countingQueries } from '#play/figures/counting.ts';
import { partsOf } from '#play/figures/result.ts';
import { heldGame } from '#play/held-game.ts';
import { presenceRepository } from '#play/presence-repository.ts';
import { rematchOffer } from '#play/rematch/rematch-offer.ts';
import { rematchRepository } from '#play/rematch/rematch-repository.ts';
import { gameRepository, type LiveGameRow, type NamedGameRow } from '#play/repository.ts';
import { columnsOf } from '#play/stored-game.ts';
import type { Deps } from '#play/deps.ts';

/** True if no league or bracket waits for the end of a game. */
export const isLobbyGame = ({ kind }: Pick<NamedGameRow, 'kind'>): boolean => kind === 'lobby';

/** A game that ends: its row before and after, with all its turns, and the rules' value. */
export type Ending = {
  readonly before: Omit<LiveGameRow, 'turns'>;
  readonly after: LiveGameRow;
  readonly game: Game;
  readonly sessionId?: string; // that its last turn was sent in, and that has to be open
};

/** Returns the script that writes a game's end over the row it was computed from, frees its players and counts it. */
export const finishScript =
  (deps: Pick<Deps, 'db' | 'countGame' | 'clock'>) =>
  ({ before, after, game, sessionId }: Ending): Script => {
    const { db, clock } = deps; // the database writes its queries here, and is not asked
    const now = clock();
    const { status, turns, finished_at } = after;
    const changes = { ...columnsOf(game), turns, status, finished_at };
    const inSession = sessionId === undefined ? undefined : { sessionId, now };
    // They are where the row says: every change of who holds a game writes its version, too.
    const offer = isLobbyGame(before) ? rematchOffer(before.players, now) : undefined;
    return {
      first: gameRepository(db).overwrite(before, changes, inSession),
      rest: [
        presenceRepository(db).unseat(before.game_id),
        ...(offer ? [rematchRepository(db).open(offer)] : []),
        ...countingQueries(deps, partsOf(after, game)),
      ],
    };
  };

type Finishing = Pick<Deps, 'db' | 'countGame' | 'clock' | 'holdCompetition' | 'followUp'>;

/**
 * Writes a game's end in a transaction that is there, and all that follows from it elsewhere. Its competition is
 * written first, as by whatever is decided by hand, so that no two wait for each other.
 */
export const finishGame = (deps: Finishing) => {
  const scriptOf = finishScript(deps);
  return async (unit: Unit, ending: Ending): Promise<void> => {
    const { competition_id: competitionId } = ending.before;
    if (competitionId !== null) await deps.holdCompetition(unit, competitionId);
    await performOrLose(unit.db, scriptOf(ending));
    const game = heldGame(ending.after);
    // A void game that was begun is player 1's in a bracket.
    if (isOfCompetition(game)) await deps.followUp.decided(unit, game, game.outcome?.winner ?? 1);
  };
};
