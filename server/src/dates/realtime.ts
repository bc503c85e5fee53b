import type { callRequests } from '@darts/contracts/dates';
import type { Handlers } from '#platform/realtime/realtime.ts';
import type { DateService } from './service.ts';

/** Realtime handlers for calls to the rival. */
export const callHandlers = (dates: DateService): Handlers<keyof typeof callRequests> => ({
  callRival: ({ gameId }, { userId }) => dates.callRival(gameId, { userId }),
});
