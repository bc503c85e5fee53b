import { useState } from 'react';
import { paths } from '#platform/paths.ts';
import { legsShown } from '#play/legs-shown.ts';
import { ButtonLink } from '#ui/button.tsx';
import { gameOfDevice } from './local-game-storage.ts';
import { Standing } from './standing.tsx';
import { localGameWords } from './words.ts';

/** A link to the unfinished game of this device; null without such a game. */
export function ContinueGame() {
  const [kept] = useState(gameOfDevice);
  if (!kept || kept.local.game.outcome) return null;
  const { setup, local } = kept;
  const legs = legsShown(local.game);

  return (
    <ButtonLink large to={paths.localGame}>
      <span>
        <Standing of={localGameWords.continue} players={setup.players} counts={local.game.scores} />
        {legs && ` ${localGameWords.inLegs(legs)}`}
      </span>
    </ButtonLink>
  );
}
