import type { Caller } from '#platform/caller.ts';
import type { Db } from '#platform/store/db.ts';
import { competitionChanges, type ChangeDeps } from './changes.ts';
import { history } from './history/history.ts';
import { lifeCycle } from './life-cycle.ts';
import { inviting } from './invitation/inviting.ts';
import { organising, type OrganisingDeps } from './organising.ts';
import { helperRepository } from './helper-repository.ts';
import { helping, type HelpingDeps } from './officials/helpers.ts';
import { officiating } from './officials/officiating.ts';
import { publishing, type PublishingDeps } from './publishing.ts';
import { shuffled } from './participants.ts';
import { competitionRepository, type Competition, type Enrolled } from './repository.ts';
import type { CompetitionKind, Withdrawal } from './tables.ts';

type Deps = ChangeDeps & OrganisingDeps & PublishingDeps & HelpingDeps;

/** Behaviour shared by leagues and tournaments: permissions, enrolment, status changes. */
export function competitionService(kind: CompetitionKind, deps: Deps) {
  const changes = competitionChanges(kind, deps);
  const past = history(deps, changes);
  const life = lifeCycle(kind, deps, { ...changes, note: past.note });
  const enrolment = organising(deps, changes);
  const invitations = inviting(deps, changes);
  const readers = publishing(kind, deps, { ...changes, note: past.note });
  const officials = officiating(deps, changes);
  const helpers = helping(deps, changes);

  return {
    get: changes.get,
    getAs: changes.getAs,
    list: life.list,
    mustExist: life.mustExist,
    holdAs: changes.holdAs,
    change: changes.change,
    broadcastChange: changes.broadcastChange,

    create: life.create,
    edit: life.edit,
    join: life.join,
    leave: life.leave,
    start: life.start,
    finish: life.finish,
    end: life.end,
    releaseUser: life.releaseUser,
    noteRoleChange: life.noteRoleChange,

    remove: enrolment.remove,
    candidates: enrolment.candidates,
    enrol: enrolment.enrol,
    withdraw: enrolment.withdraw,

    invitation: invitations.invitation,
    renewInvitation: invitations.renewInvitation,
    joinInvited: invitations.joinInvited,

    isPublic: readers.isPublic,
    publish: readers.publish,

    mayOrganise: officials.mayOrganise,
    organisersOf: officials.organisersOf,
    retire: officials.retire,
    withdrawnFrom: officials.withdrawnFrom,
    setGrace: officials.setGrace,
    resume: officials.resume,

    helpers: helpers.helpers,
    addHelper: helpers.addHelper,
    removeHelper: helpers.removeHelper,

    note: past.note,
    history: past.history,
    wasLast: past.wasLast,
    decisionOn: past.decisionOn,
  };
}

export type { Competition, CompetitionKind, Enrolled, Withdrawal };
export { DECISIONS, forgettingHistory } from './history/history.ts';
export { holdCompetition } from './changes.ts';
export { asPlayer, gameHolding, type GameDeps } from './holding.ts';
export { asCreator, asOrganiser } from './rights.ts';
export { tableResult, voidedIn } from './table-result.ts';
export { shuffled };
export { competitionView, fieldsOf, refOf } from './views.ts';

export type CompetitionService = ReturnType<typeof competitionService>;

/** Returns the ids of the admins, who stand in for creators without an account. */
export const standIns = (trx: Db): Promise<string[]> => helperRepository(trx).admins();

/** Returns a function that reads the names of competitions of either kind, by id. */
export const competitionNames =
  (db: Db) =>
  (competitionIds: readonly string[]): Promise<ReadonlyMap<string, string>> =>
    competitionRepository(db).names(competitionIds);

/** Joining and leaving; each returns the competition as it is afterwards. */
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
