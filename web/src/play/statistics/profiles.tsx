import type { GameView } from '@darts/contracts/play';
import { playersOf } from '@darts/contracts/game/pairs';
import { paths } from '#platform/paths.ts';
import { ButtonLink } from '#ui/button.tsx';
import text from '#ui/text.module.css';
import styles from './game-statistics.module.css';
import { statisticsWords } from './words.ts';

/** Links to the profiles of the players, each below its half. A pending game has no halves, so they show names. */
export const Profiles = ({ view }: { readonly view: GameView }) => (
  <div className={styles.profiles}>
    {playersOf(view).map((player, index) =>
      // Places have no key but their side.
      player?.userId ? (
        <ButtonLink key={index} variant="quiet" to={paths.user(player.userId)}>
          <span>
            {statisticsWords.profile}
            <span className={view.status === 'pendiente' ? undefined : text.hidden}>
              {' '}
              {statisticsWords.of(player.username)}
            </span>
          </span>
        </ButtonLink>
      ) : (
        <span key={index} />
      ),
    )}
  </div>
);
