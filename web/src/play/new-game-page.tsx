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
import {
  defaultSetup,
  isRounds,
  isStart,
  MAX_ROUNDS,
  MAX_START,
  MIN_ROUNDS,
  type LocalSetup,
} from './local-setup.ts';
import { NameHalf } from './name-half.tsx';
import styles from './new-game-page.module.css';
import { RoundsStepper } from './rounds-stepper.tsx';

const MAX_NAME = 20;

const startField = {
  valueAsNumber: true,
  validate: (points: number) => isStart(points) || `Un número entero de 1 a ${MAX_START}`,
} as const;

const roundsField = {
  valueAsNumber: true,
  validate: (rounds: number) =>
    isRounds(rounds) || `Un número entero de ${MIN_ROUNDS} a ${MAX_ROUNDS}`,
} as const;

/** Who plays on this device, from how many points, for how many rounds. */
export function NewGamePage() {
  const navigate = useNavigate();
  const { register, handleSubmit, formState, control, getValues, setValue } = useForm({
    defaultValues: defaultSetup,
  });
  const start = useWatch({ control, name: 'start' });
  const { errors } = formState;

  const begin = handleSubmit((setup) =>
    navigate(paths.localGame, { state: { ...setup, players: named(setup.players) } }),
  );

  return (
    <div className={classNames(layout['page'], layout['narrow'])}>
      <div className={layout['pageHead']}>
        <PageTitle title="Partida local" />
      </div>
      <form className={layout['stackLarge']} noValidate onSubmit={(event) => void begin(event)}>
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
            <Input inputMode="numeric" autoComplete="off" {...register('start', startField)} />
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
              {...register('rounds', roundsField)}
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

/** A name left empty falls back to the seat's. */
const named = ([first, second]: LocalSetup['players']): LocalSetup['players'] => [
  first.trim() || defaultSetup.players[0],
  second.trim() || defaultSetup.players[1],
];
