import { PARTICIPANTS_MAX } from '@darts/contracts/competitions';

/** The largest league there can be, as it is asked for: everybody against everybody at home and away. */
export const LARGEST_LEAGUE = {
  name: 'Liga de cien',
  startDate: '2027-01-04',
  maxParticipants: PARTICIPANTS_MAX,
  dayOfWeek: 'Lunes',
  isHomeAndAway: true,
};
