/** What the documentation says of every call, by the parts of the product. */
import { accountDocs } from './accounts.ts';
import type { CallDocs } from './doc.ts';
import { dateDocs } from './dates.ts';
import { invitationDocs } from './invitations.ts';
import { leagueDocs } from './leagues.ts';
import { playDocs } from './play.ts';
import { publishingDocs } from './publishing.ts';
import { resultDocs } from './results.ts';
import { sheetDocs } from './sheets.ts';
import { tournamentDocs } from './tournaments.ts';
import { tvDocs } from './tv.ts';

const siteDocs = {
  getHealth: {
    summary: 'Whether this server can serve',
    description: 'It can when its database answers and, if it has one, its Redis.',
    isPublic: true,
    isUnlimited: true,
    refusals: [],
    example: { data: {} },
  },
  listSponsors: {
    summary: 'The logos on the home page',
    isPublic: true,
    refusals: [],
    example: { data: { sponsors: [{ name: 'La Oche', src: '/sponsors/1-La-Oche.svg' }] } },
  },
} satisfies CallDocs;

export const callDocs = {
  accounts: accountDocs,
  games: playDocs,
  leagues: leagueDocs,
  tournaments: tournamentDocs,
  dates: dateDocs,
  results: resultDocs,
  tv: tvDocs,
  invitations: invitationDocs,
  sheets: sheetDocs,
  public: publishingDocs,
  site: siteDocs,
} satisfies Readonly<Record<string, CallDocs>>;
