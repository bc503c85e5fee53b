import { useParams } from 'react-router';
import { CodePage } from '#tv/local/code-page.tsx';
import { GameTvPage } from './game-tv-page.tsx';
import { Message } from './frame.tsx';
import { LeagueTvPage } from './league-tv-page.tsx';
import { LocalTvPage } from '#tv/local/local-tv-page.tsx';
import { TournamentTvPage } from '#tv/tournament/tournament-tv-page.tsx';
import { words } from './words.ts';

/** What is at each address of screens; one page of the router's, so that no other page grows by them. */
export function TvPage() {
  const { kind, id = '' } = useParams(); // both, or neither
  if (kind === undefined) return <CodePage />;
  if (kind === 'leagues') return <LeagueTvPage key={id} leagueId={id} />;
  if (kind === 'tournaments') return <TournamentTvPage key={id} tournamentId={id} />;
  if (kind === 'games') return <GameTvPage key={id} gameId={id} />;
  if (kind === 'local') return <LocalTvPage key={id} code={id} />;
  return <Message title={words.gone} about={words.goneAbout} />;
}
