import { TO_ANSWER, type GameResult } from '@darts/contracts/results';
import { formatTime } from '#competitions/calendar-date.ts';
import { useUser } from '#platform/session.ts';
import { scoreText, type Pair } from './result-text.ts';
import { words } from './words.ts';

type Props = {
  readonly proposal: NonNullable<GameResult['proposal']>;
  readonly names: Pair;
  readonly rival: string; // of whoever proposes
  readonly isRival: boolean; // whether the user is that
};

/** What one player says of a game, and what has become of it. */
export function Proposed({ proposal, names, rival, isRival }: Props) {
  const { userId } = useUser();
  const { by } = proposal;
  const score = scoreText(proposal, names);
  return (
    <>
      <p>{by.userId === userId ? words.proposed(score) : words.proposes(by.username, score)}</p>
      <p>{stateOf(proposal, rival, isRival)}</p>
    </>
  );
}

function stateOf(
  { proposedAt, isDisputed, isLate }: Props['proposal'],
  rival: string,
  isRival: boolean,
): string {
  if (isDisputed) return isRival ? words.disputedByYou : words.disputed(rival);
  if (isLate) return words.noAnswer(rival);
  const until = formatTime(new Date(Date.parse(proposedAt) + TO_ANSWER).toISOString());
  return isRival ? words.answerBy(until) : words.waiting(rival, until);
}
