import type { GamesAtRisk } from '@darts/contracts/results';
import { useState } from 'react';
import { formatDate, today } from '#competitions/calendar-date.ts';
import { namesOf } from '#competitions/results/result-text.ts';
import type { Place } from '#competitions/use-action.ts';
import { useHasGoneBy } from '#competitions/use-has-gone-by.ts';
import { paths } from '#platform/paths.ts';
import { Button } from '#ui/button.tsx';
import layout from '#ui/layout.module.css';
import { Link } from '#ui/link.tsx';
import { factsOf } from './at-risk-facts.ts';
import styles from './officiating.module.css';
import { RiskDecision } from './risk-decision.tsx';
import { useStep } from '#competitions/use-step.ts';
import { words } from './words.ts';

type Props = {
  readonly place: Place;
  readonly game: GamesAtRisk['games'][number];
};

/** A game that needs its organiser, with the facts, and one tap for each thing that can be done. */
export function AtRiskRow({ place, game }: Props) {
  const { gameId, player1, player2, result, isStopped } = game;
  const [isDeciding, setDeciding] = useState(false);
  const isMissed = useHasGoneBy(game.agreedAt);
  const title = namesOf(player1, player2).join(` ${words.risk.versus} `);
  const isWalkover = !result && !isStopped;

  return (
    <div className={styles['game']}>
      <Link className={styles['names']} to={paths.gameView(gameId)}>
        {title}
      </Link>
      <ul className={styles['facts']}>
        {factsOf(game, isMissed).map((fact) => (
          <li key={fact}>{fact}</li>
        ))}
      </ul>
      <div className={layout['row']}>
        {!isStopped && <GivingTime place={place} game={game} title={title} />}
        <Button
          aria-label={isWalkover ? words.risk.walkoverGame(title) : words.risk.decideGame(title)}
          onClick={() => setDeciding(true)}
        >
          {isWalkover ? words.risk.walkover : words.risk.decide}
        </Button>
      </div>
      {isDeciding && <RiskDecision gameId={gameId} onClose={() => setDeciding(false)} />}
    </div>
  );
}

type GivingTimeProps = Props & { readonly title: string };

/** Its players are reminded, or have another week. */
function GivingTime({ place, game: { gameId, dueDate }, title }: GivingTimeProps) {
  const { mutate, isPending, variables } = useStep(place, words.risk.notDone);
  const later = weekAfter(dueDate > today() ? dueDate : today());
  const reminder = {
    method: 'post',
    path: `/at-risk/${gameId}/reminder`,
    done: words.risk.isReminded,
  } as const;
  const week = {
    method: 'put',
    path: `/dates/${gameId}`,
    body: { dueDate: later },
    done: words.risk.isMoved(formatDate(later)),
  } as const;

  return (
    <>
      <Button
        aria-label={words.risk.remindGame(title)}
        busy={isPending && variables.path === reminder.path}
        onClick={() => mutate(reminder)}
      >
        {words.risk.remind}
      </Button>
      <Button
        aria-label={words.risk.weekGame(title)}
        busy={isPending && variables.path === week.path}
        onClick={() => mutate(week)}
      >
        {words.risk.week}
      </Button>
    </>
  );
}

const WEEK_MS = 7 * 24 * 3_600_000;

/** A week after a date of the calendar. */
const weekAfter = (date: string): string =>
  new Date(Date.parse(date) + WEEK_MS).toISOString().slice(0, 10);
