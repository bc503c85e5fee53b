/** Spanish texts of the server for players: refusals, answers, mails, calendars. */
import type { RefusalCode } from '@darts/contracts/refusals';
import { PASSWORD_MIN_LENGTH } from '@darts/rules/accounts/passwords';
import { USERNAME_MAX_LENGTH, USERNAME_MIN_LENGTH } from '@darts/rules/accounts/usernames';
import { dateFormat } from '#locale.ts';

const refusals: Readonly<Record<RefusalCode, string>> = {
  'game-over': 'La partida ya ha terminado.',
  'nothing-to-undo': 'No hay ningún turno que deshacer.',
  'invalid-darts': 'La puntuación no es válida.',
  'impossible-total': 'Esa puntuación no es posible con tres dardos.',
  'too-many-darts': 'Un turno tiene tres dardos como máximo.',
  'beds-needed': 'En este formato hay que decir dónde ha caído cada dardo.',
  'no-double': 'Para empezar a puntuar hace falta un doble, y esa puntuación no lleva ninguno.',
  'turn-over': 'El turno ya había terminado con un dardo anterior.',
  'impossible-result': 'En el formato de esta partida no se puede dar ese resultado.',

  internal: 'Error inesperado',
  'invalid-input': 'Datos no válidos.',
  'not-found': 'No se ha encontrado lo que buscas.',
  'incomplete-request': 'La petición no ha llegado entera.',
  'body-too-large': 'Los datos enviados son demasiado grandes.',
  'address-too-long': 'La dirección es demasiado larga.',
  'not-json': 'Los datos tienen que enviarse como JSON.',
  'headers-too-large': 'La petición es demasiado grande.',
  'lost-race': 'Alguien se ha adelantado. Vuelve a intentarlo.',
  'out-of-reach': 'Ahora mismo no se puede guardar nada. Vuelve a intentarlo.',
  'connection-lost': 'Se ha perdido la conexión. Vuelve a intentarlo.',
  'no-session': 'Tu sesión ha caducado. Inicia sesión de nuevo.',
  'foreign-origin': 'La petición viene de otra página.',
  forbidden: 'No tienes permiso para hacer esto.',
  'too-many-connections': 'Tienes la aplicación abierta en demasiadas pestañas.',
  'too-many-watched': 'Ya sigues demasiadas partidas y competiciones a la vez.',
  'too-many-requests': 'Demasiadas peticiones. Espera un momento y vuelve a intentarlo.',
  'too-busy': 'Inténtalo de nuevo en unos segundos.',

  'wrong-credentials': 'El email o la contraseña no son correctos.',
  'username-taken': 'Ese nombre de usuario ya está en uso.',
  'email-taken': 'Ya hay una cuenta con ese email.',
  'wrong-password': 'La contraseña actual no es correcta.',
  'same-password': 'La nueva contraseña debe ser diferente a la actual.',
  'no-password': 'Tu cuenta no tiene contraseña. Pide un enlace para crear una.',
  'invalid-reset-token': 'El enlace de recuperación ha expirado o es inválido.',
  'google-off': 'El acceso con Google no está disponible.',
  'google-refused': 'Error al autenticar con Google',
  'last-admin': 'Tiene que quedar al menos un administrador.',
  'user-not-found': 'Ese jugador no existe.',

  'game-not-found': 'La partida no existe.',
  'not-a-player': 'No formas parte de esta partida.',
  'already-begun': 'La partida ya ha empezado.',
  'not-started': 'La partida todavía no ha empezado.',
  'not-your-turn': 'No es tu turno.',
  'stale-turn': 'La partida ha avanzado. Revisa el marcador y vuelve a intentarlo.',
  'turn-id-reused': 'Ese turno ya se registró con otra puntuación.',
  'not-own-turn': 'Ese turno no lo has registrado tú.',
  'correction-open': 'Ya has pedido una corrección de ese turno.',
  'correction-gone': 'Esa corrección ya no está pendiente.',
  'too-many-corrections': 'Ya has pedido demasiadas correcciones de ese turno.',
  'other-device': 'La partida está abierta en otro dispositivo.',
  'not-joined': 'Entra en la partida antes de lanzar.',
  'not-due': 'El rival todavía tiene tiempo para volver.',
  'no-running-game': 'No tienes ninguna partida en curso.',
  'no-rematch': 'Esta partida no permite revancha.',
  'has-scorer': 'Ya marca uno por los dos.',
  'no-scorer': 'Cada uno marca los suyos.',
  'scored-by-rival': 'Tu rival marca por los dos.',
  'rival-asked': 'Tu rival lo ha preguntado antes: contéstale.',
  'asked-too-often': 'Ya lo habéis preguntado varias veces en esta partida.',
  'no-question': 'Ya no hay nada que contestar.',
  'too-many-games': 'Uno de los dos ha empezado demasiadas partidas en una hora. Esperad un rato.',
  'already-playing': 'Ya estás en otra partida en curso. Finalízala antes de comenzar una nueva.',
  'rival-playing': 'Tu rival está en otra partida.',

  'league-not-found': 'La liga no existe.',
  'tournament-not-found': 'El torneo no existe.',
  'may-not-organise': 'No tienes permisos para crear ligas ni torneos.',
  'not-the-creator': 'Solo quien organiza puede hacer esto.',
  'not-pending': 'Ya ha empezado, y esto solo se puede hacer antes.',
  'not-in-progress': 'No está en curso.',
  'not-enrolled': 'Ese jugador no está inscrito.',
  'seeded-twice': 'Hay un jugador repetido en el orden.',
  full: 'Ya no quedan plazas.',
  'too-few-participants': 'Hacen falta al menos dos participantes para empezar.',
  'too-few-for-groups': 'Para jugar por grupos hacen falta al menos seis participantes.',
  'too-many-enrolled': 'Ya hay más participantes inscritos que ese máximo.',
  'game-in-progress': 'Hay una partida en juego. Espera a que termine.',
  'round-not-found': 'Esa jornada no existe.',
  'no-league-games': 'No tienes partidas en esta liga.',
  'invitation-not-found': 'Esta invitación ya no vale.',
  'screen-not-found': 'Con ese código no hay ninguna partida.',
  'too-many-screens': 'Ahora mismo hay demasiadas partidas en pantallas. Inténtalo más tarde.',
  'rival-unknown': 'Aún no se sabe quién será tu rival.',
  'no-such-time': 'Esa hora no existe: esa noche se adelanta el reloj.',
  'time-out-of-range': 'Elige horas que no hayan pasado, de aquí a un año.',
  'agreed-later': 'Habéis quedado más tarde. Espera a esa hora.',
  'called-already': 'Ya se le ha avisado hace menos de un cuarto de hora.',
  'rival-out-of-reach': 'No hemos podido avisarle: no tiene la aplicación abierta.',
  'proposal-gone': 'Tu rival ya no propone esa hora. Mira las que hay ahora.',

  'result-gone': 'Ese resultado ya no está propuesto. Mira cómo está la partida ahora.',
  'result-proposed': 'Tu rival ya ha propuesto un resultado. Confírmalo o di que no es ese.',
  'proposed-too-often':
    'Ya habéis propuesto cinco resultados de esta partida. Si no hay acuerdo, decide quien organiza.',
  'not-taken-back':
    'Ese resultado no se puede retirar: no lo introdujo nadie, o se lanzaron dardos.',
  'next-game-begun': 'La partida siguiente del cuadro ya ha empezado o está decidida.',
  'player-withdrawn': 'Ese jugador ya está retirado.',
  'not-an-operator': 'Solo puede ayudar quien es organizador en Tres Dardos.',
  'too-many-helpers': 'Ya hay veinte ayudantes.',
  'reminded-already': 'Ya se les ha recordado hoy.',
  'board-not-found': 'Esa diana ya no está.',
  'reason-missing': 'Escribe el motivo.',
  'result-changed': 'La partida ha cambiado mientras tanto. Mira cómo está ahora.',
  'boards-changed': 'Alguien ha cambiado las dianas mientras tanto. Mira cómo están ahora.',
  'board-taken': 'Esa diana ya está ocupada.',
  'not-callable': 'Ahora no se puede jugar: falta un jugador, o ya está en otra partida.',

  'not-in-lobby': 'El jugador ya no está en la sala.',
  'request-to-oneself': 'No puedes retarte a ti mismo.',
  'too-many-game-requests': 'Tienes demasiados retos sin responder.',
  'request-gone': 'Ese reto ya no está disponible.',
};

