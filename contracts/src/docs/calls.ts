/** Documentation of every call, by feature. */
import { accountDocs } from './accounts.ts';
import { healthCalls, sponsorCalls } from '../calls/site.ts';
import { documented, type CallDocs } from './doc.ts';
import { dateDocs } from './dates.ts';
import { fileDocs } from './files.ts';
import { invitationDocs, organisingDocs } from './competitions.ts';
import { leagueDocs } from './leagues.ts';
import { playDocs } from './play.ts';
import { readerDocs } from './readers.ts';
import { resultDocs } from './results.ts';
import { screenDocs } from './screens.ts';
import { tournamentDocs } from './tournaments.ts';

const siteDocs = {
  ...documented(healthCalls, {
    getHealth: {
      summary: 'Whether this server can serve',
      description:
        'It can when its database answers and, if it has one, its Redis. `proxy` says what was seen last of a proxy in front of it: `passesWebsockets` is false if a websocket came without the headers `Upgrade` and `Connection`, `isTrusted` is false if `X-Forwarded-For` came from an address that `TRUST_PROXY` does not cover; each is null until there was any. `mail.isReady` is false if the last connection to the mail server failed, and null without a mail server or before the first.',
      isUnlimited: true,
      example: {
        data: { proxy: { passesWebsockets: true, isTrusted: null }, mail: { isReady: true } },
      },
    },
  }),
  ...documented(sponsorCalls, {
    listSponsors: {
      summary: 'The logos on the home page',
      example: { data: { sponsors: [{ name: 'La Oche', src: '/logos/1-La-Oche.svg' }] } },
    },
  }),
};

export const callDocs = {
  accounts: accountDocs,
  games: playDocs,
  leagues: { ...leagueDocs, ...organisingDocs.league },
  tournaments: { ...tournamentDocs, ...organisingDocs.tournament },
  dates: dateDocs,
  results: resultDocs,
  screens: screenDocs,
  invitations: invitationDocs,
  files: fileDocs,
  public: readerDocs,
  site: siteDocs,
} satisfies Readonly<Record<string, CallDocs>>;
