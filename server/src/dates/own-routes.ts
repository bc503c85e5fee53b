import { byToken } from '@darts/contracts/competitions';
import { datePreferences, reminderChoice } from '@darts/contracts/dates';
import { envelope, noFields, nothing } from '@darts/contracts/envelope';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { ok } from '#platform/http/answers.ts';
import { calendarFile, sendCalendar } from '#platform/http/files.ts';
import { requireUser } from '#platform/http/callers.ts';
import { words } from '#words.ts';
import type { OwnDates } from './calendar.ts';
import type { PreferencesRow } from './tables.ts';

const answer = { response: { 200: envelope(datePreferences) } };

const view = ({ calendar_token, wants_reminders }: PreferencesRow) => ({
  calendarToken: calendar_token,
  reminders: wants_reminders === 1,
});

/** A player's calendar and reminders, mounted at /reminders. Links with tokens work without a session. */
export const ownDateRoutes =
  (own: OwnDates): FastifyPluginAsyncZod =>
  async (app) => {
    const user = { onRequest: requireUser };

    const look = { operationId: 'getDatePreferences', ...answer };
    app.get('/', { schema: look, ...user }, async ({ caller }) =>
      ok(view(await own.preferences(caller))),
    );

    const choice = { operationId: 'setReminders', body: reminderChoice, ...answer };
    app.put('/', { schema: choice, ...user }, async ({ body, caller }) =>
      ok(view(await own.wantReminders(caller, body.reminders)), words.done.remindersSet),
    );

    const renewal = { operationId: 'renewCalendar', body: noFields, ...answer };
    app.post('/calendar/renew', { schema: renewal, ...user }, async ({ caller }) =>
      ok(view(await own.renewCalendar(caller)), words.done.calendarRenewed),
    );

    const file = { operationId: 'getOwnCalendar', params: byToken, ...calendarFile };
    app.get('/calendar/:token/partidas.ics', { schema: file }, async ({ params }, reply) =>
      sendCalendar(reply, words.calendar.files.own, await own.calendar(params.token)),
    );

    await app.register(oneClick(own));
  };

// Mail programs send a form of one field, as RFC 8058 has it; the token says it all.
const FORMS = ['application/x-www-form-urlencoded', 'multipart/form-data'];

const oneClick =
  (own: OwnDates): FastifyPluginAsyncZod =>
  async (app) => {
    app.addContentTypeParser(FORMS, { parseAs: 'string' }, (_request, _body, done) =>
      done(null, undefined),
    );
    const stop = {
      operationId: 'stopReminders',
      params: byToken,
      body: noFields,
      response: { 200: envelope(nothing) },
    };
    app.post('/off/:token', { schema: stop }, async ({ params }) => {
      await own.stopReminders(params.token);
      return ok({}, words.done.remindersOff);
    });
  };
