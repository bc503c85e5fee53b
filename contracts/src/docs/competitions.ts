import type { Kind } from '../addresses/one.ts';
import { competitionCalls, organisingCalls } from '../calls/competitions.ts';
import { documented, MADE_ONCE } from './doc.ts';
import {
  ana,
  gameId,
  league,
  leagueGame,
  leagueId,
  listedLeague,
  tournamentId,
  token,
} from './examples.ts';

const { name, startDate, dayOfWeek, maxParticipants } = listedLeague;

const organising = (kind: Kind, path: Readonly<Record<string, string>>) =>
  documented(organisingCalls(kind), {
    deleteCompetition: {
      summary: `Deletes a ${kind} that has not begun, with its enrolments; for its creator`,
      example: { path, data: {} },
    },
    listCandidates: {
      summary: 'Players who could be enrolled by hand, by name: names only; for its creator',
      example: { path, data: { users: [ana] } },
    },
    addParticipant: {
      summary: `Enrols a player in a ${kind} that has not begun; for its creator`,
      description:
        'Whoever is enrolled already stays so. Where it is public, they hear of that by mail, once.',
      example: { path, body: { userId: ana.userId }, data: {} },
    },
    removeParticipant: {
      summary: `Takes a player out of a ${kind} that has not begun; for its creator`,
      description: 'Whoever is not enrolled stays so.',
      example: { path: { ...path, userId: ana.userId }, data: {} },
    },
    setVisibility: {
      tag: 'public',
      summary: `Lets anybody read a ${kind} without an account, or not any more; for its creator`,
      description:
        'Names and results only. Whoever has joined before is told by a mail, once. Switched off, it is gone at the next call, and from open pages within five seconds.',
      example: { path, body: { isPublic: true }, data: {} },
    },
    openInvitation: {
      tag: 'invitations',
      summary: `The token of the link to join a ${kind} that has not begun; for its creator`,
      description: 'The link is `/join/` and the token. It is made when it is first asked for.',
      example: { path, data: { token } },
    },
    renewInvitation: {
      tag: 'invitations',
      summary: `Another token for the link to join a ${kind}; for its creator`,
      description: `The one before is worth nothing from then on. ${MADE_ONCE}`,
      example: { path, data: { token } },
    },
    getLeaders: {
      summary: `Who is ahead in a ${kind}`,
      description:
        'The best three: by average, turns of 180, highest close and shortest leg in darts.',
      example: {
        path,
        data: {
          leaders: {
            average: [{ user: ana, value: 61.6 }],
            turns180: [{ user: ana, value: 2 }],
            bestClose: [{ user: ana, value: 120 }],
            bestLeg: [{ user: ana, value: 18 }],
          },
        },
      },
    },
  });

export const organisingDocs = {
  league: organising('league', { leagueId }),
  tournament: organising('tournament', { tournamentId }),
};

export const invitationDocs = documented(competitionCalls, {
  getGameStage: {
    tag: 'games',
    summary: 'Which part of a league or tournament a game is',
    description: 'Null for other games.',
    example: {
      path: { gameId },
      data: {
        stage: {
          name: league.name,
          round: 1,
          rounds: league.rounds.length,
          date: leagueGame.gameDate,
        },
      },
    },
  },
  getInvitation: {
    summary: 'What a link to join is for',
    description: 'Of a league or tournament that has not begun; of no other does it say anything.',
    example: {
      path: { token },
      data: {
        invitation: {
          kind: 'league',
          name,
          organiser: ana.username,
          startDate,
          lastDate: '2027-01-14',
          dayOfWeek,
          maxParticipants,
          placesLeft: maxParticipants - listedLeague.participants.length,
        },
      },
    },
  },
  joinByInvitation: {
    summary: 'Enrols the caller in what a link to join is for',
    description: 'Whoever is enrolled already stays so.',
    example: { path: { token }, data: { kind: 'league', competitionId: leagueId } },
  },
});
