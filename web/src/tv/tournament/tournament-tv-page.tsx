import type { TvTournament } from '@darts/contracts/tv';
import { formatDate } from '#competitions/calendar-date.ts';
import { Bracket } from './bracket.tsx';
import { Groups } from './groups.tsx';
import { Frame, Message, Waiting } from '#tv/frame.tsx';
import { Names } from '#tv/names.tsx';
import { useAddress } from '#tv/use-address.ts';
import { useFresh } from '#tv/use-fresh.ts';
import { Wall } from '#tv/wall.tsx';
import { EVERY } from '#tv/often.ts';
import { words } from '#tv/words.ts';

type Shown = { readonly tournament: TvTournament };

/** A tournament on the wall of a bar. */
export function TournamentTvPage({ tournamentId }: { readonly tournamentId: string }) {
  const address = useAddress(`/tv/tournaments/${tournamentId}`);
  const { view, isGone, isStale } = useFresh<Shown>(address, EVERY);
  if (isGone) return <Message title={words.gone} about={words.goneAbout} />;
  if (!view) return <Waiting isStale={isStale} />;

  const { tournament } = view;
  const { name, status, startDate, participants, running } = tournament;
  const isPending = status === 'pendiente';
  return (
    <Frame
      title={name}
      detail={isPending ? words.starts(formatDate(startDate)) : isOver(status)}
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

/** The groups, for as long as one is played; then the bracket. */
const Stage = ({ tournament, isQuiet }: StageProps) =>
  tournament.groups?.some((group) => !group.isOver) ? (
    <Groups groups={tournament.groups} columns={isQuiet ? 2 : 1} />
  ) : (
    <Bracket tournament={tournament} columns={isQuiet ? 3 : 2} />
  );

const isOver = (status: TvTournament['status']): string | undefined =>
  status === 'finalizada' ? words.over : undefined;
