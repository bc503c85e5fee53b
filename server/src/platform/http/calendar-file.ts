import type { FastifyReply } from 'fastify';
import * as z from 'zod/mini';

/** The schema of what is answered with an iCalendar file. */
export const calendarFile = {
  response: { 200: { content: { 'text/calendar': { schema: z.string() } } } },
};

/** Answers with an iCalendar file, to be kept under a name. */
export const sendCalendar = (reply: FastifyReply, name: string, calendar: string) =>
  reply
    .type('text/calendar; charset=utf-8')
    .header('content-disposition', `attachment; filename="${name}"`)
    .send(calendar);
