import { namesOf } from '@darts/contracts/game/pairs';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { useErrorToast } from '#competitions/use-error-toast.ts';
import { DecisionDialog } from './decision-dialog.tsx';
import { gameResultQuery } from './result-query.ts';
import type { DecisionFields } from './score-form.ts';
import { resultWords } from './words.ts';

type Props = {
  readonly gameId: string;
  readonly first?: DecisionFields['outcome'];
  readonly onClose: () => void;
};

/** Decision of a game in a list, shown once its current state is loaded. */
export function GameDecision({ gameId, onClose, ...props }: Props) {
  // Not cached between dialogs: the fields start from the current proposal.
  const { data: result, error } = useQuery({ ...gameResultQuery(gameId, 0), gcTime: 0 });
  useErrorToast(error, resultWords.notLoaded);
  const isFailed = error !== null && !result;
  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (isFailed) close();
  }, [isFailed]);
  if (!result) return null;
  return (
    <DecisionDialog
      game={result}
      names={namesOf(result, resultWords.noPlayer)}
      {...props}
      onClose={onClose}
    />
  );
}