/** Messages for invalid fields of forms. */
const fields = {
  username: `De ${USERNAME_MIN_LENGTH} a ${USERNAME_MAX_LENGTH} letras, números o _ . -, sin espacios.`,
  weakPassword: `Al menos ${PASSWORD_MIN_LENGTH} caracteres, con una mayúscula, una minúscula, un número y un símbolo.`,
  commonPassword: 'Esa contraseña es demasiado común.',
  tooManyEnrolled: (count: number) => `Ya hay ${count} participantes inscritos.`,
  notEnrolled: (name: string) => `${name} no está en la lista de participantes.`,
  seededTwice: (name: string) => `${name} está dos veces en el orden.`,
  checks: {
    unexpected: 'Este dato no se espera aquí.',
    format: 'El formato no es válido.',
    option: 'No es una de las opciones.',
    atMost: (characters: number) => `Como máximo, ${characters} caracteres.`,
  },
};

/** Messages of successful calls. */
const done = {
  usual: 'Operación exitosa',

  enrolled: 'Participante añadido',
  withdrawn: 'Participante quitado',

  dates: {
    proposeTimes: 'Propuesta enviada',
    agreeToTime: 'Fecha acordada',
    moveGame: 'Fecha cambiada',
    moveRound: 'Fecha cambiada',
    noteNoShow: 'Se ha avisado a quien organiza',
    setReminders: 'Preferencias guardadas',
    stopReminders: 'Ya no recibirás avisos de tus partidas',
    renewCalendar: 'Tu calendario tiene una dirección nueva',
  },

  league: {
    createLeague: 'Liga creada correctamente',
    editLeague: 'Liga actualizada correctamente',
    joinLeague: 'Te has unido a la liga correctamente',
    leaveLeague: 'Has salido de la liga',
    deleteCompetition: 'Liga eliminada',
    startLeague: 'Liga iniciada',
    endLeague: 'Liga finalizada',
  },
  tournament: {
    createTournament: 'Torneo creado correctamente',
    editTournament: 'Torneo actualizado correctamente',
    joinTournament: 'Te has unido al torneo',
    leaveTournament: 'Has abandonado el torneo',
    deleteCompetition: 'Torneo eliminado',
    startTournament: 'Torneo iniciado correctamente',
    endTournament: 'Torneo cancelado',
    setTournamentBoards: 'Dianas guardadas',
    called: 'Partida llamada',
    freed: 'Diana libre',
  },
};

