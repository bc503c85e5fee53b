import type { GameScreen } from '@darts/contracts/screens';
import { formatName } from '#formats/format-name.ts';
import { Board, stageOf } from './board.tsx';
import { Frame } from './frame.tsx';

type Props = {
  readonly game: GameScreen;
  readonly isStale: boolean;
  readonly isSilent?: boolean; // nothing was heard from the phone of a local game for a while
};

/** Wall screen that shows a single game. */
export const GameWall = ({ game, ...heard }: Props) => (
  <Frame title={formatName(game.format)} detail={stageOf(game)} {...heard}>
    <Board game={game} />
  </Frame>
);
