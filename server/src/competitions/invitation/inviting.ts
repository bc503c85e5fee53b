import type { Caller } from '#platform/caller.ts';
import type { Clock } from '#platform/clock.ts';
import type { Transact } from '#platform/store/transactions.ts';
import type { CompetitionChanges } from '../changes.ts';
import { invitationRepository, invitationTokens } from './repository.ts';
import { addJoining, isIn } from '../organising.ts';
import { checkCreator, checkPending, lockCaller } from '../rights.ts';

type Deps = { readonly transact: Transact; readonly clock: Clock };

/** The link of a competition that has not begun: who has it may see what it is, and join. */
export function inviting({ transact, clock }: Deps, { get, changeIn }: CompetitionChanges) {
  return {
    /**
     * The token of its link; a new one, where nobody has asked for it before.
     *
     * @throws {Refusal} `league-not-found` or `tournament-not-found`, `not-the-creator`, `not-pending`
     */
    invitation: (competitionId: string, caller: Caller): Promise<string> =>
      transact(async ({ db }) => {
        const competition = await get(competitionId, db);
        checkCreator(competition, caller);
        checkPending(competition);
        return invitationTokens(db).open(competitionId);
      }),

    /**
     * Another token for its link. Nobody gets in by the one before, not even who is about to.
     *
     * @throws {Refusal} `league-not-found` or `tournament-not-found`, `not-the-creator`, `not-pending`
     */
    renewInvitation: (competitionId: string, caller: Caller): Promise<string> =>
      transact(async (unit) => {
        let token = '';
        await changeIn(unit, competitionId, async ({ db }, competition) => {
          checkCreator(competition, caller);
          checkPending(competition);
          token = await invitationTokens(db).renew(competitionId);
        });
        return token;
      }),

    /**
     * Enrols the caller by a token. Whoever is enrolled already stays so.
     *
     * @throws {Refusal} `no-session`, `invitation-not-found`, `full`
     */
    joinInvited: (competitionId: string, token: string, caller: Caller): Promise<void> =>
      transact(async (unit) => {
        await lockCaller(unit, caller);
        await changeIn(unit, competitionId, async ({ db }, competition) => {
          await invitationRepository(db).find(token); // by now, it may be worth nothing
          if (!isIn(competition, caller.userId)) {
            await addJoining(unit, competition, caller.userId, clock());
          }
        });
      }),
  };
}
