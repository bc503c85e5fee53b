import { deletedPlayer } from '@darts/contracts/accounts';
import { letter, stopLinks } from '#platform/mail/letter.ts';
import { outbox, type OutboxRow, type PlannedMail } from '#platform/mail/outbox.ts';
import type { MailWriter, MailWriters } from '#platform/mail/sending.ts';
import type { Db } from '#platform/store/db.ts';
import type { Unit } from '#platform/store/transactions.ts';
import type { CompetitionKind, CompetitionService } from '../competitions/service.ts';
import type { GameOf } from './deps.ts';
import { noticeRepository, type Notice, type NoticeFacts } from './notice-repository.ts';
import type { NoticeKind } from './tables.ts';
import { resultWords } from './words.ts';

type Deps = {
  readonly db: Db;
  readonly publicUrl: URL;
  readonly competitions: Readonly<Record<CompetitionKind, CompetitionService>>;
};

/** History entry that mails are about, by its key. */
type NoticeSubject = {
  readonly competitionId: string;
  readonly at: number;
  readonly kind: NoticeKind;
  readonly sendAt?: number; // absent: at once
};

const TOPICS = { asked: 'result-asked', late: 'result-late', done: 'by-hand' } as const;
const DECIDED = 'result-decided';

const keyOf = ({ competitionId, at }: Omit<NoticeSubject, 'kind'>) => `${competitionId} ${at}`;

/** Plans mails to the users among `userIds` who want mails. */
async function plan(
  { db }: Unit,
  mail: Omit<PlannedMail, 'userId'>,
  userIds: Iterable<string | null>,
): Promise<void> {
  const ids = [...new Set(userIds)].filter((userId) => userId !== null);
  const wanting = await noticeRepository(db).wanting(ids);
  await outbox(db).plan(wanting.map((userId) => Object.assign({ userId }, mail)));
}

/** Plans mails about an entry, in the transaction that makes it. */
export const planNotices = (
  unit: Unit,
  { competitionId, at, kind, sendAt = at }: NoticeSubject,
  userIds: Iterable<string | null>,
): Promise<void> => {
  const entry = { competitionId, at };
  const mail = { topic: TOPICS[kind], about: keyOf(entry), payload: entry, sendAt };
  return plan(unit, mail, userIds);
};

/** Cancels planned mails about an entry. */
export const cancelNotices = (
  { db }: Unit,
  { kind, ...entry }: Omit<NoticeSubject, 'sendAt'>,
): Promise<void> => outbox(db).cancel(TOPICS[kind], keyOf(entry));

/** Period in which a user gets at most one mail about the decisions on a game, in milliseconds. */
const QUARTER_MS = 15 * 60_000;

/**
 * Plans mails about the last decision on a game, in place of mails about its decisions that are not sent yet. A
 * receiver gets one mail per quarter of an hour by the clock: the first at once, the others when their quarter
 * ends.
 */
export async function planLastNotice(
  unit: Unit,
  { competitionId, gameId, at }: GameOf & Pick<NoticeSubject, 'at'>,
  userIds: Iterable<string | null>,
): Promise<void> {
  const quarter = at - (at % QUARTER_MS);
  const before = [quarter - QUARTER_MS, at] as const;
  const isFirst = !(await noticeRepository(unit.db).wasDecided(competitionId, gameId, before));
  const sendAt = isFirst ? at : quarter + QUARTER_MS;
  const payload = { competitionId, at };
  await plan(unit, { topic: DECIDED, about: gameId, payload, sendAt }, userIds);
}

/** True if the receiver may still answer: the game and its proposal or dispute are open. */
function isToBeAnswered(
  kind: NoticeKind,
  { at, userId }: Notice,
  { act, status, ...row }: NoticeFacts,
): boolean {
  if (status !== 'pendiente') return false;
  if (act === 'disputed') return row.disputed_at !== null;
  if (row.proposed_at === null || row.disputed_at !== null) return false;
  if (kind === 'asked') return row.proposer_id !== userId; // even if the proposer has corrected the result since
  return row.proposed_at === at;
}

/** Writers of the mails about acts by hand. */
export function noticeWriters({ db, publicUrl, competitions }: Deps): MailWriters {
  const store = noticeRepository(db);

  /** True if the addressee may still decide the game; a helper may have lost the right since. */
  async function mayDecide(userId: string, { kind, competition_id }: NoticeFacts) {
    const competition = await competitions[kind].get(competition_id);
    return competitions[kind].mayOrganise(competition, { userId });
  }

  const writer = (kind: NoticeKind): MailWriter => ({
    async mailOf({ user_id: userId, payload }: OutboxRow) {
      const entry = JSON.parse(payload) as Pick<Notice, 'competitionId' | 'at'>; // as the planning functions wrote it
      const notice = { ...entry, userId };
      const facts = await store.facts(notice);
      if (!facts) return undefined;
      if (kind !== 'done' && !isToBeAnswered(kind, notice, facts)) return undefined;
      if (kind === 'late' && !(await mayDecide(userId, facts))) return undefined;
      const { game_id: gameId, competition_id: competitionId } = facts;
      const path = gameId === null ? `/${facts.kind}s/${competitionId}` : `/game/view/${gameId}`;
      return letter({
        to: facts.email,
        username: facts.username,
        ...resultWords.mail({
          kind,
          act: facts.act,
          competition: facts.name,
          author: facts.author ?? deletedPlayer.username,
          players: [facts.about1, facts.about2].filter((name) => name !== null),
          reason: facts.reason,
          isOfGame: gameId !== null,
        }),
        link: new URL(path, publicUrl).href,
        about: [facts.by_id, facts.about1_id, facts.about2_id],
        stop: stopLinks(publicUrl, facts.stop_token),
      });
    },
  });

  return {
    [TOPICS.asked]: writer('asked'),
    [TOPICS.late]: writer('late'),
    [TOPICS.done]: writer('done'),
    [DECIDED]: writer('done'),
  };
}
