/** Answers that are files, to be kept under a name. */
import type { FastifyReply } from 'fastify';
import * as z from 'zod/mini';

/** The schema of a call that answers with text of a type. */
export const textAnswer = (type: string) => ({
  response: { 200: { content: { [type]: { schema: z.string() } } } },
});

export const calendarFile = textAnswer('text/calendar');

/** Makes an answer a file of text, in UTF-8. */
export const asFile = (reply: FastifyReply, type: string, name: string) =>
  reply
    .type(`${type}; charset=utf-8`)
    .header('content-disposition', `attachment; filename="${name}"`);

/** Answers with an iCalendar file. */
export const sendCalendar = (reply: FastifyReply, name: string, calendar: string) =>
  asFile(reply, 'text/calendar', name).send(calendar);
