import { LOCAL_LIMITS } from '@darts/rules/play/x01/settings';
import { Info } from 'lucide-react';
import { useRef, useState, type FocusEvent, type SubmitEvent } from 'react';
import { useNavigate } from 'react-router';
import { paths } from '#platform/paths.ts';
import { Button } from '#ui/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { Callout } from '#ui/feedback/callout.tsx';
import { Field } from '#ui/form/field.tsx';
import { Input } from '#ui/form/input.tsx';
import { Stepper } from '#ui/form/stepper.tsx';
import layout from '#ui/layout.module.css';
import { PageTitle } from '#ui/page-title.tsx';
import { ContinueGame } from './continue-game.tsx';
import { KnownNames } from './known-names.tsx';
import { LocalFormat } from './local-format.tsx';
import { defaultSetup, MAX_NAME_LENGTH } from './local-setup.ts';
import { NameHalf } from './name-half.tsx';
import styles from './new-game-page.module.css';
import { rememberSetup } from './remembered-setup.ts';
import { errorsIn, numberIn, roundsAfter, setupOf, typedIn, withName } from './setup-form.ts';
import { useSetupForm } from './use-setup-form.ts';
import { localGameWords } from './words.ts';

const { min, max } = LOCAL_LIMITS.rounds;

/**
 * The setup of a local game: players, points, rounds. Written without the forms library, which would add a
 * tenth to the first load.
 */
export function NewGamePage() {
  const navigate = useNavigate();
  const { form, typed, change, isHydrated, names } = useSetupForm();
  const [isTried, setTried] = useState(false); // errors show from the first submit on
  const startField = useRef<HTMLInputElement>(null);
  const roundsField = useRef<HTMLInputElement>(null);
  const secondName = useRef<HTMLInputElement>(null);
  const errors = isTried ? errorsIn(setupOf(typed)) : {};

  const begin = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setTried(true);
    // Reads the fields: a press during hydration comes before the state is up to date.
    const setup = setupOf({ ...typed, ...typedIn(event.currentTarget) });
    const wrong = errorsIn(setup);
    if (wrong.start) startField.current?.focus();
    else if (wrong.rounds) roundsField.current?.focus();
    else {
      rememberSetup(setup);
      void navigate(paths.localGame, { state: setup });
    }
  };

  return (
    <div className={classNames(layout.page, layout.narrow)}>
      <div className={layout.pageHead}>
        <PageTitle title={localGameWords.title} />
      </div>
      <form
        ref={form}
        method="dialog" // submitting is a no-op before hydration
        className={layout.stackLarge}
        noValidate
        onSubmit={begin}
      >
        <div className={styles.duel}>
          {typed.players.map((name, side) => (
            <NameHalf
              key={side}
              side={side}
              label={localGameWords.playerName(side + 1)}
              start={numberIn(typed.start)}
              isUp={typed.starter === side}
              onUp={() => change({ starter: side })}
              maxLength={MAX_NAME_LENGTH}
              onFocus={selectAll}
              enterKeyHint={side === 0 ? 'next' : 'go'}
              onKeyDown={(event) => {
                if (event.key !== 'Enter' || side === 1) return;
                event.preventDefault(); // Enter in the first name does not submit
                secondName.current?.focus();
              }}
              ref={side === 1 ? secondName : undefined}
              placeholder={defaultSetup.players[side]}
              value={name}
              onChange={({ target }) =>
                change(({ players }) => ({ players: withName(players, side, target.value) }))
              }
            />
          ))}
        </div>
        <KnownNames
          names={names}
          players={typed.players}
          onChange={(players) => change({ players })}
        />
        <LocalFormat typed={typed} onChange={change} />
        <div className={layout.two}>
          <Field label={localGameWords.start} error={errors.start}>
            <Input
              ref={startField}
              name="start"
              onFocus={selectAll}
              inputMode="numeric"
              autoComplete="off"
              value={typed.start}
              onChange={({ target }) => change({ start: target.value })}
            />
          </Field>
          <Field
            label={localGameWords.rounds}
            hint={localGameWords.between(min, max)}
            error={errors.rounds}
          >
            <Stepper
              less={localGameWords.oneRoundLess}
              more={localGameWords.oneRoundMore}
              min={min}
              max={max}
              ref={roundsField}
              name="rounds"
              onFocus={selectAll}
              value={typed.rounds}
              onChange={({ target }) => change({ rounds: target.value })}
              onStep={(by) => change({ rounds: roundsAfter(typed.rounds, by) })}
            />
          </Field>
        </div>
        <Callout icon={Info}>{localGameWords.noStatistics}</Callout>
        <div className={styles.actions}>
          {isHydrated && <ContinueGame />}
          <Button type="submit" variant="go" large>
            {localGameWords.begin}
          </Button>
        </div>
      </form>
    </div>
  );
}

/** Selects the text of a field, so that typing replaces it. */
const selectAll = ({ target }: FocusEvent<HTMLInputElement>) => target.select();
