import { competitionCalls, organisingCalls } from '@darts/contracts/calls/competitions';
import type { GameStage } from '@darts/contracts/competitions';
import { routes } from '#platform/http/routes.ts';
import { words } from '#words.ts';
import type { PlayService } from '../play/service.ts';
import type { Invitations } from './invitations.ts';
import type { CompetitionKind, CompetitionService } from './service.ts';
import { competitionWords } from './words.ts';

/** Returns the stage of a league or tournament that a game belongs to. */
type StageOf = (competitionId: string, gameId: string) => Promise<GameStage>;

export const competitionRoutes = (
  games: PlayService,
  stageOf: Readonly<Record<CompetitionKind, StageOf>>,
  invitations: Invitations,
) =>
  routes(
    competitionCalls,
    {
      async getGameStage({ params: { gameId } }) {
        const { kind, competitionId } = await games.matchup(gameId);
        return { stage: kind && competitionId ? await stageOf[kind](competitionId, gameId) : null };
      },
      getInvitation: async ({ params: { token }, openSession }) => ({
        invitation: await invitations.get(token, openSession?.isFresh === true),
      }),
      joinByInvitation: ({ params: { token }, caller }) => invitations.join(token, caller),
    },
    {
      joinByInvitation: (_, { kind }) =>
        kind === 'league' ? words.done.league.joinLeague : words.done.tournament.joinTournament,
    },
  );

export const organisingRoutes = (
  kind: CompetitionKind,
  competitions: CompetitionService,
  games: PlayService,
) =>
  routes(
    organisingCalls(kind),
    {
      deleteCompetition: ({ params: { competitionId }, caller }) =>
        competitions.remove(competitionId, caller),
      listCandidates: async ({ params: { competitionId }, query, caller }) => ({
        users: await competitions.candidates(competitionId, query, caller),
      }),
      addParticipant: ({ params: { competitionId }, body, caller }) =>
        competitions.enrol(competitionId, body.userId, caller),
      removeParticipant: ({ params: { competitionId, userId }, caller }) =>
        competitions.withdraw(competitionId, userId, caller),
      setVisibility: ({ params: { competitionId }, body, caller }) =>
        competitions.publish(competitionId, body.isPublic, caller),
      openInvitation: async ({ params: { competitionId }, caller }) => ({
        token: await competitions.invitation(competitionId, caller),
      }),
      renewInvitation: async ({ params: { competitionId }, body, caller }) => ({
        token: await competitions.renewInvitation(competitionId, caller, body?.requestId),
      }),
      async getLeaders({ params: { competitionId } }) {
        await competitions.mustExist(competitionId);
        return { leaders: await games.leaders(competitionId) };
      },
    },
    {
      deleteCompetition: words.done[kind].deleteCompetition,
      addParticipant: words.done.enrolled,
      removeParticipant: words.done.withdrawn,
      setVisibility: ({ body }) => competitionWords[body.isPublic ? 'published' : 'unpublished'],
    },
  );
