import { byToken, invitationAnswer, joined } from '@darts/contracts/competitions';
import { envelope, noFields } from '@darts/contracts/envelope';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { ok } from '#platform/http/answers.ts';
import { requireUser } from '#platform/http/callers.ts';
import { words } from '#words.ts';
import type { Invitations } from './invitations.ts';

const one = '/:token';

/** The REST face of links to join, mounted at /invitations. Who has one may look without an account. */
export const invitationRoutes =
  (invitations: Invitations): FastifyPluginAsyncZod =>
  async (app) => {
    const look = {
      operationId: 'getInvitation',
      params: byToken,
      response: { 200: envelope(invitationAnswer) },
    };
    app.get(one, { schema: look }, async ({ params: { token }, openSession }) =>
      ok({ invitation: await invitations.get(token, openSession?.isFresh === true) }),
    );

    const join = {
      operationId: 'joinByInvitation',
      params: byToken,
      body: noFields,
      response: { 200: envelope(joined) },
    };
    app.post(
      `${one}/join`,
      { schema: join, onRequest: requireUser },
      async ({ params: { token }, caller }) => {
        const done = await invitations.join(token, caller);
        return ok(done, words.done[done.kind].join);
      },
    );
  };
