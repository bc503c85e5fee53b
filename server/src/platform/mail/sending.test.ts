/** Mails that are planned are sent, whatever befalls what they are made of. */
import { expect, test } from 'vitest';
import { outOfReach, Refusal } from '#platform/refusals.ts';
import type { Mail } from './mail.ts';
import { sending } from './sending.ts';

const MINUTE = 60_000;

/** A mail that is planned, and what of it can be read at a time. */
function plannedMail() {
  let now = 0;
  let planned: { sendAt: number | null; tries: number } | undefined = { sendAt: 0, tries: 0 };
  let read = async (): Promise<Mail | undefined> => ({
    to: 'ana@correo.es',
    subject: '',
    text: '',
    html: '',
  });
  const sent: string[] = [];
  const send = sending({
    clock: () => now,
    mailer: {
      send: async ({ to }) => void sent.push(to),
      forgetBefore: async () => {},
      keepOnlyOf: async () => {},
    },
    mailOf: () => read(),
    store: {
      due: async (time) =>
        planned?.sendAt !== undefined && planned.sendAt !== null && planned.sendAt <= time
          ? [planned]
          : [],
      async claim({ tries }) {
        planned = { sendAt: null, tries: tries + 1 };
        return true;
      },
      sendAt: async (_, sendAt) => void (planned &&= { ...planned, sendAt }),
      remove: async () => void (planned = undefined),
    },
  });
  const readable = read;
  return {
    sent,
    planned: () => planned,
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

test('a mail that cannot be made while the database is away goes out as soon as it is back', async () => {
  const { sent, lookIn } = plannedMail();

  const away = outOfReach(new Error('away'));
  for (let look = 0; look < 10; look += 1) expect(await lookIn(1, failing(away))).toBe(away);
  await lookIn(0);

  expect(sent).toEqual(['ana@correo.es']);
});

test('a mail that cannot be made for another reason is tried again later', async () => {
  const { sent, lookIn } = plannedMail();

  expect(await lookIn(0, failing(new TypeError('broken')))).toBeInstanceOf(TypeError);
  await lookIn(1);
  expect(sent).toEqual([]);
  await lookIn(5);

  expect(sent).toEqual(['ana@correo.es']);
});

test('a mail about what has been deleted meanwhile is done with', async () => {
  const { sent, planned, lookIn } = plannedMail();

  expect(await lookIn(0, failing(new Refusal('league-not-found')))).toBeUndefined();

  expect(planned()).toBeUndefined();
  expect(sent).toEqual([]);
});
