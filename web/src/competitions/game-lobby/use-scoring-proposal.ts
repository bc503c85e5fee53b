import type { EventOf } from '@darts/contracts/realtime';
import { useState } from 'react';
import { useConnection } from '#platform/connection.ts';
import { alertPlayer } from '#platform/device/alerts.ts';
import { useServerEvent } from '#platform/server-events.ts';
import { toast } from '#ui/toasts/toast.ts';
import { gameLobbyWords } from './words.ts';

export type ScoringProposal = EventOf<'scoringProposed'>;

/** Tells a player on any page that the rival waits at the board. */
export function useRivalCalls(): void {
  useServerEvent('rivalCalls', ({ by, competition, isPlaying }) => {
    const say = isPlaying ? gameLobbyWords.callsLater : gameLobbyWords.calls;
    toast.info(say(by.username, competition));
    alertPlayer('invitation');
  });
}

/** Returns the pending proposal of a rival at the board to record for both. */
export function useScoringProposal() {
  const [proposal, setProposal] = useState<ScoringProposal>();
  const isOffline = useConnection() === 'offline';
  const end = (gameId: string) =>
    setProposal((open) => (open?.gameId === gameId ? undefined : open));

  useServerEvent('scoringProposed', (asked) => {
    setProposal(asked);
    alertPlayer('invitation');
  });
  useServerEvent('scoringProposalAnswered', ({ gameId }) => end(gameId));
  useServerEvent('gameStarted', ({ game }) => end(game.gameId));
  if (isOffline && proposal) setProposal(undefined); // the server sends it again after a reconnection

  return { proposal, end };
}
