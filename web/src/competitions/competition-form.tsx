import { PARTICIPANTS_MAX, PARTICIPANTS_MIN } from '@darts/contracts/competitions';
import type { ReactNode } from 'react';
import type { FieldErrors, UseFormRegisterReturn } from 'react-hook-form';
import { Button, ButtonLink } from '#ui/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { Field } from '#ui/field.tsx';
import { Input } from '#ui/input.tsx';
import layout from '#ui/layout.module.css';
import styles from './competition-form.module.css';
import { Textarea } from './textarea.tsx';

type FieldName = 'name' | 'description' | 'startDate' | 'maxParticipants';

type Props = {
  readonly fields: Readonly<Record<FieldName, UseFormRegisterReturn>>;
  readonly errors: FieldErrors<Record<FieldName, unknown>>;
  readonly besideDate?: ReactNode;
  readonly besidePlaces?: ReactNode;
  readonly children?: ReactNode; // what follows from what is typed
  readonly action: string; // what sending it is called
  readonly isPending: boolean;
  readonly cancelTo: string; // an address
  readonly onSubmit: () => void;
};

/** The form of a competition: what leagues and tournaments ask for alike, and between it the rest. */
export function CompetitionForm(props: Props) {
  const { fields, errors, besideDate, besidePlaces, children } = props;
  const { action, isPending, cancelTo, onSubmit } = props;

  return (
    <form
      className={classNames(layout['card'], layout['padded'], layout['stackLarge'])}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!isPending) onSubmit();
      }}
    >
      <Field label="Nombre" hint="De 3 a 30 caracteres" error={errors.name?.message}>
        <Input autoComplete="off" {...fields.name} />
      </Field>
      <Field
        label={
          <>
            Descripción <small className={styles['optional']}>(opcional)</small>
          </>
        }
        error={errors.description?.message}
      >
        <Textarea rows={3} {...fields.description} />
      </Field>
      <div className={styles['two']}>
        <Field label="Fecha de inicio" error={errors.startDate?.message}>
          <Input type="date" {...fields.startDate} />
        </Field>
        {besideDate}
      </div>
      <div className={styles['two']}>
        <Field
          label="Participantes máximos"
          hint={`Entre ${PARTICIPANTS_MIN} y ${PARTICIPANTS_MAX}`}
          error={errors.maxParticipants?.message}
        >
          <Input
            type="number"
            inputMode="numeric"
            min={PARTICIPANTS_MIN}
            max={PARTICIPANTS_MAX}
            {...fields.maxParticipants}
          />
        </Field>
        {besidePlaces}
      </div>
      {children}
      <div className={classNames(layout['row'], layout['rowEnd'])}>
        <ButtonLink variant="quiet" to={cancelTo}>
          Cancelar
        </ButtonLink>
        <Button type="submit" variant="go" large busy={isPending}>
          {action}
        </Button>
      </div>
    </form>
  );
}
