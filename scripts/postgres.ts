import { existsSync, globSync, realpathSync } from 'node:fs';
import { dirname } from 'node:path';
import { canInstall, installPackage } from './debian.ts';
import { onPath } from './on-path.ts';

/**
 * The folder with PostgreSQL's programs. Debian keeps those of a server out of PATH.
 *
 * @throws where there are none and none can be installed
 */
export function postgresPrograms(): string {
  const found = find() ?? (canInstall && installPackage('postgresql') ? find() : undefined);
  if (!found) {
    throw new Error(
      'No se encuentra PostgreSQL: instálalo y pon "initdb" y "postgres" en el PATH.',
    );
  }
  return found;
}

function find(): string | undefined {
  const initdb = onPath('initdb') ?? globSync('/usr/lib/postgresql/*/bin/initdb').toSorted().at(-1);
  if (!initdb) return undefined;
  const folder = dirname(realpathSync(initdb));
  return existsSync(`${folder}/postgres`) ? folder : undefined;
}
