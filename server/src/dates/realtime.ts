import type { callRequests } from '@darts/contracts/dates';
import type { Handlers } from '#platform/realtime/realtime.ts';
import type { DateService } from './service.ts';

/** The realtime face of the dates of games: players at the board call their rivals. */
export const callHandlers = (dates: DateService): Handlers<keyof typeof callRequests> => ({
  callRival: ({ gameId }, { userId }) => dates.callRival(gameId, { userId }),
});
