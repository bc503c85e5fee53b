import type { GameResult } from '@darts/contracts/results';
import type { Pair } from '@darts/rules/play/pair';
import { useState, type SubmitEvent } from 'react';
import { useUser } from '#platform/session.ts';
import { Button } from '#ui/button.tsx';
import layout from '#ui/layout.module.css';
import { uiWords } from '#ui/words.ts';
import styles from './result-card.module.css';
import { ScoreFields } from './score-fields.tsx';
import { emptyScore, scoreOf, type Score, type Wrong } from './score-form.ts';
import { useAnswer } from './use-answer.ts';
import { resultWords } from './words.ts';

type Fields = { readonly result: GameResult; readonly names: Pair<string> };
type Props = Fields & {
  readonly isEntering: boolean;
  readonly onEnter: (isEntering: boolean) => void;
};

/** Form for the players of a game: propose a result, or answer the rival's. */
export function Proposing({ result, names, isEntering, onEnter }: Props) {
  const { userId } = useUser();
  const { mutate, isPending } = useAnswer(result);
  const { proposal } = result;
  const isToAnswer = proposal && proposal.by.userId !== userId && !proposal.isDisputed;

  if (isToAnswer) {
    const body = { proposedAt: proposal.proposedAt };
    return (
      <div className={layout.row}>
        <Button variant="go" busy={isPending} onClick={() => mutate({ act: 'confirm', body })}>
          {resultWords.confirm}
        </Button>
        <Button busy={isPending} onClick={() => mutate({ act: 'dispute', body })}>
          {resultWords.dispute}
        </Button>
      </div>
    );
  }
  if (isEntering) {
    const stop = () => onEnter(false);
    return (
      <Entering
        result={result}
        names={names}
        isPending={isPending}
        onSend={(body) => mutate({ act: 'proposal', body }, { onSuccess: stop })}
        onCancel={stop}
      />
    );
  }
  return (
    <>
      {!proposal && <p className={styles.faint}>{resultWords.about}</p>}
      <div>
        <Button onClick={() => onEnter(true)}>
          {proposal ? resultWords.enterOther : resultWords.enter}
        </Button>
      </div>
    </>
  );
}

type EnteringProps = Fields & {
  readonly isPending: boolean;
  readonly onSend: (score: Score) => void;
  readonly onCancel: () => void;
};

function Entering({ result, names, isPending, onSend, onCancel }: EnteringProps) {
  const [fields, setFields] = useState(emptyScore);
  const [wrong, setWrong] = useState<Wrong>();

  function send(event: SubmitEvent): void {
    event.preventDefault();
    const score = scoreOf(fields, result);
    setWrong(typeof score === 'string' ? score : undefined);
    if (typeof score !== 'string' && !isPending) onSend(score);
  }

  return (
    <form className={layout.stack} onSubmit={send} noValidate>
      <div className={styles.fields}>
        <ScoreFields
          {...result}
          names={names}
          value={fields}
          wrong={wrong}
          onChange={(value) => {
            setFields(value);
            setWrong(undefined);
          }}
        />
      </div>
      <div className={layout.row}>
        <Button type="submit" variant="go" busy={isPending}>
          {resultWords.send}
        </Button>
        <Button variant="quiet" onClick={onCancel}>
          {uiWords.cancel}
        </Button>
      </div>
    </form>
  );
}
