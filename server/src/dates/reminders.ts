import type { Clock } from '#platform/clock.ts';
import { letter, stopLinks } from '#platform/mail/letter.ts';
import type { OutboxRow, PlannedMail } from '#platform/mail/outbox.ts';
import type { MailWriter, MailWriters } from '#platform/mail/sending.ts';
import type { Db } from '#platform/store/db.ts';
import { words } from '#words.ts';
import { reminderRepository, type Reminder } from './reminder-repository.ts';

type Deps = { readonly db: Db; readonly clock: Clock; readonly publicUrl: URL };

const HOUR = 3_600_000;

/** Time from a reminder to the game, in milliseconds. */
const BEFORE = { day: 24 * HOUR, hour: HOUR } as const;

/** Validity of a call, in milliseconds. Meanwhile, the game is not called again. */
export const CALL_MS = HOUR / 4;

/** Returns the reminders for the players of a game with an agreed time, without those already due. */
export const remindersOf = (
  gameId: string,
  playerIds: readonly string[],
  agreedAt: number,
  now: number,
): PlannedMail[] =>
  (['day', 'hour'] as const).flatMap((kind) => {
    const sendAt = agreedAt - BEFORE[kind];
    if (sendAt <= now) return [];
    return playerIds.map((userId) => mailAbout({ kind, gameId, userId, agreedAt }, sendAt));
  });

/** Returns the mail that calls a rival to the board now. */
export const callOf = (gameId: string, userId: string, now: number): PlannedMail =>
  mailAbout({ kind: 'call', gameId, userId, agreedAt: now }, now);

const TOPICS = { day: 'game-in-a-day', hour: 'game-in-an-hour', call: 'rival-calls' } as const;

const mailAbout = ({ kind, gameId, userId, agreedAt }: Reminder, sendAt: number): PlannedMail => ({
  topic: TOPICS[kind],
  about: gameId,
  userId,
  payload: { agreedAt },
  sendAt,
});

// When a mail becomes obsolete, in milliseconds before the game or call: `day` when the `hour` mail is due.
const LASTS_UNTIL = { day: BEFORE.hour, hour: 0, call: -CALL_MS };

/** Writers of the mails that remind players of their games, and call them. */
export function reminderWriters({ db, clock, publicUrl }: Deps): MailWriters {
  const store = reminderRepository(db);

  const writer = (kind: Reminder['kind']): MailWriter => ({
    async mailOf({ about: gameId, user_id: userId, payload }: OutboxRow) {
      const { agreedAt } = JSON.parse(payload) as Pick<Reminder, 'agreedAt'>; // as `mailAbout` wrote it
      const isLate = clock() >= agreedAt - LASTS_UNTIL[kind];
      const facts = isLate ? undefined : await store.facts({ kind, gameId, userId, agreedAt });
      if (!facts) return undefined;
      const rival = facts.player_ids[0] === userId ? 1 : 0;
      const name = facts.usernames[rival] ?? '';
      const isCall = kind === 'call';
      return letter({
        to: facts.email,
        username: facts.username,
        ...(isCall
          ? words.mails.call(name, facts.name)
          : words.mails.reminder(name, facts.name, agreedAt)),
        link: new URL(`/game/${isCall ? 'lobby' : 'view'}/${gameId}`, publicUrl).href,
        about: [facts.player_ids[rival]],
        stop: stopLinks(publicUrl, facts.stop_token),
      });
    },
  });

  return {
    [TOPICS.day]: writer('day'),
    [TOPICS.hour]: writer('hour'),
    [TOPICS.call]: writer('call'),
  };
}
