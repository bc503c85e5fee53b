/** Addresses of the calls in `calls/officiating.ts`, by kind of competition. */
import { ONE, type Kind } from './one.ts';

export const decide = (of: Kind) => `PUT /${ONE[of]}/results/:gameId` as const;
export const takeBack = (of: Kind) => `POST /${ONE[of]}/results/:gameId/taking-back` as const;
export const withdraw = (of: Kind) => `POST /${ONE[of]}/withdrawals` as const;
export const history = (of: Kind) => `GET /${ONE[of]}/history` as const;
export const atRisk = (of: Kind) => `GET /${ONE[of]}/at-risk` as const;
export const remind = (of: Kind) => `POST /${ONE[of]}/at-risk/:gameId/reminder` as const;
export const setGrace = (of: Kind) => `PUT /${ONE[of]}/grace` as const;
export const helpers = (of: Kind) => `GET /${ONE[of]}/helpers` as const;
export const addHelper = (of: Kind) => `POST /${ONE[of]}/helpers` as const;
export const removeHelper = (of: Kind) => `DELETE /${ONE[of]}/helpers/:userId` as const;
