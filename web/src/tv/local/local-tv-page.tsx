import { showLocalGame } from '@darts/contracts/addresses/screens';
import type { RelayedAnswer } from '@darts/contracts/screens';
import { useEffect, useState } from 'react';
import { paths } from '#platform/paths.ts';
import { ButtonLink } from '#ui/button.tsx';
import { Message, Waiting } from '#tv/frame.tsx';
import { GameWall } from '#tv/game-wall.tsx';
import { DART_POLL_MS } from '#tv/often.ts';
import { useFresh } from '#tv/use-fresh.ts';
import { tvWords } from '#tv/words.ts';

/** Polling interval until the game is known: the server counts these requests as guesses of the code. */
const GUESS_MS = 15_000;
/** Time for a restarted server to learn of the game by the phone's next message. */
const GONE_AFTER_MS = 10_000;

/** Screen of a local game, by the code that its phone shows. */
export function LocalTvPage({ code }: { readonly code: string }) {
  const [last, setLast] = useState<RelayedAnswer>();
  const isKnown = last !== undefined;
  const { view, isGone, isStale } = useFresh(
    showLocalGame,
    { params: { code }, query: { id: last?.id } },
    isKnown ? DART_POLL_MS : GUESS_MS,
  );
  if (view && view !== last) setLast(view);
  const hasEnded =
    useLasting(isGone, isKnown ? GONE_AFTER_MS : 0) && last?.game.status !== 'finalizada';

  if (hasEnded) {
    return (
      <Message title={tvWords.codeGone} about={tvWords.codeGoneAbout}>
        <ButtonLink to={paths.tv}>{tvWords.otherCode}</ButtonLink>
      </Message>
    );
  }
  const shown = view ?? last;
  if (!shown) return <Waiting isStale={isStale} />;
  return <GameWall game={shown.game} isStale={isStale} isSilent={shown.isSilent} />;
}

/** True once a condition has held for `time` milliseconds. */
function useLasting(isSo: boolean, time: number): boolean {
  const [hasLasted, setLasted] = useState(false);
  useEffect(() => {
    if (!isSo) return undefined;
    const timer = setTimeout(() => setLasted(true), time);
    return () => {
      clearTimeout(timer);
      setLasted(false);
    };
  }, [isSo, time]);
  return hasLasted;
}
