import type { Clock } from '#platform/clock.ts';
import { letter } from '#platform/mail/letter.ts';
import type { Mail, Mailer } from '#platform/mail/mail.ts';
import { sending } from '#platform/mail/sending.ts';
import type { Db } from '#platform/store/db.ts';
import { words } from '#words.ts';
import { reminderRepository } from './reminder-repository.ts';
import { REMINDER_KINDS, type ReminderRow } from './tables.ts';

type Deps = {
  readonly db: Db;
  readonly clock: Clock;
  readonly mailer: Mailer;
  readonly publicUrl: URL;
};

const HOUR = 3_600_000;

/** How long before a game each mail is sent, in milliseconds. */
const BEFORE = { day: 24 * HOUR, hour: HOUR } as const;

/** What two players are to be reminded of, once they have agreed on a time. */
export const remindersOf = (
  gameId: string,
  playerIds: readonly string[],
  agreedAt: number,
  now: number,
): ReminderRow[] =>
  REMINDER_KINDS.flatMap((kind) => {
    const sendAt = agreedAt - BEFORE[kind];
    if (sendAt <= now) return [];
    const row = { game_id: gameId, kind, agreed_at: agreedAt, send_at: sendAt, tries: 0 };
    return playerIds.map((userId) => ({ ...row, user_id: userId }));
  });

/** The mails that remind players of their games. */
export function reminders({ db, clock, mailer, publicUrl }: Deps) {
  const store = reminderRepository(db);

  async function mailOf(row: ReminderRow): Promise<Mail | undefined> {
    const isLate = clock() >= row.agreed_at - lastsUntil(row);
    const facts = isLate ? undefined : await store.facts(row);
    if (!facts) return undefined;
    const isFirst = facts.player1_id === row.user_id;
    const rival = (isFirst ? facts.username2 : facts.username1) ?? '';
    const rivalId = isFirst ? facts.player2_id : facts.player1_id;
    return letter({
      to: facts.email,
      username: facts.username,
      ...words.mails.reminder(rival, facts.name, row.agreed_at),
      link: new URL(`/game/view/${row.game_id}`, publicUrl).href,
      about: [rivalId],
      stop: {
        label: words.mails.stop,
        link: new URL(`/reminders/off/${facts.stop_token}`, publicUrl).href,
        call: new URL(`/api/reminders/off/${facts.stop_token}`, publicUrl).href,
      },
    });
  }

  return { send: sending({ store, clock, mailer, mailOf }) };
}

// The first is not sent any more once the second is due.
const lastsUntil = ({ kind }: ReminderRow): number => (kind === 'day' ? BEFORE.hour : 0);
