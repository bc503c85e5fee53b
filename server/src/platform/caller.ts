import type { Role } from '@darts/rules/accounts/permissions';

/** Authenticated user of a call or request, as read from the database for it. */
export type Caller = {
  readonly userId: string;
  readonly role: Role;
  readonly sessionId: string;
};

/** User who acts. Checks that need the role read it again. */
export type Actor = Pick<Caller, 'userId'>;

/** A session that has not ended. If it is not fresh, only the call `refresh-token` accepts it. */
export type OpenSession = Caller & { readonly isFresh: boolean };

export type Sessions = {
  /** Returns the session of a cookie's token; undefined if it has ended. */
  readonly withToken: (token: string) => Promise<OpenSession | undefined>;
  /** Returns the caller of a cookie's token; undefined if the session is not fresh. */
  readonly byToken: (token: string) => Promise<Caller | undefined>;
  /** Returns the caller of a session whose token was checked before; undefined once the session has ended. */
  readonly byId: (sessionId: string) => Promise<Caller | undefined>;
};
