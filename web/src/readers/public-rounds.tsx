import type { PublicLeague } from '@darts/contracts/readers';
import { useQuery } from '@tanstack/react-query';
import { RoundField } from '#leagues/rounds/round-field.tsx';
import { useRound } from '#leagues/rounds/use-round.ts';
import { roundWords } from '#leagues/rounds/words.ts';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { classNames } from '#ui/class-names.ts';
import layout from '#ui/layout.module.css';
import { PublicGameRow } from './public-game-row.tsx';
import styles from './public.module.css';
import { publicRoundQuery } from './queries.ts';

/** Games of a public league, one round at a time, chosen by the address. */
export function PublicRounds({ league }: { readonly league: PublicLeague }) {
  const [round, choose] = useRound(league.rounds);
  const { data, error } = useQuery(publicRoundQuery(league.leagueId, round));

  return (
    <section className={classNames(layout.card, styles.card)} aria-labelledby="public-rounds">
      <h2 id="public-rounds">{roundWords.title}</h2>
      <div className={styles.choice}>
        <RoundField rounds={league.rounds} round={round} onChoose={choose} />
      </div>
      {!data && error && <EmptyState title={roundWords.loadFailed} />}
      {!data && !error && (
        <div className={styles.choice} aria-busy="true">
          <Skeleton height={180} />
        </div>
      )}
      {data && (
        <ul className={layout.list} aria-label={roundWords.games(round)}>
          {data.games.map((game) => (
            <li key={game.gameId}>
              <PublicGameRow game={game} legs={league.format.legs} />
            </li>
          ))}
        </ul>
      )}
      {data?.resting && <p className={styles.rest}>{roundWords.rests(data.resting.username)}</p>}
    </section>
  );
}
