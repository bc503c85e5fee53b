/** Whether players meet once or twice: as a form offers it, and as a page says it. */

export const GAME_TYPES = [
  { isHomeAndAway: false, label: 'Solo Ida', words: 'Solo ida' },
  { isHomeAndAway: true, label: 'Ida y Vuelta', words: 'Ida y vuelta' },
] as const;

/** What may be left open, and is. */
export const NOT_SET = 'No establecido';

export const gameTypeWords = (chosen: boolean | undefined): string =>
  GAME_TYPES.find(({ isHomeAndAway }) => isHomeAndAway === chosen)?.words ?? NOT_SET;
