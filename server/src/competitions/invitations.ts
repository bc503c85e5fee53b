import type { Invitation, Joined } from '@darts/contracts/competitions';
import type { Weekday } from '@darts/rules/leagues/schedule';
import type { Caller } from '#platform/caller.ts';
import type { Db } from '#platform/store/db.ts';
import { invitationRepository } from './invitation/repository.ts';
import type { CompetitionKind, CompetitionService } from './service.ts';

/** Fields of a league or tournament that its invitation shows or counts. */
type Shown = {
  readonly name: string;
  readonly creator: { readonly username: string };
  readonly startDate: string;
  readonly dayOfWeek?: Weekday | undefined;
  readonly isPublic?: boolean | undefined;
  readonly maxParticipants: number;
  readonly participants: readonly unknown[];
  readonly rounds?: readonly { readonly date: string }[];
};

type ByKind<Value> = Readonly<Record<CompetitionKind, Value>>;

/** Invitations: the view behind a link, and joining by that link. */
export const invitations = (
  db: Db,
  competitions: ByKind<CompetitionService>,
  views: ByKind<(competitionId: string) => Promise<Shown>>,
) => ({
  /**
   * Returns the view behind an invitation link, with the competition's id for a caller who is logged in.
   *
   * @throws {Refusal} `invitation-not-found`
   */
  async get(token: string, isLoggedIn: boolean): Promise<Invitation> {
    const { kind, competitionId } = await invitationRepository(db).find(token);
    const shown = await views[kind](competitionId);
    return {
      kind,
      name: shown.name,
      organiser: shown.creator.username,
      startDate: shown.startDate,
      lastDate: shown.rounds?.at(-1)?.date,
      dayOfWeek: shown.dayOfWeek,
      maxParticipants: shown.maxParticipants,
      placesLeft: shown.maxParticipants - shown.participants.length,
      isPublic: shown.isPublic,
      ...(isLoggedIn && { competitionId }),
    };
  },

  /** @throws {Refusal} what `CompetitionService.joinInvited` refuses */
  async join(token: string, caller: Caller): Promise<Joined> {
    const invited = await invitationRepository(db).find(token);
    await competitions[invited.kind].joinInvited(invited.competitionId, token, caller);
    return invited;
  },
});

export type Invitations = ReturnType<typeof invitations>;
