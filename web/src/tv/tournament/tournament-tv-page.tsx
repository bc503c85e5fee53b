import { showTournament } from '@darts/contracts/addresses/screens';
import type { TournamentScreen } from '@darts/contracts/screens';
import { formatDate } from '#competitions/calendar-date.ts';
import { Bracket } from './bracket.tsx';
import { Groups } from './groups.tsx';
import { Frame, Message, Waiting } from '#tv/frame.tsx';
import { Names } from '#tv/names.tsx';
import { useFresh } from '#tv/use-fresh.ts';
import { useToken } from '#tv/use-token.ts';
import { Wall } from '#tv/wall.tsx';
import { POLL_MS } from '#tv/often.ts';
import { tvWords } from '#tv/words.ts';

export function TournamentTvPage({ tournamentId }: { readonly tournamentId: string }) {
  const sent = { params: { tournamentId }, query: useToken() };
  const { view, isGone, isStale } = useFresh(showTournament, sent, POLL_MS);
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
            <Names names={participants.map(({ user }) => user.username)} />
          ) : (
            <Stage tournament={tournament} isQuiet={running.length === 0} />
          )
        }
      />
    </Frame>
  );
}

type StageProps = { readonly tournament: TournamentScreen; readonly isQuiet: boolean }; // `isQuiet`: no game is running

/** Groups while at least one is in progress, then the bracket. */
const Stage = ({ tournament, isQuiet }: StageProps) =>
  tournament.groups?.some((group) => !group.isOver) ? (
    <Groups groups={tournament.groups} columns={isQuiet ? 2 : 1} />
  ) : (
    <Bracket tournament={tournament} columns={isQuiet ? 3 : 2} />
  );

const isOver = (status: TournamentScreen['status']): string | undefined =>
  status === 'finalizada' ? tvWords.over : undefined;