const notices = {
  sessionClosed: 'Tu sesión se ha cerrado.',
  gameTakenOver: 'Has abierto la partida en otro dispositivo.',
};

const mails = {
  greeting: (username: string) => `Hola, ${username}:`,
  signature: '— Tres Dardos',

  /** `agreedAt`: in milliseconds. */
  reminder: (rival: string, competition: string, agreedAt: number) => ({
    subject: `Tu partida contra ${rival}: ${timeInMadrid(agreedAt)}`,
    lines: [`Has quedado con ${rival} el ${timeInMadrid(agreedAt)}.`, `Es de ${competition}.`],
    label: 'Ver la partida',
    close: 'Si no puedes ir, propón otra fecha en la página de la partida.',
  }),

  call: (rival: string, competition: string) => ({
    subject: `${rival} te espera para vuestra partida`,
    lines: [`${rival} ya está en la diana para vuestra partida.`, `Es de ${competition}.`],
    label: 'Ir a la partida',
    close: 'Si no puedes ir, propón otra fecha en la página de la partida.',
  }),
  stop: 'No recibir más avisos de mis partidas',
};

const longTime = dateFormat({
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  hour: '2-digit',
  minute: '2-digit',
});

/** @param at in milliseconds */
const timeInMadrid = (at: number): string => `${longTime.format(at)} (hora peninsular)`;

const calendar = {
  product: 'Competiciones',
  own: 'Mis partidas de dardos',
  game: (league: string, rival: string) => `${league}: contra ${rival}`,
  agreed: (at: number) => `Hora acordada: ${timeInMadrid(at)}`,
  round: (round: number) => `Jornada ${round}`,
  roundOf: (league: string, round: number) => `${league}: jornada ${round}`,
  files: {
    league: 'liga.ics',
    rounds: 'jornadas.ics',
    tournament: 'torneo.ics',
    own: 'partidas.ics',
  },
};

export const words = { refusals, fields, done, notices, mails, calendar };
