import type { AlertSubject } from '#platform/device/alerts.ts';
import type { VoiceLanguage } from '#play/calling/voice-settings.ts';

const subjects: Record<AlertSubject, string> = {
  turn: 'Tu turno',
  challenge: 'Retos y revanchas',
  rival: 'Tu rival vuelve',
};

const languages: Record<VoiceLanguage, string> = { es: 'Español', ca: 'Catalán' };

export const deviceWords = {
  sound: 'Sonido',
  vibration: 'Vibración',

  voice: 'Voz',
  callScores: 'Cantar los puntos',
  language: 'Idioma de la voz',
  languages,
  noVoice: (language: VoiceLanguage) =>
    `Este dispositivo no tiene voz en ${languages[language].toLowerCase()}.`,
  offlineVoice: 'Esta voz necesita conexión.',
  volume: 'Volumen',
  percent: (value: string) => `${value} %`,
  tryVoice: 'Probar',

  alerts: 'Avisos',
  subjects,

  turn: 'Turno',
  selfConfirm: 'Confirmar al tercer dardo',
  selfConfirmHint: 'Sin pulsar Confirmar; en partidas locales, Deshacer lo devuelve.',
  checkouts: 'Sugerencias de cierre',
  checkoutsHint: 'Con qué cerrar, junto a los dardos y en la diana.',
  liveDarts: 'Dardos en directo',
  liveDartsHint: 'Online, cada uno ve los del otro al apuntarlos.',

  screen: 'Pantalla',
  keepAwake: 'Pantalla encendida',
  keepAwakeHint: 'Mientras dura la partida.',
  keepAwakeRefused: 'Ahora el dispositivo no lo permite: mira si ahorra batería.',
  plainHttp: 'Sin https no hay pantalla encendida, instalación ni juego sin conexión.',
  fillScreen: 'Pantalla completa',
  leaveFullScreen: 'Salir de pantalla completa',
  notFilled: 'El navegador no lo ha permitido. Vuelve a pulsar.',

  done: 'Listo',
};
