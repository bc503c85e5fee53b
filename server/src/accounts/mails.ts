/** Mails to the owners of accounts. */
import { letter, type Letter } from '#platform/mail/letter.ts';
import type { Mail } from '#platform/mail/mail.ts';
import { accountWords } from './words.ts';

type Recipient = Pick<Letter, 'to' | 'username'>;

export const recoveryMail = (recipient: Recipient, link: string): Mail =>
  letter({ ...recipient, ...accountWords.recovery, link });

/** Returns the mail that warns the owner of an unused account, thirty days before its deletion. */
export const farewellMail = (recipient: Recipient, link: string, deletedAt: number): Mail =>
  letter({ ...recipient, ...accountWords.farewell(deletedAt), link });
