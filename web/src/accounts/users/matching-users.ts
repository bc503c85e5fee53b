import type { User } from '@darts/contracts/accounts';
import type { Role } from '@darts/rules/accounts/permissions';

export type UserFilter = {
  readonly search: string; // a piece of the name or of the e-mail, in any case; empty for all
  readonly role: Role | 'all';
};

export function matchingUsers(users: readonly User[], { search, role }: UserFilter): User[] {
  const piece = search.trim().toLowerCase();
  return users.filter(
    (user) =>
      (role === 'all' || user.role === role) &&
      (user.username.toLowerCase().includes(piece) || user.email?.toLowerCase().includes(piece)),
  );
}
