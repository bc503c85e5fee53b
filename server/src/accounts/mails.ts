/** The mails that accounts are sent. */
import { letter, type Letter } from '#platform/mail/letter.ts';
import type { Mail } from '#platform/mail/mail.ts';
import { accountWords } from './words.ts';

type Recipient = Pick<Letter, 'to' | 'username'>;

export const recoveryMail = (recipient: Recipient, link: string): Mail =>
  letter({ ...recipient, ...accountWords.recovery, link });

/** Thirty days before an account that nobody uses is deleted. */
export const farewellMail = (recipient: Recipient, link: string, deletedAt: number): Mail =>
  letter({ ...recipient, ...accountWords.farewell(deletedAt), link });
