import type { Clock } from '#platform/clock.ts';
import { letter } from '#platform/mail/letter.ts';
import type { Mail, Mailer } from '#platform/mail/mail.ts';
import { sending } from '#platform/mail/sending.ts';
import type { Db } from '#platform/store/db.ts';
import { words } from '#words.ts';
import { reminderRepository } from './reminder-repository.ts';
import type { ReminderRow } from './tables.ts';

type Deps = {
  readonly db: Db;
  readonly clock: Clock;
  readonly mailer: Mailer;
  readonly publicUrl: URL;
};

const HOUR = 3_600_000;

/** How long before a game each mail is sent, in milliseconds. */
const BEFORE = { day: 24 * HOUR, hour: HOUR } as const;

/** How long a call is worth something, and no other of the same game goes out, in milliseconds. */
export const CALL_MS = HOUR / 4;

/** Returns the reminders for two players who have agreed on a time. */
export const remindersOf = (
  gameId: string,
  playerIds: readonly string[],
  agreedAt: number,
  now: number,
): ReminderRow[] =>
  (['day', 'hour'] as const).flatMap((kind) => {
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
    const isCall = row.kind === 'call';
    return letter({
      to: facts.email,
      username: facts.username,
      ...(isCall
        ? words.mails.call(rival, facts.name)
        : words.mails.reminder(rival, facts.name, row.agreed_at)),
      link: new URL(`/game/${isCall ? 'lobby' : 'view'}/${row.game_id}`, publicUrl).href,
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
const LASTS_UNTIL = { day: BEFORE.hour, hour: 0, call: -CALL_MS };
const lastsUntil = ({ kind }: ReminderRow): number => LASTS_UNTIL[kind];
