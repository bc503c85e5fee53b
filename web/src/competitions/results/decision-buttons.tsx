import type { GameResult } from '@darts/contracts/results';
import { useState } from 'react';
import { Button } from '#ui/button.tsx';
import layout from '#ui/layout.module.css';
import { DecisionDialog } from './decision-dialog.tsx';
import { ReasonDialog } from './reason-dialog.tsx';
import type { Pair } from './result-text.ts';
import { useDecision } from './use-decision.ts';
import { words } from './words.ts';

type Props = { readonly result: GameResult; readonly names: Pair };

/** What an organiser may do about a game: decide it, correct it, take back what was entered. */
export function DecisionButtons({ result, names }: Props) {
  const [open, setOpen] = useState<'decision' | 'taking-back'>();
  const close = () => setOpen(undefined);

  return (
    <div className={layout['row']}>
      {result.mayDecide && (
        <Button onClick={() => setOpen('decision')}>
          {result.status === 'pendiente' ? words.decide : words.correct}
        </Button>
      )}
      {result.mayTakeBack && (
        <Button variant="danger-line" onClick={() => setOpen('taking-back')}>
          {words.takeBack}
        </Button>
      )}
      {open === 'decision' && (
        <DecisionDialog
          game={result}
          names={names}
          score={result.proposal ?? undefined}
          onClose={close}
        />
      )}
      {open === 'taking-back' && <TakingBack result={result} onClose={close} />}
    </div>
  );
}

type TakingBackProps = { readonly result: GameResult; readonly onClose: () => void };

function TakingBack({ result, onClose }: TakingBackProps) {
  const { mutate, isPending } = useDecision(result.gameId, result);
  const [seen] = useState(result.version); // what is decided meanwhile is not taken back unseen
  const send = (reason: string) => {
    if (reason !== '') mutate({ takesBack: true, body: { reason, seen } }, { onSuccess: onClose });
  };
  return (
    <ReasonDialog
      title={words.askTakeBack}
      label={words.takeBack}
      isDangerous
      isPending={isPending}
      onSend={send}
      onClose={onClose}
    >
      <p>{words.takingBack}</p>
    </ReasonDialog>
  );
}
