import type { GameView } from '@darts/contracts/play';
import { paths } from '#platform/paths.ts';
import { ButtonLink } from '#ui/button.tsx';
import text from '#ui/text.module.css';
import styles from './game-statistics.module.css';
import { words } from './words.ts';

/** The ways to the pages of a game's players, each below the half that is theirs. */
export const Profiles = ({ view: { player1, player2 } }: { readonly view: GameView }) => (
  <div className={styles['profiles']}>
    {[player1, player2].map((player, index) =>
      // A place that waits for its player has no other name than its seat.
      player?.userId ? (
        <ButtonLink key={index} variant="quiet" to={paths.user(player.userId)}>
          <span>
            {words.profile}
            <span className={text['hidden']}> {words.of(player.username)}</span>
          </span>
        </ButtonLink>
      ) : (
        <span key={index} />
      ),
    )}
  </div>
);
