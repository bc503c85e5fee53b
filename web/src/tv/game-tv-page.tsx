import type { TvGame } from '@darts/contracts/tv';
import { GameWall } from './game-wall.tsx';
import { Message, Waiting } from './frame.tsx';
import { useAddress } from './use-address.ts';
import { useFresh } from './use-fresh.ts';
import { EVERY_DART } from './often.ts';
import { words } from './words.ts';

/** One game on the wall of a bar. */
export function GameTvPage({ gameId }: { readonly gameId: string }) {
  const address = useAddress(`/tv/games/${gameId}`);
  const { view, isGone, isStale } = useFresh<{ readonly game: TvGame }>(address, EVERY_DART);
  if (isGone) return <Message title={words.gone} about={words.goneAbout} />;
  if (!view) return <Waiting isStale={isStale} />;
  return <GameWall game={view.game} isStale={isStale} />;
}
