import type { PublicGame } from '@darts/contracts/readers';
import { playersOf, scoresOf, numberOf, winnerOf } from '@darts/contracts/game/pairs';
import { PAIR, type PairSide } from '@darts/rules/play/pair';
import { useQuery } from '@tanstack/react-query';
import { Check } from 'lucide-react';
import { hasNoScore } from '@darts/rules/play/endings/end-reasons';
import { areLeftKnown } from '@darts/rules/play/endings/left-known';
import { endingNote } from '#competitions/ending-note.ts';
import { StatusBadge } from '#competitions/status-badge.tsx';
import { competitionWords } from '#competitions/words.ts';
import { formatName } from '#formats/format-name.ts';
import { roundWords } from '#leagues/rounds/words.ts';
import { paths } from '#platform/paths.ts';
import { BackLink } from '#ui/back-link.tsx';
import { classNames } from '#ui/class-names.ts';
import layout from '#ui/layout.module.css';
import { PageTitle } from '#ui/page-title.tsx';
import text from '#ui/text.module.css';
import { PublicFrame } from './public-frame.tsx';
import styles from './public.module.css';
import { publicGameQuery } from './queries.ts';
import { readerWords } from './words.ts';

/** Public page of a game. */
export function PublicGamePage({ gameId }: { readonly gameId: string }) {
  const { data: game, error, refetch } = useQuery(publicGameQuery(gameId));
  const note = game && endingNote(game.endReason, winnerOf(game) !== undefined);

  return (
    <PublicFrame title={readerWords.game} error={error} onRetry={() => void refetch()}>
      {game && (
        <>
          <BackLink to={pageOf(game)}>{game.competition}</BackLink>
          <section className={classNames(layout.card, layout.padded, styles.scoreboard)}>
            <div className={styles.top}>
              <StatusBadge status={game.status} />
              <span>{formatName(game.format)}</span>
            </div>
            <PageTitle title={titleOf(game)} className={text.hidden} />
            {PAIR.map((side) => (
              <Half key={side} game={game} side={side} />
            ))}
            {note && <p>{note}</p>}
          </section>
        </>
      )}
    </PublicFrame>
  );
}

const pageOf = ({ kind, competitionId }: PublicGame): string =>
  kind === 'league' ? paths.league(competitionId) : paths.tournament(competitionId);

const titleOf = (game: PublicGame): string =>
  playersOf(game).map(nameOf).join(` ${roundWords.versus} `);

const nameOf = (player: { readonly username: string } | null): string =>
  player?.username ?? readerWords.notKnownYet;

function Half({ game, side }: { readonly game: PublicGame; readonly side: PairSide }) {
  const name = nameOf(playersOf(game)[side]);
  const scores = scoresOf(game);
  const isThrown = game.status !== 'pendiente' && !hasNoScore(game.endReason);
  const isToThrow = game.toThrow === numberOf(side);

  return (
    <div className={styles.side} data-lit={isToThrow || undefined}>
      <p className={styles.player}>
        {winnerOf(game) === side && (
          <Check size={20} role="img" aria-label={competitionWords.winner} />
        )}
        <span className={text.cut} translate="no">
          {name}
        </span>
        {isToThrow && <span className={text.hidden}>{readerWords.toThrow}</span>}
      </p>
      {isThrown && game.format.legs > 1 && (
        <p className={styles.legs}>
          <span className={text.hidden}>{readerWords.legsWon}: </span>
          {game.legsWon[side]}
        </p>
      )}
      {isThrown && (
        <p className={styles.left}>
          <span className={text.hidden}>{readerWords.pointsLeft}: </span>
          {areLeftKnown(...scores) ? scores[side] : readerWords.notNoted}
        </p>
      )}
    </div>
  );
}
