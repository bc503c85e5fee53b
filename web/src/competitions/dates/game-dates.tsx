import type { GameDates as Dates } from '@darts/contracts/dates';
import { useQuery } from '@tanstack/react-query';
import { CalendarClock } from 'lucide-react';
import { useState } from 'react';
import { formatDate, formatTime, today } from '#competitions/calendar-date.ts';
import { useFocusKept } from '#competitions/use-focus-kept.ts';
import { useHasGoneBy } from '#competitions/use-has-gone-by.ts';
import { useUser } from '#platform/session.ts';
import { Button } from '#ui/button.tsx';
import { classNames } from '#ui/class-names.ts';
import layout from '#ui/layout.module.css';
import styles from './game-dates.module.css';
import { ProposalForm } from './proposal-form.tsx';
import { Proposals } from './proposals.tsx';
import { gameDatesQuery } from './queries.ts';
import { useAgreeing } from './use-agreeing.ts';
import { dateWords } from './words.ts';

type Props = {
  readonly gameId: string;
  readonly rival: string | undefined; // name of the rival if the user plays the game, else undefined
};

/** Agreed date of a game and, for its players, the proposals. */
export function GameDates({ gameId, rival }: Props) {
  const { data: dates } = useQuery(gameDatesQuery(gameId));
  const isMissed = useHasGoneBy(dates?.agreedAt);
  if (!dates) return null;
  return (
    <section className={classNames(layout.card, styles.dates)} aria-label={dateWords.title}>
      <p className={styles.when}>
        <CalendarClock size={20} aria-hidden />
        <span>{whenOf(dates, isMissed)}</span>
      </p>
      {isMissed && rival !== undefined && <p>{dateWords.afterMissed}</p>}
      {rival !== undefined && <Agreeing gameId={gameId} rival={rival} dates={dates} />}
    </section>
  );
}

function whenOf({ agreedAt, dueDate }: Dates, isMissed: boolean): string {
  if (!agreedAt) return dateWords.dueBy(formatDate(dueDate));
  return (isMissed ? dateWords.missed : dateWords.agreed)(formatTime(agreedAt));
}

/** Default time of a proposal. */
const USUAL_HOUR = 'T20:30';

type AgreeingProps = {
  readonly gameId: string;
  readonly rival: string;
  readonly dates: Dates;
};

function Agreeing({ gameId, rival, dates }: AgreeingProps) {
  const { userId } = useUser();
  const { mutate, isPending } = useAgreeing(gameId);
  const [isProposing, setProposing] = useState(false);
  const stop = () => setProposing(false);
  const box = useFocusKept<HTMLDivElement>();

  const isFirst = dates.proposals.length === 0 && dates.agreedAt === null;

  return (
    <div {...box} className={layout.stack}>
      {isProposing ? (
        <ProposalForm
          first={dates.dueDate > today() ? `${dates.dueDate}${USUAL_HOUR}` : ''}
          isPending={isPending}
          onSend={(times) => mutate({ times }, { onSuccess: stop })}
          onCancel={stop}
        />
      ) : (
        <>
          {dates.proposals.map((proposal) => (
            <Proposals
              key={proposal.by.userId}
              proposal={proposal}
              isOwn={proposal.by.userId === userId}
              rival={rival}
              isPending={isPending}
              onTake={(at) => mutate({ at })}
            />
          ))}
          <div>
            <Button onClick={() => setProposing(true)}>
              {isFirst ? dateWords.propose : dateWords.proposeOthers}
            </Button>
          </div>
        </>
      )}
    </div>
  );
}
