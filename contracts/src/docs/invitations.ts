import type { CallDoc, CallDocs } from './doc.ts';
import { ana, leagueId, listedLeague, tournamentId } from './examples.ts';

const token = 'Zk1vYXBwcm94aW1hdGVseS1hLXRva2VuLTMyLWJ5dGU';
const path = { token };
const { name, startDate, dayOfWeek, maxParticipants } = listedLeague;

const opening = (
  kind: 'league' | 'tournament',
  ids: Readonly<Record<string, string>>,
): CallDoc => ({
  summary: `The token of the link to join a ${kind} that has not begun; for its creator`,
  description: 'The link is `/join/` and the token. It is made when it is first asked for.',
  refusals: [`${kind}-not-found`, 'not-the-creator', 'not-pending', 'lost-race'],
  example: { path: ids, data: { token } },
});

const renewal = (
  kind: 'league' | 'tournament',
  ids: Readonly<Record<string, string>>,
): CallDoc => ({
  ...opening(kind, ids),
  summary: `Another token for the link to join a ${kind}; for its creator`,
  description: 'The one before is worth nothing from then on.',
});

export const invitationDocs = {
  openLeagueInvitation: opening('league', { leagueId }),
  renewLeagueInvitation: renewal('league', { leagueId }),
  openTournamentInvitation: opening('tournament', { tournamentId }),
  renewTournamentInvitation: renewal('tournament', { tournamentId }),
  getInvitation: {
    summary: 'What a link to join is for',
    description: 'Of a league or tournament that has not begun; of no other does it say anything.',
    isPublic: true,
    refusals: ['invitation-not-found'],
    example: {
      path,
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
    refusals: ['invitation-not-found', 'full', 'lost-race'],
    example: { path, data: { kind: 'league', competitionId: leagueId } },
  },
} satisfies CallDocs;
