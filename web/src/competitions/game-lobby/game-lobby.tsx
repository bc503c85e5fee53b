import type { GameView } from '@darts/contracts/play';
import { useQuery } from '@tanstack/react-query';
import { words as competitions } from '#competitions/words.ts';
import { gameStageQuery } from '#competitions/queries.ts';
import { formatName } from '#formats/format-name.ts';
import { Avatar } from '#ui/avatar.tsx';
import { ButtonLink } from '#ui/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { ThreeDots } from '#ui/feedback/three-dots.tsx';
import layout from '#ui/layout.module.css';
import { PageTitle } from '#ui/page-title.tsx';
import text from '#ui/text.module.css';
import { words as shared } from '#ui/words.ts';
import styles from './game-lobby.module.css';
import { partOf } from './game-of.ts';
import { useGameLobby } from './use-game-lobby.ts';
import { withComers } from './with-comers.ts';
import { words } from './words.ts';

type Props = {
  readonly game: GameView;
  readonly wayBack: string; // an address
};

/** The two players, and which of them are there. With both, the game begins by itself. */
export function GameLobby({ game, wayBack }: Props) {
  const present = useGameLobby(game.gameId);
  const { data: stage } = useQuery(gameStageQuery(game));
  const { player1, player2 } = withComers(game, stage);
  const one = player1?.username ?? words.notKnownYet;
  const other = player2?.username ?? words.notKnownYet;

  return (
    <div className={classNames(layout['page'], layout['narrow'])}>
      <div className={classNames(layout['card'], layout['padded'], styles['lobby'])}>
        <p className={classNames(text['label'], styles['of'])}>
          {stage && `${stage.name} · ${partOf(game, stage)}`}
        </p>
        <PageTitle title={words.title(one, other)} className={text['hidden']} />
        <div className={styles['versus']} aria-hidden="true">
          <Side name={one} userId={player1?.userId} present={present} />
          <span className={classNames(text['figure'], styles['vs'])}>{words.versus}</span>
          <Side name={other} userId={player2?.userId} present={present} />
        </div>
        <p>{formatName(game.format)}</p>
        {stage?.board && <p className={text['title3']}>{competitions.calledTo(stage.board)}</p>}
        <p className={text['title3']} role="status">
          {words.present(present.length)}
        </p>
        <div className={styles['waiting']}>
          <ThreeDots />
        </div>
        <div>
          <ButtonLink to={wayBack}>{shared.exit}</ButtonLink>
        </div>
      </div>
    </div>
  );
}

type SideProps = {
  readonly name: string;
  readonly userId: string | null | undefined;
  readonly present: readonly string[];
};

const Side = ({ name, userId = null, present }: SideProps) => (
  <div data-away={userId === null || !present.includes(userId) || undefined}>
    <Avatar userId={userId} username={name} size="large" />
    <span>{name}</span>
  </div>
);
