import { randomUUID } from 'node:crypto';
import type { Credentials, NewAccount, User } from '@darts/contracts/accounts';
import { missingPasswordParts } from '@darts/rules/accounts/passwords';
import type { Role } from '@darts/rules/accounts/permissions';
import { isUsername, nameKey } from '@darts/rules/accounts/usernames';
import type { Tally } from '@darts/rules/play/statistics';
import type { Caller } from '#platform/caller.ts';
import type { Clock } from '#platform/clock.ts';
import type { Db } from '#platform/database.ts';
import { Refusal } from '#platform/refusals.ts';
import { isCommonPassword } from './common-passwords.ts';
import { hashPassword, isPassword } from './passwords.ts';
import { accountRepository } from './repository.ts';
import { sessionStore } from './sessions.ts';
import type { UserRow } from './tables.ts';
import { userView } from './views.ts';

type World = {
  readonly db: Db;
  readonly clock: Clock;
  /** Told after a session has ended, so that its sockets can be closed. */
  readonly onSessionEnded: (sessionId: string) => void;
};

/** Who has an account, and who is logged in. */
export function accountService({ db, clock, onSessionEnded }: World) {
  const accounts = accountRepository(db);
  const sessions = sessionStore(db, clock);

  async function create(account: NewAccount, role: Role = 'user'): Promise<User> {
    await checkAccount(account);
    const row = newRow(account, role, await hashPassword(account.password), clock());
    if (!(await accounts.add(row))) throw await takenRefusal(row);
    return userView(row, { userId: row.user_id, role });
  }

  /** Which of the two is somebody's already. */
  async function takenRefusal({ username_key, email_key }: UserRow): Promise<Refusal> {
    const isNameTaken = await accounts.findByUsername(username_key);
    const isEmailTaken = await accounts.findByEmail(email_key);
    return new Refusal(isEmailTaken ? 'email-taken' : 'username-taken', {
      ...(isNameTaken && { username: 'Ese nombre de usuario ya está en uso.' }),
      ...(isEmailTaken && { email: 'Ya hay una cuenta con ese email.' }),
    });
  }

  return {
    sessions: { byToken: sessions.byToken, byId: sessions.byId },

    create: (account: NewAccount): Promise<User> => create(account),

    /** Makes the first admin, unless the e-mail is taken. */
    async ensureAdmin(account: NewAccount): Promise<void> {
      if (!(await accounts.findByEmail(nameKey(account.email)))) await create(account, 'admin');
    },

    /** Opens a session; the token goes into the browser's cookie and nowhere else. */
    async login({ email, password }: Credentials): Promise<{ token: string; user: User }> {
      const row = await accounts.findByEmail(nameKey(email));
      const isRight = await isPassword(password, row?.password_hash ?? null);
      if (!row || !isRight) throw new Refusal('wrong-credentials');

      await accounts.setLastSeen(row.user_id, clock());
      const token = await sessions.open(row.user_id);
      return { token, user: userView(row, { userId: row.user_id, role: row.role }) };
    },

    /** Whether the browser has a session, fresh or to be refreshed. */
    hasSession: sessions.isOpen,

    async logout(token: string): Promise<void> {
      const sessionId = await sessions.close(token);
      if (sessionId) onSessionEnded(sessionId);
    },

    async refresh(token: string): Promise<void> {
      const userId = await sessions.refresh(token);
      if (!userId) throw new Refusal('no-session');
      await accounts.setLastSeen(userId, clock());
    },

    async get(userId: string, asker: Caller): Promise<User> {
      const row = await accounts.find(userId);
      if (!row) throw new Refusal('user-not-found');
      return userView(row, asker);
    },

    /** Adds a finished game to a player's statistics, in the transaction that finishes it. */
    countGame: (trx: Db, userId: string, tally: Tally, won: boolean): Promise<void> =>
      accountRepository(trx).countGame(userId, tally, won),
  };
}

export type AccountService = ReturnType<typeof accountService>;

async function checkAccount({ username, password }: NewAccount): Promise<void> {
  if (!isUsername(username)) {
    throw new Refusal('invalid-input', {
      username: 'De 3 a 15 caracteres: letras, números, guion, guion bajo o punto.',
    });
  }
  await checkPassword(password);
}

async function checkPassword(password: string): Promise<void> {
  if (missingPasswordParts(password).length > 0) {
    throw new Refusal('invalid-input', {
      password: 'Al menos 8 caracteres, con una mayúscula, una minúscula, un número y un símbolo.',
    });
  }
  if (await isCommonPassword(password)) {
    throw new Refusal('invalid-input', { password: 'Esa contraseña es demasiado común.' });
  }
}

const newRow = (account: NewAccount, role: Role, passwordHash: string, now: number): UserRow => ({
  user_id: randomUUID(),
  username: account.username,
  username_key: nameKey(account.username),
  email: account.email,
  email_key: nameKey(account.email),
  password_hash: passwordHash,
  role,
  status: null,
  show_email: 1,
  created_at: now,
  last_seen_at: now,
  games_played: 0,
  games_won: 0,
  points: 0,
  turns: 0,
});
