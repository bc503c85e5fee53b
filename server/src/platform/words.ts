/** What the operator of a server reads, in Spanish. */

/** What the operator reads of a start. */
const start = {
  serves: (address: string, store: string) =>
    `\nTres Dardos está en ${address}\nLos datos se guardan en ${store}\n`,
  postgres: (host: string) => `PostgreSQL en ${host}`,
  embedded: (folder: string) => `la base de datos incluida, en ${folder}`,

  failed: (why: string) => `No se ha podido arrancar: ${why}`,
  portTaken: (port: number) => `PORT: el puerto ${port} ya está en uso.`,
  portForbidden: (port: number) => `PORT: no hay permiso para el puerto ${port}.`,
  noSuchHost: (host: string) => `HOST: no se puede escuchar en «${host}».`,
  wrongValue: (name: string, value: string) => `${name}: el valor «${value}» no es válido.`,
  wrongSecret: (name: string) => `${name}: el valor no es válido.`,
  partOfSite:
    'PUBLIC_URL: tiene que ser la dirección del sitio entero, como «https://dardos.example»: sin ruta, sin «?» ni «#», y sin usuario ni contraseña.',
  redisAlone: 'REDIS_URL: varios servidores comparten PostgreSQL: falta DATABASE_URL.',
  halfAnAdmin: 'ADMIN_USERNAME, ADMIN_EMAIL y ADMIN_PASSWORD: hay que dar los tres, o ninguno.',
  notAnAdmin:
    'ADMIN_EMAIL: la cuenta con ese email no es de administrador, y no se ha creado ninguna.',
  renamedAdmin: (wanted: string, name: string) =>
    `ADMIN_USERNAME: «${wanted}» es el nombre de otra cuenta; la del administrador es «${name}».`,
  folderLocked: (folder: string) =>
    `DATA_DIR: ya hay otro servidor en marcha con los datos de «${folder}».`,
  folderReadOnly: (folder: string) => `DATA_DIR: no se puede escribir en «${folder}».`,
  databaseLocked:
    'DATABASE_URL: ya hay otro servidor en marcha con esa base de datos. Para que sean varios, todos necesitan REDIS_URL.',
  wrongDatabaseUser: 'DATABASE_URL: PostgreSQL no acepta ese usuario.',
  wrongDatabasePassword: 'DATABASE_URL: PostgreSQL no acepta ese usuario o su contraseña.',
  noSuchDatabase: 'DATABASE_URL: esa base de datos no existe.',
  databaseSilent: (host: string) => `DATABASE_URL: PostgreSQL no responde en «${host}».`,
  databaseUnwritable: (host: string) =>
    `DATABASE_URL: PostgreSQL no responde o no guarda nada en «${host}».`,
  newerStore: 'La base de datos es de una versión más nueva del producto.',
};

/** What keeps a backup from being restored, or a store from being moved. */
const move = {
  newerBackup: 'La copia es de una versión más nueva del producto.',
  newerTarget: 'El almacén de destino es de una versión más nueva que la copia.',
};

/** What a server that cannot serve says of what it needs. */
const health = {
  databaseSilent: 'La base de datos no responde.',
  databaseUnwritable: 'La base de datos no guarda nada.',
  redisSilent: 'Redis no responde.',
  redisUnwritable: 'Redis no guarda nada.',
};

export const words = { start, move, health };
