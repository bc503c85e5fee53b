import {
  byUserId,
  credentials,
  googleLogin,
  hasSessionAnswer,
  newAccount,
  passwordChange,
  passwordReset,
  profileEdit,
  recoveryRequest,
  resetCheck,
  resetCheckAnswer,
  roleChange,
  signInOptions,
  userAnswer,
  usersAnswer,
  usersPage,
} from '@darts/contracts/accounts';
import { envelope, noFields, nothing } from '@darts/contracts/envelope';
import type { FastifyReply } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { ok } from '#platform/http/answers.ts';
import { requireUser } from '#platform/http/callers.ts';
import { sessionCookie } from '#platform/http/session-cookie.ts';
import { words } from '#words.ts';
import type { AccountService } from './service.ts';
import { EXPIRES_AFTER } from './sessions.ts';
import type { Entered } from './sign-in/entering.ts';

const one = { response: { 200: envelope(userAnswer) } };
const empty = { response: { 200: envelope(nothing) } };
const done = { body: noFields, ...empty };

/** Calls that anybody may make: getting in, and back in. Mounted at /users. */
export const entryRoutes =
  (accounts: AccountService, publicUrl: URL): FastifyPluginAsyncZod =>
  async (app) => {
    const cookie = sessionCookie(publicUrl);
    const letIn = (reply: FastifyReply, { token, user }: Entered) => {
      cookie.set(reply, token, EXPIRES_AFTER);
      return ok({ user });
    };

    const hasSession = { response: { 200: envelope(hasSessionAnswer) } };
    app.get('/has-session', { schema: hasSession }, async ({ openSession }) =>
      ok({ hasSession: openSession !== undefined }),
    );

    const options = { response: { 200: envelope(signInOptions) } };
    app.get('/sign-in-options', { schema: options }, async () =>
      ok({ googleClientId: accounts.googleClientId }),
    );

    const creation = { body: newAccount, response: { 201: envelope(userAnswer) } };
    app.post('/create', { schema: creation }, async ({ body, ip }, reply) => {
      const user = await accounts.create(body, ip);
      return reply.status(201).send(ok({ user }, words.done.accountCreated));
    });

    const login = { body: credentials, ...one };
    app.post('/login', { schema: login }, async ({ body, ip }, reply) =>
      letIn(reply, await accounts.login(body, ip)),
    );

    const google = { body: googleLogin, ...one };
    app.post('/login-google', { schema: google }, async ({ body, ip }, reply) =>
      letIn(reply, await accounts.loginWithGoogle(body.token, ip)),
    );

    app.post('/logout', { schema: done }, async ({ cookies }, reply) => {
      const token = cookie.tokenIn(cookies);
      if (token) await accounts.logout(token);
      cookie.clear(reply);
      return ok({});
    });

    app.post('/refresh-token', { schema: done }, async ({ cookies }, reply) => {
      const token = cookie.tokenIn(cookies) ?? '';
      await accounts.refresh(token);
      cookie.set(reply, token, EXPIRES_AFTER);
      return ok({});
    });

    const recovery = { body: recoveryRequest, ...empty };
    app.post('/send-recovery', { schema: recovery }, async ({ body, ip }) => {
      await accounts.sendRecovery(body.email, ip);
      return ok({}, words.done.recoverySent);
    });

    const check = { body: resetCheck, response: { 200: envelope(resetCheckAnswer) } };
    app.post('/validateresetpasswordtoken', { schema: check }, async ({ body }) => {
      await accounts.checkReset(body.token);
      return ok({ valid: true as const });
    });

    const reset = { body: passwordReset, ...empty };
    app.post('/resetpassword', { schema: reset }, async ({ body }) => {
      await accounts.reset(body.token, body.password);
      return ok({}, words.done.passwordReset);
    });
  };

/** Calls of users who are logged in. Mounted at /users. */
export const accountRoutes =
  (accounts: AccountService, publicUrl: URL): FastifyPluginAsyncZod =>
  async (app) => {
    app.addHook('onRequest', requireUser);

    for (const path of ['/getuser', '/me']) {
      app.get(path, { schema: one }, async ({ caller }) =>
        ok({ user: await accounts.get(caller.userId, caller) }),
      );
    }

    const list = { querystring: usersPage, response: { 200: envelope(usersAnswer) } };
    app.get('/getAllUsers', { schema: list }, async ({ query, caller }) =>
      ok(await accounts.list(query, caller)),
    );

    app.get('/:userId', { schema: { params: byUserId, ...one } }, async ({ params, caller }) =>
      ok({ user: await accounts.get(params.userId, caller) }),
    );

    const role = { body: roleChange, ...one };
    app.put('/updateUserRole', { schema: role }, async ({ body, caller }) =>
      ok({ user: await accounts.setRole(body, caller) }, words.done.roleChanged),
    );

    const edit = { params: byUserId, body: profileEdit, ...one };
    app.put('/:userId', { schema: edit }, async ({ params, body, caller }) => {
      const user = await accounts.edit(params.userId, body, caller);
      return ok({ user }, words.done.profileSaved);
    });

    const change = { body: passwordChange, ...empty };
    app.post('/changepassword', { schema: change }, async ({ body, caller }) => {
      await accounts.changePassword(caller, body.oldPassword, body.newPassword);
      return ok({}, words.done.passwordChanged);
    });

    app.post('/delete', { schema: done }, async ({ caller }, reply) => {
      await accounts.remove(caller.userId, caller.userId);
      sessionCookie(publicUrl).clear(reply);
      return ok({}, words.done.accountDeleted);
    });
  };
