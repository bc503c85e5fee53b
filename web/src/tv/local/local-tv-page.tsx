import type { RelayedAnswer } from '@darts/contracts/tv';
import { useEffect, useState } from 'react';
import { paths } from '#platform/paths.ts';
import { ButtonLink } from '#ui/button.tsx';
import { Message, Waiting } from '#tv/frame.tsx';
import { GameWall } from '#tv/game-wall.tsx';
import { EVERY_DART } from '#tv/often.ts';
import { useFresh } from '#tv/use-fresh.ts';
import { words } from '#tv/words.ts';

// In milliseconds. Codes that are asked for too often are taken for guesses, until the game is known; and a
// server that was started again knows it by the phone's next word.
const EVERY_GUESS = 15_000;
const PATIENCE = 10_000;

/** A local game on another screen, by the code that its phone shows. */
export function LocalTvPage({ code }: { readonly code: string }) {
  const path = `/tv/local/${encodeURIComponent(code)}`;
  const [last, setLast] = useState<RelayedAnswer>();
  const isKnown = last !== undefined;
  const { view, isGone, isStale } = useFresh<RelayedAnswer>(
    isKnown ? `${path}?id=${last.id}` : path,
    isKnown ? EVERY_DART : EVERY_GUESS,
  );
  if (view && view !== last) setLast(view);
  const hasEnded = useLasting(isGone, isKnown ? PATIENCE : 0) && last?.game.status !== 'finalizada';

  if (hasEnded) {
    return (
      <Message title={words.codeGone} about={words.codeGoneAbout}>
        <ButtonLink to={paths.tv}>{words.otherCode}</ButtonLink>
      </Message>
    );
  }
  const shown = view ?? last;
  if (!shown) return <Waiting isStale={isStale} />;
  return <GameWall game={shown.game} isStale={isStale} isSilent={shown.isSilent} />;
}

/** Whether something has been so for a time, in milliseconds. */
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
