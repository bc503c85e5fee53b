import { useParams } from 'react-router';
import { DetailSkeleton } from '#competitions/detail/detail-skeleton.tsx';
import { NotLoaded } from '#competitions/detail/not-loaded.tsx';
import { paths } from '#platform/paths.ts';
import { useSearchParams } from '#platform/search-params.ts';
import { SHEET } from '#paper/address.ts';
import { tournamentKind } from '#tournaments/kind.ts';
import { useTournament } from '#tournaments/use-tournament.ts';
import { BackLink } from '#ui/back-link.tsx';
import { classNames } from '#ui/class-names.ts';
import layout from '#ui/layout.module.css';
import { onDemand } from '#ui/loading/on-demand.tsx';
import { BracketDetail } from './bracket-detail.tsx';
import styles from './bracket-page.module.css';
import { bracketWords } from './words.ts';

const RoundSheetPage = onDemand(() => import('./round-sheet-page.tsx'));

export function BracketPage() {
  const { tournamentId = '' } = useParams(); // always set by the route
  const { tournament, error, isLoading, retry } = useTournament(tournamentId);

  const [address] = useSearchParams();
  const sheet = tournament?.games.find(({ round }) => String(round) === address.get(SHEET));

  if (tournament && sheet) return <RoundSheetPage tournament={tournament} round={sheet.round} />;
  return (
    <div className={classNames(layout.page, styles.page)}>
      <div className={styles.back}>
        <BackLink to={paths.tournament(tournamentId)}>{bracketWords.back}</BackLink>
      </div>
      {isLoading && <DetailSkeleton title={bracketWords.title} />}
      {tournament && <BracketDetail key={tournamentId} tournament={tournament} />}
      {!tournament && !isLoading && (
        <NotLoaded
          title={bracketWords.title}
          kind={tournamentKind}
          error={error}
          words={tournamentKind.words.loadFailed}
          onRetry={retry}
        />
      )}
    </div>
  );
}
