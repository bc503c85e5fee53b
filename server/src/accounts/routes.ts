import { accountCalls, entryCalls } from '@darts/contracts/calls/accounts';
import type { FastifyReply } from 'fastify';
import type { Caller } from '#platform/caller.ts';
import { routes } from '#platform/http/routes.ts';
import { sessionCookie } from '#platform/http/session-cookie.ts';
import type { AccountService } from './service.ts';
import { EXPIRES_AFTER } from './sessions.ts';
import type { Entered } from './sign-in/entering.ts';
import { accountWords } from './words.ts';

export const entryRoutes = (accounts: AccountService, publicUrl: URL) => {
  const cookie = sessionCookie(publicUrl);
  const letIn = (reply: FastifyReply, { token, user }: Entered) => {
    cookie.set(reply, token, EXPIRES_AFTER);
    return { user };
  };
  return routes(
    entryCalls,
    {
      hasSession: async ({ openSession }) => ({ hasSession: openSession !== undefined }),
      getSignInOptions: async () => ({ googleClientId: accounts.googleClientId }),
      createAccount: async ({ body, ip }) => ({ user: await accounts.create(body, ip) }),
      login: async ({ body, ip }, reply) => letIn(reply, await accounts.login(body, ip)),
      loginWithGoogle: async ({ body, ip }, reply) =>
        letIn(reply, await accounts.loginWithGoogle(body.token, ip)),
      async logout({ cookies }, reply) {
        const token = cookie.tokenIn(cookies);
        if (token) await accounts.logout(token);
        cookie.clear(reply);
      },
      async refreshSession({ cookies }, reply) {
        const token = cookie.tokenIn(cookies) ?? '';
        await accounts.refresh(token);
        cookie.set(reply, token, EXPIRES_AFTER);
      },
      sendRecovery: ({ body, ip }) => accounts.sendRecovery(body.email, ip),
      async checkResetToken({ body }) {
        await accounts.checkReset(body.token);
        return { valid: true as const };
      },
      resetPassword: ({ body }) => accounts.reset(body.token, body.password),
    },
    accountWords.done,
  );
};

export const accountRoutes = (accounts: AccountService, publicUrl: URL) => {
  const cookie = sessionCookie(publicUrl);
  const own = async ({ caller }: { readonly caller: Caller }) => ({
    user: await accounts.get(caller.userId, caller),
  });
  return routes(
    accountCalls,
    {
      getOwnUser: own,
      getMe: own,
      listUsers: ({ query, caller }) => accounts.list(query, caller),
      getUser: async ({ params, caller }) => ({ user: await accounts.get(params.userId, caller) }),
      setRole: async ({ body, caller }) => ({ user: await accounts.setRole(body, caller) }),
      editProfile: async ({ params, body, caller }) => ({
        user: await accounts.edit(params.userId, body, caller),
      }),
      changePassword: ({ body, caller }) =>
        accounts.changePassword(caller, body.oldPassword, body.newPassword),
      async deleteAccount({ caller }, reply) {
        await accounts.remove(caller.userId, caller.userId);
        cookie.clear(reply);
      },
    },
    accountWords.done,
  );
};
