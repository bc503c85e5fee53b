import type { BackgroundTasks } from '#platform/background-tasks.ts';
import type { Caller } from '#platform/caller.ts';
import type { Limits } from '#platform/limits/limits.ts';
import { letter } from '#platform/mail/letter.ts';
import type { Mailer } from '#platform/mail/mail.ts';
import type { Db } from '#platform/store/db.ts';
import { words } from './words.ts';
import type { CompetitionChanges } from './changes.ts';
import { publishingRepository, type Unaware } from './publishing-repository.ts';
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
  readonly limits: Limits;
  readonly mailer: Mailer;
  readonly publicUrl: URL;
};

/** Whether a competition is read by anybody, or with an account only: its organiser's choice. */
export function publishing(
  kind: CompetitionKind,
  { db, backgroundTasks, limits, mailer, publicUrl }: PublishingDeps,
  { change }: CompetitionChanges,
) {
  async function tell(
    { competition_id: id, name, status }: Competition,
    unaware: readonly Unaware[],
  ): Promise<void> {
    const failures: unknown[] = [];
    for (const { email: to, username } of unaware) {
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
     * Lets everybody read it, or again nobody without an account. Who has joined before gets a mail,
     * once, however often it is switched and they are enrolled.
     *
     * @throws {Refusal} `league-not-found` or `tournament-not-found`, `not-the-creator`,
     * `too-many-requests`
     */
    async publish(competitionId: string, isPublic: boolean, caller: Caller): Promise<void> {
      if (isPublic) await limits.take('publishing', caller.userId);
      await change(competitionId, async (unit, competition) => {
        checkCreator(competition, caller);
        const is_public = Number(isPublic);
        if (competition.is_public === is_public) return;
        await competitionRepository(unit.db).change(competitionId, { is_public });
        if (!isPublic) return;
        const unaware = await publishingRepository(unit.db).noteAll(competitionId, caller.userId);
        unit.afterCommit(() =>
          backgroundTasks.run('mails of a public competition', () => tell(competition, unaware)),
        );
      });
    },
  };
}
