import { memberFiles } from '@darts/contracts/addresses/files';
import type { Tournament } from '@darts/contracts/tournaments';
import { Printer } from 'lucide-react';
import { Suspense, useMemo } from 'react';
import { Files } from '#competitions/detail/files.tsx';
import { roundName } from '#competitions/round-name.ts';
import { RoundSheets } from '#competitions/sheet/round-sheets.tsx';
import { StatusBadge } from '#competitions/status-badge.tsx';
import { paths } from '#platform/paths.ts';
import { renewFirst } from '#platform/renew-first.ts';
import { useUser } from '#platform/session.ts';
import { bracketFiles } from '#tournaments/bracket-files.ts';
import { countRounds, sheetsOf } from '#tournaments/bracket-geometry.ts';
import { qualifiersOf } from '#tournaments/qualifiers.ts';
import { championOf, firstSight, isOwn } from '#tournaments/place.ts';
import { shownSeeds } from '#tournaments/seeds.ts';
import { Button } from '#ui/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import layout from '#ui/layout.module.css';
import { NothingInstead } from '#ui/loading/load-failed.tsx';
import { onDemand } from '#ui/loading/on-demand.tsx';
import { PageTitle } from '#ui/page-title.tsx';
import { BracketLegend } from './bracket-legend.tsx';
import styles from './bracket-page.module.css';
import { BracketPan } from './bracket-pan.tsx';
import { BracketSheets } from './bracket-sheets.tsx';
import { Bracket } from './bracket.tsx';
import { Champion } from './champion.tsx';
import { ThirdPlace } from './third-place.tsx';
import { tournamentWords } from '#tournaments/words.ts';
import { bracketWords } from './words.ts';

/** Leaders below the bracket, in a chunk of their own. */
const Leaders = onDemand(() => import('#competitions/detail/leaders.tsx'), NothingInstead);

/** Page of a tournament that has begun, with its bracket. */
export function BracketDetail({ tournament }: { readonly tournament: Tournament }) {
  const { userId } = useUser();
  const { tournamentId, name, status, games, thirdPlace } = tournament;
  const rounds = countRounds(games);
  const champion = championOf(tournament);
  const seeds = useMemo(() => shownSeeds(tournament), [tournament]);
  const qualifiers = useMemo(() => qualifiersOf(tournament), [tournament]);
  const drawn = { games, rounds, userId, seeds, qualifiers };

  return (
    <>
      <div className={classNames(layout.pageHead, styles.head)}>
        <div className={styles.name}>
          <PageTitle title={name} />
          <StatusBadge status={status} />
        </div>
        {rounds > 0 && (
          <Button className={styles.print} onClick={() => print()}>
            <Printer size={20} aria-hidden />
            {bracketWords.print}
          </Button>
        )}
      </div>
      <Champion name={champion?.username} />
      {rounds === 0 ? (
        <div className={layout.card}>
          <EmptyState title={bracketWords.notDrawnYet} />
        </div>
      ) : (
        <>
          <div className={sheetsOf(rounds).length > 1 ? styles.onScreen : undefined}>
            <BracketPan rounds={rounds} startAt={firstSight(games, userId)?.id}>
              <Bracket {...drawn} />
            </BracketPan>
          </div>
          {sheetsOf(rounds).length > 1 && <BracketSheets {...drawn} />}
          {thirdPlace && (
            <ThirdPlace game={thirdPlace} isOwn={isOwn(thirdPlace, userId)} seeds={seeds} />
          )}
          <BracketLegend />
          <Files
            of={tournamentWords.theBracket}
            files={bracketFiles(memberFiles, tournamentId)}
            onClick={renewFirst}
          >
            <RoundSheets path={paths.tournamentView(tournamentId)} rounds={roundNames(rounds)} />
          </Files>
          <div className={styles.leaders}>
            <Suspense>
              <Leaders kind="tournament" id={tournamentId} />
            </Suspense>
          </div>
        </>
      )}
    </>
  );
}

const roundNames = (rounds: number): readonly string[] =>
  Array.from({ length: rounds }, (_, index) => roundName(index + 1, rounds));
