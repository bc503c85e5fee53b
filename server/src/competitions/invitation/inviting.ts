import type { Caller } from '#platform/caller.ts';
import type { Clock } from '#platform/clock.ts';
import { madeRequests } from '#platform/store/made-requests.ts';
import type { Transact } from '#platform/store/transactions.ts';
import type { CompetitionChanges } from '../changes.ts';
import { invitationRepository, invitationTokens } from './repository.ts';
import { addJoining, isIn } from '../organising.ts';
import { asCreator, checkRight, lockCaller } from '../rights.ts';

type Deps = { readonly transact: Transact; readonly clock: Clock };

/** Invitation links of competitions that have not begun. Anybody with the link can view the competition and join. */
export function inviting({ transact, clock }: Deps, { get, hold, holdAs }: CompetitionChanges) {
  return {
    /**
     * Returns the token of the competition's link; creates the token if there is none.
     *
     * @throws {Refusal} `league-not-found` or `tournament-not-found`, `not-the-creator`, `not-pending`
     */
    invitation: (competitionId: string, caller: Caller): Promise<string> =>
      transact(async ({ db }) => {
        await checkRight(db, await get(competitionId, db), asCreator(caller, 'pending'));
        return invitationTokens(db).open(competitionId);
      }),

    /**
     * Replaces the token of the competition's link; the previous token is invalid at once. Repeated with the same
     * `requestId`, returns the current token.
     *
     * @throws {Refusal} `league-not-found` or `tournament-not-found`, `not-the-creator`, `not-pending`
     */
    renewInvitation: (
      competitionId: string,
      caller: Caller,
      requestId: string | undefined,
    ): Promise<string> =>
      transact(async (unit) => {
        await holdAs(unit, competitionId, asCreator(caller, 'pending'));
        const asked = { userId: caller.userId, requestId, at: clock() };
        const isFirst = await madeRequests(unit.db).isFirst(asked);
        const tokens = invitationTokens(unit.db);
        return isFirst ? tokens.renew(competitionId) : tokens.open(competitionId);
      }),

    /**
     * Enrols the caller by a token. No-op if the caller is already enrolled.
     *
     * @throws {Refusal} `no-session`, `invitation-not-found`, `full`
     */
    joinInvited: (competitionId: string, token: string, caller: Caller): Promise<void> =>
      transact(async (unit) => {
        await lockCaller(unit, caller);
        const competition = await hold(unit, competitionId);
        await invitationRepository(unit.db).find(token); // the token may have become invalid since it was read
        if (isIn(competition, caller.userId)) return;
        await addJoining(unit, competition, caller.userId, clock());
      }),
  };
}
