import { words } from './words.ts';

/** Whether players meet once or twice: as a form offers it, and as a page says it. */
export const GAME_TYPES = [
  { isHomeAndAway: false, ...words.types.once },
  { isHomeAndAway: true, ...words.types.twice },
] as const;

export const gameTypeName = (chosen: boolean | undefined): string =>
  GAME_TYPES.find(({ isHomeAndAway }) => isHomeAndAway === chosen)?.name ?? words.notSet;
