import { isStraight, type GameFormat } from '@darts/rules/play/settings';

/** Whether the scores and the rounds tell all of a format: any dart opens and closes its one leg. */
export const isPlain = (format: GameFormat): boolean => format.legs === 1 && isStraight(format);
