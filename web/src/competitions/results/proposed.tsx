import { TO_ANSWER, type GameResult } from '@darts/contracts/results';
import type { Pair } from '@darts/rules/play/pair';
import { formatTime } from '#competitions/calendar-date.ts';
import { useUser } from '#platform/session.ts';
import { scoreText } from './result-text.ts';
import { resultWords } from './words.ts';

type Props = {
  readonly proposal: NonNullable<GameResult['proposal']>;
  readonly names: Pair<string>;
  readonly rival: string; // rival of the player who proposes
  readonly isRival: boolean; // true if the user is that rival
};

/** Result proposed by one player, and its state. */
export function Proposed({ proposal, names, rival, isRival }: Props) {
  const { userId } = useUser();
  const { by } = proposal;
  const score = scoreText(proposal, names);
  return (
    <>
      <p>
        {by.userId === userId
          ? resultWords.proposed(score)
          : resultWords.proposes(by.username, score)}
      </p>
      <p>{stateOf(proposal, rival, isRival)}</p>
    </>
  );
}

function stateOf(
  { proposedAt, isDisputed, isLate }: Props['proposal'],
  rival: string,
  isRival: boolean,
): string {
  if (isDisputed) return isRival ? resultWords.disputedByYou : resultWords.disputed(rival);
  if (isLate) return resultWords.noAnswer(rival);
  const until = formatTime(new Date(Date.parse(proposedAt) + TO_ANSWER).toISOString());
  return isRival ? resultWords.answerBy(until) : resultWords.waiting(rival, until);
}
