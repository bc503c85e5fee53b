import type { TvLeague } from '@darts/contracts/tv';
import { formatDate } from '#competitions/calendar-date.ts';
import { Frame, Message, Waiting } from './frame.tsx';
import { Standing } from './standing.tsx';
import { useAddress } from './use-address.ts';
import { useFresh } from './use-fresh.ts';
import { Wall } from './wall.tsx';
import { POLL_MS } from './often.ts';
import { tvWords } from './words.ts';

/** Screen of a league. */
export function LeagueTvPage({ leagueId }: { readonly leagueId: string }) {
  const address = useAddress(`/tv/leagues/${leagueId}`);
  const { view, isGone, isStale } = useFresh<{ readonly league: TvLeague }>(address, POLL_MS);
  if (isGone) return <Message title={tvWords.gone} about={tvWords.goneAbout} />;
  if (!view) return <Waiting isStale={isStale} />;

  const { league } = view;
  return (
    <Frame title={league.name} detail={detailOf(league)} isStale={isStale}>
      <Wall {...league} standing={<Standing table={league.table} />} />
    </Frame>
  );
}

function detailOf({ status, startDate, round }: TvLeague): string | undefined {
  if (status === 'pendiente') return tvWords.starts(formatDate(startDate));
  if (status === 'finalizada') return tvWords.over;
  return round ? tvWords.round(round.number, round.of) : undefined;
}
