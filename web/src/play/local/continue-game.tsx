import { useState } from 'react';
import { paths } from '#platform/paths.ts';
import { legsShown } from '#play/legs-shown.ts';
import { ButtonLink } from '#ui/button.tsx';
import { gameOfDevice } from './local-game-storage.ts';
import { Standing } from './standing.tsx';
import { words } from './words.ts';

/** Leads back to the game that was left before its end; nothing where there is none. */
export function ContinueGame() {
  const [kept] = useState(gameOfDevice);
  if (!kept || kept.local.game.outcome) return null;
  const { setup, local } = kept;
  const legs = legsShown(local.game);

  return (
    <ButtonLink large to={paths.localGame}>
      <span>
        <Standing of={words.continue} players={setup.players} counts={local.game.scores} />
        {legs && ` ${words.inLegs(legs)}`}
      </span>
    </ButtonLink>
  );
}
