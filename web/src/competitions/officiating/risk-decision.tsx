import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { DecisionDialog } from '#competitions/results/decision-dialog.tsx';
import { gameResultQuery } from '#competitions/results/result-query.ts';
import { namesOf } from '#competitions/results/result-text.ts';
import { useErrorToast } from '#competitions/use-error-toast.ts';
import { words } from './words.ts';

type Props = { readonly gameId: string; readonly onClose: () => void };

/** How a game at risk ends, asked once it is known how it stands now. */
export function RiskDecision({ gameId, onClose }: Props) {
  // Nothing is kept from the last time: its fields begin with what is proposed now.
  const { data: result, error } = useQuery({ ...gameResultQuery(gameId, 0), gcTime: 0 });
  useErrorToast(error, words.risk.notDone);
  const isFailed = error !== null && !result;
  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (isFailed) close();
  }, [isFailed]);
  if (!result) return null;
  return (
    <DecisionDialog
      game={result}
      names={namesOf(result.player1, result.player2)}
      score={result.proposal ?? undefined}
      onClose={onClose}
    />
  );
}
