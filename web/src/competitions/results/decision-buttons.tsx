import { moveGame } from '@darts/contracts/addresses/dates';
import type { GameResult } from '@darts/contracts/results';
import type { Pair } from '@darts/rules/play/pair';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { DateDialog } from './date-dialog.tsx';
import { gameDatesQuery } from '#competitions/dates/queries.ts';
import { dateWords } from '#competitions/dates/words.ts';
import { placeAt } from '#competitions/kind.ts';
import { call } from '#platform/api.ts';
import { Button } from '#ui/button.tsx';
import layout from '#ui/layout.module.css';
import { DecisionDialog } from './decision-dialog.tsx';
import { ReasonDialog } from './reason-dialog.tsx';
import { useDecision } from './use-decision.ts';
import { resultWords } from './words.ts';

type Props = { readonly result: GameResult; readonly names: Pair<string> };

/** Buttons of an organiser: decide the game, correct its result, take an entered result back, set its date. */
export function DecisionButtons({ result, names }: Props) {
  const [open, setOpen] = useState<'decision' | 'taking-back' | 'date'>();
  const close = () => setOpen(undefined);
  const isToPlay = result.mayDecide && result.status === 'pendiente';

  return (
    <div className={layout.row}>
      {result.mayDecide && (
        <Button onClick={() => setOpen('decision')}>
          {isToPlay ? resultWords.decide : resultWords.correct}
        </Button>
      )}
      {isToPlay && <Button onClick={() => setOpen('date')}>{dateWords.move}</Button>}
      {result.mayTakeBack && (
        <Button variant="danger-line" onClick={() => setOpen('taking-back')}>
          {resultWords.takeBack}
        </Button>
      )}
      {open === 'decision' && <DecisionDialog game={result} names={names} onClose={close} />}
      {open === 'taking-back' && <TakingBack result={result} onClose={close} />}
      {open === 'date' && <Moving result={result} onClose={close} />}
    </div>
  );
}

type ChangeProps = { readonly result: GameResult; readonly onClose: () => void };

function Moving({ result, onClose }: ChangeProps) {
  const { gameId, kind, competitionId } = result;
  const { data } = useQuery(gameDatesQuery(gameId));
  if (!data) return null;
  return (
    <DateDialog
      place={placeAt(kind, competitionId)}
      move={(body) => call(moveGame(kind), { params: { competitionId, gameId }, body })}
      title={dateWords.move}
      about={dateWords.moving}
      date={data.dueDate}
      onClose={onClose}
    />
  );
}

function TakingBack({ result, onClose }: ChangeProps) {
  const { mutate, isPending } = useDecision(result.gameId, result);
  const [seen] = useState(result.version); // refused if the game has changed since the dialog opened
  const send = (reason: string) => {
    if (reason !== '') mutate({ takesBack: true, body: { reason, seen } }, { onSuccess: onClose });
  };
  return (
    <ReasonDialog
      title={resultWords.askTakeBack}
      label={resultWords.takeBack}
      isDangerous
      isPending={isPending}
      onSend={send}
      onClose={onClose}
    >
      <p>{resultWords.takingBack}</p>
    </ReasonDialog>
  );
}
