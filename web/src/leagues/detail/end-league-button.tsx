import { namesOf } from '@darts/contracts/game/pairs';
import { useInfiniteQuery } from '@tanstack/react-query';
import { placeOf } from '#competitions/kind.ts';
import { EndButton } from '#competitions/organise/end-button.tsx';
import { leagueActions } from '#leagues/actions.ts';
import { leagueKind } from '#leagues/kind.ts';
import { overdueQuery } from '#leagues/queries.ts';
import { paths } from '#platform/paths.ts';
import { Link } from '#ui/link.tsx';
import { uiWords } from '#ui/words.ts';
import { leagueDetailWords } from './words.ts';

/** Ends a league, after a confirmation: unplayed games stay unplayed. Disabled while a game is in progress. */
export function EndLeagueButton({ leagueId }: { readonly leagueId: string }) {
  const { data, refetch } = useInfiniteQuery(overdueQuery(leagueId));
  const { unplayed, running = [] } = data?.pages.at(-1) ?? {};
  return (
    <EndButton
      place={placeOf(leagueKind, leagueId)}
      action={leagueActions.end}
      question={leagueDetailWords.askEnd}
      isPossible={running.length === 0}
      onAsk={() => void refetch()}
    >
      {running.map((game) => (
        <p key={game.gameId}>
          {leagueDetailWords.inPlay}{' '}
          <Link to={paths.gameView(game.gameId)}>{uiWords.contest(...namesOf(game))}</Link>.
        </p>
      ))}
      {running.length > 0 && <p>{leagueDetailWords.endLater(running.length)}</p>}
      {unplayed !== undefined && running.length === 0 && (
        <p>{leagueDetailWords.unplayed(unplayed)}</p>
      )}
    </EndButton>
  );
}
