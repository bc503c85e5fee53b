import type { GameView } from '@darts/contracts/play';
import { playersOf } from '@darts/contracts/game/pairs';
import { useQuery } from '@tanstack/react-query';
import { useLoss } from '#platform/connection.ts';
import { OfflineNotice } from '#ui/feedback/offline-notice.tsx';
import { competitionWords } from '#competitions/words.ts';
import { gameStageQuery } from '#competitions/queries.ts';
import { formatName } from '#formats/format-name.ts';
import { Avatar } from '#ui/avatar.tsx';
import { ButtonLink } from '#ui/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { ThreeDots } from '#ui/feedback/three-dots.tsx';
import layout from '#ui/layout.module.css';
import { PageTitle } from '#ui/page-title.tsx';
import text from '#ui/text.module.css';
import { uiWords } from '#ui/words.ts';
import styles from './game-lobby.module.css';
import { partOf } from './game-of.ts';
import { LobbyActions } from './lobby-actions.tsx';
import { useGameLobby } from './use-game-lobby.ts';
import { withQualifiers } from './with-qualifiers.ts';
import { gameLobbyWords } from './words.ts';

type Props = {
  readonly game: GameView;
  readonly wayBack: string; // path of the page to return to
};

/** Both players, and who is present. The game begins once both are. */
export function GameLobby({ game, wayBack }: Props) {
  const lobby = useGameLobby(game.gameId);
  const { present } = lobby;
  const { data: stage } = useQuery(gameStageQuery(game));
  const loss = useLoss();
  const [first, second] = playersOf(withQualifiers(game, stage));
  const one = first?.username ?? gameLobbyWords.notKnownYet;
  const other = second?.username ?? gameLobbyWords.notKnownYet;

  return (
    <div className={classNames(layout.page, layout.narrow)}>
      <OfflineNotice {...loss} />
      <div className={classNames(layout.card, layout.padded, styles.lobby)}>
        <p className={classNames(text.label, styles.of)}>
          {stage && `${stage.name} · ${partOf(game, stage)}`}
        </p>
        <PageTitle title={uiWords.contest(one, other)} className={text.hidden} />
        <div className={styles.versus} aria-hidden="true">
          <Side name={one} userId={first?.userId} present={present} />
          <span className={classNames(text.figure, styles.vs)}>{gameLobbyWords.versus}</span>
          <Side name={other} userId={second?.userId} present={present} />
        </div>
        <p>{formatName(game.format)}</p>
        {stage?.board && <p className={text.title3}>{competitionWords.calledTo(stage.board)}</p>}
        <p className={text.title3} role="status">
          {gameLobbyWords.present(present.length)}
        </p>
        <div className={styles.waiting}>
          <ThreeDots />
        </div>
        <LobbyActions game={game} lobby={lobby} />
        <div>
          <ButtonLink to={wayBack}>{uiWords.exit}</ButtonLink>
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
    <span translate="no">{name}</span>
  </div>
);
