import * as at from '../addresses/competitions.ts';
import type { Kind } from '../addresses/one.ts';
import * as competitions from '../competitions.ts';
import { noFields, requestOnly } from '../envelope.ts';
import { leadersAnswer } from '../figures.ts';
import { calls, callsOfKind, KIND } from './call.ts';

const { getGameStage, getInvitation, joinByInvitation, ...ofKind } = at;
const { invitationToken } = competitions;

export const competitionCalls = calls(
  { getGameStage, getInvitation, joinByInvitation },
  {
    getGameStage: {
      for: 'users',
      answer: competitions.gameStageAnswer,
      refusals: ['game-not-found'],
    },
    getInvitation: {
      for: 'anybody',
      answer: competitions.invitationAnswer,
      refusals: ['invitation-not-found'],
    },
    joinByInvitation: {
      for: 'users',
      body: noFields,
      answer: competitions.joined,
      refusals: ['invitation-not-found', 'full', 'lost-race'],
    },
  },
);

/** Calls with which the creator runs a league or tournament, and the call for its leaders. */
export const organisingCalls = (kind: Kind) => {
  const missing = `${kind}-not-found` as const;
  const asCreator = [missing, 'not-the-creator', 'not-pending'] as const;
  return callsOfKind(kind, ofKind, {
    deleteCompetition: {
      id: `delete${KIND[kind]}`,
      for: 'creator',
      refusals: [...asCreator, 'lost-race'],
    },
    listCandidates: {
      id: `list${KIND[kind]}Candidates`,
      for: 'creator',
      query: competitions.candidatesPage,
      answer: competitions.candidates,
      refusals: asCreator,
    },
    addParticipant: {
      id: `add${KIND[kind]}Participant`,
      for: 'creator',
      body: competitions.enrolment,
      refusals: [...asCreator, 'user-not-found', 'full', 'lost-race'],
    },
    removeParticipant: {
      id: `remove${KIND[kind]}Participant`,
      for: 'creator',
      refusals: [...asCreator, 'lost-race'],
    },
    setVisibility: {
      id: `set${KIND[kind]}Visibility`,
      for: 'creator',
      body: competitions.visibility,
      refusals: [missing, 'not-the-creator', 'lost-race'],
    },
    openInvitation: {
      id: `open${KIND[kind]}Invitation`,
      for: 'creator',
      body: noFields,
      answer: invitationToken,
      refusals: [...asCreator, 'lost-race'],
    },
    renewInvitation: {
      id: `renew${KIND[kind]}Invitation`,
      for: 'creator',
      body: requestOnly,
      answer: invitationToken,
      refusals: [...asCreator, 'lost-race'],
    },
    getLeaders: {
      id: `get${KIND[kind]}Leaders`,
      for: 'users',
      answer: leadersAnswer,
      refusals: [missing],
    },
  });
};
