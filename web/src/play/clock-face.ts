/** The time an absent rival has left, as it is drawn and as it is said. Absent until told. */

const MINUTE_S = 60;

/** Minutes and seconds: 4:07. */
export function timeLeft(seconds: number | undefined): string {
  if (seconds === undefined) return '–:––';
  return `${Math.floor(seconds / MINUTE_S)}:${String(seconds % MINUTE_S).padStart(2, '0')}`;
}

/** The dashes of a ring as long as 1: what is left of so many seconds, and a gap for the rest. */
export const ringOf = (seconds = 0, totalSeconds = 1): string =>
  `${Math.min(seconds / totalSeconds, 1)} 1`;

/** Changes once a minute, so that whoever listens hears more than a clock. */
export function wordsFor(seconds: number | undefined): string {
  if (seconds === undefined) return '';
  if (seconds === 0) return 'Se ha acabado el tiempo.';
  const minutes = Math.ceil(seconds / MINUTE_S);
  return minutes === 1 ? 'Queda un minuto o menos.' : `Quedan ${minutes} minutos o menos.`;
}
