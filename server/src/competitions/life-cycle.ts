import { randomUUID } from 'node:crypto';
import { PARTICIPANTS_MIN, type CompetitionFilters } from '@darts/contracts/competitions';
import { nameKey } from '@darts/rules/accounts/usernames';
import { CLASSIC } from '@darts/rules/play/x01/settings';
import type { Caller } from '#platform/caller.ts';
import type { Clock } from '#platform/clock.ts';
import { Refusal } from '#platform/refusals.ts';
import { madeRequests } from '#platform/store/made-requests.ts';
import type { Unit } from '#platform/store/transactions.ts';
import { words } from '#words.ts';
import { storedFormat } from '../play/service.ts';
import type { ChangeDeps, CompetitionChanges, Note } from './changes.ts';
import { addJoining, isIn } from './organising.ts';
import { participantsOf, shuffled } from './participants.ts';
import { competitionRepository, type Competition } from './repository.ts';
import { asCreator, checkMayOrganise, checkPending, lockCaller } from './rights.ts';
import type { CompetitionKind } from './tables.ts';
import type { CompetitionFields } from './views.ts';

type Changes = CompetitionChanges & { readonly note: Note<'ended'> };

/** Life cycle of a competition: create, join, start and end. */
export function lifeCycle(
  kind: CompetitionKind,
  deps: ChangeDeps & { readonly clock: Clock },
  changes: Changes,
) {
  const { db, transact, clock } = deps;
  const { get, withEnrolled, hold, change, broadcastChange, note } = changes;

  async function finish(unit: Unit, competitionId: string): Promise<void> {
    const ended = { status: 'finalizada', ended_at: clock() } as const;
    await competitionRepository(unit.db).change(competitionId, ended);
  }

  return {
    /** @throws {Refusal} `league-not-found` or `tournament-not-found` */
    async mustExist(competitionId: string): Promise<void> {
      await competitionRepository(db).get(kind, competitionId);
    },

    /** Returns a page of competitions, newest first. */
    async list(filters: CompetitionFilters, caller: Caller): Promise<Competition[]> {
      const rows = await competitionRepository(db).list(kind, filters, caller.userId);
      return withEnrolled(db, rows);
    },

    /**
     * Adds a pending competition and returns its id. `addOwn` stores the data of its kind. Repeated with the same
     * `requestId`, returns the id of the existing competition.
     *
     * @throws {Refusal} `may-not-organise`, `no-session`
     */
    create: (
      caller: Caller,
      { requestId, ...fields }: CompetitionFields & { readonly requestId: string | undefined },
      addOwn: (unit: Unit, competitionId: string) => Promise<void>,
    ): Promise<string> =>
      transact(async (unit) => {
        await lockCaller(unit, caller);
        await checkMayOrganise(unit.db, caller);
        const competitionId = randomUUID();
        const asked = { userId: caller.userId, requestId, madeId: competitionId, at: clock() };
        const madeId = await madeRequests(unit.db).note(asked);
        if (madeId !== competitionId) return madeId;
        await competitionRepository(unit.db).add({
          format: storedFormat(CLASSIC),
          is_public: 0,
          ...fields,
          competition_id: competitionId,
          kind,
          version: 1,
          name_key: nameKey(fields.name),
          status: 'pendiente',
          created_by: caller.userId,
          created_at: clock(),
        });
        await addOwn(unit, competitionId);
        return competitionId;
      }),

    /**
     * @throws {Refusal} `may-not-organise`, `not-the-creator`, `not-pending`, `too-many-enrolled`,
     * `league-not-found` or `tournament-not-found`
     */
    async edit(
      competitionId: string,
      caller: Caller,
      fields: CompetitionFields,
      editOwn: (unit: Unit) => Promise<void>,
    ): Promise<void> {
      await get(competitionId);
      await checkMayOrganise(db, caller); // checked first, as `may-not-organise` says more than `not-the-creator`
      await change(competitionId, asCreator(caller, 'pending'), async (unit, competition) => {
        if (fields.max_participants < competition.enrolled.length) {
          throw new Refusal('too-many-enrolled', {
            maxParticipants: words.fields.tooManyEnrolled(competition.enrolled.length),
          });
        }
        const columns = { ...fields, name_key: nameKey(fields.name) };
        await competitionRepository(unit.db).change(competitionId, columns);
        await editOwn(unit);
      });
    },

    /**
     * Enrols the caller. No-op if the caller is already enrolled.
     *
     * @throws {Refusal} `no-session`, `not-pending`, `full`, `league-not-found` or
     * `tournament-not-found`
     */
    join: (competitionId: string, caller: Caller): Promise<void> =>
      transact(async (unit) => {
        await lockCaller(unit, caller);
        const competition = await hold(unit, competitionId);
        if (isIn(competition, caller.userId)) return;
        checkPending(competition);
        await addJoining(unit, competition, caller.userId, clock());
      }),

    /**
     * Removes the enrolment of the caller. No-op if the caller is not enrolled.
     *
     * @throws {Refusal} `not-pending`, `league-not-found` or `tournament-not-found`
     */
    leave: (competitionId: string, caller: Caller): Promise<void> =>
      transact(async (unit) => {
        const competition = await hold(unit, competitionId);
        if (!isIn(competition, caller.userId)) return;
        checkPending(competition);
        await competitionRepository(unit.db).withdraw(competitionId, caller.userId);
      }),

    /**
     * Starts a competition. `draw` receives the participants in random order.
     *
     * @throws {Refusal} `not-the-creator`, `not-pending`, `too-few-participants`, `league-not-found`
     * or `tournament-not-found`
     */
    start: (
      competitionId: string,
      caller: Caller,
      draw: (unit: Unit, competition: Competition, userIds: readonly string[]) => Promise<void>,
    ): Promise<void> =>
      change(competitionId, asCreator(caller, 'pending'), async (unit, competition) => {
        const userIds = await participantsOf(unit, competition);
        if (userIds.length < PARTICIPANTS_MIN) throw new Refusal('too-few-participants');
        await competitionRepository(unit.db).change(competitionId, { status: 'encurso' });
        await draw(unit, competition, shuffled(userIds));
      }),

    /** Marks a competition as over, without a history entry. */
    finish,

    /**
     * @throws {Refusal} `not-the-creator`, `not-in-progress`, `league-not-found` or
     * `tournament-not-found`, and what `close` refuses
     */
    end: (
      competitionId: string,
      caller: Caller,
      close: (unit: Unit) => Promise<void>,
    ): Promise<void> =>
      change(competitionId, asCreator(caller, 'running'), async (unit) => {
        await close(unit);
        await note(unit, { competitionId, by: caller, act: 'ended' });
        await finish(unit, competitionId);
      }),

    /**
     * Withdraws a user whose account is being deleted from pending competitions, and clears the creator of the
     * competitions that the user created.
     *
     * @returns the ids of the competitions that the user created
     */
    async releaseUser(unit: Unit, userId: string): Promise<string[]> {
      const repository = competitionRepository(unit.db);
      for (const { competition_id: competitionId } of await repository.pendingOf(kind, userId)) {
        await repository.change(competitionId); // so that nobody starts the competition meanwhile
        const { status } = await repository.get(kind, competitionId);
        if (status !== 'pendiente') continue; // it has just begun: the user is released from its games instead
        await repository.withdraw(competitionId, userId);
        broadcastChange(unit, competitionId);
      }
      return repository.forgetCreator(kind, userId);
    },

    /**
     * Broadcasts a change of the unfinished competitions that a user created: admins now stand in, or no longer do.
     *
     * @returns the ids of those competitions
     */
    async noteRoleChange(unit: Unit, userId: string): Promise<string[]> {
      const ids = await competitionRepository(unit.db).unfinishedBy(kind, userId);
      for (const id of ids) broadcastChange(unit, id);
      return ids;
    },
  };
}
