import { useInfiniteQuery } from '@tanstack/react-query';
import { placeOf } from '#competitions/kind.ts';
import { EndButton } from '#competitions/organise/end-button.tsx';
import { leagueActions } from '#leagues/actions.ts';
import { leagueKind } from '#leagues/kind.ts';
import { overdueQuery } from '#leagues/queries.ts';
import { words } from './words.ts';

/** Ends a league, once it is certain: what is not played by then never will be. */
export function EndLeagueButton({ leagueId }: { readonly leagueId: string }) {
  const { data } = useInfiniteQuery(overdueQuery(leagueId));
  const unplayed = data?.pages.at(-1)?.unplayed;
  return (
    <EndButton
      place={placeOf(leagueKind, leagueId)}
      action={leagueActions.end}
      question={words.askEnd}
    >
      {unplayed !== undefined && <p>{words.unplayed(unplayed)}</p>}
    </EndButton>
  );
}
