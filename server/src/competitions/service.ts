import { randomUUID } from 'node:crypto';
import { PARTICIPANTS_MIN, type CompetitionFilters } from '@darts/contracts/competitions';
import { canOrganise } from '@darts/rules/accounts/permissions';
import { nameKey } from '@darts/rules/accounts/usernames';
import { CLASSIC } from '@darts/rules/play/settings';
import type { Caller } from '#platform/caller.ts';
import { Refusal } from '#platform/refusals.ts';
import type { Db } from '#platform/store/db.ts';
import type { Unit } from '#platform/store/transactions.ts';
import { words } from '#words.ts';
import { storedFormat } from '../play/service.ts';
import { competitionChanges, type ChangeDeps } from './changes.ts';
import { history, noting } from './history/history.ts';
import { inviting } from './invitation/inviting.ts';
import { addJoining, isIn, organising, type OrganisingDeps } from './organising.ts';
import { helperRepository } from './officials/helper-repository.ts';
import { helping, type HelpingDeps } from './officials/helpers.ts';
import { officiating } from './officials/officiating.ts';
import { checkOrganiser } from './officials/organisers.ts';
import { publishing, type PublishingDeps } from './publishing.ts';
import { participantsOf, shuffled } from './participants.ts';
import { competitionRepository, type Competition, type Enrolled } from './repository.ts';
import { checkCreator, checkPending, lockCaller } from './rights.ts';
import type { CompetitionKind, Withdrawal } from './tables.ts';
import type { CompetitionFields } from './views.ts';

type Deps = ChangeDeps & OrganisingDeps & PublishingDeps & HelpingDeps;

