import type { Role } from '@darts/rules/accounts/permissions';

/** The user who makes a call or sends a request, as the database had them at that moment. */
export type Caller = {
  readonly userId: string;
  readonly role: Role;
  readonly sessionId: string;
};

/** Somebody, as far as it decides what they may do. */
export type Actor = Pick<Caller, 'userId' | 'role'>;

/** A session that has not ended. Once it is not fresh, it must be refreshed before it serves again. */
export type OpenSession = Caller & { readonly isFresh: boolean };

/** Who holds an open session. */
export type Sessions = {
  /** By the token in the cookie. */
  readonly withToken: (token: string) => Promise<OpenSession | undefined>;
  /** By the token in the cookie; nobody once it must be refreshed. */
  readonly byToken: (token: string) => Promise<Caller | undefined>;
  /** By the id of a session already shown; nobody once it has ended. */
  readonly byId: (sessionId: string) => Promise<Caller | undefined>;
};
