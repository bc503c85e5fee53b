/** Mails that are planned are sent, whatever befalls what they are made of. */
import { expect, test } from 'vitest';
import { outOfReach, Refusal } from '#platform/refusals.ts';
import type { Mail } from './mail.ts';
import type { OutboxRow } from './outbox.ts';
import { sending } from './sending.ts';

const MINUTE = 60_000;

/** A mail that is planned, and what of it can be read at a time. */
function plannedMail() {
  let now = 0;
  let planned: OutboxRow | undefined = {
    mail_id: '',
    user_id: '',
    topic: 'any',
    about: '',
    payload: '{}',
    send_at: 0,
    tries: 0,
  };
  let read = async (): Promise<Mail | undefined> => ({
    to: 'ana@correo.es',
    subject: '',
    text: '',
    html: '',
  });
  let note = async (): Promise<void> => {};
  const sent: string[] = [];
  const send = sending({
    clock: () => now,
    mailer: { send: async ({ to }) => void sent.push(to) },
    writers: { any: { mailOf: () => read(), onSent: () => note() } },
    outbox: {
      due: async (time) => (planned && planned.send_at <= time ? [planned] : []),
      async claim(row) {
        planned = { ...row, send_at: now + 60 * MINUTE, tries: row.tries + 1 };
        return true;
      },
      putOff: async (_, time) => void (planned &&= { ...planned, send_at: time }),
      remove: async () => void (planned = undefined),
    },
  });
  const readable = read;
  return {
    sent,
    planned: () => planned,
    failToNote: (): void => void (note = failing(new Error('away'))),
    /** The next look at what is due: why it failed, if it did. */
    async lookIn(minutes: number, reading = readable) {
      now += minutes * MINUTE;
      read = reading;
      return send().catch((error: unknown) => error);
    },
  };
}

const failing = (error: Error) => async (): Promise<never> => {
  throw error;
};

test('a mail that cannot be written while the database is down is sent once the database is back', async () => {
  const { sent, lookIn } = plannedMail();

  const away = outOfReach(new Error('away'));
  for (let look = 0; look < 10; look += 1) expect(await lookIn(1, failing(away))).toBe(away);
  await lookIn(0);

  expect(sent).toEqual(['ana@correo.es']);
});

test('a mail that cannot be written for another reason is retried later', async () => {
  const { sent, lookIn } = plannedMail();

  expect(await lookIn(0, failing(new TypeError('broken')))).toBeInstanceOf(TypeError);
  await lookIn(1);
  expect(sent).toEqual([]);
  await lookIn(5);

  expect(sent).toEqual(['ana@correo.es']);
});

test('a sent mail that cannot be recorded as sent does not go out again within minutes', async () => {
  const { sent, failToNote, lookIn } = plannedMail();

  failToNote();
  expect(await lookIn(0)).toBeInstanceOf(Error);
  for (let look = 0; look < 5; look += 1) await lookIn(10);

  expect(sent).toEqual(['ana@correo.es']);
});

test('a mail about deleted data is dropped', async () => {
  const { sent, planned, lookIn } = plannedMail();

  expect(await lookIn(0, failing(new Refusal('league-not-found')))).toBeUndefined();

  expect(planned()).toBeUndefined();
  expect(sent).toEqual([]);
});

test('a mail that can never be sent is given up after two days', async () => {
  const { planned, lookIn } = plannedMail();
  const broken = failing(new TypeError('broken'));

  for (let hour = 0; hour < 42; hour += 1) await lookIn(60, broken);
  expect(planned()).toMatchObject({ tries: 9 });
  await lookIn(24 * 60, broken);

  expect(planned()).toBeUndefined();
});
