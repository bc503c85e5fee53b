/** Mails that wait to be sent: each goes out once, whatever becomes of the server that sends it. */
import { expect, test } from 'vitest';
import { addAccount } from '../../../test/accounts.ts';
import { openNewStore } from '../../../test/database.ts';
import { outbox } from './outbox.ts';

const HOUR = 3_600_000;

async function mailTo() {
  const { db } = await openNewStore();
  const { userId } = await addAccount(db, { now: 0 });
  const mails = outbox(db);
  const plan = (sendAt: number) => mails.plan([{ userId, topic: 'any', about: 'game', sendAt }]);
  return { mails, plan };
}

test('one of several servers sends a mail, and another server retries an hour after a crash', async () => {
  const { mails, plan } = await mailTo();
  await plan(0);
  const [row] = await mails.due(0);

  const claims = await Promise.all([1, 2, 3].map(() => mails.claim(row!, 0)));
  expect(claims.filter(Boolean)).toHaveLength(1);
  expect(await mails.due(HOUR - 1)).toEqual([]);
  expect(await mails.due(HOUR)).toMatchObject([{ mail_id: row!.mail_id, tries: 1 }]);
});

test('a mail that is rescheduled while it is being sent goes out again', async () => {
  const { mails, plan } = await mailTo();
  await plan(0);
  const [row] = await mails.due(0);
  await mails.claim(row!, 0);

  await plan(5);
  await mails.remove(row!);

  expect(await mails.due(5)).toMatchObject([{ send_at: 5, tries: 0 }]);
});
