import { competitionWords } from './words.ts';

/** Single or double round-robin, with the label of a form and the name on a page. */
export const GAME_TYPES = [
  { isHomeAndAway: false, ...competitionWords.types.once },
  { isHomeAndAway: true, ...competitionWords.types.twice },
] as const;

export const gameTypeName = (chosen: boolean | undefined): string =>
  GAME_TYPES.find(({ isHomeAndAway }) => isHomeAndAway === chosen)?.name ?? competitionWords.notSet;
