import type { Role } from '@darts/rules/accounts/permissions';
import { plural } from '#platform/plural.ts';

/** What the management of users says. */
export const words = {
  search: 'Buscar por usuario o email',
  filterByRole: 'Filtrar por rol',
  allRoles: 'Todos los roles',

  found: (users: number) =>
    `${users.toLocaleString('es')} ${plural(users, { one: 'usuario', other: 'usuarios' })}`,
  loadFailed: 'Error al cargar usuarios.',
  listNotLoaded: 'No se ha podido cargar la lista.',

  user: 'Usuario',
  role: 'Rol',
  roles: {
    user: 'Jugador',
    operator: 'Organizador',
    admin: 'Administrador',
  } satisfies Record<Role, string>,
  roleOf: (username: string) => `Rol de ${username}`,
  roleChanged: 'Rol actualizado correctamente',
  roleChangeFailed: 'Error al actualizar el rol',
};
