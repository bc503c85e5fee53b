import type { TvGame } from '@darts/contracts/tv';
import { formatName } from '#formats/format-name.ts';
import { Board, stageOf } from './board.tsx';
import { Frame } from './frame.tsx';

type Props = { readonly game: TvGame; readonly isStale: boolean };

/** One game over all of a screen. */
export const GameWall = ({ game, isStale }: Props) => (
  <Frame title={formatName(game.format)} detail={stageOf(game)} isStale={isStale}>
    <Board game={game} />
  </Frame>
);
