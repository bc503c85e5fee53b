/** All that the commands print in Spanish, and what the demonstration fills the store with. */

const rules = new Intl.PluralRules('es');

const rows = (count: number) => `${count} ${rules.select(count) === 'one' ? 'fila' : 'filas'}`;

/** What a run of checks and tests says of its steps. */
const steps = {
  programs: 'programas',
  format: 'formato',
  types: 'tipos',
  deadCode: 'código muerto',
  dependencies: 'dependencias',
  vitestAndChecks: 'Vitest, y lint, tipos y lo demás a la vez',
  webBuild: 'construcción de la web',
  cluster: 'Playwright con tres servidores',
  failed: (name: string) => `Ha fallado «${name}»; los pasos siguientes no se hacen.`,
};

/** What a command needs of the machine. */
const needs = {
  postgresql: 'PostgreSQL 15 o posterior, con «initdb» y «postgres» en el PATH',
  redis: 'Redis 7 o Valkey, con «redis-server» o «valkey-server» en el PATH',
  fontOfSystem: 'la del sistema',
  notFound: (name: string) => `No se encuentra ${name}.`,
  missing: (names: readonly string[]) => `Falta ${names.join(', ')}. Se instala con:`,
  installing: (name: string, program: string | undefined) =>
    `${name}: se instala con ${program}...`,
};

/** Backups and moves from one store to another. */
const store = {
  postgres: (host: string) => `PostgreSQL en ${host}`,
  moved: (count: number, from: string, to: string) => `${rows(count)} de ${from}, en ${to}.`,
  noFile: (command: string) => `Falta el fichero: npm run ${command} -- FICHERO`,
  noPlainFile: (path: string) => `${path} no es un fichero.`,
  standardInput: 'la entrada estándar',
  noTarget: 'DATABASE_URL: di a qué PostgreSQL hay que llevar los datos.',
  inUse: (name: string) => `Hay un servidor en marcha con los datos de ${name}: páralo antes.`,
  noStore: (folder: string) => `DATA_DIR: en «${folder}» no hay ningún almacén de Tres Dardos.`,
  emptySource: 'En la base de datos de origen no hay ningún almacén de Tres Dardos.',
  filledTarget: 'El almacén de destino ya tiene datos.',
  noBackup: 'No es una copia de Tres Dardos.',
  incomplete: 'La copia está incompleta.',
  outOfReach: 'La base de datos no responde o no guarda nada.',
  unwritable: (file: string) => `No se puede escribir ${file}.`,
  unreadable: (file: string) => `No se puede leer ${file}.`,
};

const demo = {
  filled: (players: number, games: number) => `${players} jugadores, ${games} partidas terminadas.`,
  entry: (email: string, password: string) => `Entra con ${email} y la contraseña ${password};`,
  organiser: (email: string) => `las ligas y los torneos los lleva ${email}, con la misma.`,
  failed: (why: string) =>
    `No se ha podido llenar: ${why}\n` +
    'Hace falta un almacén vacío, sin servidor en marcha: prueba con otro DATA_DIR.',

  winterLeague: {
    name: 'Liga de Invierno',
    description: 'Los martes en La Oche, a las nueve.',
  },
  autumnLeague: {
    name: 'Liga de Otoño',
    description: 'Jueves a las nueve en La Oche. Gana quien llegue antes a cero.',
  },
  summerCup: {
    name: 'Copa de Verano',
    description: 'Una tarde, siete jugadores y un jamón.',
  },
  winterCup: {
    name: 'Copa de Invierno',
    description: 'Eliminatoria a una partida. Inscripción hasta el viernes.',
  },
  autumnCup: {
    name: 'Copa de Otoño',
    description: 'Ocho jugadores, tres rondas y una sola oportunidad.',
  },
};

/** What takes a while, said as it begins. */
const progress = {
  building: 'Construyendo la web...',
  installingBench: 'Instalando lo que necesitan las pruebas de rendimiento...',
  takingPictures: 'Haciendo las imágenes...',
  encoding: 'Codificando el vídeo...',
  serving: (address: string) => `Tres Dardos está en ${address}`,
};

export const words = { steps, needs, store, demo, progress };
