import type { GameResult } from '@darts/contracts/results';
import { namesOf, sideOfUser } from '@darts/contracts/game/pairs';
import { rivalOf } from '@darts/rules/play/pair';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { formatTime } from '#competitions/calendar-date.ts';
import { useFocusKept } from '#competitions/use-focus-kept.ts';
import { useUser } from '#platform/session.ts';
import { classNames } from '#ui/class-names.ts';
import layout from '#ui/layout.module.css';
import { DecisionButtons } from './decision-buttons.tsx';
import { Proposed } from './proposed.tsx';
import { Proposing } from './proposing.tsx';
import styles from './result-card.module.css';
import { gameResultQuery } from './result-query.ts';
import { outcomeText } from './result-text.ts';
import { resultWords } from './words.ts';

type Props = {
  readonly gameId: string;
  readonly version: number; // of the game
};

/** Results entered by hand for a game of a league or tournament, by its players or its organisers. */
export function ResultCard({ gameId, version }: Props) {
  const { data: result } = useQuery(gameResultQuery(gameId, version));
  if (!result || !isAnythingIn(result)) return null;
  return (
    <section className={classNames(layout.card, styles.result)} aria-labelledby="entered-result">
      <h2 id="entered-result">{resultWords.title}</h2>
      <Content result={result} />
    </section>
  );
}

const isAnythingIn = ({ proposal, entered, mayPropose, mayDecide, mayTakeBack }: GameResult) =>
  Boolean(proposal ?? entered) || mayPropose || mayDecide || mayTakeBack;

function Content({ result }: { readonly result: GameResult }) {
  const { userId } = useUser();
  const { proposal, entered, mayPropose, mayDecide, mayTakeBack } = result;
  const names = namesOf(result, resultWords.noPlayer);
  const [isEntering, setEntering] = useState(false);
  const box = useFocusKept<HTMLDivElement>();

  return (
    <div {...box} className={layout.stack}>
      {proposal && (
        <Proposed
          proposal={proposal}
          names={names}
          rival={names[rivalOf(sideOfUser(result, proposal.by.userId) ?? 1)]}
          isRival={mayPropose && proposal.by.userId !== userId}
        />
      )}
      {entered && <Entered entry={entered} names={names} />}
      {mayPropose && (
        <Proposing result={result} names={names} isEntering={isEntering} onEnter={setEntering} />
      )}
      {(mayDecide || mayTakeBack) && <DecisionButtons result={result} names={names} />}
    </div>
  );
}

type EnteredProps = {
  readonly entry: NonNullable<GameResult['entered']>;
  readonly names: readonly [string, string];
};

/** Entered result with its author and reason. */
function Entered({ entry, names }: EnteredProps) {
  const { act, at, by, after, reason } = entry;
  const say = act === 'confirmed' ? resultWords.agreed : resultWords.entered;
  return (
    <>
      {after && <p>{outcomeText(after, names)}.</p>}
      <p className={styles.faint}>
        {say(by.username, formatTime(at))} {reason && resultWords.why(reason)}
      </p>
    </>
  );
}
