import type { Caller } from '#platform/caller.ts';
import type { Clock } from '#platform/clock.ts';
import type { Limits } from '#platform/limits/limits.ts';
import { letter } from '#platform/mail/letter.ts';
import { outbox, type OutboxRow } from '#platform/mail/outbox.ts';
import type { MailWriter, MailWriters } from '#platform/mail/sending.ts';
import type { Db } from '#platform/store/db.ts';
import type { Unit } from '#platform/store/transactions.ts';
import { competitionWords } from './words.ts';
import type { CompetitionChanges, Note } from './changes.ts';
import { publishingRepository } from './publishing-repository.ts';
import { competitionRepository } from './repository.ts';
import { asCreator } from './rights.ts';
import type { CompetitionKind } from './tables.ts';

export type PublishingDeps = {
  readonly db: Db;
  readonly clock: Clock;
  readonly limits: Limits;
};

type Changes = CompetitionChanges & { readonly note: Note<'published' | 'unpublished'> };

const TOPICS = { published: 'made-public', enrolled: 'enrolled-in-public' } as const;

/** Plans mails that tell enrolled users that a competition is public. */
export const planPublicMails = (
  { db }: Unit,
  act: keyof typeof TOPICS,
  competitionId: string,
  { userIds, sendAt }: { readonly userIds: readonly string[]; readonly sendAt: number },
): Promise<void> =>
  outbox(db).plan(
    userIds.map((userId) => ({ topic: TOPICS[act], about: competitionId, userId, sendAt })),
  );

/** Writers of the mails that tell players, once, that anybody may read a competition. */
export function publicMailWriters({
  db,
  publicUrl,
}: {
  readonly db: Db;
  readonly publicUrl: URL;
}): MailWriters {
  const store = publishingRepository(db);

  const writer = (act: keyof typeof TOPICS): MailWriter => ({
    async mailOf({ about, user_id }: OutboxRow) {
      const facts = await store.facts(about, user_id);
      if (!facts || (await store.isAware(about, user_id))) return undefined;
      const { kind, name, status, email: to, username } = facts;
      const link = new URL(`/${kind}s/${about}`, publicUrl).href;
      const text =
        act === 'enrolled'
          ? competitionWords.mail.enrolled(name)
          : competitionWords.mail.published(name, status === 'pendiente');
      return letter({ to, username, ...text, link });
    },
    onSent: ({ about, user_id }) => store.note(about, user_id),
  });

  return { [TOPICS.published]: writer('published'), [TOPICS.enrolled]: writer('enrolled') };
}

/** Publication of a competition, which its organiser turns on and off. */
export function publishing(kind: CompetitionKind, deps: PublishingDeps, { change, note }: Changes) {
  const { db, clock, limits } = deps;

  return {
    /** True if anybody may read the competition without an account. */
    isPublic: (competitionId: string): Promise<boolean> =>
      publishingRepository(db).isPublic(kind, competitionId),

    /**
     * Makes a competition readable for everybody, or again only with an account. Enrolled users are mailed when it
     * becomes public. Each user gets this mail at most once.
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
        const store = publishingRepository(unit.db);
        const unaware = await store.unaware(competitionId);
        if (unaware.includes(caller.userId)) await store.note(competitionId, caller.userId);
        const userIds = unaware.filter((userId) => userId !== caller.userId);
        await planPublicMails(unit, 'published', competitionId, { userIds, sendAt: clock() });
      });
    },
  };
}
