/** Addresses of the calls in `calls/competitions.ts`, which leagues and tournaments share. */
import { ONE, type Kind } from './one.ts';

export const getGameStage = 'GET /games/:gameId/stage';
export const getInvitation = 'GET /invitations/:token';
export const joinByInvitation = 'POST /invitations/:token/join';

export const deleteCompetition = (of: Kind) => `DELETE /${ONE[of]}` as const;
export const listCandidates = (of: Kind) => `GET /${ONE[of]}/candidates` as const;
export const addParticipant = (of: Kind) => `POST /${ONE[of]}/participants` as const;
export const removeParticipant = (of: Kind) => `DELETE /${ONE[of]}/participants/:userId` as const;
export const setVisibility = (of: Kind) => `PUT /${ONE[of]}/visibility` as const;
export const openInvitation = (of: Kind) => `POST /${ONE[of]}/invitation` as const;
export const renewInvitation = (of: Kind) => `POST /${ONE[of]}/invitation/renew` as const;
export const getLeaders = (of: Kind) => `GET /${ONE[of]}/leaders` as const;
