import type { Classification, League } from '@darts/contracts/leagues';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useErrorToast } from '#competitions/use-error-toast.ts';
import { OutlookDialog, type Candidate } from '#leagues/outlook/outlook-dialog.tsx';
import { outlookWords } from '#leagues/outlook/words.ts';
import { classificationQuery } from '#leagues/queries.ts';
import { Button } from '#ui/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import layout from '#ui/layout.module.css';
import styles from './standings.module.css';
import { StandingsTable } from './standings-table.tsx';
import { TieExplanation } from './tie-explanation.tsx';
import { standingsWords } from './words.ts';

/** Table of a league and, while the league is in progress, buttons for each player's outlook. */
export function Standings({ league }: { readonly league: League }) {
  const { leagueId, status } = league;
  const { data: rows, error } = useQuery(classificationQuery(leagueId));
  const [asked, setAsked] = useState<string>(); // id of the player whose outlook is open
  useErrorToast(error, standingsWords.loadFailed);
  const players = playersIn(rows ?? []);
  const [leader] = players;

  return (
    <section className={classNames(layout.card, styles.card)} aria-labelledby="standings">
      <h2 id="standings" className={styles.title}>
        {standingsWords.title}
      </h2>
      {!rows && error && <EmptyState title={standingsWords.loadFailed} />}
      {!rows && !error && (
        <div className={styles.loading} aria-busy="true">
          <Skeleton height={280} />
        </div>
      )}
      {rows && (
        <StandingsTable
          league={league}
          rows={rows}
          onAsk={status === 'encurso' ? setAsked : undefined}
        />
      )}
      {leader && status === 'encurso' && (
        <p className={styles.ask}>
          <Button variant="quiet" onClick={() => setAsked(leader.userId)}>
            {outlookWords.ofEach}
          </Button>
        </p>
      )}
      {rows && <TieExplanation league={league} rows={rows} />}
      {asked !== undefined && (
        <OutlookDialog
          leagueId={leagueId}
          players={players}
          first={asked}
          onClose={() => setAsked(undefined)}
        />
      )}
    </section>
  );
}

/** Players with an account who have not withdrawn. */
const playersIn = (rows: Classification): readonly Candidate[] =>
  rows.flatMap(({ user: { userId, username }, withdrawn }) =>
    userId === null || withdrawn ? [] : [{ userId, username }],
  );
