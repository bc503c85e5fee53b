import { START_DATE_MAX, START_DATE_MIN } from '@darts/contracts/competitions';
import type { DueDateBody } from '@darts/contracts/dates';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ReasonDialog } from './reason-dialog.tsx';
import type { Place } from '#competitions/use-action.ts';
import { useStep } from '#competitions/use-step.ts';
import { Field } from '#ui/form/field.tsx';
import { Input } from '#ui/form/input.tsx';
import { dateWords } from '#competitions/dates/words.ts';

type Props = {
  readonly place: Place;
  readonly move: (body: DueDateBody) => Promise<unknown>;
  readonly title: string;
  readonly about: string;
  readonly date: string; // current date
  readonly onClose: () => void;
};

/** Asks the organiser for another date of a game or a round. */
export function DateDialog({ place, move, title, about, date, onClose }: Props) {
  const cache = useQueryClient();
  const { mutate, isPending } = useStep(place, dateWords.failed);
  const [dueDate, setDueDate] = useState(date);
  const [isChecked, setChecked] = useState(false);

  function send(reason: string): void {
    setChecked(true);
    if (dueDate === '') return;
    const body = { dueDate, ...(reason !== '' && { reason }) };
    const onSuccess = () => {
      void cache.invalidateQueries({ queryKey: ['competitions'] });
      onClose();
    };
    mutate({ send: () => move(body), done: dateWords.moved }, { onSuccess });
  }

  return (
    <ReasonDialog
      title={title}
      label={dateWords.save}
      isOptional
      isPending={isPending}
      onSend={send}
      onClose={onClose}
    >
      <p>{about}</p>
      <Field
        label={dateWords.newDate}
        error={isChecked && dueDate === '' ? dateWords.noDate : undefined}
      >
        <Input
          type="date"
          min={START_DATE_MIN}
          max={START_DATE_MAX}
          value={dueDate}
          onChange={({ target }) => setDueDate(target.value)}
        />
      </Field>
    </ReasonDialog>
  );
}
