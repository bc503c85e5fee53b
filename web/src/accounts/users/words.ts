import type { Role } from '@darts/rules/accounts/permissions';
import { numberFormat, plural } from '#platform/locale.ts';

const whole = numberFormat();

export const userWords = {
  search: 'Buscar por usuario o email',
  filterByRole: 'Filtrar por rol',
  allRoles: 'Todos los roles',

  found: (users: number) =>
    `${whole.format(users)} ${plural(users, { one: 'usuario', other: 'usuarios' })}`,
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
