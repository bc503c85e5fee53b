import type { BackgroundTasks } from '#platform/background-tasks.ts';
import type { Caller } from '#platform/caller.ts';
import type { Limits } from '#platform/limits/limits.ts';
import { letter, type Letter } from '#platform/mail/letter.ts';
import type { Mailer } from '#platform/mail/mail.ts';
import type { Db } from '#platform/store/db.ts';
import type { Unit } from '#platform/store/transactions.ts';
import { words } from './words.ts';
import type { CompetitionChanges } from './changes.ts';
import { publishingRepository, type Receiver } from './publishing-repository.ts';
import { competitionRepository } from './repository.ts';
import { checkCreator } from './rights.ts';
import type { CompetitionKind } from './tables.ts';

/** Those of some competitions that anybody may read. */
export const publicCompetitions =
  (db: Db) =>
  (competitionIds: readonly string[]): Promise<ReadonlySet<string>> =>
    publishingRepository(db).publicAmong(competitionIds);

export type PublicMailDeps = {
  readonly backgroundTasks: BackgroundTasks;
  readonly mailer: Mailer;
  readonly publicUrl: URL;
};

export type PublishingDeps = PublicMailDeps & { readonly db: Db; readonly limits: Limits };

type Words = Pick<Letter, 'subject' | 'lines' | 'label' | 'close'>;

/** Mails some who are enrolled, once it is committed, that anybody may read a competition. */
export function publicMails(
  kind: CompetitionKind,
  { backgroundTasks, mailer, publicUrl }: PublicMailDeps,
) {
  async function send(competitionId: string, receivers: readonly Receiver[], text: Words) {
    const link = new URL(`/${kind}s/${competitionId}`, publicUrl).href;
    const failures: unknown[] = [];
    for (const { email: to, username } of receivers) {
      const mail = letter({ to, username, ...text, link });
      await mailer.send(mail).catch((error: unknown) => failures.push(error)); // the others get theirs
    }
    if (failures.length > 0) throw failures[0];
  }

  return async (
    unit: Unit,
    competitionId: string,
    userIds: readonly string[],
    text: Words,
  ): Promise<void> => {
    const receivers = await publishingRepository(unit.db).receivers(userIds);
    unit.afterCommit(() =>
      backgroundTasks.run('mails of a public competition', () =>
        send(competitionId, receivers, text),
      ),
    );
  };
}

/** Whether a competition is read by anybody, or with an account only: its organiser's choice. */
export function publishing(
  kind: CompetitionKind,
  deps: PublishingDeps,
  { change }: CompetitionChanges,
) {
  const { db, limits } = deps;
  const mail = publicMails(kind, deps);

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
        const unaware = await publishingRepository(unit.db).noteAll(competitionId);
        const others = unaware.filter((userId) => userId !== caller.userId);
        const { name, status } = competition;
        const text = words.mail.published(name, status === 'pendiente');
        await mail(unit, competitionId, others, text);
      });
    },
  };
}
