import type { BackgroundTasks } from '#platform/background-tasks.ts';
import type { Caller } from '#platform/caller.ts';
import { letter } from '#platform/mail/letter.ts';
import type { Mailer } from '#platform/mail/mail.ts';
import type { Db } from '#platform/store/db.ts';
import { words } from './words.ts';
import type { CompetitionChanges } from './changes.ts';
import { publishingRepository, type Untold } from './publishing-repository.ts';
import { competitionRepository, type Competition } from './repository.ts';
import { checkCreator } from './rights.ts';
import type { CompetitionKind } from './tables.ts';

/** Those of some competitions that anybody may read. */
export const publicCompetitions =
  (db: Db) =>
  (competitionIds: readonly string[]): Promise<ReadonlySet<string>> =>
    publishingRepository(db).publicAmong(competitionIds);

export type PublishingDeps = {
  readonly db: Db;
  readonly backgroundTasks: BackgroundTasks;
  readonly mailer: Mailer;
  readonly publicUrl: URL;
};

/** Whether a competition is read by anybody, or with an account only: its organiser's choice. */
export function publishing(
  kind: CompetitionKind,
  { db, backgroundTasks, mailer, publicUrl }: PublishingDeps,
  { change }: CompetitionChanges,
) {
  async function tell(
    { competition_id: id, name, status }: Competition,
    untold: readonly Untold[],
  ): Promise<void> {
    const failures: unknown[] = [];
    for (const { email: to, username } of untold) {
      const mail = letter({
        to,
        username,
        ...words.mail(name, status === 'pendiente'),
        link: new URL(`/${kind}s/${id}`, publicUrl).href,
      });
      await mailer.send(mail).catch((error: unknown) => failures.push(error)); // the others get theirs
    }
    if (failures.length > 0) throw failures[0];
  }

  return {
    /** Whether anybody may read it, without an account. */
    isPublic: (competitionId: string): Promise<boolean> =>
      publishingRepository(db).isPublic(kind, competitionId),

    /**
     * Lets everybody read it, or again nobody without an account. Who has joined before is told by a
     * mail, once, however often it is switched.
     *
     * @throws {Refusal} `league-not-found` or `tournament-not-found`, `not-the-creator`
     */
    publish: (competitionId: string, isPublic: boolean, caller: Caller): Promise<void> =>
      change(competitionId, async (unit, competition) => {
        checkCreator(competition, caller);
        await competitionRepository(unit.db).change(competitionId, { is_public: Number(isPublic) });
        if (!isPublic) return;
        const untold = await publishingRepository(unit.db).tell(competitionId, caller.userId);
        unit.afterCommit(() =>
          backgroundTasks.run('mails of a public competition', () => tell(competition, untold)),
        );
      }),
  };
}
