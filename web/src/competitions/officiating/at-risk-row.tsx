import { moveGame } from '@darts/contracts/addresses/dates';
import { remind } from '@darts/contracts/addresses/officiating';
import type { GamesAtRisk } from '@darts/contracts/results';
import { namesOf } from '@darts/contracts/game/pairs';
import { useState } from 'react';
import { formatDate, today } from '#competitions/calendar-date.ts';
import { GameDecision } from '#competitions/results/game-decision.tsx';
import { resultWords } from '#competitions/results/words.ts';
import type { Place } from '#competitions/use-action.ts';
import { useHasGoneBy } from '#competitions/use-has-gone-by.ts';
import { call, callOnce } from '#platform/api.ts';
import { paths } from '#platform/paths.ts';
import { Button } from '#ui/button.tsx';
import layout from '#ui/layout.module.css';
import { Link } from '#ui/link.tsx';
import { factsOf } from './at-risk-facts.ts';
import styles from './officiating.module.css';
import { useStep } from '#competitions/use-step.ts';
import { officiatingWords } from './words.ts';

type Props = {
  readonly place: Place;
  readonly game: GamesAtRisk['games'][number];
};

/** Game that needs its organiser, with its facts and actions. */
export function AtRiskRow({ place, game }: Props) {
  const { gameId, result, isStopped } = game;
  const [isDeciding, setDeciding] = useState(false);
  const isMissed = useHasGoneBy(game.agreedAt);
  const title = namesOf(game, resultWords.noPlayer).join(` ${officiatingWords.risk.versus} `);
  const isWalkover = !result && !isStopped;

  return (
    <div className={styles.game}>
      <Link className={styles.names} to={paths.gameView(gameId)}>
        {title}
      </Link>
      <ul className={styles.facts}>
        {factsOf(game, isMissed).map((fact) => (
          <li key={fact}>{fact}</li>
        ))}
      </ul>
      <div className={layout.row}>
        {!isStopped && <GivingTime place={place} game={game} title={title} />}
        <Button
          aria-label={
            isWalkover
              ? officiatingWords.risk.walkoverGame(title)
              : officiatingWords.risk.decideGame(title)
          }
          onClick={() => setDeciding(true)}
        >
          {isWalkover ? officiatingWords.risk.walkover : officiatingWords.risk.decide}
        </Button>
      </div>
      {isDeciding && (
        <GameDecision
          gameId={gameId}
          first={isWalkover ? 'walkover' : 'result'}
          onClose={() => setDeciding(false)}
        />
      )}
    </div>
  );
}

type GivingTimeProps = Props & { readonly title: string };

/** Buttons to remind the players, or to give them another week. */
function GivingTime({ place, game: { gameId, dueDate }, title }: GivingTimeProps) {
  const { mutate, isPending, variables } = useStep(place, officiatingWords.risk.notDone);
  const { kind, competitionId } = place;
  const params = { competitionId, gameId };
  const later = weekAfter(dueDate > today() ? dueDate : today());
  const reminder = {
    send: () => callOnce(remind(kind), 'reminded-already', { params }),
    done: officiatingWords.risk.isReminded,
  };
  const week = {
    send: () => call(moveGame(kind), { params, body: { dueDate: later } }),
    done: officiatingWords.risk.isMoved(formatDate(later)),
  };

  return (
    <>
      <Button
        aria-label={officiatingWords.risk.remindGame(title)}
        busy={isPending && variables.done === reminder.done}
        onClick={() => mutate(reminder)}
      >
        {officiatingWords.risk.remind}
      </Button>
      <Button
        aria-label={officiatingWords.risk.weekGame(title)}
        busy={isPending && variables.done === week.done}
        onClick={() => mutate(week)}
      >
        {officiatingWords.risk.week}
      </Button>
    </>
  );
}

const WEEK_MS = 7 * 24 * 3_600_000;

/** Returns the date a week later. */
const weekAfter = (date: string): string =>
  new Date(Date.parse(date) + WEEK_MS).toISOString().slice(0, 10);
