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

const OWN = [
  ['/getuser', 'getOwnUser'],
  ['/me', 'getMe'],
] as const;

/** Calls that anybody may make: getting in, and back in. Mounted at /users. */
export const entryRoutes =
  (accounts: AccountService, publicUrl: URL): FastifyPluginAsyncZod =>
  async (app) => {
    const cookie = sessionCookie(publicUrl);
    const letIn = (reply: FastifyReply, { token, user }: Entered) => {
      cookie.set(reply, token, EXPIRES_AFTER);
      return ok({ user });
    };

    const hasSession = { operationId: 'hasSession', response: { 200: envelope(hasSessionAnswer) } };
    app.get('/has-session', { schema: hasSession }, async ({ openSession }) =>
      ok({ hasSession: openSession !== undefined }),
    );

    const options = { operationId: 'getSignInOptions', response: { 200: envelope(signInOptions) } };
    app.get('/sign-in-options', { schema: options }, async () =>
      ok({ googleClientId: accounts.googleClientId }),
    );

    const creation = {
      operationId: 'createAccount',
      body: newAccount,
      response: { 201: envelope(userAnswer) },
    };
    app.post('/create', { schema: creation }, async ({ body, ip }, reply) => {
      const user = await accounts.create(body, ip);
      return reply.status(201).send(ok({ user }, words.done.accountCreated));
    });

    const login = { operationId: 'login', body: credentials, ...one };
    app.post('/login', { schema: login }, async ({ body, ip }, reply) =>
      letIn(reply, await accounts.login(body, ip)),
    );

    const google = { operationId: 'loginWithGoogle', body: googleLogin, ...one };
    app.post('/login-google', { schema: google }, async ({ body, ip }, reply) =>
      letIn(reply, await accounts.loginWithGoogle(body.token, ip)),
    );

    const logout = { operationId: 'logout', ...done };
    app.post('/logout', { schema: logout }, async ({ cookies }, reply) => {
      const token = cookie.tokenIn(cookies);
      if (token) await accounts.logout(token);
      cookie.clear(reply);
      return ok({});
    });

    const refresh = { operationId: 'refreshSession', ...done };
    app.post('/refresh-token', { schema: refresh }, async ({ cookies }, reply) => {
      const token = cookie.tokenIn(cookies) ?? '';
      await accounts.refresh(token);
      cookie.set(reply, token, EXPIRES_AFTER);
      return ok({});
    });

    const recovery = { operationId: 'sendRecovery', body: recoveryRequest, ...empty };
    app.post('/send-recovery', { schema: recovery }, async ({ body, ip }) => {
      await accounts.sendRecovery(body.email, ip);
      return ok({}, words.done.recoverySent);
    });

    const check = {
      operationId: 'checkResetToken',
      body: resetCheck,
      response: { 200: envelope(resetCheckAnswer) },
    };
    app.post('/validateresetpasswordtoken', { schema: check }, async ({ body }) => {
      await accounts.checkReset(body.token);
      return ok({ valid: true as const });
    });

    const reset = { operationId: 'resetPassword', body: passwordReset, ...empty };
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

    for (const [path, operationId] of OWN) {
      app.get(path, { schema: { operationId, ...one } }, async ({ caller }) =>
        ok({ user: await accounts.get(caller.userId, caller) }),
      );
    }

    const list = {
      operationId: 'listUsers',
      querystring: usersPage,
      response: { 200: envelope(usersAnswer) },
    };
    app.get('/getAllUsers', { schema: list }, async ({ query, caller }) =>
      ok(await accounts.list(query, caller)),
    );

    const detail = { operationId: 'getUser', params: byUserId, ...one };
    app.get('/:userId', { schema: detail }, async ({ params, caller }) =>
      ok({ user: await accounts.get(params.userId, caller) }),
    );

    const role = { operationId: 'setRole', body: roleChange, ...one };
    app.put('/updateUserRole', { schema: role }, async ({ body, caller }) =>
      ok({ user: await accounts.setRole(body, caller) }, words.done.roleChanged),
    );

    const edit = { operationId: 'editProfile', params: byUserId, body: profileEdit, ...one };
    app.put('/:userId', { schema: edit }, async ({ params, body, caller }) => {
      const user = await accounts.edit(params.userId, body, caller);
      return ok({ user }, words.done.profileSaved);
    });

    const change = { operationId: 'changePassword', body: passwordChange, ...empty };
    app.post('/changepassword', { schema: change }, async ({ body, caller }) => {
      await accounts.changePassword(caller, body.oldPassword, body.newPassword);
      return ok({}, words.done.passwordChanged);
    });

    const removal = { operationId: 'deleteAccount', ...done };
    app.post('/delete', { schema: removal }, async ({ caller }, reply) => {
      await accounts.remove(caller.userId, caller.userId);
      sessionCookie(publicUrl).clear(reply);
      return ok({}, words.done.accountDeleted);
    });
  };
