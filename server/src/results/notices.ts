import { deletedPlayer } from '@darts/contracts/accounts';
import type { Clock } from '#platform/clock.ts';
import { letter } from '#platform/mail/letter.ts';
import type { Mail, Mailer } from '#platform/mail/mail.ts';
import { sending } from '#platform/mail/sending.ts';
import type { Db } from '#platform/store/db.ts';
import type { Unit } from '#platform/store/transactions.ts';
import { words as shared } from '#words.ts';
import type { CompetitionKind, CompetitionService } from '../competitions/service.ts';
import type { GameOf } from './deps.ts';
import { noticeRepository } from './notice-repository.ts';
import type { NoticeKind, NoticeRow } from './tables.ts';
import { words } from './words.ts';

type Deps = {
  readonly db: Db;
  readonly clock: Clock;
  readonly mailer: Mailer;
  readonly publicUrl: URL;
  readonly competitions: Readonly<Record<CompetitionKind, CompetitionService>>;
};

/** History entry that mails are about, by its key. */
type NoticeSubject = {
  readonly competitionId: string;
  readonly at: number;
  readonly kind: NoticeKind;
  readonly sendAt?: number; // at once unless it says so
};

/** Plans mails about an entry, in the transaction that makes it. */
export const planNotices = (
  { db }: Unit,
  { competitionId, at, kind, sendAt = at }: NoticeSubject,
  userIds: Iterable<string | null>,
): Promise<void> =>
  noticeRepository(db).plan(
    [...new Set(userIds)]
      .filter((userId) => userId !== null)
      .map((user_id) => ({
        competition_id: competitionId,
        at,
        user_id,
        kind,
        send_at: sendAt,
        tries: 0,
      })),
  );

/** So often there is a mail at most about what is decided of a game, in milliseconds. */
const QUARTER = 15 * 60_000;

/**
 * Plans mails about what has been decided of a game, in place of those that are still to be sent about it:
 * one that is decided again and again is one mail to each in a quarter of an hour by the clock. The first is
 * sent at once, others as their quarter ends.
 */
export async function planLastNotice(
  unit: Unit,
  { competitionId, gameId, at }: GameOf & Pick<NoticeSubject, 'at'>,
  userIds: Iterable<string | null>,
): Promise<void> {
  const ids = [...userIds].filter((userId) => userId !== null);
  const store = noticeRepository(unit.db);
  await store.cancelDone(competitionId, gameId, ids);
  const quarter = at - (at % QUARTER);
  const isFirst = !(await store.wasDecided(competitionId, gameId, [quarter - QUARTER, at]));
  const sendAt = isFirst ? at : quarter + QUARTER;
  await planNotices(unit, { competitionId, at, kind: 'done', sendAt }, ids);
}

/** Cancels planned mails about an entry. */
export const cancelNotices = (
  { db }: Unit,
  { competitionId, at, kind }: Omit<NoticeSubject, 'sendAt'>,
): Promise<void> => noticeRepository(db).cancel(competitionId, at, kind);

type Facts = NonNullable<Awaited<ReturnType<ReturnType<typeof noticeRepository>['facts']>>>;

/** True if the receiver may still answer: the game and its proposal or dispute are open. */
function isToBeAnswered({ at, kind, user_id }: NoticeRow, { act, status, ...row }: Facts): boolean {
  if (status !== 'pendiente') return false;
  if (act === 'disputed') return row.disputed_at !== null;
  if (row.proposed_at === null || row.disputed_at !== null) return false;
  if (kind === 'asked') return row.proposer_id !== user_id; // of any result: it may have been put right
  return row.proposed_at === at;
}

/** The mails about what was done by hand, to those who want mails about their games. */
export function notices({ db, clock, mailer, publicUrl, competitions }: Deps) {
  const store = noticeRepository(db);

  /** True if the addressee may still decide the game; a helper may have lost the right since. */
  async function mayDecide({ user_id: userId }: NoticeRow, { kind, competition_id }: Facts) {
    const competition = await competitions[kind].get(competition_id);
    return competitions[kind].mayOrganise(competition, { userId });
  }

  async function mailOf(row: NoticeRow): Promise<Mail | undefined> {
    const facts = await store.facts(row);
    if (!facts) return undefined;
    if (row.kind !== 'done' && !isToBeAnswered(row, facts)) return undefined;
    if (row.kind === 'late' && !(await mayDecide(row, facts))) return undefined;
    const { game_id: gameId, competition_id: competitionId, stop_token: stopToken } = facts;
    const path = gameId === null ? `/${facts.kind}s/${competitionId}` : `/game/view/${gameId}`;
    return letter({
      to: facts.email,
      username: facts.username,
      ...words.mail({
        kind: row.kind,
        act: facts.act,
        competition: facts.name,
        author: facts.author ?? deletedPlayer.username,
        players: [facts.about1, facts.about2].filter((name) => name !== null),
        reason: facts.reason,
        isOfGame: gameId !== null,
      }),
      link: new URL(path, publicUrl).href,
      about: [facts.by_id, facts.about1_id, facts.about2_id],
      stop: {
        label: shared.mails.stop,
        link: new URL(`/reminders/off/${stopToken}`, publicUrl).href,
        call: new URL(`/api/reminders/off/${stopToken}`, publicUrl).href,
      },
    });
  }

  return { send: sending({ store, clock, mailer, mailOf }) };
}
