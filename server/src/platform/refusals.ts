import { RuleError, type RuleCode } from '@darts/rules/rule-error';

type Wording = readonly [status: number, message: string];

/** Every way the server says no: its HTTP status, and the words the player reads. */
const wordings = {
  'game-over': [409, 'La partida ya ha terminado.'],
  'nothing-to-undo': [409, 'No hay ningún turno que deshacer.'],
  'invalid-darts': [422, 'La puntuación no es válida.'],
  'impossible-total': [422, 'Esa puntuación no es posible con tres dardos.'],
  'too-many-darts': [422, 'Un turno tiene tres dardos como máximo.'],

  'invalid-input': [400, 'Datos no válidos.'],
  'not-found': [404, 'No se ha encontrado lo que buscas.'],
  'lost-race': [409, 'Alguien se ha adelantado. Vuelve a intentarlo.'],
  'out-of-reach': [503, 'Ahora mismo no se puede guardar nada. Vuelve a intentarlo.'],
  'connection-lost': [409, 'Se ha perdido la conexión. Vuelve a intentarlo.'],
  'no-session': [401, 'Tu sesión ha caducado. Inicia sesión de nuevo.'],
  'foreign-origin': [403, 'La petición viene de otra página.'],
  forbidden: [403, 'No tienes permiso para hacer esto.'],
  'too-many-connections': [429, 'Tienes la aplicación abierta en demasiadas pestañas.'],
  'too-many-watched': [409, 'Ya sigues demasiadas partidas y competiciones a la vez.'],
  'too-many-requests': [429, 'Demasiadas peticiones. Espera un momento y vuelve a intentarlo.'],
  'too-busy': [429, 'Inténtalo de nuevo en unos segundos.'],

  'wrong-credentials': [403, 'El email o la contraseña no son correctos.'],
  'username-taken': [409, 'Ese nombre de usuario ya está en uso.'],
  'email-taken': [409, 'Ya hay una cuenta con ese email.'],
  'wrong-password': [403, 'La contraseña actual no es correcta.'],
  'same-password': [400, 'La nueva contraseña debe ser diferente a la actual.'],
  'no-password': [409, 'Tu cuenta no tiene contraseña. Pide un enlace para crear una.'],
  'invalid-reset-token': [400, 'El enlace de recuperación ha expirado o es inválido.'],
  'google-off': [404, 'El acceso con Google no está disponible.'],
  'google-refused': [403, 'Error al autenticar con Google'],
  'last-admin': [409, 'Tiene que quedar al menos un administrador.'],
  'user-not-found': [404, 'Ese jugador no existe.'],

  'game-not-found': [404, 'La partida no existe.'],
  'not-a-player': [403, 'No formas parte de esta partida.'],
  'already-begun': [409, 'La partida ya ha empezado.'],
  'not-started': [409, 'La partida todavía no ha empezado.'],
  'not-your-turn': [409, 'No es tu turno.'],
  'stale-turn': [409, 'La partida ha avanzado. Revisa el marcador y vuelve a intentarlo.'],
  'turn-id-reused': [409, 'Ese turno ya se registró con otra puntuación.'],
  'other-device': [409, 'La partida está abierta en otro dispositivo.'],
  'not-joined': [409, 'Entra en la partida antes de lanzar.'],
  'not-due': [409, 'El rival todavía tiene tiempo para volver.'],
  'no-running-game': [409, 'No tienes ninguna partida en curso.'],
  'no-rematch': [409, 'Esta partida no permite revancha.'],
  'already-playing': [
    409,
    'Ya estás en otra partida en curso. Finalízala antes de comenzar una nueva.',
  ],

  'league-not-found': [404, 'La liga no existe.'],
  'tournament-not-found': [404, 'El torneo no existe.'],
  'may-not-organise': [403, 'No tienes permisos para crear ligas ni torneos.'],
  'not-the-creator': [403, 'Solo quien la creó puede hacer esto.'],
  'not-pending': [409, 'Ya ha empezado, y esto solo se puede hacer antes.'],
  'not-in-progress': [409, 'No está en curso.'],
  'already-enrolled': [409, 'Ya estás en la lista de participantes.'],
  'not-enrolled': [409, 'No estás en la lista de participantes.'],
  full: [409, 'Ya no quedan plazas.'],
  'too-few-participants': [409, 'Hacen falta al menos dos participantes para empezar.'],
  'too-many-enrolled': [409, 'Ya hay más participantes inscritos que ese máximo.'],
  'game-in-progress': [409, 'Hay una partida en juego. Espera a que termine.'],
  'round-not-found': [404, 'Esa jornada no existe.'],
  'no-league-games': [404, 'No tienes partidas en esta liga.'],
  'not-in-lobby': [409, 'El jugador ya no está en la sala.'],
  'request-to-oneself': [422, 'No puedes retarte a ti mismo.'],
  'too-many-game-requests': [409, 'Tienes demasiados retos sin responder.'],
  'request-gone': [409, 'Ese reto ya no está disponible.'],
} satisfies Record<RuleCode, Wording> & Record<string, Wording>;

export type RefusalCode = keyof typeof wordings;

/** Thrown anywhere to say no. `fields` words what is wrong field by field, for forms. */
export class Refusal extends Error {
  readonly code: RefusalCode;
  readonly fields: Readonly<Record<string, string>>;
  /** What an acknowledgement tells besides the words. */
  readonly told: Readonly<Record<string, unknown>> = {};

  constructor(code: RefusalCode, fields: Readonly<Record<string, string>> = {}) {
    super(code);
    this.name = 'Refusal';
    this.code = code;
    this.fields = fields;
  }
}

/** What is not done because the store cannot be asked now, or cannot write; and why. */
export const outOfReach = (cause: unknown): Refusal =>
  Object.assign(new Refusal('out-of-reach'), { cause });

export const isOutOfReach = (error: unknown): boolean =>
  error instanceof Refusal && error.code === 'out-of-reach';

/** Refused for now; `seconds` from now it would not be. `too-busy`: by no fault of who asks. */
export class TooManyRequests extends Refusal {
  readonly seconds: number;

  constructor(seconds: number, code: 'too-many-requests' | 'too-busy' = 'too-many-requests') {
    super(code);
    this.seconds = seconds;
  }
}

/** A claim that the rival's time is over, made before it is. */
export class NotDue extends Refusal {
  override readonly told: { readonly remainingMs?: number };

  constructor(remainingMs: number | undefined) {
    super('not-due');
    this.told = remainingMs === undefined ? {} : { remainingMs };
  }
}

export type Answer = {
  readonly status: number;
  readonly message: string;
  readonly errors: Readonly<Record<string, string>>;
};

/** What to answer for whatever was thrown. Anything but a refusal is our fault, and says so. */
export function answerTo(error: unknown): Answer {
  const isRefusal = error instanceof Refusal || error instanceof RuleError;
  const [status, message] = isRefusal ? wordings[error.code] : [500, 'Error inesperado'];
  return { status, message, errors: error instanceof Refusal ? error.fields : {} };
}
