import type { TvTournament } from '@darts/contracts/tv';
import { formatDate } from '#competitions/calendar-date.ts';
import { Bracket } from './bracket.tsx';
import { Groups } from './groups.tsx';
import { Frame, Message, Waiting } from '#tv/frame.tsx';
import { Names } from '#tv/names.tsx';
import { useAddress } from '#tv/use-address.ts';
import { useFresh } from '#tv/use-fresh.ts';
import { Wall } from '#tv/wall.tsx';
import { POLL_MS } from '#tv/often.ts';
import { tvWords } from '#tv/words.ts';

type Shown = { readonly tournament: TvTournament };

/** Screen of a tournament. */
export function TournamentTvPage({ tournamentId }: { readonly tournamentId: string }) {
  const address = useAddress(`/tv/tournaments/${tournamentId}`);
  const { view, isGone, isStale } = useFresh<Shown>(address, POLL_MS);
  if (isGone) return <Message title={tvWords.gone} about={tvWords.goneAbout} />;
  if (!view) return <Waiting isStale={isStale} />;

  const { tournament } = view;
  const { name, status, startDate, participants, running } = tournament;
  const isPending = status === 'pendiente';
  return (
    <Frame
      title={name}
      detail={isPending ? tvWords.starts(formatDate(startDate)) : isOver(status)}
      isStale={isStale}
    >
      <Wall
        {...tournament}
        standing={
          isPending ? (
            <Names names={participants} />
          ) : (
            <Stage tournament={tournament} isQuiet={running.length === 0} />
          )
        }
      />
    </Frame>
  );
}

type StageProps = { readonly tournament: TvTournament; readonly isQuiet: boolean }; // nothing is thrown

/** Groups while one is in progress, then the bracket. */
const Stage = ({ tournament, isQuiet }: StageProps) =>
  tournament.groups?.some((group) => !group.isOver) ? (
    <Groups groups={tournament.groups} columns={isQuiet ? 2 : 1} />
  ) : (
    <Bracket tournament={tournament} columns={isQuiet ? 3 : 2} />
  );

const isOver = (status: TvTournament['status']): string | undefined =>
  status === 'finalizada' ? tvWords.over : undefined;
