import { showLeague } from '@darts/contracts/addresses/screens';
import type { LeagueScreen } from '@darts/contracts/screens';
import { formatDate } from '#competitions/calendar-date.ts';
import { Frame, Message, Waiting } from './frame.tsx';
import { Standing } from './standing.tsx';
import { useFresh } from './use-fresh.ts';
import { useToken } from './use-token.ts';
import { Wall } from './wall.tsx';
import { POLL_MS } from './often.ts';
import { tvWords } from './words.ts';

export function LeagueTvPage({ leagueId }: { readonly leagueId: string }) {
  const sent = { params: { leagueId }, query: useToken() };
  const { view, isGone, isStale } = useFresh(showLeague, sent, POLL_MS);
  if (isGone) return <Message title={tvWords.gone} about={tvWords.goneAbout} />;
  if (!view) return <Waiting isStale={isStale} />;

  const { league } = view;
  return (
    <Frame title={league.name} detail={detailOf(league)} isStale={isStale}>
      <Wall {...league} standing={<Standing table={league.table} />} />
    </Frame>
  );
}

function detailOf({ status, startDate, thisWeek, rounds }: LeagueScreen): string | undefined {
  if (status === 'pendiente') return tvWords.starts(formatDate(startDate));
  if (status === 'finalizada') return tvWords.over;
  return thisWeek === null ? undefined : tvWords.round(thisWeek, rounds.length);
}
