import { PARTICIPANTS_MAX, PARTICIPANTS_MIN } from '@darts/contracts/competitions';

/** One place more or less than were typed, within what there may be; the fewest after no number. */
export const placesAfter = (places: number, by: 1 | -1): number =>
  Number.isNaN(places)
    ? PARTICIPANTS_MIN
    : Math.min(PARTICIPANTS_MAX, Math.max(PARTICIPANTS_MIN, Math.round(places) + by));
