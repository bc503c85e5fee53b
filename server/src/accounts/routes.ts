import {
  byUserId,
  credentials,
  hasSessionAnswer,
  newAccount,
  userAnswer,
} from '@darts/contracts/accounts';
import { envelope, noFields, nothing } from '@darts/contracts/envelope';
import type { FastifyReply } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { ok } from '#platform/answers.ts';
import { requireUser } from '#platform/http.ts';
import { SESSION_COOKIE, sessionCookie } from '#platform/session-cookie.ts';
import type { AccountService } from './service.ts';
import { EXPIRES_AFTER } from './sessions.ts';

const one = { response: { 200: envelope(userAnswer) } };
const done = { body: noFields, response: { 200: envelope(nothing) } };

/** The REST face of accounts, mounted at /users. */
export const accountRoutes =
  (accounts: AccountService, publicUrl: URL): FastifyPluginAsyncZod =>
  async (app) => {
    const user = { onRequest: requireUser(accounts.sessions) };
    const setCookie = (reply: FastifyReply, token: string) =>
      reply.setCookie(SESSION_COOKIE, token, sessionCookie(publicUrl, EXPIRES_AFTER));
    const clearCookie = (reply: FastifyReply) =>
      reply.clearCookie(SESSION_COOKIE, sessionCookie(publicUrl, 0));

    const hasSession = { response: { 200: envelope(hasSessionAnswer) } };
    app.get('/has-session', { schema: hasSession }, async ({ cookies }) => {
      const token = cookies[SESSION_COOKIE];
      return ok({ hasSession: token ? await accounts.hasSession(token) : false });
    });

    const creation = { body: newAccount, response: { 201: envelope(userAnswer) } };
    app.post('/create', { schema: creation }, async ({ body }, reply) => {
      const created = await accounts.create(body);
      return reply.status(201).send(ok({ user: created }, 'Cuenta creada correctamente.'));
    });

    app.post('/login', { schema: { body: credentials, ...one } }, async ({ body }, reply) => {
      const { token, user: own } = await accounts.login(body);
      setCookie(reply, token);
      return ok({ user: own });
    });

    app.post('/logout', { schema: done }, async ({ cookies }, reply) => {
      const token = cookies[SESSION_COOKIE];
      if (token) await accounts.logout(token);
      clearCookie(reply);
      return ok({});
    });

    app.post('/refresh-token', { schema: done }, async ({ cookies }, reply) => {
      const token = cookies[SESSION_COOKIE] ?? '';
      await accounts.refresh(token);
      setCookie(reply, token);
      return ok({});
    });

    for (const path of ['/getuser', '/me']) {
      app.get(path, { ...user, schema: one }, async ({ caller }) =>
        ok({ user: await accounts.get(caller.userId, caller) }),
      );
    }

    const profile = { params: byUserId, ...one };
    app.get('/:userId', { ...user, schema: profile }, async ({ params, caller }) =>
      ok({ user: await accounts.get(params.userId, caller) }),
    );
  };
