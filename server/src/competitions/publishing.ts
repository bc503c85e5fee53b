import type { BackgroundTasks } from '#platform/background-tasks.ts';
import type { Caller } from '#platform/caller.ts';
import type { Limits } from '#platform/limits/limits.ts';
import { letter, type Letter } from '#platform/mail/letter.ts';
import type { Mailer } from '#platform/mail/mail.ts';
import { isRefusedForGood } from '#platform/mail/smtp.ts';
import type { Db } from '#platform/store/db.ts';
import type { Unit } from '#platform/store/transactions.ts';
import { words } from './words.ts';
import type { CompetitionChanges } from './changes.ts';
import { publishingRepository, type Receiver } from './publishing-repository.ts';
import { competitionRepository } from './repository.ts';
import { asCreator } from './rights.ts';
import type { CompetitionKind } from './tables.ts';

export type PublicMailDeps = {
  readonly db: Db;
  readonly backgroundTasks: BackgroundTasks;
  readonly mailer: Mailer;
  readonly publicUrl: URL;
};

export type PublishingDeps = PublicMailDeps & { readonly limits: Limits };

type Changes = CompetitionChanges & {
  /** Writes down what was done by hand. */
  readonly note: (
    unit: Unit,
    entry: {
      readonly competitionId: string;
      readonly by: Caller;
      readonly act: 'published' | 'unpublished';
    },
  ) => Promise<unknown>;
};

type Words = Pick<Letter, 'subject' | 'lines' | 'label' | 'close'>;

/** Mails to some who are enrolled that anybody may read a competition. */
export function publicMails(
  kind: CompetitionKind,
  { db, backgroundTasks, mailer, publicUrl }: PublicMailDeps,
) {
  /** Mails one who has been noted to know; where that fails for now, the note is taken back. */
  async function send(competitionId: string, receiver: Receiver, text: Words): Promise<void> {
    const { user_id, email: to, username } = receiver;
    const link = new URL(`/${kind}s/${competitionId}`, publicUrl).href;
    await mailer.send(letter({ to, username, ...text, link })).catch(async (error: unknown) => {
      if (!isRefusedForGood(error)) await publishingRepository(db).takeBack(competitionId, user_id);
      throw error;
    });
  }

  return {
    /** Mails some, who have been noted to know, once it is committed. */
    async mail(
      unit: Unit,
      competitionId: string,
      userIds: readonly string[],
      text: Words,
    ): Promise<void> {
      const receivers = await publishingRepository(unit.db).receivers(userIds);
      unit.afterCommit(() =>
        backgroundTasks.run('mails of a public competition', () =>
          each(receivers, (receiver) => send(competitionId, receiver, text)),
        ),
      );
    },

    /** Mails those whom a mail could not be sent. To be called every few minutes, by any number of servers. */
    async mailAgain(): Promise<void> {
      const repository = publishingRepository(db);
      await each(await repository.unaware(kind), async (row) => {
        const { competition_id: id, name, status } = row;
        if (!(await repository.note(id, row.user_id))) return; // another server mails them
        await send(id, row, words.mail.published(name, status === 'pendiente'));
      });
    },
  };
}

/** Does it for one after the other; what fails for one keeps no other. */
async function each<Item>(items: readonly Item[], act: (item: Item) => Promise<void>) {
  const failures: unknown[] = [];
  for (const item of items) await act(item).catch((error: unknown) => failures.push(error));
  if (failures.length > 0) throw failures[0];
}

/** Publication of a competition, which its organiser turns on and off. */
export function publishing(kind: CompetitionKind, deps: PublishingDeps, { change, note }: Changes) {
  const { db, limits } = deps;
  const { mail, mailAgain } = publicMails(kind, deps);

  return {
    mailAgain,

    /** True if anybody may read the competition without an account. */
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
      await change(competitionId, asCreator(caller, 'always'), async (unit, competition) => {
        const is_public = Number(isPublic);
        if (competition.is_public === is_public) return;
        await competitionRepository(unit.db).change(competitionId, { is_public });
        const act = isPublic ? 'published' : 'unpublished';
        await note(unit, { competitionId, by: caller, act });
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