/** What is alike in leagues and tournaments: who may, who is in, and in what state they are. */
export function competitionService(kind: CompetitionKind, deps: Deps) {
  const { db, transact, clock } = deps;
  const changes = competitionChanges(kind, deps);
  const note = noting(deps);
  const { get, withEnrolled, changeIn, change, broadcastChange } = changes;

  return {
    get,
    ...organising(kind, deps, changes),
    ...inviting(deps, changes),
    ...publishing(kind, deps, { ...changes, note }),

    /** @throws {Refusal} `league-not-found` or `tournament-not-found` */
    async mustExist(competitionId: string): Promise<void> {
      await competitionRepository(db).get(kind, competitionId);
    },

    /** Until the transaction ends, nobody else changes it. */
    hold: ({ db: trx }: Unit, competitionId: string): Promise<void> =>
      competitionRepository(trx).change(competitionId),

    /**
     * Refuses whoever neither runs it nor helps.
     *
     * @throws {Refusal} `not-the-creator`, `league-not-found` or `tournament-not-found`
     */
    mustOrganise: async ({ db: trx }: Unit, competitionId: string, caller: Caller): Promise<void> =>
      checkOrganiser(trx, await competitionRepository(trx).get(kind, competitionId), caller),

    /**
     * Changes what its organiser and helpers may while it is in progress.
     *
     * @throws {Refusal} `not-the-creator`, `not-in-progress`, `league-not-found` or
     * `tournament-not-found`, and what `act` refuses
     */
    organise: (
      competitionId: string,
      caller: Caller,
      act: (unit: Unit, competition: Competition) => Promise<void>,
    ): Promise<void> =>
      change(competitionId, async (unit, competition) => {
        await checkOrganiser(unit.db, competition, caller);
        if (competition.status !== 'encurso') throw new Refusal('not-in-progress');
        await act(unit, competition);
      }),

    ...officiating(deps, changes),

    /** Broadcasts to its open pages, once it is committed, that it has changed. */
    broadcastChange,

    /** It is over by itself. */
    async finish(unit: Unit, competitionId: string): Promise<void> {
      const ended = { status: 'finalizada', ended_at: clock() } as const;
      await competitionRepository(unit.db).change(competitionId, ended);
      broadcastChange(unit, competitionId);
    },

    ...history(deps, changes),
    ...helping(deps, changes),

    /** A page of them, newest first. */
    async list(filters: CompetitionFilters, caller: Caller): Promise<Competition[]> {
      const rows = await competitionRepository(db).list(kind, filters, caller.userId);
      return withEnrolled(db, rows);
    },

    /**
     * Adds a pending competition and returns its id; `addOwn` adds what its kind has besides.
     *
     * @throws {Refusal} `may-not-organise`, `no-session`
     */
    create: (
      caller: Caller,
      fields: CompetitionFields,
      addOwn: (unit: Unit, competitionId: string) => Promise<void>,
    ): Promise<string> =>
      transact(async (unit) => {
        if (!canOrganise(caller.role)) throw new Refusal('may-not-organise');
        await lockCaller(unit, caller);
        const competitionId = randomUUID();
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
    edit: (
      competitionId: string,
      caller: Caller,
      fields: CompetitionFields,
      editOwn: (unit: Unit) => Promise<void>,
    ): Promise<void> =>
      change(competitionId, async (unit, competition) => {
        if (!canOrganise(caller.role)) throw new Refusal('may-not-organise');
        checkCreator(competition, caller);
        checkPending(competition);
        if (fields.max_participants < competition.enrolled.length) {
          throw new Refusal('too-many-enrolled', {
            maxParticipants: words.fields.tooManyEnrolled(competition.enrolled.length),
          });
        }
        const columns = { ...fields, name_key: nameKey(fields.name) };
        await competitionRepository(unit.db).change(competitionId, columns);
        await editOwn(unit);
      }),

    /**
     * @throws {Refusal} `no-session`, `not-pending`, `already-enrolled`, `full`, `league-not-found` or
     * `tournament-not-found`
     */
    join: (competitionId: string, caller: Caller): Promise<void> =>
      transact(async (unit) => {
        await lockCaller(unit, caller);
        await changeIn(unit, competitionId, async (_, competition) => {
          checkPending(competition);
          if (isIn(competition, caller.userId)) throw new Refusal('already-enrolled');
          await addJoining(unit, competition, caller.userId, clock());
        });
      }),

    /** @throws {Refusal} `not-pending`, `not-enrolled`, `league-not-found` or `tournament-not-found` */
    leave: (competitionId: string, caller: Caller): Promise<void> =>
      change(competitionId, async (unit, competition) => {
        checkPending(competition);
        const wasIn = await competitionRepository(unit.db).withdraw(competitionId, caller.userId);
        if (!wasIn) throw new Refusal('not-enrolled');
      }),

    /**
     * Starts it: `draw` is given the participants in an order of chance.
     *
     * @throws {Refusal} `not-the-creator`, `not-pending`, `too-few-participants`, `league-not-found`
     * or `tournament-not-found`
     */
    start: (
      competitionId: string,
      caller: Caller,
      draw: (unit: Unit, competition: Competition, userIds: readonly string[]) => Promise<void>,
    ): Promise<void> =>
      change(competitionId, async (unit, competition) => {
        checkCreator(competition, caller);
        checkPending(competition);
        const userIds = await participantsOf(unit, competition);
        if (userIds.length < PARTICIPANTS_MIN) throw new Refusal('too-few-participants');
        await competitionRepository(unit.db).change(competitionId, { status: 'encurso' });
        await draw(unit, competition, shuffled(userIds));
      }),

    /**
     * @throws {Refusal} `not-the-creator`, `not-in-progress`, `league-not-found` or
     * `tournament-not-found`, and what `close` refuses
     */
    end: (
      competitionId: string,
      caller: Caller,
      close: (unit: Unit) => Promise<void>,
    ): Promise<void> =>
      change(competitionId, async (unit, competition) => {
        checkCreator(competition, caller);
        if (competition.status !== 'encurso') throw new Refusal('not-in-progress');
        await close(unit);
        await note(unit, { competitionId, by: caller, act: 'ended' });
        const ended = { status: 'finalizada', ended_at: clock() } as const;
        await competitionRepository(unit.db).change(competitionId, ended);
      }),

    /**
     * Withdraws a user whose account is being deleted from what has not begun.
     *
     * @returns the ids of those that they have made, which are nobody's now
     */
    async releaseUser(unit: Unit, userId: string): Promise<string[]> {
      const repository = competitionRepository(unit.db);
      for (const { competition_id: competitionId } of await repository.pendingOf(kind, userId)) {
        await repository.change(competitionId); // nobody starts it meanwhile
        const { status } = await repository.get(kind, competitionId);
        if (status !== 'pendiente') continue; // it has just begun: its games release the user
        await repository.withdraw(competitionId, userId);
        unit.afterCommit(() => deps.broadcastChange(kind, competitionId));
      }
      return repository.forgetCreator(kind, userId);
    },
  };
}

export type { Competition, CompetitionKind, Enrolled, Withdrawal };
export { forgettingHistory } from './history/history.ts';
export { PARAMS } from './params.ts';
export { publicCompetitions } from './publishing.ts';
export { isWithdrawn, publicRow, tableResult } from './table-result.ts';
export { shuffled };
export { competitionView, fieldsOf, refOf } from './views.ts';
export type CompetitionService = ReturnType<typeof competitionService>;

/** Who stands in for the creators of those that are nobody's. */
export const standIns = (trx: Db): Promise<string[]> => helperRepository(trx).admins();

/** What some competitions of either kind are called, by their ids. */
export const competitionNames =
  (db: Db) =>
  (competitionIds: readonly string[]): Promise<ReadonlyMap<string, string>> =>
    competitionRepository(db).names(competitionIds);

/** Joining and leaving, each answered with the competition as it stands then. */
export const enrolling = <View>(
  competitions: CompetitionService,
  get: (competitionId: string) => Promise<View>,
) => ({
  /** @throws {Refusal} what `CompetitionService.join` refuses */
  async join(competitionId: string, caller: Caller): Promise<View> {
    await competitions.join(competitionId, caller);
    return get(competitionId);
  },

  /** @throws {Refusal} what `CompetitionService.leave` refuses */
  async leave(competitionId: string, caller: Caller): Promise<View> {
    await competitions.leave(competitionId, caller);
    return get(competitionId);
  },
});
