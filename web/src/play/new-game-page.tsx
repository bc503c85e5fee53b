import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { Info } from 'lucide-react';
import { useForm, useWatch } from 'react-hook-form';
import { useNavigate } from 'react-router';
import { paths } from '#platform/paths.ts';
import { Button } from '#ui/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { Field } from '#ui/field.tsx';
import { Input } from '#ui/input.tsx';
import layout from '#ui/layout.module.css';
import { Note } from '#ui/note.tsx';
import { PageTitle } from '#ui/page-title.tsx';
import { defaultSetup, localSetup, MAX_NAME, MAX_ROUNDS, MIN_ROUNDS } from './local-setup.ts';
import { NameHalf } from './name-half.tsx';
import styles from './new-game-page.module.css';
import { RoundsStepper } from './rounds-stepper.tsx';

/** Who plays on this device, from how many points, for how many rounds. */
export function NewGamePage() {
  const navigate = useNavigate();
  const { register, handleSubmit, formState, control, getValues, setValue } = useForm({
    resolver: standardSchemaResolver(localSetup),
    defaultValues: defaultSetup,
  });
  const start = useWatch({ control, name: 'start' });
  const { errors } = formState;

  return (
    <div className={classNames(layout['page'], layout['narrow'])}>
      <div className={layout['pageHead']}>
        <PageTitle title="Partida local" />
      </div>
      <form
        className={layout['stackLarge']}
        noValidate
        onSubmit={(event) =>
          void handleSubmit((setup) => navigate(paths.localGame, { state: setup }))(event)
        }
      >
        <div className={styles['duel']}>
          {([0, 1] as const).map((index) => (
            <NameHalf
              key={index}
              label={`Nombre del jugador ${index + 1}`}
              start={start}
              isUp={index === 0}
              maxLength={MAX_NAME}
              placeholder={defaultSetup.players[index]}
              {...register(`players.${index}`)}
            />
          ))}
        </div>
        <div className={layout['two']}>
          <Field label="Puntos iniciales" error={errors.start?.message}>
            <Input
              inputMode="numeric"
              autoComplete="off"
              {...register('start', { valueAsNumber: true })}
            />
          </Field>
          <Field
            label="Número de rondas"
            hint={`Entre ${MIN_ROUNDS} y ${MAX_ROUNDS}`}
            error={errors.rounds?.message}
          >
            <RoundsStepper
              onStep={(by) =>
                setValue('rounds', roundsAfter(getValues('rounds'), by), { shouldValidate: true })
              }
              {...register('rounds', { valueAsNumber: true })}
            />
          </Field>
        </div>
        <Note icon={Info}>Las partidas locales no guardan estadísticas.</Note>
        <Button type="submit" variant="go" large block>
          Empezar partida
        </Button>
      </form>
    </div>
  );
}

/** A step from whatever is typed, NaN included, to a number of rounds that can be played. */
const roundsAfter = (rounds: number, by: number) =>
  Math.min(Math.max((rounds || MIN_ROUNDS) + by, MIN_ROUNDS), MAX_ROUNDS);
