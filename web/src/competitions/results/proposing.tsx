import type { GameResult } from '@darts/contracts/results';
import { useState, type SubmitEvent } from 'react';
import { useUser } from '#platform/session.ts';
import { Button } from '#ui/button.tsx';
import layout from '#ui/layout.module.css';
import { words as shared } from '#ui/words.ts';
import styles from './result-card.module.css';
import type { Pair } from './result-text.ts';
import { ToldFields } from './told-fields.tsx';
import { noFields, toldOf, type Told, type Wrong } from './told-result.ts';
import { useAnswer } from './use-answer.ts';
import { words } from './words.ts';

type Props = { readonly result: GameResult; readonly names: Pair };

/** For the players of a game: they say how it went elsewhere, and answer what the rival says. */
export function Proposing({ result, names }: Props) {
  const { userId } = useUser();
  const { mutate, isPending } = useAnswer(result);
  const [isEntering, setEntering] = useState(false);
  const { proposal } = result;
  const isToAnswer = proposal && proposal.by.userId !== userId && !proposal.isDisputed;

  if (isToAnswer) {
    const body = { proposedAt: proposal.proposedAt };
    return (
      <div className={layout['row']}>
        <Button variant="go" busy={isPending} onClick={() => mutate({ call: 'confirm', body })}>
          {words.confirm}
        </Button>
        <Button busy={isPending} onClick={() => mutate({ call: 'dispute', body })}>
          {words.dispute}
        </Button>
      </div>
    );
  }
  if (isEntering) {
    const stop = () => setEntering(false);
    return (
      <Entering
        result={result}
        names={names}
        isPending={isPending}
        onSend={(body) => mutate({ call: 'proposal', body }, { onSuccess: stop })}
        onCancel={stop}
      />
    );
  }
  return (
    <>
      {!proposal && <p className={styles['faint']}>{words.about}</p>}
      <div>
        <Button onClick={() => setEntering(true)}>
          {proposal ? words.enterOther : words.enter}
        </Button>
      </div>
    </>
  );
}

type EnteringProps = Props & {
  readonly isPending: boolean;
  readonly onSend: (told: Told) => void;
  readonly onCancel: () => void;
};

function Entering({ result, names, isPending, onSend, onCancel }: EnteringProps) {
  const [fields, setFields] = useState(noFields);
  const [wrong, setWrong] = useState<Wrong>();

  function send(event: SubmitEvent): void {
    event.preventDefault();
    const told = toldOf(fields, result);
    setWrong(typeof told === 'string' ? told : undefined);
    if (typeof told !== 'string' && !isPending) onSend(told);
  }

  return (
    <form className={layout['stack']} onSubmit={send} noValidate>
      <div className={styles['fields']}>
        <ToldFields
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
      <div className={layout['row']}>
        <Button type="submit" variant="go" busy={isPending}>
          {words.send}
        </Button>
        <Button variant="quiet" onClick={onCancel}>
          {shared.cancel}
        </Button>
      </div>
    </form>
  );
}
