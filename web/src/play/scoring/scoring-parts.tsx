import { useConnection } from '#platform/connection.ts';
import { ScoringBar } from './scoring-bar.tsx';
import { ScoringQuestion } from './scoring-question.tsx';
import type { Scoring } from './use-scoring.ts';

type Props = {
  readonly scoring: Scoring;
  readonly isTaken: boolean; // something else stands below the game
  readonly isOffered: boolean; // nobody has thrown yet
};

/** What is asked about who records: below the game by the player here, in front of it by the rival. */
export function ScoringParts({ scoring, isTaken, isOffered }: Props) {
  const isOffline = useConnection() === 'offline';
  if (isOffline) return null; // nothing could be answered, and the question would stand before the board
  if (scoring.isAsked) return <ScoringQuestion scoring={scoring} />;
  const isShown = scoring.isAsking || (isOffered && scoring.canAsk && scoring.isEntering);
  return !isTaken && isShown && <ScoringBar scoring={scoring} />;
}
