import type { UserRef } from '@darts/contracts/accounts';
import type { GamesAtRisk } from '@darts/contracts/results';
import { namesOf, playersOf } from '@darts/contracts/game/pairs';
import { formatDate, formatShortTime } from '#competitions/calendar-date.ts';
import { scoreText } from '#competitions/results/result-text.ts';
import { resultWords } from '#competitions/results/words.ts';
import { anyOf } from '#platform/locale.ts';
import { officiatingWords } from './words.ts';

type GameAtRisk = GamesAtRisk['games'][number];

/**
 * Returns why a game is at risk: who proposed what and when, and who did not answer.
 *
 * @param isMissed true if the agreed time has passed
 */
export const factsOf = (game: GameAtRisk, isMissed: boolean): readonly string[] =>
  game.isStopped ? [officiatingWords.risk.stopped] : openFacts(game, isMissed);

const openFacts = (game: GameAtRisk, isMissed: boolean): readonly string[] => [
  officiatingWords.risk.due(formatDate(game.dueDate)),
  ...(game.agreedAt
    ? [
        (isMissed ? officiatingWords.risk.missed : officiatingWords.risk.agreed)(
          formatShortTime(game.agreedAt),
        ),
      ]
    : datesFacts(game)),
  ...resultFacts(game),
  ...(game.noShows ?? []).map(({ by, at }) =>
    officiatingWords.risk.noShow(by.username, formatShortTime(at)),
  ),
  ...(game.remindedAt ? [officiatingWords.risk.reminded(formatShortTime(game.remindedAt))] : []),
];

function datesFacts({ dates, ...game }: GameAtRisk): readonly string[] {
  if (dates.length === 0) return [officiatingWords.risk.noDates];
  const said = dates.map(({ by, proposedAt, times }) => {
    const at = formatShortTime(proposedAt);
    return times.length === 0
      ? officiatingWords.risk.datesGone(by.username, at)
      : officiatingWords.risk.dates(by.username, anyOf(times.map(formatShortTime)), at);
  });
  const silent = playersOf(game).filter(
    (player) => player && !dates.some(({ by }) => isSame(by, player)),
  );
  return [...said, ...silent.map((player) => officiatingWords.risk.silent(player?.username ?? ''))];
}

function resultFacts({ result, ...game }: GameAtRisk): readonly string[] {
  if (!result) return [];
  const { by, proposedAt, isDisputed } = result;
  const [one, other] = playersOf(game);
  const rival = one && isSame(by, one) ? other : one; // with both accounts deleted, the second player
  const score = scoreText(result, namesOf(game, resultWords.noPlayer));
  const answer = isDisputed ? officiatingWords.risk.disputed : officiatingWords.risk.silent;
  return [
    officiatingWords.risk.proposed(by.username, score, formatShortTime(proposedAt)),
    ...(rival ? [answer(rival.username)] : []),
  ];
}

const isSame = (one: UserRef, other: UserRef) => one.userId === other.userId;
