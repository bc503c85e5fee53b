/** Answers that are downloads. */
import type { FastifyReply } from 'fastify';
import type { CalendarFile } from '#platform/calendars/calendar-files.ts';
import { hasVersion } from './answers.ts';

/** Turns an answer into a download of UTF-8 text. */
export const asFile = (reply: FastifyReply, type: string, name: string) =>
  reply
    .type(`${type}; charset=utf-8`)
    .header('content-disposition', `attachment; filename="${name}"`);

/** Answers with an iCalendar file, or with 304 if the caller has this version. */
export function sendCalendar(reply: FastifyReply, name: string, { text, version }: CalendarFile) {
  if (hasVersion(reply, version)) return reply.code(304).send();
  return asFile(reply, 'text/calendar', name).send(text);
}
