import type { Role } from '@darts/rules/accounts/permissions';

/** The user behind a call or request, as read from the database for it. */
export type Caller = {
  readonly userId: string;
  readonly role: Role;
  readonly sessionId: string;
};

/** A user whose role is read again where it matters. */
export type Actor = Pick<Caller, 'userId'>;

/** A session that has not ended. One that is not fresh is accepted by `refresh-token` only. */
export type OpenSession = Caller & { readonly isFresh: boolean };

export type Sessions = {
  /** Returns the open session of a cookie's token. */
  readonly withToken: (token: string) => Promise<OpenSession | undefined>;
  /** Returns the caller of a cookie's token; undefined if the session is not fresh. */
  readonly byToken: (token: string) => Promise<Caller | undefined>;
  /** Returns the caller of a session whose token was checked before; undefined once the session has ended. */
  readonly byId: (sessionId: string) => Promise<Caller | undefined>;
};
