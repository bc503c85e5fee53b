import { showGame } from '@darts/contracts/addresses/screens';
import { useParams } from 'react-router';
import { CodePage } from '#tv/local/code-page.tsx';
import { LocalTvPage } from '#tv/local/local-tv-page.tsx';
import { TournamentTvPage } from '#tv/tournament/tournament-tv-page.tsx';
import { Message, Waiting } from './frame.tsx';
import { GameWall } from './game-wall.tsx';
import { LeagueTvPage } from './league-tv-page.tsx';
import { DART_POLL_MS } from './often.ts';
import { useFresh } from './use-fresh.ts';
import { useToken } from './use-token.ts';
import { tvWords } from './words.ts';

/** Wall screens of all kinds, as one page of the router, so that other pages do not load their code. */
export function TvPage() {
  const { kind, id = '' } = useParams(); // both are set, or neither
  if (kind === undefined) return <CodePage />;
  if (kind === 'leagues') return <LeagueTvPage key={id} leagueId={id} />;
  if (kind === 'tournaments') return <TournamentTvPage key={id} tournamentId={id} />;
  if (kind === 'games') return <GameTvPage key={id} gameId={id} />;
  if (kind === 'local') return <LocalTvPage key={id} code={id} />;
  return <Message title={tvWords.gone} about={tvWords.goneAbout} />;
}

function GameTvPage({ gameId }: { readonly gameId: string }) {
  const sent = { params: { gameId }, query: useToken() };
  const { view, isGone, isStale } = useFresh(showGame, sent, DART_POLL_MS);
  if (isGone) return <Message title={tvWords.gone} about={tvWords.goneAbout} />;
  if (!view) return <Waiting isStale={isStale} />;
  return <GameWall game={view.game} isStale={isStale} />;
}
