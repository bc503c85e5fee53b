import type { TvLeague } from '@darts/contracts/tv';
import { formatDate } from '#competitions/calendar-date.ts';
import { Frame, Message, Waiting } from './frame.tsx';
import { Standing } from './standing.tsx';
import { useAddress } from './use-address.ts';
import { useFresh } from './use-fresh.ts';
import { Wall } from './wall.tsx';
import { EVERY } from './often.ts';
import { words } from './words.ts';

/** A league on the wall of a bar. */
export function LeagueTvPage({ leagueId }: { readonly leagueId: string }) {
  const address = useAddress(`/tv/leagues/${leagueId}`);
  const { view, isGone, isStale } = useFresh<{ readonly league: TvLeague }>(address, EVERY);
  if (isGone) return <Message title={words.gone} about={words.goneAbout} />;
  if (!view) return <Waiting isStale={isStale} />;

  const { league } = view;
  return (
    <Frame title={league.name} detail={detailOf(league)} isStale={isStale}>
      <Wall {...league} standing={<Standing table={league.table} />} />
    </Frame>
  );
}

function detailOf({ status, startDate, round }: TvLeague): string | undefined {
  if (status === 'pendiente') return words.starts(formatDate(startDate));
  if (status === 'finalizada') return words.over;
  return round ? words.round(round.number, round.of) : undefined;
}
